import type { Flow } from '@orrery/board/flow.ts'
import { carryAnswerUnasked } from '../orders/carry.ts'
import type { View } from '../view.ts'
import { answeredAlike } from './alike.ts'

/** How Forbidden Stars' pace is measured; a turn is what one player decides in a round. */
export const flow: Flow<View> = {
  tables: [
    { name: 'two players', seats: 2, games: 40, options, questions: 90 },
    { name: 'four players', seats: 4, games: 40, options, questions: 125 },
  ],
  answers: (question, view) => answeredAlike(question, view) ?? carryAnswerUnasked(question, view),
  turn: (_seat, { round }) => (round === 0 ? null : `${round}`),
}

/** A quick set-up with any factions. */
function options() {
  return { quick_setup: true, random_factions: true }
}
