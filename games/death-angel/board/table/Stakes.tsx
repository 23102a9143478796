import type { BoardProps } from '@orrery/board'
import type { View } from '../../view.ts'
import { stakesOf } from './stakes.ts'

/** Under the prompt: what the question turns on. */
export function Stakes({ seen, text }: BoardProps<View>) {
  const { question, view } = seen
  const said = question === null ? '' : stakesOf(question, view, text)
  return said === '' ? null : <p class="da-stakes">{said}</p>
}
