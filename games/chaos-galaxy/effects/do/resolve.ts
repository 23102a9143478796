import { confirm, type Rule, reveal } from '@orrery/kernel'
import { cardOf } from '../../content/cards.ts'
import type { Gathered } from '../../damage.ts'
import { cardOption, tell } from '../../events.ts'
import { chooseStaying } from '../../gone.ts'
import { kindOf, nameOf } from '../../kinds.ts'
import { controllerOf, developmentsOf, inPlay, isUnpaid, paidXOf } from '../../marks.ts'
import { type CardId, NONE, newStackItem, type StackItem, type State, ZONE } from '../../state.ts'
import { keepSpeaking } from '../../table/speaking.ts'
import { intoTrash, putAway } from '../../table/zones.ts'
import type { EffectOf, Operation, Target } from '../language/vocabulary.ts'
import { canPay } from '../read/costs.ts'
import { withinLimit } from '../read/limits.ts'
import { contextsUnder, possibleContexts, unaimed } from '../read/opponents.ts'
import { isStillPayable } from '../read/payable.ts'
import { type Context, contextOfItem, hold, selected } from '../read/reading.ts'
import { legalTargets } from '../read/targets.ts'
import { announceEffect } from './announce.ts'
import { payCosts } from './costs.ts'
import { dealDamage, destroy, removeDead } from './destroying.ts'
import { aim, opposed } from './opponent.ts'
import type { Runner } from './runner.ts'
import { showTargets } from './targets.ts'
import { countUse, occur } from './triggers.ts'

/** CG-STACK-2, CG-STACK-8, CG-INT-3: a stack item takes effect; if it is a card, that goes to the trash. */
export function* resolveItem(g: State, item: StackItem, run: Runner): Rule {
  if (!item.neutralised) {
    // A face-down target may decide whether it resolves, which then reveals something about the target.
    if (item.targets.some((cards) => cards.some((card) => isUnpaid(g, card)))) reveal(g)
    if (item.kind === 'payment') yield* completePayment(g, item, run)
    else if (item.kind !== 'action') yield* takeEffect(g, item, run)
  }
  if (item.kind === 'card' && item.card !== NONE && g.zones[item.card] === ZONE.stack) intoTrash(g, item.card)
}

/**
 * CG-CPAY-5, CG-CPAY-8: the effects of a group take effect together: damage and destruction come after all of them, and only then do ships
 * without armour leave.
 */
export function* resolveGroup(g: State, items: readonly StackItem[], run: Runner): Rule {
  const gathered: Gathered = { damages: [], doomed: [] }
  for (const item of items) if (!item.neutralised) yield* takeEffect(g, item, run, gathered)
  yield* dealDamage(g, gathered.damages, run)
  yield* destroy(g, gathered.doomed, run)
  yield* removeDead(g, run)
}

/** CG-PAY-4, CG-STACK-11: the payment takes effect, if it is still possible. */
function* completePayment(g: State, item: StackItem, run: Runner): Rule {
  if (isStillPayable(g, item)) yield* turnFaceUp(g, item.card, run)
}

/**
 * CG-PAY-4, CG-BASE-7, CG-BASE-9, CG-TRAP-3: turns a card face up as paid; a research or a trap takes effect and goes to the trash. While
 * damage and destruction are gathered, cards without armour stay until all effects have been carried out.
 */
export function* turnFaceUp(g: State, card: CardId, run: Runner, gathered?: Gathered): Rule {
  const controller = controllerOf(g, card)
  const kind = kindOf(g, card)
  g.paid[card] = 1
  keepSpeaking(g, card)
  if (kind.type === 'base') g.paidX[card] = developmentsOf(g, card)
  reveal(g)
  tell(g, { type: 'paid', rule: 'CG-PAY-4', seat: controller, card, name: nameOf(g, card) })
  yield* aim(g, card)
  occur(g, { name: 'paid', who: card, player: controller })
  if (gathered === undefined) yield* removeDead(g, run) // CG-VAL-5: what it adds to its ship may be negative.
  if (kind.subtype !== 'research' && kind.subtype !== 'trap') return
  const effect = kind.program.resolve
  const x = paidXOf(g, card)
  if (effect !== null) {
    const open = { ...unaimed(g, card, controller), x }
    const about = yield* opposed(() => possibleContexts(g, open, kind.opposes), open)
    const { targets, choices } = yield* announceEffect(g, about, kind.program, kind.program.resolveAt)
    showTargets(g, controller, targets)
    yield* takeEffect(
      g,
      newStackItem(g, {
        kind: 'ability',
        card,
        print: kind.number,
        effect: kind.program.resolveAt,
        controller,
        opponent: about.opponent,
        targets,
        choices,
        x,
      }),
      run,
      gathered,
    )
  }
  if (inPlay(g, card)) putAway(g, card)
}

