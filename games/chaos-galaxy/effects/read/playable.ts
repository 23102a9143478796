import type { Seat } from '@orrery/kernel'
import { cardOf } from '../../content/cards.ts'
import { kindOf } from '../../kinds.ts'
import { isDuel } from '../../seats.ts'
import type { CardId, State } from '../../state.ts'
import { possibleContexts, unaimed } from './opponents.ts'
import { priceOf } from './prices.ts'
import { amountOf, type Context, hold } from './reading.ts'
import { forbidden } from './restrictions.ts'
import { hasOption, hasTargets, legalTargets } from './targets.ts'

/** CG-INT-4 to CG-INT-7, CG-EVT-2: the subtypes of interrupts that the moment allows. */
export function allowsInterrupt(g: State, subtype: string): boolean {
  if (subtype === 'reaction') return true
  const fighting = g.combat !== null && g.combat.step !== 'window'
  if (subtype === 'opening') return g.phase === 'start'
  if (subtype === 'general') return g.phase === 'main' && !fighting
  return (
    fighting ||
    g.stack.some((item) => item.kind === 'card' && cardOf(item.print).type === 'event' && cardOf(item.print).subtype === 'attack')
  )
}

/** Whether the seat may play the interrupt or event from its headquarters now, by moment, conditions, targets and credits. */
export function canPlay(g: State, seat: Seat, card: CardId): boolean {
  const kind = kindOf(g, card)
  if (kind.type === 'interrupt') {
    if (!allowsInterrupt(g, kind.subtype)) return false
    if (forbidden(g, seat, 'playInterrupts') || (kind.subtype === 'combat' && forbidden(g, seat, 'playCombatInterrupts'))) return false
  } else if (kind.type !== 'event' || g.stack.length > 0 || g.combat !== null || g.phase !== 'main' || g.active !== seat) return false
  const effect = kind.program.resolve
  if (effect?.do.some(({ op }) => op === 'joinCombat') && !mayStillJoin(g, seat)) return false
  // CG-ATK-9: only the attacked player may use it.
  if (effect?.do.some(({ op }) => op === 'changeAttackTarget') && g.combat?.defender !== seat) return false
  // This is called for every card at every decision, so it makes no list if there is no opponent to choose.
  if (isDuel(g) || !kind.opposes) return isPlayableIn(g, seat, card, unaimed(g, card, seat))
  return playedAgainst(g, seat, card).length > 0
}

/** CG-MULTI-13: the contexts in which a card of the headquarters may be played, one for each opponent. */
export function playedAgainst(g: State, seat: Seat, card: CardId): readonly Context[] {
  return possibleContexts(g, unaimed(g, card, seat), kindOf(g, card).opposes).filter((ctx) => isPlayableIn(g, seat, card, ctx))
}

function isPlayableIn(g: State, seat: Seat, card: CardId, ctx: Context): boolean {
  const kind = kindOf(g, card)
  const effect = kind.program.resolve
  if (!hold(g, ctx, kind.playIf)) return false
  if (kind.cost === 'X') {
    const [target] = effect?.targets ?? []
    if (target === undefined || kind.costX === undefined) return false
    const credits = g.seats[seat]?.credits ?? 0
    return legalTargets(g, ctx, target).some((chosen) => xPrice(g, seat, card, { ...ctx, targets: [[chosen]] }) <= credits)
  }
  if (priceOf(g, seat, card) > (g.seats[seat]?.credits ?? 0)) return false
  return hasTargets(g, ctx, effect?.targets) && hasOption(g, ctx, kind.program, kind.program.resolveAt)
}

/** CG-DEF-7: whether a ship of the seat may still join the combat: only the attacker and the defender have a side in it. */
export function mayStillJoin({ combat }: State, seat: Seat): boolean {
  if (combat === null || (seat !== combat.attacker && seat !== combat.defender)) return false
  return combat.step !== 'bombing' && combat.step !== 'unequip'
}

/** The price of a card whose cost is X, with the targets of the context. */
export function xPrice(g: State, seat: Seat, card: CardId, ctx: Context): number {
  const costX = kindOf(g, card).costX
  return costX === undefined ? 0 : priceOf(g, seat, card, amountOf(g, ctx, costX))
}
