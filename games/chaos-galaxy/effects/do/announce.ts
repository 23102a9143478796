import { choose, type Option, option, type Rule, reveal, type Seat } from '@orrery/kernel'
import { cardOf, choiceTerm } from '../../content/cards.ts'
import { cardOption, tell } from '../../events.ts'
import { remember } from '../../information.ts'
import { kindOf } from '../../kinds.ts'
import { inPlay } from '../../marks.ts'
import { type CardId, NONE, newStackItem, type SeatState, type StackItem, type State, ZONE } from '../../state.ts'
import type { Program } from '../language/program.ts'
import type { EffectOf, EffectWindow, OperationOf, Target } from '../language/vocabulary.ts'
import { priceOf, spendUses } from '../read/prices.ts'
import {
  amountOf,
  type Context,
  contextOf,
  contextOfItem,
  fighterOf,
  hasKeyword,
  hold,
  selected,
  stackItemOf,
  works,
} from '../read/reading.ts'
import { cardForbidden, forbidden } from '../read/restrictions.ts'
import { canPay, payCosts, spend } from './costs.ts'
import { countUse, occur, withinLimit } from './triggers.ts'

/** The subtypes of interrupts that the moment allows, CG-INT-4 to CG-INT-7, CG-EVT-2. */
export function allowsInterrupt(g: State, subtype: string): boolean {
  if (subtype === 'reaction') return true
  const fighting = g.combat !== null && g.combat.step !== 'window'
  if (subtype === 'opening') return g.phase === 'start'
  if (subtype === 'general') return g.phase === 'main' && !fighting
  return (
    fighting || g.stack.some((item) => item.kind === 'card' && cardOf(item.type).type === 'event' && cardOf(item.type).subtype === 'attack')
  )
}

/** Whether the seat may play the interrupt or event from its headquarters now: moment, conditions, targets, credits. */
export function canPlay(g: State, seat: Seat, card: CardId): boolean {
  const kind = kindOf(g, card)
  if (kind.type === 'interrupt') {
    if (!allowsInterrupt(g, kind.subtype)) return false
    if (forbidden(g, seat, 'playInterrupts') || (kind.subtype === 'combat' && forbidden(g, seat, 'playCombatInterrupts'))) return false
  } else if (kind.type !== 'event' || g.stack.length > 0 || g.combat !== null || g.phase !== 'main' || g.active !== seat) return false
  const effect = kind.program.resolve
  if (effect?.do.some(({ op }) => op === 'joinCombat') && !mayStillJoin(g)) return false
  const ctx: Context = { ...contextOf(g, card), controller: seat }
  if (!hold(g, ctx, kind.playIf)) return false
  if (kind.cost === 'X') {
    const [target] = effect?.targets ?? []
    if (target === undefined || kind.costX === undefined) return false
    const credits = g.seats[seat]?.credits ?? 0
    return legalTargets(g, ctx, target).some((chosen) => xPrice(g, seat, card, { ...ctx, targets: [[chosen]] }) <= credits)
  }
  if (priceOf(g, seat, card) > (g.seats[seat]?.credits ?? 0)) return false
  return hasTargets(g, ctx, effect?.targets) && hasOption(g, ctx, kind.program, kind.program.resolveAt)
}

/** Whether a ship could still come into the combat. */
export function mayStillJoin(g: State): boolean {
  return g.combat !== null && g.combat.step !== 'bombing' && g.combat.step !== 'unequip'
}

function xPrice(g: State, seat: Seat, card: CardId, ctx: Context): number {
  const costX = kindOf(g, card).costX
  return costX === undefined ? 0 : priceOf(g, seat, card, amountOf(g, ctx, costX))
}

/** Whether the targets that must be chosen on announcement, from the one at `at` on, can all be chosen together. */
export function hasTargets(g: State, ctx: Context, targets: readonly Target[] | undefined, at = 0): boolean {
  const target = targets?.[at]
  if (target === undefined) return true
  const needed = target.chooser === 'opponent' || target.upTo === true ? 0 : (target.n ?? 1)
  const legal = needed === 0 ? [] : legalTargets(g, ctx, target)
  if (legal.length < needed) return false
  if (at + 1 === targets?.length) return true
  const further = (cards: readonly CardId[]): boolean =>
    hasTargets(g, { ...ctx, targets: [...ctx.targets.slice(0, at), cards] }, targets, at + 1)
  return needed === 1 ? legal.some((card) => further([card])) : further(legal.slice(0, needed))
}

/** Whether an effect with a choice between options that work on targets has an option whose targets are there. */
function hasOption(g: State, ctx: Context, program: Program, at: number): boolean {
  const choice = program.choices[at] ?? null
  return choice === null || choice.names.some((named) => mayName(g, ctx, targetsOf(program, at), named))
}

