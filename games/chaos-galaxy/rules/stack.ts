import { choose, chooseStill, no, type Option, option, type Rule, type Seat, type Verdict, yes } from '@orrery/kernel'
import { cardOf } from '../content/cards.ts'
import { announceAbility, announceCard, freshWindow, nameTriggered } from '../effects/do/announce.ts'
import { run } from '../effects/do/operations.ts'
import { aimAnew, mustAim } from '../effects/do/opponent.ts'
import { resolveGroup, resolveItem } from '../effects/do/resolve.ts'
import { lastsForExchange } from '../effects/language/program.ts'
import { allowsInterrupt, canPlay } from '../effects/read/playable.ts'
import { couldPlay } from '../effects/read/possible.ts'
import { usableAbilities } from '../effects/read/usable.ts'
import { cardOption, tell } from '../events.ts'
import { kindOf } from '../kinds.ts'
import { cardOffer } from '../offers.ts'
import { isOut, nextOf, opponentsOf, seatOf } from '../seats.ts'
import { type CardId, NONE, newStackItem, type StackItem, type State } from '../state.ts'
import { ordnanceShips, useOrdnance } from './abilities.ts'
import { announcePayment, couldPayInMain, payableInMain } from './payment.ts'

/**
 * CG-STACK-1, CG-STACK-6, CG-STACK-7, CG-STACK-17: announces an item, which may be answered. Answers resolve first, then `effect` unless
 * the item was neutralised, and last what was triggered meanwhile. The player of a plain action has just had the chance to do something
 * else, and is asked again only if somebody answered. Returns whether the item took effect.
 */
export function* announced(g: State, item: StackItem, effect: () => Rule | undefined): Rule<boolean> {
  if (!g.stack.includes(item)) g.stack.push(item)
  freshWindow(g)
  const floor = g.stack.indexOf(item) + 1
  // CG-FIRE-11: in a combat nobody may act between the decision to return fire, or the choice of bombers, and its effect.
  if (g.waiting.length > 0) yield* stackTriggered(g)
  const plain = item.kind === 'action' && (g.combat === null || ASKED_ANYWAY.includes(item.verb)) && g.stack.length === floor
  const first = nextOf(g, item.controller)
  if (isAnybodyAsked(g, plain ? item.controller : NONE)) yield* answering(g, first, item.controller, plain)
  if (g.stack.length > floor) yield* resolveAbove(g, floor)
  if (mustAim(g)) yield* aimAnew(g)
  g.stack.pop()
  const stands = !item.neutralised
  const rule = stands ? effect() : undefined
  if (rule !== undefined) yield* rule
  if (g.stack.length === 0 && g.waiting.length > 0) yield* settle(g)
  return stands
}

/** Actions of a combat before which their player could have done something else, and can again afterwards. */
const ASKED_ANYWAY: readonly string[] = ['heavy', 'board', 'move-item']

/** CG-STACK-1, CG-STACK-6, CG-STACK-17: an announced item may be answered; then everything resolves, the item last. */
export function* answered(g: State, item: StackItem): Rule {
  const floor = g.stack.indexOf(item)
  if (g.waiting.length > 0) yield* stackTriggered(g)
  yield* answering(g, nextOf(g, item.controller), item.controller, false)
  yield* resolveAbove(g, floor)
  if (floor === 0 && g.waiting.length > 0) yield* settle(g)
}

/** An action of the main phase or of a combat that may be answered before it happens. */
export function action(g: State, controller: Seat, verb: string, card: CardId = NONE, targets: CardId[] = []): StackItem {
  return newStackItem(g, { kind: 'action', verb, card, controller, targets: targets.length === 0 ? [] : [targets] })
}

/** A window without an announcement: asks the seats in turn until all pass in a row, then resolves what they played. */
export function* openWindow(g: State, first: Seat): Rule {
  freshWindow(g)
  yield* askOnce(g, first)
}

/** CG-TURN-10: a window that is over when all have passed in a row while nothing was on the stack. */
export function* openUntilEmpty(g: State, first: Seat): Rule {
  freshWindow(g)
  let held = true
  while (held) held = yield* askOnce(g, first)
}

/** Asks the seats in turn until all pass in a row, then resolves what is on the stack. Returns whether anything was. */
function* askOnce(g: State, first: Seat): Rule<boolean> {
  if (g.waiting.length > 0) yield* stackTriggered(g)
  if (isAnybodyAsked(g, NONE)) yield* answering(g, first, NONE, false)
  const held = g.stack.length > 0
  if (held) yield* resolveAbove(g, 0)
  if (g.waiting.length > 0) yield* settle(g)
  return held
}

