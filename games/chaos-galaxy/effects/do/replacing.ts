import { choose, confirm, type Rule } from '@orrery/kernel'
import type { Gathered } from '../../damage.ts'
import { cardOption } from '../../events.ts'
import { kindOf } from '../../kinds.ts'
import { carrierOf, keeperOf } from '../../marks.ts'
import type { CardId, State } from '../../state.ts'
import type { Replaced } from '../language/vocabulary.ts'
import { canPay } from '../read/costs.ts'
import { type Context, contextOf } from '../read/reading.ts'
import { replacements } from '../read/replacing.ts'
import { payCosts } from './costs.ts'
import type { Runner } from './runner.ts'
import { countUse } from './triggers.ts'

/** An effect of a card, by its number, that has replaced an event about a card. */
export interface Applied {
  readonly card: CardId
  readonly at: number
  readonly about: CardId
}

/**
 * CG-FIRE-21, CG-STACK-21: carries out an effect that replaces the card's destruction, none of those that have been applied to it, and
 * returns it; null if there is none. It has taken effect, except for damage and destruction that it causes itself: those wait for
 * everything destroyed at this moment.
 */
export function wouldBeDestroyed(
  g: State,
  card: CardId,
  gathered: Gathered,
  run: Runner,
  applied: readonly Applied[],
): Rule<Applied | null> {
  const has = (at: { readonly card: CardId; readonly at: number }) =>
    applied.some((one) => one.about === card && one.card === at.card && one.at === at.at)
  const found = replacements(g, 'wouldBeDestroyed', card).filter((one) => !has(one))
  return applyOne(g, found, card, run, gathered)
}

/** CG-STACK-21: carries out an effect that replaces an event about a card, and returns whether there was one. */
export function* replaced(g: State, event: Replaced, about: CardId, run: Runner): Rule<boolean> {
  return (yield* applyOne(g, replacements(g, event, about), about, run)) !== null
}

/**
 * CG-STACK-21: carries out one of the effects that replace an event about a card, and returns it; null if there is none. If there are
 * several, the card's controller chooses; the controller of an optional one, or of one with a cost, may decline it.
 */
function* applyOne(g: State, found: { card: CardId; at: number }[], about: CardId, run: Runner, gathered?: Gathered): Rule<Applied | null> {
  while (found.length > 0) {
    let at = 0
    if (found.length > 1) {
      const asked = keeperOf(g, about)
      at = yield* choose(
        asked,
        { rule: 'CG-STACK-21', message: 'stack-replacement', on: `card:${about}` },
        found.map(({ card, at: effect }, place) => cardOption(g, `replace:${card}:${effect}`, place, 'CG-STACK-21', card)),
      )
    }
    const [{ card, at: number }] = found.splice(at, 1) as [{ card: CardId; at: number }]
    const effect = kindOf(g, card).program.replaces.find((one) => one.at === number)?.effect
    if (effect === undefined) continue
    const ctx: Context = { ...contextOf(g, card), it: [about], ship: carrierOf(g, card), ...(gathered === undefined ? {} : { gathered }) }
    const costs = effect.cost ?? []
    if (effect.optional === true || costs.length > 0) {
      if (!canPay(g, ctx, costs)) continue
      const wanted = yield* confirm(ctx.controller, { rule: 'CG-STACK-21', message: 'stack-replace', on: `card:${card}` })
      if (!wanted) continue
    }
    countUse(g, card, number)
    yield* payCosts(g, ctx, costs, run)
    yield* run(g, ctx, effect.instead)
    return { card, at: number, about }
  }
  return null
}
