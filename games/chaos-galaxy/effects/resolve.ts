import { choose, type Rule } from '@orrery/kernel'
import { cardOf } from '../content/cards.ts'
import { cardOption, tell } from '../events.ts'
import { inPlay, intoTrash, kindOf, nameOf, pieceOf, putAway } from '../rules/zones.ts'
import { type CardId, NONE, newStackItem, type StackItem, type State, ZONE } from '../state.ts'
import { chooseTargets, hasTargets } from './announce.ts'
import { canPay, payCosts } from './costs.ts'
import { run } from './engine.ts'
import { type Context, contextOf, hold, selected } from './reading.ts'
import { keepText } from './texts.ts'
import { countUse, occur, withinLimit } from './triggers.ts'
import type { Effect, Operation, Target } from './vocabulary.ts'

/** What a stack item's effect speaks from. */
export function contextOfItem(item: StackItem): Context {
  return {
    self: item.card,
    type: item.type,
    controller: item.controller,
    targets: item.targets,
    it: item.it,
    other: item.other,
    last: item.last.slice(),
    x: item.x,
  }
}

/** A stack item takes effect, and a card among them goes to the trash. // CG-STACK-2, CG-STACK-8, CG-INT-3 */
export function* resolveItem(g: State, item: StackItem): Rule {
  if (!item.neutralised) {
    if (item.kind === 'payment') yield* completePayment(g, item)
    else if (item.kind !== 'action') yield* takeEffect(g, item)
  }
  if (item.kind === 'card' && item.card !== NONE && g.zones[item.card] === ZONE.stack) intoTrash(g, item.card)
}

/** The payment takes effect, if the card is still there. // CG-PAY-4, CG-STACK-11 */
function* completePayment(g: State, item: StackItem): Rule {
  if (inPlay(g, item.card) && !pieceOf(g, item.card).paid) yield* turnFaceUp(g, item.card)
}

/**
 * Turns a card face up as paid: a research and a trap do what they do and go to the trash. // CG-PAY-4, CG-BASE-7,
 * CG-BASE-9, CG-TRAP-3
 */
export function* turnFaceUp(g: State, card: CardId): Rule {
  const piece = pieceOf(g, card)
  const kind = kindOf(g, card)
  piece.paid = true
  keepText(g, card)
  if (kind.type === 'base') piece.x = piece.developments
  tell(g, { type: 'paid', rule: 'CG-PAY-4', seat: piece.controller, card, name: nameOf(g, card) })
  occur(g, { name: 'paid', who: card, player: piece.controller })
  if (kind.subtype !== 'research' && kind.subtype !== 'trap') return
  const effect = kind.program.resolve
  if (effect !== null) {
    const targets = yield* chooseTargets(g, { ...contextOf(g, card), x: piece.x }, effect.targets)
    yield* takeEffect(
      g,
      newStackItem(g, {
        kind: 'ability',
        card,
        type: kind.number,
        effect: kind.program.resolveAt,
        controller: piece.controller,
        targets,
        x: piece.x,
      }),
    )
  }
  if (inPlay(g, card)) putAway(g, card)
}

/** Carries out the effect of an event, interrupt, ability or trigger whose moment has come. */
export function* takeEffect(g: State, item: StackItem): Rule {
  const program = cardOf(item.type).program
  if (item.operation !== NONE) {
    const operation = program.operations[item.operation]
    if (operation?.op === 'delayed') yield* run(g, contextOfItem(item), operation.do)
    return
  }
  const effect = program.effects[item.effect]
  if (effect === undefined || effect.kind === 'static' || effect.kind === 'replace') return
  if (effect.kind === 'triggered') yield* takeTriggered(g, item, effect)
  else {
    const targets = effect.targets ?? []
    const ctx = { ...contextOfItem(item), targets: stillLegal(g, contextOfItem(item), targets, item.targets) }
    // CG-STACK-8, CG-STACK-10: only when all targets are lost does the card leave without effect.
    const named = targets.filter((target) => target.chooser !== 'opponent')
    if (named.length > 0 && item.targets.flat().length > 0 && ctx.targets.flat().length === 0) {
      tell(g, { type: 'target-lost', rule: 'CG-STACK-8', card: item.card, name: `@card-${cardOf(item.type).id}` })
      return
    }
    if (!hold(g, ctx, effect.if)) return
    yield* chosenByOpponent(g, ctx, targets, ctx.targets as CardId[][])
    yield* run(g, ctx, chosenOperations(effect.do, item.choices))
  }
}

function* takeTriggered(g: State, item: StackItem, effect: Extract<Effect, { kind: 'triggered' }>): Rule {
  const ctx = contextOfItem(item)
  if (!hold(g, ctx, effect.if) || !withinLimit(g, item.card, item.effect)) return
  const costs = effect.cost ?? []
  if (costs.length > 0 && !canPay(g, ctx, costs)) return
  // CG-CPAY-5: targets and choices of a group were named when it was announced.
  const named = item.grouped ? stillLegal(g, ctx, effect.targets ?? [], item.targets) : null
  if (named === null ? !hasTargets(g, ctx, effect.targets) : item.targets.flat().length > 0 && named.flat().length === 0) {
    tell(g, { type: 'target-lost', rule: 'CG-STACK-8', card: item.card, name: `@card-${cardOf(item.type).id}` })
    return
  }
  countUse(g, item.card, item.effect)
  yield* payCosts(g, ctx, costs)
  const targets = named ?? (yield* chooseTargets(g, ctx, effect.targets))
  yield* run(g, { ...ctx, targets }, chosenOperations(effect.do, item.choices))
}

/** The targets that are still there and still fit. // CG-STACK-8, CG-STACK-10 */
function stillLegal(g: State, ctx: Context, targets: readonly Target[], chosen: readonly (readonly CardId[])[]): CardId[][] {
  return chosen.map((cards, at) => {
    const target = targets[at]
    if (target === undefined) return cards.slice()
    const legal = selected(g, { ...ctx, targets: chosen.slice(0, at) }, target.sel)
    return cards.filter((card) => legal.includes(card))
  })
}

/** Targets that the other player chooses are chosen when the effect takes place; that is no targeting. // CG-ABIL-7 */
function* chosenByOpponent(g: State, ctx: Context, targets: readonly Target[], chosen: CardId[][]): Rule {
  for (const [at, target] of targets.entries()) {
    if (target.chooser !== 'opponent') continue
    chosen[at] = yield* choosing(g, ctx, target)
  }
}

function* choosing(g: State, ctx: Context, target: Target): Rule<CardId[]> {
  const cards: CardId[] = []
  const seat = (ctx.controller + 1) % g.seats.length
  while (cards.length < (target.n ?? 1)) {
    const open = selected(g, ctx, target.sel).filter((card) => !cards.includes(card))
    if (open.length === 0) break
    cards.push(
      yield* choose(
        seat,
        { rule: 'CG-ABIL-7', message: 'stack-own-choice', on: `card:${ctx.self}` },
        open.map((card) => cardOption(g, `target:${card}`, card, 'CG-ABIL-7', card)),
      ),
    )
  }
  return cards
}

/** The operations with choices made on announcement replaced by what was chosen. */
function chosenOperations(operations: readonly Operation[], choices: readonly number[]): readonly Operation[] {
  if (choices.length === 0) return operations
  return operations.flatMap((operation) =>
    operation.op === 'choose'
      ? choices
          .slice()
          .sort((a, b) => a - b)
          .flatMap((at) => operation.options[at]?.do ?? [])
      : [operation],
  )
}
