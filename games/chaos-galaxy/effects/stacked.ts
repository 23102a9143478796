import { choose, confirm, type Rule } from '@orrery/kernel'
import { cardOf } from '../content/cards.ts'
import { tell } from '../events.ts'
import { type CardId, newStackItem, type StackItem, type State } from '../state.ts'
import { chooseTargets, hasTargets, legalTargets, slotOf, targetOption, targetsOf } from './announce.ts'
import { type Context, contextOfItem } from './reading.ts'
import type { Target } from './vocabulary.ts'

/** The targets of a stack item that its controller has named. */
function targetsOfItem(item: StackItem): Target[] {
  const effect = cardOf(item.type).program.effects[item.effect]
  if (effect === undefined || effect.kind === 'static' || effect.kind === 'replace') return []
  return targetsOf(item.type, effect, item.choices).filter((target) => target.chooser !== 'opponent')
}

/** A new legal target for a stack item with one target, chosen by the context's controller. */
export function* retargetItem(g: State, ctx: Context, item: StackItem | undefined): Rule {
  const target = item === undefined ? undefined : targetsOfItem(item).find((one) => item.targets[slotOf(one)]?.length === 1)
  if (item === undefined || target === undefined) return
  // The chooser may choose as if it controlled the card: `you` is either of the two.
  const about: Context = { ...contextOfItem(item), targets: [] }
  const legal = legalTargets(g, about, target)
  const own = legalTargets(g, { ...about, controller: ctx.controller }, target)
  const now = item.targets[slotOf(target)]?.[0]
  const open = [...legal, ...own.filter((card) => !legal.includes(card))].filter((card) => card !== item.card && card !== now)
  if (open.length === 0) return
  const card: CardId = yield* choose(
    ctx.controller,
    { rule: 'CG-STACK-9', message: 'stack-retarget', on: `stack:${item.id}` },
    open.map((one) => targetOption(g, ctx, one)),
  )
  item.targets = item.targets.map((cards, slot) => (slot === slotOf(target) ? [card] : cards))
  item.retargeted = true
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
    operation: item.operation,
    controller: ctx.controller,
    targets: item.targets.map((cards) => cards.slice()),
    choices: item.choices.slice(),
    x: item.x,
    it: item.it.slice(),
    other: item.other,
    last: item.last.slice(),
    copied: true,
  })
  g.stack.push(copy)
  tell(g, { type: 'copied', rule: 'CG-GOAL-5', seat: ctx.controller, card: item.card, name: `@card-${cardOf(item.type).id}` })
  const targets = targetsOfItem(copy)
  const about: Context = { ...contextOfItem(copy), targets: [] }
  if (targets.length === 0 || !hasTargets(g, about, targets)) return
  if (yield* confirm(ctx.controller, { rule: 'CG-STACK-9', message: 'stack-copy', on: `stack:${copy.id}` }))
    copy.targets = yield* chooseTargets(g, about, targets)
}
