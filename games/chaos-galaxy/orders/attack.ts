import {
  type Answer,
  hash,
  multiSelectVerdict,
  type Seat,
  type SeenMultiSelectQuestion,
  type SeenOption,
  type SeenQuestion,
  verbOf,
} from '@orrery/kernel'
import { cardById } from '../content/cards.ts'
import { HAND_LIMIT } from '../rules/limits.ts'
import type { CombatView, PieceView, SeatView, View } from '../view.ts'
import { nextAfterwards, othersOf } from './afterwards.ts'
import { isOfUseAboard } from './boarding.ts'
import { conducted, LATER } from './conduct.ts'
import { couldBomb } from './idle.ts'
import { type AttackOrder, type Order, orderOf, withOrder } from './order.ts'

/** The ships that attack if all do: those that are ready and can fire or bomb. */
export function allReady(view: View, seat: Seat): readonly PieceView[] {
  return (view.seats[seat]?.hangar ?? []).filter(
    ({ turned, paid, values }) => turned === 'active' && paid && values !== null && values.firepower + values.bombing > 0,
  )
}

/**
 * The orders offered with the declaration of an attack: with several ready ships, that all attack, if no crew would be useful aboard; and
 * that the turn ends afterwards.
 */
export function ordersWith(option: SeenOption, question: SeenQuestion, view: View): readonly AttackOrder[] {
  const order = plainOrder(option, question, view)
  const own = view.seats[question.seat]
  if (order === null || own === undefined) return []
  const ready = allReady(view, own.seat)
  const set = ready.length < 2 || mayBeManned(ready, own, option.id, view) ? null : ready.map(({ id }) => `attack-with:${id}`)
  const all = { ...order, set }
  const last = { ...all, ends: true }
  return set === null ? [last] : [all, last]
}

/** An attack with the named ships and the crew that boards them; null if none is named. With a single ship none needs to be named. */
export function orderOfShips(
  option: SeenOption,
  question: SeenQuestion,
  view: View,
  ships: readonly number[],
  aboard: readonly (readonly [crew: number, ship: number])[],
): AttackOrder | null {
  const order = plainOrder(option, question, view)
  const boards = aboard.flatMap(([crew, ship]) => (ships.includes(ship) ? [`board:${crew}:${ship}`] : []))
  if (order === null || nameable(question.seat, view).ships.length === 0) return order
  return ships.length === 0 ? null : { ...order, set: [...ships.map((ship) => `attack-with:${ship}`), ...boards] }
}

/** What may be named with an attack: active ships, and crew that could board them; nothing if there is no choice. */
export function nameable(seat: Seat, view: View): { readonly ships: readonly PieceView[]; readonly crew: readonly PieceView[] } {
  const own = view.seats[seat]
  const ships = (own?.hangar ?? []).filter(({ turned }) => turned === 'active')
  const crew = (own?.cantina ?? []).filter(({ turned, boarded }) => turned === 'active' && !boarded)
  const boards = ships.some(({ slots, aboard }) => aboard.length < slots) ? crew : []
  return ships.length + boards.length < 2 ? { ships: [], crew: [] } : { ships, crew: boards }
}

function plainOrder(option: SeenOption, question: SeenQuestion, view: View): AttackOrder | null {
  const own = view.seats[question.seat]
  if (question.kind !== 'options' || question.name !== 'main-action' || verbOf(option.id) !== 'attack' || own === undefined) return null
  return { ...emptyOrder(own, view), target: option.id, offered: question.options.map(({ id }) => id) }
}

/** The order about the seat's current attack or pick; null if there is none. */
export function orderOn(orders: readonly Order[], seat: Seat, view: View): AttackOrder | null {
  const order = orderOf(orders, 'attack')
  const own = view.seats[seat]
  return order !== undefined && own !== undefined && isAbout(order, own, view) ? order : null
}

/** Whether the seat's order ends its turn after its attack or its pick; null if that cannot be ordered now. */
export function endsAfter(orders: readonly Order[], { name, seat }: SeenQuestion, view: View): boolean | null {
  if (view.seats[seat] === undefined || (name !== PICK && view.combat?.attacker !== seat)) return null
  return orderOn(orders, seat, view)?.ends === true
}

/** Orders that the turn ends after the pick or the current attack, or cancels that. */
export function endAfter(orders: readonly Order[], { name, seat }: SeenQuestion, ends: boolean, view: View): readonly Order[] {
  const own = view.seats[seat]
  if (own === undefined) return orders
  const order = orderOn(orders, seat, view)
  if (order !== null) return withOrder(orders, { ...order, ends })
  const now = emptyOrder(own, view)
  // CG-MAIN-9: the card that is picked is known.
  const hand = now.hand + (name === PICK ? 1 : 0)
  return withOrder(orders, { ...now, attacks: own.attacks - 1, picks: name === PICK, ends, hand })
}

const PICK = 'main-pick'

/** An order for the next attack that names nothing yet. */
function emptyOrder(own: SeatView, view: View): AttackOrder {
  const { seat, attacks, credits, hand } = own
  return {
    ...{ kind: 'attack', turn: view.turn, target: null, set: null, ends: false, after: [], doing: null, conduct: LATER },
    ...{ picks: false, attacks, stands: standing(seat, view), others: othersOf(seat, view), offered: null },
    ...{ credits, hand: hand?.length ?? 0, cards: cardsOf(own) },
  }
}

