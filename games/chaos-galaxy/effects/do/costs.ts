import { choose, type Rule, type Seat } from '@orrery/kernel'
import { cardOption, tell } from '../../events.ts'
import { kindOf } from '../../kinds.ts'
import { aboardOf, addTo, carrierOf, developmentsOf, isPaid } from '../../marks.ts'
import { type CardId, NONE, type State } from '../../state.ts'
import { putAwayAll } from '../../table/leaving.ts'
import { isActive, turnDamaged, turnUsed } from '../../table/states.ts'
import { discardCard, millCards, seatOf } from '../../table/zones.ts'
import type { Cost, Selector } from '../language/vocabulary.ts'
import { amountOf, type Context, selected } from '../read/reading.ts'
import { run } from './engine.ts'
import { occur } from './triggers.ts'

/** Whether all costs can be paid now. Each is looked at by itself: no card of the set asks twice for the same thing. */
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
      return givable(g, ctx, cost.sel).length >= amountOf(g, ctx, cost.n ?? 1)
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

/** The card that turns for another: the ship for what lies on it. // CG-CARD-12, CG-STATE-5 */
function turner(g: State, card: CardId): CardId {
  const carrier = carrierOf(g, card)
  return carrier === NONE ? card : carrier
}

/** Cards that may be given up as a cost: paid bunkers stay. // CG-BASE-11 */
function givable(g: State, ctx: Context, sel: Selector): CardId[] {
  const cards =
    sel.zone === undefined ? selected(g, ctx, { ...sel, zone: 'inPlay', player: 'you' }) : selected(g, ctx, { ...sel, player: 'you' })
  return cards.filter((card) => !isFixedBunker(g, card))
}

function turnable(g: State, ctx: Context, sel: Selector): CardId[] {
  const cards =
    sel.zone === undefined ? selected(g, ctx, { ...sel, zone: 'inPlay', player: 'you' }) : selected(g, ctx, { ...sel, player: 'you' })
  return cards.filter((card) => isActive(g, card))
}

/** Whether the card is a paid bunker that only destruction moves. // CG-BASE-11 */
export function isFixedBunker(g: State, card: CardId): boolean {
  return g.settings.ruleset === 'revised' && isPaid(g, card) && kindOf(g, card).subtype === 'bunker'
}

/** Pays all costs in their order; who chooses cards for them is the controller. Fills `ctx.last` with cards given up. */
export function* payCosts(g: State, ctx: Context, costs: readonly Cost[]): Rule {
  for (const cost of costs) yield* payOne(g, ctx, cost)
  // CG-SHIP-13, CG-VAL-5: what only the cards given up kept in play goes at once, as after any operation.
  if (costs.some(({ pay }) => pay === 'sacrifice' || pay === 'sacrificeOther')) yield* run(g, ctx, [])
}

function* payOne(g: State, ctx: Context, cost: Cost): Rule {
  const seat = ctx.controller
  const held = seatOf(g, seat)
  switch (cost.pay) {
    case 'credits':
      return spend(g, seat, amountOf(g, ctx, cost.n), 'CG-PAY-1')
    case 'turnUsed':
      return turnUsed(g, turner(g, ctx.self), 'CG-STATE-5')
    case 'turnDamaged':
      return turnDamaged(g, turner(g, ctx.self), 'CG-STATE-7')
    case 'sacrifice':
      tell(g, { type: 'sacrificed', rule: 'CG-STATE-8', card: ctx.self })
      return yield* putAwayAll(g, [...aboardOf(g, ctx.self), ctx.self])
    case 'sacrificeOther': {
      const given: CardId[] = []
      for (let left = amountOf(g, ctx, cost.n ?? 1); left > 0; left--) {
        const card = yield* pick(g, seat, 'cost-give', 'CG-STATE-8', givable(g, ctx, cost.sel))
        given.push(card)
        yield* putAwayAll(g, [...aboardOf(g, card), card])
      }
      ctx.last = given
      return
    }
    case 'turnOtherUsed': {
      for (let left = amountOf(g, ctx, cost.n ?? 1); left > 0; left--)
        turnUsed(g, yield* pick(g, seat, 'cost-turn', 'CG-STATE-5', turnable(g, ctx, cost.sel)), 'CG-STATE-5')
      return
    }
    case 'mill': {
      const milled = millCards(g, seat, amountOf(g, ctx, cost.n))
      if (milled.length > 0) occur(g, { name: 'milled', player: seat, it: milled })
      return
    }
    case 'discard': {
      for (let left = amountOf(g, ctx, cost.n); left > 0; left--)
        discardCard(
          g,
          yield* pick(
            g,
            seat,
            'cost-discard',
            'CG-ZONE-7',
            held.headquarters.filter((card) => card !== ctx.self),
          ),
        )
      return
    }
    case 'undevelop': {
      for (let left = amountOf(g, ctx, cost.n); left > 0; left--) {
        const base = yield* pick(
          g,
          seat,
          'cost-undevelop',
          'CG-BASE-15',
          held.surface.filter((card) => developmentsOf(g, card) > 0),
        )
        addTo(g, 'developments', base, -1)
        tell(g, { type: 'undeveloped', rule: 'CG-BASE-15', card: base, count: 1 })
      }
    }
  }
}

function pick(g: State, seat: Seat, message: string, rule: string, cards: readonly CardId[]): Rule<CardId> {
  return choose(
    seat,
    { rule, message },
    cards.map((card) => cardOption(g, `give:${card}`, card, rule, card, seat)),
  )
}

/** Takes credits for a cost. // CG-PAY-1 */
export function spend(g: State, seat: Seat, credits: number, rule: string): void {
  if (credits === 0) return
  seatOf(g, seat).credits -= credits
  tell(g, { type: 'spent', rule, seat, credits })
}

/** Gives credits. */
export function gain(g: State, seat: Seat, credits: number, rule: string): void {
  if (credits <= 0) return
  seatOf(g, seat).credits += credits
  tell(g, { type: 'gained', rule, seat, credits })
}

/** Takes credits away, at most what is there; gives how many. // CG-PAY-12 */
export function lose(g: State, seat: Seat, credits: number, rule: string): number {
  const lost = Math.min(credits, seatOf(g, seat).credits)
  if (lost > 0) {
    seatOf(g, seat).credits -= lost
    tell(g, { type: 'lost-credits', rule, seat, credits: lost })
  }
  return lost
}
