import { type Result, type Seat, tell } from '@orrery/kernel'
import type { State } from '../state.ts'
import { opponentsOf, seatOf } from './zones.ts'

/** The active player wins when the opponent's colony is empty. // CG-WIN-1 to CG-WIN-3 */
export function winCheck(g: State, seat: Seat): boolean {
  if (!opponentsOf(g, seat).every((other) => seatOf(g, other).colony.length === 0)) return false
  g.phase = 'over'
  g.winner = seat
  tell(g, { type: 'won', rule: 'CG-WIN-1', seat })
  return true
}

/** How the table ended. */
export function resultOf(g: State): Result {
  const emptied = opponentsOf(g, g.winner).every((other) => seatOf(g, other).colony.length === 0)
  return emptied
    ? { winners: [g.winner], rule: 'CG-WIN-1', message: 'colony-empty', params: { turn: g.turn } }
    : { winners: [g.winner], rule: 'CG-WIN-5', message: 'turns-over', params: { turn: g.turn } }
}
