import { confirm, type Rule } from '@orrery/kernel'
import { cardOf } from '../../content/cards.ts'
import { tell } from '../../events.ts'
import { chooseStaying } from '../../gone.ts'
import { newStackItem, type StackItem, type State } from '../../state.ts'
import type { Target } from '../language/vocabulary.ts'
import { contextsUnder, possibleContexts } from '../read/opponents.ts'
import { type Context, contextOfItem } from '../read/reading.ts'
import { hasTargets, legalTargets } from '../read/targets.ts'
import { opposed } from './opponent.ts'
import { chooseTargets, targetOption } from './targets.ts'

/** The targets of a stack item's effect. */
function targetsOfItem(item: StackItem): readonly Target[] {
  const effect = cardOf(item.print).program.effects[item.effect]
  return effect === undefined || effect.kind === 'static' || effect.kind === 'replace' ? [] : (effect.targets ?? [])
}

/** The context's controller chooses a new legal target for a stack item with one target. */
export function* retargetItem(g: State, ctx: Context, item: StackItem | undefined): Rule {
  if (item === undefined) return
  const place = item.targets.findIndex((cards) => cards.length === 1)
  const target = targetsOfItem(item)[place]
  if (target === undefined) return
  // The chooser may choose as if it controlled the card too, so `you` is either of the two.
  const about: Context = { ...contextOfItem(item), targets: [] }
  const legal = legalTargets(g, about, target)
  const own = contextsUnder(g, about, ctx.controller).flatMap((one) => legalTargets(g, one, target))
  const now = item.targets[place]?.[0]
  const open = [...legal, ...own.filter((card, at) => !legal.includes(card) && own.indexOf(card) === at)].filter(
    (card) => card !== item.card && card !== now,
  )
  if (open.length === 0) return
  const card = yield* chooseStaying(
    g,
    ctx.controller,
    { rule: 'CG-STACK-9', message: 'stack-retarget', on: `stack:${item.id}` },
    open.map((one) => targetOption(g, ctx, one)),
  )
  if (card === null) return
  item.targets = item.targets.map((cards, at) => (at === place ? [card] : cards))
  item.retargeted = true
  tell(g, { type: 'retargeted', rule: 'CG-STACK-9', stack: item.id, card: item.card, target: card })
}

/** A copy of a stack item under the context's controller, who may choose new targets. The copy is not a card and costs nothing. */
export function* copyItem(g: State, ctx: Context, item: StackItem | undefined): Rule {
  if (item === undefined) return
  const copy = newStackItem(g, {
    kind: 'ability',
    card: item.card,
    print: item.print,
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
  tell(g, { type: 'copied', rule: 'CG-GOAL-5', seat: ctx.controller, card: item.card, name: `@card-${cardOf(item.print).id}` })
  const { opposes } = cardOf(copy.print).program
  const open = contextOfItem(copy)
  copy.opponent = (yield* opposed(() => possibleContexts(g, open, opposes[copy.effect] === true), open)).opponent
  // Targets that the original did not have are not chosen for the copy either.
  const targets = targetsOfItem(copy).map((target, at): Target => (copy.targets[at]?.length === 0 ? { ...target, n: 0 } : target))
  const about: Context = { ...contextOfItem(copy), targets: [] }
  if (copy.targets.flat().length === 0 || !hasTargets(g, about, targets)) return
  if (yield* confirm(ctx.controller, { rule: 'CG-STACK-9', message: 'stack-copy', on: `stack:${copy.id}` }))
    copy.targets = yield* chooseTargets(g, about, targets)
}
