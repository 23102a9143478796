import type { Flow } from '@orrery/board/flow.ts'
import type { View } from '../view.ts'
import { answers } from './answers.ts'

/** How Death Angel's pace is measured; a turn is what one player decides in a round. */
export const flow: Flow<View> = {
  tables: [{ name: 'alone', seats: 1, games: 40, options: () => ({}), questions: 90 }],
  answers,
  turn: (_seat, { round }) => `${round}`,
}