/** Whether each of these targets of an effect has somebody to choose. */
function mayName(g: State, ctx: Context, targets: readonly Target[], named: readonly number[]): boolean {
  for (const at of named) if (legalTargets(g, ctx, targets[at] as Target).length < (targets[at]?.n ?? 1)) return false
  return true
}

function targetsOf(program: Program, at: number): readonly Target[] {
  const effect = program.effects[at]
  return effect !== undefined && 'targets' in effect ? (effect.targets ?? []) : []
}

/** The cards that may be named as a target: not cloaked ones, nor those that an effect protects. // CG-ABIL-4 */
export function legalTargets(g: State, ctx: Context, target: Target): CardId[] {
  return selected(g, ctx, target.sel).filter((card) => mayTarget(g, ctx, card))
}

/** Whether the card, or what lies on the stack, may be named as a target by the context's controller. */
export function mayTarget(g: State, ctx: Context, card: CardId): boolean {
  const item = card < NONE || g.zones[card] === ZONE.stack ? stackItemOf(g, card) : undefined
  // What copies cannot be copied.
  if (item !== undefined) return !(copies(ctx.type) && copies(item.type))
  if (g.zones[card] === ZONE.hangar && hasKeyword(g, card, 'cloak')) return false
  if (!inPlay(g, card) || g.controllers[card] === ctx.controller) return true
  return !cardForbidden(g, card, 'beTargetedByOpponent', ctx.controller)
}

function copies(type: number): boolean {
  return cardOf(type).program.operations.some((operation) => operation.op === 'copy')
}

/** Chooses targets one after the other, as many as each asks for. // CG-STACK-9 */
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
      const options: Option<CardId>[] = []
      let size = 0
      for (const card of cards) size += kindOf(g, card).size
      for (const card of legalTargets(g, { ...ctx, targets: chosen }, target)) {
        if (cards.includes(card) || (allowed !== undefined && !allowed(card))) continue
        if (target.totalSize !== undefined && size + kindOf(g, card).size > target.totalSize) continue
        options.push(targetOption(g, ctx, card))
      }
      if (target.upTo === true || options.length === 0) options.push(option('done', NONE, 'CG-STACK-9'))
      const picked = yield* choose(ctx.controller, { rule: 'CG-STACK-9', message: 'stack-target', on: `card:${ctx.self}` }, options)
      if (picked === NONE) break
      cards.push(picked)
    }
  }
  return chosen
}

/** An option that names a target: a card, or something on the stack that is no card there. */
export function targetOption(g: State, ctx: Context, card: CardId): Option<CardId> {
  const item = card < NONE ? stackItemOf(g, card) : undefined
  if (item === undefined) return cardOption(g, `target:${card}`, card, 'CG-STACK-9', card, ctx.controller)
  return { ...option(`target:stack:${item.id}`, card, 'CG-STACK-9', `stack:${item.id}`), params: cardOf(item.type).params }
}

/** A triggered effect goes onto the stack: what it names is named; false when it has no legal target. // CG-STACK-20 */
export function* nameTriggered(g: State, item: StackItem): Rule<boolean> {
  const program = cardOf(item.type).program
  const effect = item.operation === NONE ? program.effects[item.effect] : undefined
  if (effect?.kind !== 'triggered') return true
  const ctx = contextOfItem(item)
  if (!hasTargets(g, ctx, effect.targets) || !hasOption(g, ctx, program, item.effect)) return false
  const { targets, choices } = yield* announceEffect(g, ctx, program, item.effect)
  item.targets = targets
  item.choices = choices
  return true
}

/** A card named as a target in a wasteland is shown to everybody. */
export function showTargets(g: State, seat: Seat, targets: readonly (readonly CardId[])[]): void {
  for (const card of targets.flat()) {
    if (card <= NONE || g.zones[card] !== ZONE.wasteland) continue
    for (let other = 0; other < g.seats.length; other++) remember(g, other, card)
    reveal(g)
    tell(g, { type: 'shown', rule: 'CG-STACK-9', seat, card, name: kindOf(g, card).term })
  }
}

