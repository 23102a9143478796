import type { Rule } from '@orrery/kernel'
import type { ShipId, State } from '../../state.ts'
import { areaAttack } from './receive.ts'
import { settle } from './settle.ts'

/** FA-TERR-1, FA-DEF-2: an attack by terrain; shields do not work. */
export function* terrainAttack(g: State, ship: ShipId, dice: number, rule: string): Rule {
  const magazine = yield* areaAttack(g, ship, dice, 'terrain', rule)
  yield* settle(g, [{ ship, magazine }], 'attack')
}