/** Carries out the effect of an event, interrupt, ability or trigger. */
export function* takeEffect(g: State, item: StackItem, run: Runner, gathered?: Gathered): Rule {
  const program = cardOf(item.print).program
  const about: Context = gathered === undefined ? contextOfItem(item) : { ...contextOfItem(item), gathered }
  if (item.operation !== NONE) {
    const operation = program.operations[item.operation]
    if (operation?.op === 'delayed') yield* run(g, about, operation.do)
    return
  }
  const effect = program.effects[item.effect]
  if (effect === undefined || effect.kind === 'static' || effect.kind === 'replace') return
  const targets = effect.targets ?? []
  const legal = stillLegal(g, about, targets, item)
  const ctx: Context = { ...about, targets: legal }
  // CG-STACK-8, CG-STACK-10: the card leaves without effect only if all its targets are lost.
  if (item.targets.some((cards) => cards.length > 0) && legal.every((cards) => cards.length === 0)) {
    tell(g, { type: 'target-lost', rule: 'CG-STACK-8', card: item.card, name: `@card-${cardOf(item.print).id}` })
    return
  }
  if (!hold(g, ctx, effect.if)) return
  if (effect.kind === 'triggered' && !(yield* mayTake(g, item, effect, ctx, run))) return
  yield* chosenByOpponent(g, ctx, targets, legal)
  yield* run(g, ctx, chosenOperations(effect.do, item.choices))
}

/** Whether a triggered effect takes place: its limit allows it, its costs are paid, and it is not declined. */
function* mayTake(g: State, item: StackItem, effect: EffectOf<'triggered'>, ctx: Context, run: Runner): Rule<boolean> {
  if (!withinLimit(g, item.card, item.effect)) return false
  const costs = effect.cost ?? []
  if (effect.optional === true || costs.length > 0) {
    if (!canPay(g, ctx, costs)) return false
    if (!(yield* confirm(ctx.controller, { rule: 'CG-STACK-20', message: 'effect-may', on: `card:${item.card}` }))) return false
  }
  countUse(g, item.card, item.effect)
  yield* payCosts(g, ctx, costs, run)
  return true
}

/** CG-STACK-8, CG-STACK-10, CG-ABIL-4: the targets that are still there and still legal. */
function stillLegal(g: State, ctx: Context, targets: readonly Target[], item: StackItem): CardId[][] {
  const legal = item.targets.map((cards) => cards.slice())
  const anybody = item.retargeted ? g.seats.flatMap((_, seat) => contextsUnder(g, ctx, seat)) : [ctx]
  for (const [at, target] of targets.entries()) {
    const named = legal[at]
    if (named === undefined || named.length === 0) continue
    const fitting = anybody.flatMap((about) => legalTargets(g, { ...about, targets: item.targets }, target))
    legal[at] = named.filter((card) => fitting.includes(card))
  }
  return legal
}

/** CG-ABIL-7: targets that the opponent chooses are chosen when the effect takes place; that does not count as targeting. */
function* chosenByOpponent(g: State, ctx: Context, targets: readonly Target[], chosen: CardId[][]): Rule {
  for (const [at, target] of targets.entries()) {
    if (target.chooser !== 'opponent') continue
    chosen[at] = yield* choosing(g, ctx, target)
  }
}

function* choosing(g: State, ctx: Context, target: Target): Rule<CardId[]> {
  const cards: CardId[] = []
  const seat = ctx.opponent
  if (seat === NONE) return cards
  while (cards.length < (target.n ?? 1)) {
    const open = selected(g, ctx, target.sel).filter((card) => !cards.includes(card))
    const card = yield* chooseStaying(
      g,
      seat,
      { rule: 'CG-ABIL-7', message: 'stack-own-choice', on: `card:${ctx.self}` },
      open.map((one) => cardOption(g, `target:${one}`, one, 'CG-ABIL-7', one)),
    )
    if (card === null) break
    cards.push(card)
  }
  return cards
}

/** The operations with the choice made on announcement replaced by the chosen options, in printed order. */
function chosenOperations(operations: readonly Operation[], choices: readonly number[]): readonly Operation[] {
  if (choices.length === 0) return operations
  const inOrder = choices.slice().sort((a, b) => a - b)
  const chosen = operations.findIndex((operation) => operation.op === 'choose')
  return operations.flatMap((operation, at) =>
    operation.op === 'choose' && at === chosen ? inOrder.flatMap((one) => operation.options[one]?.do ?? []) : [operation],
  )
}
