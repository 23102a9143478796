import { choose, type Option, option, type Rule, reveal, type Seat } from '@orrery/kernel'
import { cardOf, choiceTerm } from '../../content/cards.ts'
import { tell } from '../../events.ts'
import { kindOf } from '../../kinds.ts'
import { isDuel } from '../../seats.ts'
import { type CardId, NONE, newStackItem, type SeatState, type StackItem, type State, ZONE } from '../../state.ts'
import { spend } from '../../table/credits.ts'
import type { Program } from '../language/program.ts'
import type { EffectOf, OperationOf, Target } from '../language/vocabulary.ts'
import { possibleContexts, unaimed } from '../read/opponents.ts'
import { playedAgainst, xPrice } from '../read/playable.ts'
import { priceOf } from '../read/prices.ts'
import { amountOf, type Context, contextOfItem, hold } from '../read/reading.ts'
import { hasOption, hasTargets, mayName, targetsOf } from '../read/targets.ts'
import { placed, usedAgainst } from '../read/usable.ts'
import { payCosts } from './costs.ts'
import { opposed } from './opponent.ts'
import { spendUses } from './paying.ts'
import type { Runner } from './runner.ts'
import { chooseTargets, showTargets } from './targets.ts'
import { countUse, occur } from './triggers.ts'

/** CG-STACK-20: chooses opponent, options and targets of a triggered effect; false if it has no legal targets. */
export function* nameTriggered(g: State, item: StackItem): Rule<boolean> {
  const program = cardOf(item.print).program
  const effect = item.operation === NONE ? program.effects[item.effect] : undefined
  if (effect?.kind !== 'triggered') return true
  const possible = () =>
    possibleContexts(g, contextOfItem(item), program.opposes[item.effect] === true).filter(
      (ctx) => isWorthNaming(g, ctx, effect) && hasTargets(g, ctx, effect.targets) && hasOption(g, ctx, program, item.effect),
    )
  if (possible().length === 0) return false
  const ctx = yield* opposed(possible, contextOfItem(item))
  const { targets, choices } = yield* announceEffect(g, ctx, program, item.effect)
  item.opponent = ctx.opponent
  item.targets = targets
  item.choices = choices
  return true
}

/** With more than two players the conditions must hold for the chosen opponent; with two they were tested when it happened. */
function isWorthNaming(g: State, ctx: Context, effect: EffectOf<'triggered'>): boolean {
  return isDuel(g) || hold(g, ctx, effect.if)
}

/** CG-STACK-3, CG-STACK-9: announces an event or interrupt: chooses targets, pays costs and puts it onto the stack. */
export function* announceCard(g: State, seat: Seat, card: CardId): Rule<StackItem> {
  const kind = kindOf(g, card)
  const ctx = yield* opposed(() => playedAgainst(g, seat, card), unaimed(g, card, seat))
  const credits = g.seats[seat]?.credits ?? 0
  const affordable = kind.cost === 'X' ? (target: CardId) => xPrice(g, seat, card, { ...ctx, targets: [[target]] }) <= credits : undefined
  const { targets, choices } = yield* announceEffect(g, ctx, kind.program, kind.program.resolveAt, affordable)
  // CG-VAL-6: increases of the price do not count towards X.
  const x = kind.costX === undefined ? 0 : amountOf(g, { ...ctx, targets }, kind.costX)
  const price = priceOf(g, seat, card, x)
  const held = g.seats[seat]
  if (held !== undefined) held.headquarters.splice(held.headquarters.indexOf(card), 1)
  g.zones[card] = ZONE.stack
  spend(g, seat, price, 'CG-INT-2')
  spendUses(g, seat, card)
  const item = newStackItem(g, {
    kind: 'card',
    card,
    print: kind.number,
    effect: kind.program.resolveAt,
    controller: seat,
    opponent: ctx.opponent,
    targets,
    choices,
    x: kind.cost === 'X' ? x : price,
  })
  g.stack.push(item)
  reveal(g)
  tell(g, {
    type: 'played',
    rule: kind.type === 'event' ? 'CG-EVT-1' : 'CG-INT-2',
    seat,
    card,
    name: `@card-${kind.id}`,
    targets: targets.flat(),
  })
  showTargets(g, seat, targets)
  occur(g, { name: 'played', who: card, player: seat })
  return item
}

