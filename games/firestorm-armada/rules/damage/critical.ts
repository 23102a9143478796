import type { Rule } from '@orrery/kernel'
import type { ShipId, State } from '../../state.ts'
import type { Ring } from '../ring.ts'
import { type Struck, settle } from './settle.ts'
import { PLAIN, rollCritical } from './table.ts'

/** FA-DMG-4: one critical hit that no attack made (a ram, a meteor); shields do not help. */
export function* criticalHit(g: State, ship: ShipId, rule: string, ring: Ring): Rule {
  yield* criticalHits(g, [ship], rule, ring)
}

/** FA-DMG-27: critical hits of one event on several ships: all losses first, then what they set off. */
export function* criticalHits(g: State, ships: readonly ShipId[], rule: string, ring: Ring): Rule {
  const struck: Struck[] = []
  for (const ship of ships) struck.push({ ship, magazine: yield* rollCritical(g, ship, PLAIN, rule, ring) })
  yield* settle(g, struck, 'other', ring)
}
