import type { Rule } from '@orrery/kernel'
import { removeDead } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { replaced } from '../effects/do/replacing.ts'
import { occur } from '../effects/do/triggers.ts'
import { tell } from '../events.ts'
import { kindOf } from '../kinds.ts'
import { aboardOf, carrierOf, controllerOf, inPlay, isPaid, turnedOf } from '../marks.ts'
import { inTurnOrder, seatOf } from '../seats.ts'
import { type CardId, type Combat, type State, TURNED, ZONE } from '../state.ts'
import { disembark, returnsUsed } from '../table/crew.ts'
import { turnHitShips } from '../table/states.ts'
import { putAway } from '../table/zones.ts'
import { endCombatEffects } from './durations.ts'
import { settle } from './stack.ts'

/** CG-UNEQ-1 to CG-UNEQ-3: the unequip step: crew returns, paid missiles go, effects until the end of the combat end. */
export function* unequip(g: State): Rule {
  const combat = g.combat as Combat
  turnHitShips(g, 'CG-BOMB-14') // Ships hit in the bombing step, or before the combat ended early.
  for (const fighter of combat.fighters) {
    const player = controllerOf(g, fighter.ship)
    for (const card of [fighter.ship, ...aboardOf(g, fighter.ship)]) occur(g, { name: 'unequip', who: card, player })
  }
  yield* settle(g)
  yield* packUp(g, combat)
  yield* settle(g)
}

/**
 * CG-UNEQ-1 to CG-UNEQ-4, CG-MULTI-12: crew returns, paid missiles go, effects until the end of the combat end, and with them the combat.
 */
export function* packUp(g: State, combat: Combat): Rule {
  // All crew returns at the same moment: a captain that spares the others leaves the ship with them.
  const returning: { card: CardId; spared: boolean }[] = []
  for (const seat of inTurnOrder(g)) {
    for (const card of seatOf(g, seat).cantina)
      if (g.zones[card] === ZONE.boarded) returning.push({ card, spared: yield* isSpared(g, card) })
  }
  for (const { card, spared } of returning) disembark(g, card, spared)
  yield* removeDead(g, run) // CG-UNEQ-4: armour that the crew gave is gone.
  for (const fighter of combat.fighters) {
    if (!inPlay(g, fighter.ship)) continue
    for (const card of aboardOf(g, fighter.ship)) {
      if (!isPaid(g, card) || kindOf(g, card).subtype !== 'missile') continue
      if (!(yield* replaced(g, 'wouldEndMissile', card, run))) putAway(g, card) // CG-WEAP-10
    }
  }
  g.combat = null
  for (const use of g.uses) use.inCombat = 0
  tell(g, { type: 'combat-over', rule: 'CG-UNEQ-3', seat: combat.attacker })
  yield* endCombatEffects(g)
  yield* removeDead(g, run) // CG-UNEQ-4: nobody attacks or defends any more.
}

/** Whether crew that would return used returns active instead. */
function* isSpared(g: State, card: CardId): Rule<boolean> {
  const turning = g.turned[card] === TURNED.active && returnsUsed(g, controllerOf(g, card), turnedOf(g, carrierOf(g, card)))
  return turning && (yield* replaced(g, 'wouldReturnUsed', card, run))
}