/** CG-STACK-6, CG-STACK-15: asks in turn, from the first seat on, until everybody passed in a row. */
function* answering(g: State, first: Seat, announcer: Seat, plain: boolean): Rule {
  let seat = first
  let answered = false
  // A bit for each seat, since the pass of a seat that has left no longer counts.
  let passed = 0
  while (!haveAllPassed(g, passed)) {
    // CG-MULTI-13: somebody may have left while the last one was asked.
    if (mustAim(g)) yield* aimAnew(g)
    const skipped = plain && seat === announcer && !answered
    if (!skipped && isAsked(g, seat) && (yield* mayAnswer(g, seat))) {
      passed = 0
      answered = true
    } else passed |= 1 << seat
    seat = nextOf(g, seat)
  }
}

/** CG-STACK-15: whether all who are still in the game have passed. */
function haveAllPassed(g: State, passed: number): boolean {
  for (const seat of g.order) if ((passed & (1 << seat)) === 0) return false
  return true
}

/** Whether any seat but one is to be asked. */
function isAnybodyAsked(g: State, but: Seat): boolean {
  for (let seat = 0; seat < g.seats.length; seat++) if (seat !== but && isAsked(g, seat)) return true
  return false
}

/** Whether the seat is to be asked: it does not let windows pass, and might have an answer. */
function isAsked(g: State, seat: Seat): boolean {
  return !seatOf(g, seat).passing && !isOut(g, seat) && !isOut(g, g.active) && couldAnswer(g, seat)
}

/** One seat's chance to answer. Returns whether it did. */
function* mayAnswer(g: State, seat: Seat): Rule<boolean> {
  const held = seatOf(g, seat)
  const top = g.stack.at(-1)
  const on = top === undefined ? undefined : `stack:${top.id}`
  const prompt = { rule: 'CG-STACK-17', message: windowMessage(g), on, always: true }
  const answer = yield* chooseStill(seat, prompt, () => (isOut(g, g.active) ? [] : answersOf(g, seat)))
  if (answer === null || answer.do === 'pass') return false
  if (answer.do === 'until') {
    held.passing = true
    return false
  }
  if (answer.do === 'ordnance') useOrdnance(g, seat, answer.card)
  else yield* answerWith(g, seat, answer)
  return true
}

function answersOf(g: State, seat: Seat): Option<Answer>[] {
  const options: Option<Answer>[] = [PASS, PASS_UNTIL]
  addAnswers(g, seat, options)
  return options
}

/** What a seat may answer with. */
export interface Answer {
  readonly do: 'pass' | 'until' | 'play' | 'use' | 'pay' | 'ordnance'
  readonly card: CardId
  readonly at: number
}
const PASS = option<Answer>('pass', { do: 'pass', card: NONE, at: NONE }, 'CG-STACK-6')
const PASS_UNTIL = option<Answer>('pass-until', { do: 'until', card: NONE, at: NONE }, 'CG-STACK-17')
const PLAY = cardOffer<Answer>('play', 'CG-INT-1', (card) => ({ do: 'play', card, at: NONE }))
const PAY = cardOffer<Answer>('pay', 'CG-PAY-6', (card) => ({ do: 'pay', card, at: NONE }))

/** Adds interrupts, abilities and payments that the seat may use now. */
export function addAnswers<T>(g: State, seat: Seat, options: Option<T | Answer>[]): void {
  for (const card of seatOf(g, seat).headquarters) {
    if (kindOf(g, card).type === 'interrupt' && canPlay(g, seat, card)) options.push(PLAY(g, card))
  }
  for (const { card, at } of usableAbilities(g, seat))
    options.push(cardOption(g, `use:${card}:${at}`, { do: 'use', card, at }, 'CG-INT-8', card))
  for (const card of payableInMain(g, seat)) options.push(PAY(g, card))
  for (const card of ordnanceShips(g, seat)) {
    const one = cardOption<Answer>(g, `ordnance:${card}`, { do: 'ordnance', card, at: NONE }, 'CG-ABIL-32', card)
    options.push({ ...one, params: { ...one.params, cards: 1 } })
  }
}

/** Puts the answer on the stack. */
export function* answerWith(g: State, seat: Seat, answer: Answer): Rule<StackItem> {
  const item =
    answer.do === 'play'
      ? yield* announceCard(g, seat, answer.card)
      : answer.do === 'use'
        ? yield* announceAbility(g, seat, answer.card, answer.at, run)
        : announcePayment(g, seat, answer.card)
  somethingHappened(g, seat)
  yield* stackTriggered(g)
  return item
}

/** The seat has acted: seats that let windows pass are asked again. */
export function somethingHappened(g: State, by: Seat): void {
  for (const [seat, held] of g.seats.entries()) if (seat !== by) held.passing = false
}

/**
 * CG-STACK-17: whether the seat could answer as far as everybody can tell: by the size of its hand and its credits, open abilities, or
 * face-down cards that it might pay now. Never looks at hidden information.
 */
export function couldAnswer(g: State, seat: Seat): boolean {
  return (
    couldPlay(g, seat, (subtype) => allowsInterrupt(g, subtype)) ||
    couldPayInMain(g, seat) ||
    usableAbilities(g, seat).length > 0 ||
    ordnanceShips(g, seat).length > 0
  )
}