/** Announces an event or interrupt: targets, costs, onto the stack. // CG-STACK-3, CG-STACK-9 */
export function* announceCard(g: State, seat: Seat, card: CardId): Rule<StackItem> {
  const kind = kindOf(g, card)
  const ctx: Context = { ...contextOf(g, card), controller: seat }
  const credits = g.seats[seat]?.credits ?? 0
  const affordable = kind.cost === 'X' ? (target: CardId) => xPrice(g, seat, card, { ...ctx, targets: [[target]] }) <= credits : undefined
  const { targets, choices } = yield* announceEffect(g, ctx, kind.program, kind.program.resolveAt, affordable)
  // CG-VAL-6: what raises the price is no part of X.
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
    type: kind.number,
    effect: kind.program.resolveAt,
    controller: seat,
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

/** What an effect is announced with: its targets, and the numbers of options chosen before them. */
export interface Announced {
  readonly targets: CardId[][]
  readonly choices: number[]
}

/**
 * Chooses the options that are named on announcement, and then only their targets, each of them; without such options
 * all targets. // CG-STACK-9, CG-CPAY-5
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
          params: choiceParams(ctx.type, choice.operation, one),
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

/** Whether the moment is one in which an ability with this window may be used by the seat with the card. */
function allowsWindow(g: State, seat: Seat, card: CardId, moment: EffectWindow): boolean {
  if (moment === 'any') return g.phase !== 'setup'
  if (moment === 'ownMain') return g.phase === 'main' && g.active === seat && g.combat === null && g.stack.length === 0
  const combat = g.combat
  if (combat === null || combat.step === 'window') return false
  const zone = g.zones[card]
  const bound = zone === ZONE.hangar || zone === ZONE.mounted || zone === ZONE.boarded
  if (bound && fighterOf(g, card)?.in !== true) return false
  if (moment === 'combat') return true
  if (moment === 'payment') return combat.step === 'payment' && combat.turn === seat
  return combat.step === moment
}

/** Whether the seat may use the ability of a card now. // CG-INT-8 */
export function canUse(g: State, seat: Seat, card: CardId, at: number): boolean {
  const effect = kindOf(g, card).program.effects[at]
  if (effect?.kind !== 'activated' || g.controllers[card] !== seat || !works(g, card)) return false
  if (!allowsWindow(g, seat, card, effect.window) || !withinLimit(g, card, at)) return false
  const ctx = contextOf(g, card)
  return (
    hold(g, ctx, effect.if) &&
    canPay(g, ctx, effect.cost) &&
    hasTargets(g, ctx, effect.targets) &&
    hasOption(g, ctx, cardOf(ctx.type).program, at)
  )
}

/** Abilities that a player may use in one window without a card changing its place, CG-STACK-19. */
const MOST_ACTIVATIONS = 100

/** A number that changes when a card changes its place. */
function placed(g: State): number {
  let sum = 0
  for (const zone of g.zones) sum = (sum * 31 + zone) | 0
  return sum
}

function countActivation(g: State, held: SeatState): void {
  const now = placed(g)
  if (held.placed !== now) held.activations = 0
  held.placed = now
  held.activations++
}

/** A new window: abilities are counted anew. */
export function freshWindow(g: State): void {
  for (const held of g.seats) held.activations = 0
}

/** The abilities that the seat may use now: everybody can see them. */
export function usableAbilities(g: State, seat: Seat): readonly Usable[] {
  const held = g.seats[seat]
  if (held === undefined || (held.activations >= MOST_ACTIVATIONS && held.placed === placed(g))) return NONE_USABLE
  let found: Usable[] | undefined
  // Only paid cards have abilities.
  for (const card of g.texts) {
    if (g.controllers[card] !== seat) continue
    for (const { at } of kindOf(g, card).program.activated) {
      if (!canUse(g, seat, card, at)) continue
      found ??= []
      found.push({ card, at })
    }
  }
  return found ?? NONE_USABLE
}

/** An ability of a card, by the number of its effect. */
export interface Usable {
  readonly card: CardId
  readonly at: number
}

const NONE_USABLE: readonly Usable[] = []

/** Whether the seat may use an ability that belongs to the equip step: then it is asked there. */
export function hasEquipAbility(g: State, seat: Seat): boolean {
  return usableAbilities(g, seat).some(({ card, at }) => {
    const effect = kindOf(g, card).program.effects[at]
    return effect?.kind === 'activated' && effect.window === 'equip'
  })
}

/** Announces an ability: targets, costs, onto the stack. */
export function* announceAbility(g: State, seat: Seat, card: CardId, at: number): Rule<StackItem> {
  const kind = kindOf(g, card)
  const effect = kind.program.effects[at] as EffectOf<'activated'>
  const ctx = contextOf(g, card)
  const { targets, choices } = yield* announceEffect(g, ctx, kind.program, at)
  const developments = g.paidX[card] ?? 0
  countUse(g, card, at)
  countActivation(g, g.seats[seat] as SeatState)
  yield* payCosts(g, ctx, effect.cost)
  const item = newStackItem(g, {
    kind: 'ability',
    card,
    type: kind.number,
    effect: at,
    controller: seat,
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

/** What names an option of a choice. */
export function choiceParams(type: number, operation: OperationOf<'choose'>, at: number): { readonly label: string } {
  const kind = cardOf(type)
  return { label: `@${choiceTerm(kind.id, kind.program.operations.indexOf(operation), at)}` }
}
