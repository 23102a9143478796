import { shipType } from '../content/ships.ts'
import { INCH } from '../geometry/place.ts'
import type { ShipId, State } from '../state.ts'
import { numberAt } from './at.ts'
import { holdsForShip, turnCardSum } from './in-force.ts'
import { fleetOfShipHas, suffers } from './ships.ts'

/** The MV of a ship now, in thousandths of an inch: cards add to it, an engine failure halves it (FA-DMG-11). */
export function currentMv(g: State, ship: ShipId): number {
  const { stats } = shipType(numberAt(g.ships.type, ship))
  if (stats.mv === 0) return 0
  const added = turnCardSum(g, 'T10', numberAt(g.ships.owner, ship), 'own') + (holdsForShip(g, 'S02', ship) ? 2 : 0)
  const mv = (stats.mv + added) * INCH
  return suffers(g, ship, 'engineFailure') ? mv / 2 : mv
}

/** The turn limit of a ship now, in thousandths of an inch, for its first turn segment and for the others. */
export function currentTl(g: State, ship: ShipId): { first: number; later: number } {
  const { stats } = shipType(numberAt(g.ships.type, ship))
  const later = holdsForShip(g, 'S08', ship) ? 0 : Math.max(stats.tl - (holdsForShip(g, 'S02', ship) ? 1 : 0), 0)
  // FA-TRAIT/fluidHelm
  const first = fleetOfShipHas(g, ship, 'fluidHelm') ? Math.max(later - 1, 0) : later
  return { first: first * INCH, later: later * INCH }
}
