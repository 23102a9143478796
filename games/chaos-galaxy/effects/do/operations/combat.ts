import { tell } from '../../../events.ts'
import { controllerOf, inPlay } from '../../../marks.ts'
import { type CardId, NONE, newFighter, type State, ZONE } from '../../../state.ts'
import { leaveCombat } from '../../../table/control.ts'
import { mayStillJoin } from '../../read/playable.ts'
import { amountOf, cardFor, cardsOf, fighterOf } from '../../read/reading.ts'
import { dealDamage, destroy } from '../destroying.ts'
import { occur } from '../triggers.ts'
import type { Handlers } from './handler.ts'

/** Operations on a combat and on the ships in it. */
export const COMBAT: Handlers<'damage' | 'destroy' | 'removeFromCombat' | 'joinCombat' | 'endCombat' | 'changeAttackTarget'> = {
  *damage(g, ctx, operation, run) {
    const amount = amountOf(g, ctx, operation.n)
    const damages = cardsOf(g, ctx, operation.to).map((to) => ({ to, amount, by: NONE }))
    if (ctx.gathered === undefined) return yield* dealDamage(g, damages, run)
    ctx.gathered.damages.push(...damages)
  },
  *destroy(g, ctx, operation, run) {
    const doomed = cardsOf(g, ctx, operation.who).map((card) => ({ card, by: NONE }))
    if (ctx.gathered === undefined) return yield* destroy(g, doomed, run)
    ctx.gathered.doomed.push(...doomed)
  },
  removeFromCombat(g, ctx, operation) {
    for (const card of cardsOf(g, ctx, operation.who)) leaveCombat(g, card)
    if (g.combat !== null && g.combat.step !== 'window' && !g.combat.fighters.some((fighter) => fighter.in && fighter.attacking))
      g.combat.ended = true
  },
  joinCombat(g, ctx, operation) {
    for (const card of cardsOf(g, ctx, operation.who)) join(g, card)
  },
  endCombat(g, _ctx, _operation) {
    if (g.combat !== null) g.combat.ended = true
  },
  changeAttackTarget(g, ctx, operation) {
    const card = cardFor(g, ctx, operation.who)
    // A target that was lost stays lost: it cannot be changed.
    if (g.combat === null || g.combat.target === 'gone' || g.combat.defender !== ctx.controller) return
    if (g.settings.cleanGame) return // CG-CLEAN-2
    if (card === NONE || !inPlay(g, card)) return
    g.combat.target = g.zones[card] === ZONE.surface ? 'base' : 'crew'
    g.combat.aim = g.combat.target
    g.combat.targetCard = card
    tell(g, { type: 'target-changed', rule: 'CG-ATK-9', card })
  },
}

/** A ship joins the current combat on its controller's side. */
function join(g: State, ship: CardId): void {
  const combat = g.combat
  if (combat === null || !inPlay(g, ship) || g.zones[ship] !== ZONE.hangar || fighterOf(g, ship) !== null) return
  if (!mayStillJoin(g, controllerOf(g, ship))) return
  const attacking = controllerOf(g, ship) === combat.attacker
  combat.fighters.push(newFighter(ship, attacking))
  if (!attacking) combat.defended = true
  tell(g, { type: 'joined-combat', rule: 'CG-GOAL-5', card: ship })
  // Ships that join in the equip step are announced at the end of the step.
  if (combat.step !== 'equip') occur(g, { name: 'joinsCombat', who: ship, player: controllerOf(g, ship) })
}
