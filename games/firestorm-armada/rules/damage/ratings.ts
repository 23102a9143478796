import { shipType } from '../../content/ships.ts'
import { coverOf, FULLY, type Quarter } from '../../geometry/arc.ts'
import type { Point } from '../../geometry/place.ts'
import type { ShipId, State } from '../../state.ts'
import { numberAt } from '../at.ts'
import { suffers } from '../ships.ts'
import { poseOf } from '../stands.ts'
import { hullLeft } from './losses.ts'

/** FA-DMG-1, FA-DMG-2: what hits are compared with. */
export interface Ratings {
  readonly dr: number
  readonly cr: number
}

/** FA-DMG-13 and the traits of plating: the ratings of a ship against an attack from these points, with what cards take off. */
export function ratingsOf(g: State, ship: ShipId, attackers: readonly Point[], lessDr: number, lessCr: number): Ratings {
  const { stats, traits } = shipType(numberAt(g.ships.type, ship))
  const dr = Math.max(stats.dr - lessDr, 1)
  let cr = suffers(g, ship, 'containmentLeak') ? dr : stats.cr
  if (traits.includes('reinforcedFore') && areAllIn(g, ship, attackers, 'fore')) cr += 1
  // FA-TRAIT/reinforcedSides: all in one and the same side arc.
  if (traits.includes('reinforcedSides') && (areAllIn(g, ship, attackers, 'port') || areAllIn(g, ship, attackers, 'starboard'))) cr += 1
  if (traits.includes('ablativePlating') && hullLeft(g, ship) * 2 < stats.hp) cr -= 2
  return { dr, cr: Math.max(cr - lessCr, dr) }
}

function areAllIn(g: State, ship: ShipId, attackers: readonly Point[], quarter: Quarter): boolean {
  const pose = poseOf(g, ship)
  return attackers.length > 0 && attackers.every((attacker) => coverOf(pose, attacker, quarter) === FULLY)
}
