import type { Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import type { ShipId, SquadronId, State } from '../../state.ts'
import { numberAt } from '../at.ts'
import { hullLeft } from '../damage/losses.ts'
import { d6 } from '../dice.ts'
import { isCloaked } from '../fire/sight.ts'
import { shipsOf } from '../ships.ts'

/** FA-TRAIT/selfRepair: what traits do at the end of a squadron's activation. */
export function* endOfActivation(g: State, squadron: SquadronId): Rule {
  for (const ship of shipsOf(g, squadron)) if (mayMend(g, ship)) mend(g, ship)
}

function mayMend(g: State, ship: ShipId): boolean {
  return shipType(numberAt(g.ships.type, ship)).traits.includes('selfRepair') && numberAt(g.ships.hull, ship) > 0 && !isCloaked(g, ship)
}

function mend(g: State, ship: ShipId): void {
  const face = d6(g)
  tell(g, { type: 'tested', rule: 'FA-TRAIT/selfRepair', on: `ship:${ship}`, ship, face, need: 4, purpose: '@trait-selfRepair' })
  if (face < 4) return
  g.ships.hull[ship] = numberAt(g.ships.hull, ship) - 1
  tell(g, { type: 'hull-mended', rule: 'FA-TRAIT/selfRepair', on: `ship:${ship}`, ship, left: hullLeft(g, ship) })
}
