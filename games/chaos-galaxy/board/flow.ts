import type { Flow } from '@orrery/board/flow.ts'
import type { View } from '../view.ts'
import { answeredHere, isStoppedHere } from './mat/stops.ts'

/** What Chaos Galaxy's board answers by itself; its duels have separate rows in the bench. */
export const flow: Flow<View> = {
  tables: [],
  passes: (question, view) => (isStoppedHere(question, view) ? null : 'pass'),
  answers: answeredHere,
  turn: (seat, { active, turn }) => (active === seat ? `${turn}` : null),
}
