import type { Result, Seat } from '@orrery/kernel'
import { tell } from '../events.ts'
import { opponentsOf, seatOf } from '../seats.ts'
import { NONE, type State } from '../state.ts'
import { goalOf, isMet } from './goal.ts'

/** The rule by which each goal is won. */
const RULE = { colony: 'CG-WIN-1', credits: 'CG-ECO-2', bases: 'CG-SETL-2' } as const

/** The active player wins when the opponent's colony is empty, or with what another goal asks for. // CG-WIN-1 to CG-WIN-3 */
export function winCheck(g: State, seat: Seat): boolean {
  const goal = goalOf(g)
  if (goal === 'colony' ? !areEmptied(g, seat) : !isMet(g, seat, goal)) return false
  g.phase = 'over'
  g.winner = seat
  tell(g, { type: 'won', rule: RULE[goal], seat })
  return true
}

function areEmptied(g: State, seat: Seat): boolean {
  return opponentsOf(g, seat).every((other) => seatOf(g, other).colony.length === 0)
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
  const goal = goalOf(g)
  const won = goal === 'colony' ? areEmptied(g, g.winner) : isMet(g, g.winner, goal)
  const params = { turn: g.turn }
  return won
    ? { winners: [g.winner], rule: RULE[goal], message: WON[goal], params }
    : { winners: [g.winner], rule: 'CG-WIN-5', message: 'turns-over', params }
}

const WON = { colony: 'colony-empty', credits: 'most-credits', bases: 'most-bases' } as const
