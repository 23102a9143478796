import type { BoardProps } from '@orrery/board'
import { drawnLater } from '@orrery/board/lazy.tsx'
import type { Order } from '../../orders/order.ts'
import type { View } from '../../view.ts'
import { stakesOf } from './stakes.ts'

/** Loaded when they may be needed: the set-up has none. */
const Sheets = drawnLater(() => import('./Sheets.tsx').then((module) => module.Sheets))

/** What stands under the prompt: the stakes of the question, and its sheets. */
export function Stakes(props: BoardProps<View, Order>) {
  const { question, view } = props.seen
  const said = question === null ? '' : stakesOf(question, view, props.text)
  return (
    <>
      {said !== '' && <p class="da-stakes">{said}</p>}
      {view.phase === 'setup' ? null : <Sheets {...props} />}
    </>
  )
}
