import type { SeenOptionsQuestion } from '@orrery/kernel'
import type { CardId } from '../content/cards.ts'
import { pathOf } from '../geometry/path.ts'
import { at, numberAt } from '../rules/at.ts'
import { moveBounds } from '../rules/move/manoeuvre.ts'
import { THRUST } from '../rules/move/thrust.ts'
import { shipsOf } from '../rules/ships.ts'
import { PLACE, type ShipId, type State } from '../state.ts'
import { worthOfPath } from './move.ts'

/** The distances straight ahead that are compared, as shares of the greatest. */
const PARTS = [0, 0.25, 0.5, 0.75, 1]

/** Cards A11, R10: how far ahead a ship is best moved, and how much better that is than staying. */
export function bestThrust(g: State, ship: ShipId, most: number): { readonly length: number; readonly gain: number } {
  const bounds = moveBounds(g, ship)
  const worth = (length: number) => worthOfPath(g, bounds, pathOf(bounds, length === 0 ? [] : [{ straight: length }]))
  const stays = worth(0)
  let best = { length: 0, gain: 0 }
  for (const part of PARTS) {
    const length = Math.floor(most * part)
    const gain = length === 0 ? 0 : worth(length) - stays
    if (gain > best.gain) best = { length, gain }
  }
  return best
}

/** A hull point in the measure of `worthOfPath`. */
const HULL = 12

/** The worth in hull points of the best move by card A11 or R10. */
export function thrustOf(g: State, { seat, on }: SeenOptionsQuestion, id: CardId): number {
  const own = id === 'A11' ? shipsOf(g, Number(String(on).split(':')[1])) : waiting(g, seat)
  return Math.max(0, ...own.map((ship) => bestThrust(g, ship, THRUST).gain)) / HULL
}

/** The ships that card R10 could move: those of the seat that have not been activated this turn. */
function waiting(g: State, seat: number): ShipId[] {
  const found: ShipId[] = []
  for (let ship = 0; ship < g.ships.type.length; ship++) {
    if (g.ships.place[ship] !== PLACE.table || g.ships.owner[ship] !== seat) continue
    if (at(g.squadrons, numberAt(g.ships.squadron, ship)).acted !== g.turn) found.push(ship)
  }
  return found
}
