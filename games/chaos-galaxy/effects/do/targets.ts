import { chooseStill, type Option, option, type Rule, reveal, type Seat } from '@orrery/kernel'
import { cardOf } from '../../content/cards.ts'
import { cardOption, tell } from '../../events.ts'
import { remember } from '../../information.ts'
import { kindOf } from '../../kinds.ts'
import { type CardId, NONE, type State, ZONE } from '../../state.ts'
import type { Target } from '../language/vocabulary.ts'
import { type Context, isNoCard, stackItemOf } from '../read/reading.ts'
import { legalTargets } from '../read/targets.ts'

/** CG-STACK-9: chooses targets one after the other, as many as each asks for. */
export function* chooseTargets(
  g: State,
  ctx: Context,
  targets: readonly Target[] | undefined,
  allowed?: (card: CardId) => boolean,
): Rule<CardId[][]> {
  const chosen: CardId[][] = []
  for (const target of targets ?? []) {
    const cards: CardId[] = []
    chosen.push(cards)
    if (target.chooser === 'opponent') continue
    const most = target.n ?? 1
    while (cards.length < most) {
      const prompt = { rule: 'CG-STACK-9', message: 'stack-target', on: `card:${ctx.self}` }
      const open = () => targetOptions(g, { ...ctx, targets: chosen }, target, cards, allowed)
      const picked = yield* chooseStill(ctx.controller, prompt, open)
      if (picked === null || picked === NONE) break
      cards.push(picked)
    }
  }
  return chosen
}

/** The options for a further target, beside the cards already chosen for the same one. */
function targetOptions(g: State, ctx: Context, target: Target, cards: readonly CardId[], allowed?: (card: CardId) => boolean) {
  const options: Option<CardId>[] = []
  let size = 0
  for (const card of cards) size += kindOf(g, card).size
  for (const card of legalTargets(g, ctx, target)) {
    if (cards.includes(card) || (allowed !== undefined && !allowed(card))) continue
    if (target.totalSize !== undefined && size + kindOf(g, card).size > target.totalSize) continue
    options.push(targetOption(g, ctx, card))
  }
  if (target.upTo === true || options.length === 0) options.push(option('done', NONE, 'CG-STACK-9'))
  return options
}

/** An option to choose a target: a card, or an item of the stack that is not a card. */
export function targetOption(g: State, ctx: Context, card: CardId): Option<CardId> {
  const item = isNoCard(g, card) ? stackItemOf(g, card) : undefined
  if (item === undefined) return cardOption(g, `target:${card}`, card, 'CG-STACK-9', card, ctx.controller)
  return { ...option(`target:stack:${item.id}`, card, 'CG-STACK-9', `stack:${item.id}`), params: cardOf(item.print).params }
}

/** Shows everybody the cards that were chosen as targets in a wasteland. */
export function showTargets(g: State, seat: Seat, targets: readonly (readonly CardId[])[]): void {
  for (const card of targets.flat()) {
    if (g.zones[card] !== ZONE.wasteland) continue
    for (let other = 0; other < g.seats.length; other++) remember(g, other, card)
    reveal(g)
    tell(g, { type: 'shown', rule: 'CG-STACK-9', seat, card, name: kindOf(g, card).term })
  }
}
