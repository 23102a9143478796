import { choose, confirm, type Rule } from '@orrery/kernel'
import { cardOf } from '../content/cards.ts'
import { cardOption, tell } from '../events.ts'
import { type CardId, newStackItem, type StackItem, type State } from '../state.ts'
import { legalTargets } from './announce.ts'
import type { Context } from './reading.ts'
import { contextOfItem } from './resolve.ts'
import type { Target } from './vocabulary.ts'

/** The first target that a stack item names, if its effect names any. */
function targetOf(item: StackItem): Target | undefined {
  const effect = cardOf(item.type).program.effects[item.effect]
  return effect === undefined || !('targets' in effect) ? undefined : effect.targets?.[0]
}

/** A new legal target for a stack item with one target, chosen by the context's controller. */
export function* retargetItem(g: State, ctx: Context, item: StackItem | undefined): Rule {
  const target = item === undefined ? undefined : targetOf(item)
  if (item === undefined || target === undefined) return
  // The chooser may choose as if it controlled the card: `you` is either of the two.
  const legal = legalTargets(g, { ...contextOfItem(item), targets: [] }, target)
  const own = legalTargets(g, { ...contextOfItem(item), controller: ctx.controller, targets: [] }, target)
  const open = [...legal, ...own.filter((card) => !legal.includes(card))].filter((card) => card !== item.card)
  if (open.length === 0) return
  const card: CardId = yield* choose(
    ctx.controller,
    { rule: 'CG-STACK-9', message: 'stack-retarget', on: `card:${item.card}` },
    open.map((one) => cardOption(g, `target:${one}`, one, 'CG-STACK-9', one)),
  )
  item.targets = [[card], ...item.targets.slice(1)]
  tell(g, { type: 'retargeted', rule: 'CG-STACK-9', stack: item.id, card: item.card, target: card })
}

/** A copy of a stack item under the context's controller, who may choose new targets. It is no card and cost nothing. */
export function* copyItem(g: State, ctx: Context, item: StackItem | undefined): Rule {
  if (item === undefined) return
  const copy = newStackItem(g, {
    kind: 'ability',
    card: item.card,
    type: item.type,
    effect: item.effect,
    controller: ctx.controller,
    targets: item.targets.map((cards) => cards.slice()),
    choices: item.choices.slice(),
    x: item.x,
    it: item.it.slice(),
    other: item.other,
    last: item.last.slice(),
  })
  g.stack.push(copy)
  tell(g, { type: 'copied', rule: 'CG-GOAL-5', seat: ctx.controller, card: item.card, name: `@card-${cardOf(item.type).id}` })
  const target = targetOf(item)
  if (target === undefined || legalTargets(g, { ...contextOfItem(copy), targets: [] }, target).length === 0) return
  if (yield* confirm(ctx.controller, { rule: 'CG-STACK-9', message: 'stack-copy', on: `card:${item.card}` }))
    yield* retargetItem(g, ctx, copy)
}
