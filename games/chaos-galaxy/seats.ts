import type { Seat } from '@orrery/kernel'
import { RACES, type Race } from './effects/language/vocabulary.ts'
import { type Combat, NONE, type SeatState, type State } from './state.ts'

/** The seat's part of the state. */
export function seatOf(g: State, seat: Seat): SeatState {
  return g.seats[seat] as SeatState
}

/** The other seats in turn order from the seat. */
export function opponentsOf(g: State, seat: Seat): Seat[] {
  const seats: Seat[] = []
  for (let step = 1; step < g.seats.length; step++) seats.push((seat + step) % g.seats.length)
  return seats
}

/** The opponent in a table for two, CG-DEF-10. */
export function opponentOf(g: State, seat: Seat): Seat {
  return (seat + 1) % g.seats.length
}

/** The other side of the combat. */
export function otherSide(combat: Combat, seat: Seat): Seat {
  return seat === combat.attacker ? combat.defender : combat.attacker
}

/** Whether the seat has the bonus of a mono-race deck. // CG-MONO-1 */
export function isMono(g: State, seat: Seat, race: Race): boolean {
  const mono = seatOf(g, seat).mono
  return mono !== NONE && RACES[mono] === race
}
