import type { Seat } from '@orrery/kernel'
import { isActive } from '../marks.ts'
import { opponentsOf, seatOf } from '../seats.ts'
import type { State } from '../state.ts'

/** What a player would count: colonies, ships, ready ships, credits, cards in hand; for all others together. */
export function metrics(g: State, seat: Seat) {
  const own = seatOf(g, seat)
  let theirs = 0
  let enemies = 0
  for (const other of opponentsOf(g, seat)) {
    theirs += seatOf(g, other).colony.length
    enemies += seatOf(g, other).hangar.length
  }
  return {
    colony: own.colony.length,
    theirs,
    ships: own.hangar.length,
    enemies,
    ready: own.hangar.filter((ship) => isActive(g, ship)).length,
    credits: own.credits,
    hand: own.headquarters.length,
  }
}
