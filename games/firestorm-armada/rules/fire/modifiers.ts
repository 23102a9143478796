import { shipType } from '../../content/ships.ts'
import type { ShipId, State } from '../../state.ts'
import { numberAt } from '../at.ts'
import { holdsForShip } from '../in-force.ts'
import { isDerelict, suffers } from '../ships.ts'

/** FA-MOD-1, FA-MOD-6: how many dice damage costs a ship: its hull or its crew tokens, whichever are more. // FA-TRAIT/weaponShielding */
export function damageModifier(g: State, ship: ShipId): number {
  const hull = numberAt(g.ships.hull, ship)
  const counted = shipType(numberAt(g.ships.type, ship)).traits.includes('weaponShielding') ? hull >> 1 : hull
  return Math.max(counted, numberAt(g.ships.crew, ship))
}

/** FA-MOD-2, FA-MOD-9: the point defence dice of a ship now. // FA-DMG-6, FA-DMG-26, card S07 */
export function pointDefence(g: State, ship: ShipId): number {
  const { pd } = shipType(numberAt(g.ships.type, ship)).stats
  if (pd === 0 || suffers(g, ship, 'pdOffline') || isDerelict(g, ship)) return 0
  const left = Math.max(pd - damageModifier(g, ship), g.settings.pdMinimumOne ? 1 : 0)
  return left + (left > 0 && holdsForShip(g, 'S07', ship) ? 2 : 0)
}
