import type { Rule } from '@orrery/kernel'
import type { ShipId, State } from '../state.ts'

/**
 * Rules to which an attack may lead and which lead to attacks themselves. They are in a layer above the rules of damage, which
 * therefore get them from the caller and do not import them. The game's are `RING` of fire/attack.ts.
 */
export interface Ring {
  /** FA-DMG-25: a ship jumps `inches` inches in a direction. */
  displace(g: State, ship: ShipId, inches: number, direction: number, rule: string, ring: Ring): Rule
  /** Card R12: a ship about to be removed fires once more. */
  lastSalvo(g: State, ship: ShipId, ring: Ring): Rule
  /** Card R11: a ship that survived an attack fires back. */
  returnFire(g: State, ship: ShipId, focus: ShipId, ring: Ring): Rule
}
