import { isInside, isWithin, type Point } from '../../geometry/place.ts'
import type { ShipId, State } from '../../state.ts'
import { holdsForShip, isInForce } from '../in-force.ts'
import { suffers } from '../ships.ts'
import { poseOf } from '../stands.ts'

/** Card T11: attacks from further than this count as obstructed. */
const DUST = 16_000

/** FA-RANGE-18: whether anything but terrain makes a shot count as obstructed: a cloak, silent running, cosmic dust. */
export function isHidden(g: State, from: Point, target: ShipId): boolean {
  if (isCloaked(g, target) || holdsForShip(g, 'S11', target)) return true
  return isInForce(g, 'T11') && !isWithin(from, poseOf(g, target), DUST)
}

/** FA-TERR-5: whether a ship's centre is in a nebula. */
export function isInNebula(g: State, ship: ShipId): boolean {
  return g.terrain.some((piece) => piece.kind === 'nebula' && isInside(poseOf(g, ship), piece))
}

/** FA-DEF-4, FA-DEF-9: whether a cloaking field is on and works. */
export function isCloaked(g: State, ship: ShipId): boolean {
  return g.ships.cloak[ship] === 1 && !suffers(g, ship, 'systemsOffline') && !isInNebula(g, ship)
}