/** The message of the window: it decides the prompt, and people set their stops by it. */
function windowMessage(g: State): string {
  if (g.stack.length > 0) return 'stack-answer'
  if (g.phase === 'start') return 'stack-start'
  return g.phase === 'end' ? 'stack-end' : 'stack-window'
}

/**
 * CG-STACK-2, CG-STACK-4, CG-STACK-5: everything above the floor takes effect, from the top; if all of it belongs to one seat, that seat
 * chooses the order.
 */
function* resolveAbove(g: State, floor: number): Rule {
  const owner = g.stack[floor]?.controller ?? NONE
  // Triggered effects were put in order when they came.
  const asks = g.stack.length - floor > 1 && g.stack.every((item) => item.controller === owner && item.kind !== 'trigger')
  while (g.stack.length > floor) {
    if (mustAim(g)) yield* aimAnew(g)
    let at = g.stack.length - 1
    if (asks && at > floor) {
      const open = g.stack.slice(floor).reverse()
      const id: number = yield* choose(
        owner,
        { rule: 'CG-STACK-5', message: 'stack-order' },
        open.map((item) => option(`resolve:${item.id}`, item.id, 'CG-STACK-5', `stack:${item.id}`)),
      )
      at = g.stack.findIndex((item) => item.id === id)
    }
    const [item] = g.stack.splice(at, 1) as [StackItem]
    if (item.neutralised) tell(g, { type: 'neutralised', rule: 'CG-STACK-12', stack: item.id, card: item.card })
    if (item.grouped) {
      const group = [item]
      while (g.stack.length > floor && g.stack.at(-1)?.grouped === true) group.unshift(g.stack.pop() as StackItem)
      yield* resolveGroup(g, group, run)
    } else yield* resolveItem(g, item, run)
  }
}

/** CG-STACK-18, CG-STACK-20: triggered effects form a new stack with its own window, until none is waiting. */
export function* settle(g: State): Rule {
  for (let rounds = 0; g.waiting.length > 0 && rounds < MOST_ROUNDS; rounds++) {
    yield* stackTriggered(g)
    if (g.stack.length === 0) continue
    yield* answering(g, g.active, NONE, false)
    yield* resolveAbove(g, 0)
  }
  if (g.waiting.length > 0) g.waiting = []
}

/**
 * CG-STACK-9, CG-STACK-18, CG-STACK-20: waiting effects go onto the stack, the first to take effect on top. Their targets are chosen in
 * that order; an effect that finds none is dropped.
 */
function* stackTriggered(g: State): Rule {
  if (g.waiting.length === 0) return
  const named: StackItem[] = []
  for (const item of yield* inOrder(g, g.waiting.splice(0))) if (yield* nameTriggered(g, item)) named.push(item)
  for (const item of named.reverse()) {
    g.stack.push(item)
    tellTriggered(g, item)
  }
}

function tellTriggered(g: State, item: StackItem): void {
  const name = `@card-${cardOf(item.print).id}`
  tell(g, { type: 'triggered', rule: 'CG-STACK-20', seat: item.controller, card: item.card, name, targets: item.targets.flat() })
}

/** CG-STACK-20: triggered effects that last for the exchange take effect at once, without a window. */
export function* takeAtOnce(g: State): Rule {
  const now = g.waiting.filter((item) => item.operation === NONE && lastsForExchange(cardOf(item.print).program, item.effect))
  if (now.length === 0) return
  g.waiting = g.waiting.filter((item) => !now.includes(item))
  for (const item of yield* inOrder(g, now)) {
    if (!(yield* nameTriggered(g, item))) continue
    tellTriggered(g, item)
    yield* resolveItem(g, item, run)
  }
}

/** CG-STACK-18: effects of the same moment in turn order from the active player; each player orders its own. */
function* inOrder(g: State, waiting: readonly StackItem[]): Rule<StackItem[]> {
  const order: StackItem[] = []
  for (const seat of [g.active, ...opponentsOf(g, g.active)]) {
    const own = waiting.filter((item) => item.controller === seat)
    while (own.length > 1) {
      const id: number = yield* choose(
        seat,
        { rule: 'CG-STACK-18', message: 'stack-triggers' },
        own.map((item) => ({
          ...option(`first:${item.id}`, item.id, 'CG-STACK-18', `card:${item.card}`),
          params: cardOf(item.print).params,
        })),
      )
      const at = own.findIndex((item) => item.id === id)
      order.push(...own.splice(at, 1))
    }
    order.push(...own)
  }
  return order
}

/** CG-STACK-19: the number of new stacks after which triggered effects that trigger each other end. */
const MOST_ROUNDS = 100

/** CG-MAIN-15: whether actions may be started: nothing waits and no combat runs. */
export function mayAct(g: State, seat: Seat, verb: string): Verdict {
  if (g.phase !== 'main' || g.active !== seat) return no('CG-TURN-6', {}, verb)
  return g.stack.length === 0 && g.combat === null ? yes : no('CG-MAIN-15', {}, verb)
}
