import { type Answer, type Seat, type SeenOption, type SeenQuestion, type SeenSomeQuestion, someVerdict, verbOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { signal } from '@preact/signals'
import { cardById } from '../../content/cards.ts'
import { HAND_LIMIT } from '../../rules/limits.ts'
import type { CombatView, PieceView, SeatView, View } from '../../view.ts'
import { isStuck, isUnderWay, nextAfterwards, othersOf, wasDisturbed } from './afterwards.ts'
import { isOfUseAboard } from './boarding.ts'
import { type Conduct, conducted, LATER } from './conduct.ts'
import { couldBomb } from './idle.ts'

/** What a player has said together with an attack: with which ships, what is done after it, and that the turn ends then; that also with a pick. */
export interface Assault {
  readonly seat: Seat
  readonly turn: number
  /** The option by which the attack was declared; null for a pick, and where the order came later. */
  readonly target: string | null
  /** The ships that attack, and who boards them, as the options of their naming; null where they are still to be chosen. */
  readonly set: readonly string[] | null
  readonly ends: boolean
  /** What is done in the main phase after it, one thing after another, as options of the main phase. */
  readonly after: readonly string[]
  readonly conduct: Conduct
  /** Whether it was said with a pick: then what may be attacked was thought of. */
  readonly picks: boolean
  /** How many attacks of the turn came before it. */
  readonly attacks: number
  /** How the table stood: where it stands otherwise, the player is asked. */
  readonly stands: string
  /** What the others had; what the attack itself does to the own ships does not count. */
  readonly others: string
  /** What else could be done when the attack was declared; null where the order came later. */
  readonly offered: readonly string[] | null
  readonly credits: number
  readonly hand: number
  /** The seat's cards, by number and kind. */
  readonly cards: readonly string[]
}

/** The order that stands: it holds for one attack, in the page in which it was given. */
export const assault = signal<Assault | null>(null)

/** Takes the order back: its player is asked again. */
export function recall(): void {
  assault.value = null
}

/** An order is over once its player is asked in the main phase again: something was to be thought of, or the attack was not declared. */
export function recallPast(question: SeenQuestion | null): void {
  if (question?.name === 'main-action' && assault.peek()?.seat === question.seat) recall()
}

/** The ships with which an attack is done when all attack: those that are ready and can fire or bomb. */
export function allReady(view: View, seat: Seat): readonly PieceView[] {
  return (view.seats[seat]?.hangar ?? []).filter(
    ({ turned, paid, values }) => turned === 'active' && paid && values !== null && values.firepower + values.bombing > 0,
  )
}

/**
 * What may be ordered with an attack, besides declaring it: that all ready ships attack, where there are several and nobody could do
 * anything aboard; and that the turn ends after it.
 */
export function ordersWith(option: SeenOption, question: SeenQuestion, view: View): readonly Assault[] {
  const order = plainOrder(option, question, view)
  const own = view.seats[question.seat]
  if (order === null || own === undefined) return []
  const ready = allReady(view, own.seat)
  const set = ready.length < 2 || mayBeManned(ready, own, option.id, view) ? null : ready.map(({ id }) => `attack-with:${id}`)
  const all = { ...order, set }
  const last = { ...all, ends: true }
  return set === null ? [last] : [all, last]
}

/** An attack with ships, and crew aboard them, that are named together with it; null where none is. Who has one ship alone names none. */
export function orderOfShips(
  option: SeenOption,
  question: SeenQuestion,
  view: View,
  ships: readonly number[],
  aboard: readonly (readonly [crew: number, ship: number])[],
): Assault | null {
  const order = plainOrder(option, question, view)
  const boards = aboard.flatMap(([crew, ship]) => (ships.includes(ship) ? [`board:${crew}:${ship}`] : []))
  if (order === null || nameable(question.seat, view).ships.length === 0) return order
  return ships.length === 0 ? null : { ...order, set: [...ships.map((ship) => `attack-with:${ship}`), ...boards] }
}

/** Who may be named with an attack: ships that are active, with their room, and who could board them; nobody where there is no choice. */
export function nameable(seat: Seat, view: View): { readonly ships: readonly PieceView[]; readonly crew: readonly PieceView[] } {
  const own = view.seats[seat]
  const ships = (own?.hangar ?? []).filter(({ turned }) => turned === 'active')
  const crew = (own?.cantina ?? []).filter(({ turned, boarded }) => turned === 'active' && !boarded)
  const boards = ships.some(({ slots, aboard }) => aboard.length < slots) ? crew : []
  return ships.length + boards.length < 2 ? { ships: [], crew: [] } : { ships, crew: boards }
}

function plainOrder(option: SeenOption, question: SeenQuestion, view: View): Assault | null {
  const own = view.seats[question.seat]
  if (question.kind !== 'options' || question.name !== 'main-action' || verbOf(option.id) !== 'attack' || own === undefined) return null
  return {
    ...orderOf(own, view),
    target: option.id,
    set: null,
    ends: false,
    after: [],
    conduct: LATER,
    offered: question.options.map(({ id }) => id),
  }
}

/** The order that is about what the seat does now; null where none stands. */
export function orderOn(seat: Seat, view: View): Assault | null {
  const order = assault.value
  const own = view.seats[seat]
  return order !== null && own !== undefined && isAbout(order, own, view) ? order : null
}

/** Whether the seat's turn ends after its attack or its pick, by its order; null where that is not to be decided now. */
export function endsAfter({ name, seat }: SeenQuestion, view: View): boolean | null {
  const own = view.seats[seat]
  if (own === undefined || (name !== PICK && view.combat?.attacker !== seat)) return null
  const order = assault.value
  return order !== null && isAbout(order, own, view) && order.ends
}

/** Orders, at the pick or while the attack lasts, that the turn ends after it, or takes that back. */
export function endAfter({ name, seat }: SeenQuestion, ends: boolean, view: View): void {
  const own = view.seats[seat]
  if (own === undefined) return
  const order = assault.peek()
  if (order !== null && isAbout(order, own, view)) {
    assault.value = { ...order, ends }
    return
  }
  const now = orderOf(own, view)
  // CG-MAIN-9: the card that is picked is known.
  const hand = now.hand + (name === PICK ? 1 : 0)
  assault.value = {
    ...now,
    attacks: own.attacks - 1,
    picks: name === PICK,
    target: null,
    set: null,
    ends,
    after: [],
    conduct: LATER,
    offered: null,
    hand,
  }
}

const PICK = 'main-pick'

function orderOf(own: SeatView, view: View) {
  const { seat, attacks, credits, hand } = own
  const cards = cardsOf(own)
  return {
    seat,
    turn: view.turn,
    picks: false,
    attacks,
    stands: standing(seat, view),
    others: othersOf(seat, view),
    credits,
    hand: hand?.length ?? 0,
    cards,
  }
}

/** The cards that a seat has in play and in its hand. */
function cardsOf({ hangar, surface, cantina, hand }: SeatView): readonly string[] {
  const held = [...hangar.flatMap((ship) => [ship, ...ship.aboard]), ...surface, ...cantina, ...(hand ?? [])]
  return held.map(({ id, type }) => `${id} ${type}`)
}

/** Whether an order is about the attack that the seat declared last. */
function isAbout(order: Assault, own: SeatView, view: View): boolean {
  return order.seat === own.seat && order.turn === view.turn && own.attacks === order.attacks + 1
}

/** An order in words: what is done, and what comes of it or is left by it. */
export function orderLines({ seat, set, ends }: Assault, view: View, text: Text): { readonly lead: string; readonly aside: string } {
  const ready = allReady(view, seat)
  const params = { ships: set?.length ?? 0, bombs: ready.reduce((sum, { values }) => sum + (values?.bombing ?? 0), 0) }
  if (!ends) return { lead: text.say('board-order-all', params), aside: text.say('board-gold-bombs', params) }
  const credits = view.seats[seat]?.credits ?? 0
  return {
    lead: text.say(set === null ? 'board-order-end' : 'board-order-all-end', params),
    aside: text.say('board-order-left', { credits }),
  }
}

/** What the order that stands answers; null where it says nothing, or where something has happened that its player may think of. */
export function ordered(question: SeenQuestion, view: View): Answer | null {
  const order = assault.value
  const own = view.seats[question.seat]
  if (order === null || own === undefined || !isAbout(order, own, view)) return null
  if (question.kind === 'some') return question.name === 'equip-attackers' ? sent(order, question, view) : null
  if (question.kind !== 'options') return null
  if (view.combat !== null) {
    const calm = order.set !== null && order.others === othersOf(own.seat, view)
    return own.hand?.length === order.hand ? conducted(order.conduct, { sent: sentBy(order), calm }, question, view) : null
  }
  return question.name !== 'main-action' ? null : done(order, question, own, view)
}

/** How many ships attack by an order; who names none has one. */
function sentBy({ set }: Assault): number {
  return set?.filter((id) => verbOf(id) === 'attack-with').length ?? 1
}

/** CG-MAIN-1, CG-MAIN-16: what was said to be done after the attack, and the end of the turn after that. */
function done(order: Assault, question: SeenQuestion & { readonly kind: 'options' }, own: SeatView, view: View): Answer | null {
  const { after, ends, seat } = order
  if (after.length === 0) return ends && isNothingNew(order, question.options, own, view) ? { option: 'end' } : null
  if (wasDisturbed(after, seat, view) || (!isUnderWay(after) && !isNothingNew(order, question.options, own, view))) return null
  const next = nextAfterwards(after, question, view)
  if (next !== null) return { option: next }
  return ends && !isStuck(after) && own.hand !== null && own.hand.length <= HAND_LIMIT ? { option: 'end' } : null
}

/** CG-EQUIP-1, CG-EQUIP-2: the ships that were named attack, with who boards them, as long as nobody has answered the attack. */
function sent({ seat, set, target, stands }: Assault, question: SeenSomeQuestion, view: View): Answer | null {
  if (set === null || view.combat === null || !isAimedAt(target, view.combat) || standing(seat, view) !== stands) return null
  return someVerdict(question, set) === true ? { options: question.options.flatMap(({ id }) => (set.includes(id) ? [id] : [])) } : null
}

/** CG-MAIN-16: whether the attack or the pick brought nothing to do that there was not before, and leaves no bombs for another one. */
function isNothingNew(order: Assault, options: readonly SeenOption[], own: SeatView, view: View): boolean {
  if (own.hand === null || own.hand.length > Math.min(order.hand, HAND_LIMIT) || own.credits > order.credits) return false
  if (cardsOf(own).filter((card) => !order.cards.includes(card)).length > (order.picks ? 1 : 0)) return false
  if (!order.picks && options.some(({ id }) => verbOf(id) === 'attack') && couldBomb(own, view)) return false
  return options.every(({ id }) => order.offered?.includes(id) !== false)
}

function isAimedAt(target: string | null, { target: what, targetCard, defender }: CombatView): boolean {
  return target === `attack:${what}:${what === 'crew' || what === 'base' ? targetCard : defender}`
}

/** CG-EQUIP-2: whether somebody could board one of the ships who does anything aboard: who that is, is for the player to say. */
function mayBeManned(ships: readonly PieceView[], own: SeatView, target: string, view: View): boolean {
  if (ships.every(({ slots, aboard }) => aboard.length >= slots)) return false
  const [, what, card] = target.split(':')
  const attacked = { targetCard: what === 'crew' ? Number(card) : null }
  return own.cantina.some(
    ({ id, type, turned, boarded }) =>
      turned === 'active' && !boarded && cardById(type ?? '')?.type === 'crew' && isOfUseAboard(id, attacked, view),
  )
}

/** What the others have and hold, and how all ships are; the attack alone changes none of it. */
function standing(seat: Seat, { seats, lasting }: View): string {
  const held = seats.map((one) => [one.hangar, one.surface, one.cantina, one.headquarters, ...(one.seat === seat ? [] : [one.credits])])
  return JSON.stringify([held, lasting])
}
