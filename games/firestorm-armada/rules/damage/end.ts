import type { Rule } from '@orrery/kernel'
import { tell } from '../../events.ts'
import type { ShipId, State } from '../../state.ts'
import { fightRound } from '../boarding/fight.ts'
import { d6 } from '../dice.ts'
import { isOver } from '../end/victory.ts'
import { RING } from '../fire/attack.ts'
import { fleetHas, isOnTable, shipsInOrder, suffers } from '../ships.ts'
import { loseCrew, loseHull } from './losses.ts'
import { repairAll, stubborn } from './repairs.ts'
import { settle } from './settle.ts'

/** FA-DMG-21: a raging fire costs a hull point on 1 to 3. */
export function* fires(g: State): Rule {
  for (const ship of shipsInOrder(g)) {
    if (!isOnTable(g, ship) || !suffers(g, ship, 'ragingFire') || !burns(g, ship, '@critical-ragingFire')) continue
    loseHull(g, ship, 1, 'FA-DMG-21')
    yield* settle(g, [{ ship, magazine: false }], 'other', RING)
    if (isOver(g)) return
  }
}

/** FA-DMG-21: decompression costs a crew point and an assault point on 1 to 3. */
export function* decompression(g: State): Rule {
  for (const ship of shipsInOrder(g)) {
    if (!isOnTable(g, ship) || !suffers(g, ship, 'decompression') || !burns(g, ship, '@critical-decompression')) continue
    yield* loseCrew(g, ship, 1, 1, 'FA-DMG-21')
    if (isOver(g)) return
  }
}

function burns(g: State, ship: ShipId, purpose: string): boolean {
  const face = d6(g)
  tell(g, { type: 'tested', rule: 'FA-DMG-21', on: `ship:${ship}`, ship, face, need: 4, purpose })
  return face <= 3
}

/** FA-BOARD-20: the fight continues on ships with teams aboard. */
export function* boardingRounds(g: State): Rule {
  for (const ship of shipsInOrder(g)) {
    if (!isOnTable(g, ship) || !g.boarders.some((boarders) => boarders.ship === ship)) continue
    yield* fightRound(g, ship, 0)
    if (isOver(g)) return
  }
}

/** FA-DMG-22, FA-FLEET-9: damage repair, seat by seat. */
export function* repair(g: State): Rule {
  for (const seat of g.order) {
    const ships = g.ships.owner.flatMap((owner, ship) => (owner === seat ? [ship] : []))
    const failed = yield* repairAll(g, seat, ships, 0, 'FA-DMG-22')
    if (fleetHas(g, seat, 'stubbornCrews')) yield* stubborn(g, seat, failed)
  }
}
