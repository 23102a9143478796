import type { Flow } from '@orrery/board/flow.ts'
import type { View } from '../view.ts'
import { answeredHere, isStoppedHere } from './mat/stops.ts'

/** What the board of Chaos Galaxy answers by itself; its duels are measured with rows of their own. */
export const flow: Flow<View> = {
  tables: [],
  passes: (question, view) => (isStoppedHere(question, view) ? null : 'pass'),
  answers: answeredHere,
  turn: (seat, { active, turn }) => (active === seat ? `${turn}` : null),
}
