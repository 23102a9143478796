import type { Seat } from '@orrery/kernel'
import { RACE_CATALOGUE } from './effects/language/catalogues.ts'
import type { Race } from './effects/language/vocabulary.ts'
import { type Combat, NONE, type SeatState, type State } from './state.ts'

/** The seat's part of the state. */
export function seatOf(g: State, seat: Seat): SeatState {
  return g.seats[seat] as SeatState
}

/** Whether the table is for two. */
export function isDuel(g: State): boolean {
  return g.seats.length === 2
}

/** CG-END-7, CG-MULTI-9: the next player clockwise; also from a seat that is out. */
export function nextOf(g: State, seat: Seat): Seat {
  if (isDuel(g)) return 1 - seat
  for (const other of g.order) if (other > seat) return other
  return g.order[0] as Seat
}

/** The other players who are still in the game, in turn order from the seat. */
export function opponentsOf(g: State, seat: Seat): Seat[] {
  if (isDuel(g)) return [1 - seat]
  const seats: Seat[] = []
  for (const other of g.order) if (other > seat) seats.push(other)
  for (const other of g.order) if (other < seat) seats.push(other)
  return seats
}

/** CG-STACK-18: all players who are still in the game, in turn order from the active one. */
export function inTurnOrder(g: State): Seat[] {
  return [g.active, ...opponentsOf(g, g.active)]
}

/** CG-MULTI-1, CG-MULTI-9: the players next to a seat: the next one clockwise, and the one before. */
export function neighboursOf(g: State, seat: Seat): Seat[] {
  if (isDuel(g)) return [1 - seat]
  let next = NONE
  let first = NONE
  let before = NONE
  let last = NONE
  for (const other of g.order) {
    if (other === seat) continue
    if (first === NONE) first = other
    last = other
    if (other < seat) before = other
    else if (next === NONE) next = other
  }
  if (last === NONE) return []
  const after = next === NONE ? first : next
  const ahead = before === NONE ? last : before
  return after === ahead ? [after] : [after, ahead]
}

/** CG-MULTI-1: whether the players sit next to each other. */
export function areNeighbours(g: State, seat: Seat, other: Seat): boolean {
  return isDuel(g) ? seat !== other : neighboursOf(g, seat).includes(other)
}

/** CG-MULTI-9, CG-MULTI-11: whether the seat is out of the game. */
export function isOut(g: State, seat: Seat): boolean {
  return !isDuel(g) && !g.order.includes(seat)
}

/** The other side of the combat. */
export function otherSide(combat: Combat, seat: Seat): Seat {
  return seat === combat.attacker ? combat.defender : combat.attacker
}

/** CG-MONO-1: whether the seat has the bonus of a mono-race deck. */
export function isMono(g: State, seat: Seat, race: Race): boolean {
  const mono = seatOf(g, seat).mono
  return mono !== NONE && RACE_CATALOGUE.of(mono) === race
}
