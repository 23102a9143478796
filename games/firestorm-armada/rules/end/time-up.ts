import type { State } from '../../state.ts'
import { pointsOf } from './victory.ts'

/** FA-VP-9: the winner of a tournament game between two whose time is over: more points; with equal points, the second seat. */
export function winnerByTime(g: State): number {
  return pointsOf(g, 0) > pointsOf(g, 1) ? 0 : 1
}
