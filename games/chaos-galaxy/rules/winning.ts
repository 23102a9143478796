import type { Result, Seat } from '@orrery/kernel'
import { tell } from '../events.ts'
import { opponentsOf, seatOf } from '../seats.ts'
import { NONE, type State } from '../state.ts'

/** The active player wins when the opponent's colony is empty. // CG-WIN-1 to CG-WIN-3 */
export function winCheck(g: State, seat: Seat): boolean {
  if (!opponentsOf(g, seat).every((other) => seatOf(g, other).colony.length === 0)) return false
  g.phase = 'over'
  g.winner = seat
  tell(g, { type: 'won', rule: 'CG-WIN-1', seat })
  return true
}

/** A seat gives up, and the other wins at once. // CG-WIN-4 */
export function concede(g: State, seat: Seat): void {
  g.phase = 'over'
  g.winner = opponentsOf(g, seat)[0] as Seat
  g.conceded = seat
  tell(g, { type: 'conceded', rule: 'CG-WIN-4', seat })
}

/** How the table ended. */
export function resultOf(g: State): Result {
  if (g.conceded !== NONE) return { winners: [g.winner], rule: 'CG-WIN-4', message: 'conceded', params: { turn: g.turn } }
  const emptied = opponentsOf(g, g.winner).every((other) => seatOf(g, other).colony.length === 0)
  return emptied
    ? { winners: [g.winner], rule: 'CG-WIN-1', message: 'colony-empty', params: { turn: g.turn } }
    : { winners: [g.winner], rule: 'CG-WIN-5', message: 'turns-over', params: { turn: g.turn } }
}
