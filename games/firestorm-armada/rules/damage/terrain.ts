import type { Rule } from '@orrery/kernel'
import type { ShipId, State } from '../../state.ts'
import type { Ring } from '../ring.ts'
import { areaAttack } from './receive.ts'
import { settle } from './settle.ts'

/** FA-TERR-1, FA-TERR-10, FA-DEF-2: asteroids attack a ship, once in an activation; shields do not work. */
export function* asteroidAttack(g: State, ship: ShipId, dice: number, ring: Ring): Rule {
  const { kind, asteroids } = g.activation
  if (kind !== 'none') {
    if (asteroids.includes(ship)) return
    asteroids.push(ship)
  }
  const magazine = yield* areaAttack(g, ship, dice, 'terrain', 'FA-TERR-1', ring)
  yield* settle(g, [{ ship, magazine }], 'attack', ring)
}