/** The cards that a seat has in play and in its hand. */
function cardsOf({ hangar, surface, cantina, hand }: SeatView): readonly string[] {
  const held = [...hangar.flatMap((ship) => [ship, ...ship.aboard]), ...surface, ...cantina, ...(hand ?? [])]
  return held.map(({ id, type }) => `${id} ${type}`)
}

/** Whether an order is about the attack that the seat declared last. */
function isAbout(order: AttackOrder, own: SeatView, view: View): boolean {
  return order.turn === view.turn && own.attacks === order.attacks + 1
}

/** The answer of an attack order, and the order that remains. */
interface Carried {
  readonly answer: Answer | null
  /** Null: it is over. */
  readonly order: AttackOrder | null
}

/**
 * The answer of the order: none if it does not cover the question, or if something happened that the player should consider.
 * It ends when the player is asked in the main phase again, and when another attack follows.
 */
export function attackReply(order: AttackOrder, question: SeenQuestion, view: View): Carried {
  const own = view.seats[question.seat]
  if (own === undefined || isPast(order, question, own, view)) return { answer: null, order: null }
  if (!isAbout(order, own, view)) return { answer: null, order }
  if (question.kind === 'multi-select') return { answer: question.name === 'equip-attackers' ? sent(order, question, view) : null, order }
  if (question.kind !== 'options') return { answer: null, order }
  if (view.combat !== null) {
    const calm = order.set !== null && order.others === othersOf(own.seat, view)
    const answer = own.hand?.length === order.hand ? conducted(order.conduct, { sent: sentBy(order), calm }, question, view) : null
    return { answer, order }
  }
  return question.name === 'main-action' ? done(order, question, own, view) : { answer: null, order }
}

/** Whether an order belongs to another turn, to an attack that was not declared, or to one that another attack followed. */
function isPast(order: AttackOrder, question: SeenQuestion, own: SeatView, view: View): boolean {
  if (order.turn !== view.turn || own.attacks > order.attacks + 1) return true
  if (own.attacks === order.attacks + 1 || question.kind !== 'options' || question.name !== 'main-action') return false
  return JSON.stringify(question.options.map(({ id }) => id)) !== JSON.stringify(order.offered)
}

/** How many ships attack by an order: one if it names none. */
function sentBy({ set }: AttackOrder): number {
  return set?.filter((id) => verbOf(id) === 'attack-with').length ?? 1
}

/** CG-MAIN-1, CG-MAIN-16: carries out the steps ordered after the attack, then ends the turn. */
function done(order: AttackOrder, question: SeenQuestion & { readonly kind: 'options' }, own: SeatView, view: View): Carried {
  const { after, ends, doing } = order
  const over: Carried = { answer: null, order: null }
  if (after.length === 0) return ends && isNothingNew(order, question.options, own, view) ? { answer: { option: 'end' }, order } : over
  if (doing === null ? !isNothingNew(order, question.options, own, view) : doing.others !== othersOf(own.seat, view)) return over
  const next = nextAfterwards(order, question, view)
  const further = { ...order, doing: next.doing }
  if (next.option !== null) return { answer: { option: next.option }, order: further }
  return ends && !next.stuck && own.hand !== null && own.hand.length <= HAND_LIMIT ? { answer: { option: 'end' }, order: further } : over
}

/** CG-EQUIP-1, CG-EQUIP-2: the named ships attack with their crew, unless somebody has answered the attack. */
function sent({ set, target, stands }: AttackOrder, question: SeenMultiSelectQuestion, view: View): Answer | null {
  if (set === null || view.combat === null || !isAimedAt(target, view.combat) || standing(question.seat, view) !== stands) return null
  return multiSelectVerdict(question, set) === true
    ? { options: question.options.flatMap(({ id }) => (set.includes(id) ? [id] : [])) }
    : null
}

/** CG-MAIN-16: whether the attack or the pick made nothing new possible, and leaves no bombs for another attack. */
function isNothingNew(order: AttackOrder, options: readonly SeenOption[], own: SeatView, view: View): boolean {
  if (own.hand === null || own.hand.length > Math.min(order.hand, HAND_LIMIT) || own.credits > order.credits) return false
  if (cardsOf(own).filter((card) => !order.cards.includes(card)).length > (order.picks ? 1 : 0)) return false
  if (!order.picks && options.some(({ id }) => verbOf(id) === 'attack') && couldBomb(own, view)) return false
  return options.every(({ id }) => order.offered?.includes(id) !== false)
}

function isAimedAt(target: string | null, { target: what, targetCard, defender }: CombatView): boolean {
  return target === `attack:${what}:${what === 'crew' || what === 'base' ? targetCard : defender}`
}

/** CG-EQUIP-2: whether useful crew could board one of the ships: the player must choose which. */
function mayBeManned(ships: readonly PieceView[], own: SeatView, target: string, view: View): boolean {
  if (ships.every(({ slots, aboard }) => aboard.length >= slots)) return false
  const [, what, card] = target.split(':')
  const attacked = { targetCard: what === 'crew' ? Number(card) : null }
  return own.cantina.some(
    ({ id, type, turned, boarded }) =>
      turned === 'active' && !boarded && cardById(type ?? '')?.type === 'crew' && isOfUseAboard(id, attacked, view),
  )
}

/** A hash of what the others have and hold, and of the state of all ships; the attack alone does not change it. */
function standing(seat: Seat, { seats, lasting }: View): number {
  const held = seats.map((one) => [one.hangar, one.surface, one.cantina, one.headquarters, ...(one.seat === seat ? [] : [one.credits])])
  return hash([held, lasting])
}
