import { kindOf } from '../../kinds.ts'
import { carrierOf, developmentsOf, isActive, isPaid } from '../../marks.ts'
import { seatOf } from '../../seats.ts'
import { type CardId, NONE, type State } from '../../state.ts'
import type { Cost, Selector } from '../language/vocabulary.ts'
import { amountOf, type Context, selected } from './reading.ts'
import { isPassengerAboard } from './standing.ts'

/** Whether all costs can be paid now. Each is checked by itself: no card has two costs that compete for the same thing. */
export function canPay(g: State, ctx: Context, costs: readonly Cost[]): boolean {
  for (const cost of costs) if (!canPayOne(g, ctx, cost)) return false
  return true
}

function canPayOne(g: State, ctx: Context, cost: Cost): boolean {
  const held = seatOf(g, ctx.controller)
  switch (cost.pay) {
    case 'credits':
      return held.credits >= amountOf(g, ctx, cost.n)
    case 'turnUsed':
    case 'turnDamaged':
      return isActive(g, turner(g, ctx.self))
    case 'sacrifice':
      return isActive(g, turner(g, ctx.self)) && !isFixedBunker(g, ctx.self)
    case 'sacrificeOther':
      return sacrificable(g, ctx, cost.sel).length >= amountOf(g, ctx, cost.n ?? 1)
    case 'turnOtherUsed':
      return turnable(g, ctx, cost.sel).length >= amountOf(g, ctx, cost.n ?? 1)
    case 'mill':
      return held.colony.length >= amountOf(g, ctx, cost.n)
    case 'discard':
      return held.headquarters.filter((card) => card !== ctx.self).length >= amountOf(g, ctx, cost.n)
    case 'undevelop':
      return held.surface.reduce((sum, base) => sum + developmentsOf(g, base), 0) >= amountOf(g, ctx, cost.n)
  }
}

/** CG-CARD-12, CG-STATE-5: the card that turns to pay a cost of `card`: the ship turns for the cards it carries. */
export function turner(g: State, card: CardId): CardId {
  const carrier = carrierOf(g, card)
  return carrier === NONE ? card : carrier
}

/** CG-BASE-11: cards that may be given up as a cost: paid bunkers stay. */
export function sacrificable(g: State, ctx: Context, sel: Selector): CardId[] {
  const cards =
    sel.zone === undefined ? selected(g, ctx, { ...sel, zone: 'inPlay', player: 'you' }) : selected(g, ctx, { ...sel, player: 'you' })
  return cards.filter((card) => !isFixedBunker(g, card))
}

/** CG-STATE-5, CG-CREW-12: cards that may be turned used as a cost: active ones, but no passengers aboard. */
export function turnable(g: State, ctx: Context, sel: Selector): CardId[] {
  const cards =
    sel.zone === undefined ? selected(g, ctx, { ...sel, zone: 'inPlay', player: 'you' }) : selected(g, ctx, { ...sel, player: 'you' })
  return cards.filter((card) => isActive(g, card) && !isPassengerAboard(g, card))
}

/** CG-BASE-11: whether the card is a paid bunker that only destruction moves. */
export function isFixedBunker(g: State, card: CardId): boolean {
  return g.settings.ruleset === 'revised' && isPaid(g, card) && kindOf(g, card).subtype === 'bunker'
}