/** What is chosen when an effect is announced: its targets, and before them options by number. */
export interface Announced {
  readonly targets: CardId[][]
  readonly choices: number[]
}

/**
 * CG-STACK-9, CG-CPAY-5: chooses the options of a choice made on announcement, and then all targets of the chosen options only; without
 * such a choice, all targets.
 */
export function* announceEffect(
  g: State,
  ctx: Context,
  program: Program,
  at: number,
  allowed?: (card: CardId) => boolean,
): Rule<Announced> {
  const targets = targetsOf(program, at)
  const choice = program.choices[at] ?? null
  if (choice === null) return { targets: yield* chooseTargets(g, ctx, targets, allowed), choices: [] }
  const choices: number[] = []
  for (let left = choice.operation.n; left > 0; left--) {
    const open: number[] = []
    for (const [option, named] of choice.names.entries())
      if (!choices.includes(option) && mayName(g, ctx, targets, named)) open.push(option)
    if (open.length === 0) break
    const picked: number = yield* choose(
      ctx.controller,
      { rule: 'CG-STACK-9', message: 'stack-choose', on: `card:${ctx.self}` },
      open.map(
        (one): Option<number> => ({
          ...option(`choose:${one + 1}`, one, 'CG-STACK-9'),
          params: choiceParams(ctx.print, choice.operation, one),
        }),
      ),
    )
    choices.push(picked)
  }
  const wanted = targets.map((target, place): Target => {
    if (!choice.names.some((named) => named.includes(place))) return target
    return { ...target, upTo: false, n: choices.some((one) => choice.names[one]?.includes(place)) ? (target.n ?? 1) : 0 }
  })
  return { targets: yield* chooseTargets(g, ctx, wanted, allowed), choices }
}

function countActivation(g: State, held: SeatState): void {
  const now = placed(g)
  if (held.placed !== now) held.activations = 0
  held.placed = now
  held.activations++
}

/** Begins a new window: uses of abilities are counted from 0 again. */
export function freshWindow(g: State): void {
  for (const held of g.seats) held.activations = 0
}

/** Announces an ability: chooses targets, pays costs and puts it onto the stack. */
export function* announceAbility(g: State, seat: Seat, card: CardId, at: number, run: Runner): Rule<StackItem> {
  const kind = kindOf(g, card)
  const effect = kind.program.effects[at] as EffectOf<'activated'>
  const ctx = yield* opposed(() => usedAgainst(g, card, at), unaimed(g, card, seat))
  const { targets, choices } = yield* announceEffect(g, ctx, kind.program, at)
  const developments = g.paidX[card] ?? 0
  countUse(g, card, at)
  countActivation(g, g.seats[seat] as SeatState)
  yield* payCosts(g, ctx, effect.cost, run)
  const item = newStackItem(g, {
    kind: 'ability',
    card,
    print: kind.number,
    effect: at,
    controller: seat,
    opponent: ctx.opponent,
    targets,
    choices,
    x: Math.max(0, developments),
    last: ctx.last,
  })
  g.stack.push(item)
  tell(g, { type: 'ability-used', rule: 'CG-INT-8', seat, card, name: `@card-${kind.id}`, targets: targets.flat() })
  showTargets(g, seat, targets)
  return item
}

/** The parameters that name an option of a choice in messages. */
export function choiceParams(type: number, operation: OperationOf<'choose'>, at: number): { readonly label: string } {
  const kind = cardOf(type)
  return { label: `@${choiceTerm(kind.id, kind.program.operations.indexOf(operation), at)}` }
}
