import type { State } from '../../state.ts'
import { pointsOf } from './victory.ts'

/** FA-VP-9: who of two would win a game of a tournament whose time is over: more points; where they are equal, who has the second seat. */
export function winnerByTime(g: State): number {
  return pointsOf(g, 0) > pointsOf(g, 1) ? 0 : 1
}
