import { choose, type Rule, type Seat } from '@orrery/kernel'
import { cardOption, tell } from '../../events.ts'
import { aboardOf, addTo, developmentsOf } from '../../marks.ts'
import { seatOf } from '../../seats.ts'
import type { CardId, State } from '../../state.ts'
import { spend } from '../../table/credits.ts'
import { putAwayAll } from '../../table/leaving.ts'
import { turnDamaged, turnUsed } from '../../table/states.ts'
import { discardCard, millCards } from '../../table/zones.ts'
import type { Cost } from '../language/vocabulary.ts'
import { sacrificable, turnable, turner } from '../read/costs.ts'
import { amountOf, type Context } from '../read/reading.ts'
import type { Runner } from './runner.ts'
import { occur } from './triggers.ts'

/** Pays all costs in order; the controller chooses the cards. Sets `ctx.last` to the cards given up. */
export function* payCosts(g: State, ctx: Context, costs: readonly Cost[], run: Runner): Rule {
  for (const cost of costs) yield* payOne(g, ctx, cost)
  // CG-SHIP-13, CG-VAL-5: what only the sacrificed cards kept in play is destroyed at once, as after any operation.
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
        const card = yield* pick(g, seat, 'cost-give', 'CG-STATE-8', sacrificable(g, ctx, cost.sel))
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
