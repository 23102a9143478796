import { choose, type Option, type Params, type Rule, reveal } from '@orrery/kernel'
import { CARDS, type CardId, type CardNumber, cardNumber, card as cardOfId } from '../../content/cards.ts'
import { tell } from '../../events.ts'
import { isWithin } from '../../geometry/place.ts'
import { shipParams } from '../../names.ts'
import { type FlightId, NONE, type ShipId, type SquadronId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { commandDistance, commandedElement, mayBeInCommand, mayBeInCommandTogether } from '../command.ts'
import { shipsOf, shipsOfSide, sideOf } from '../ships.ts'
import { poseOf } from '../stands.ts'

/** FA-TURN-6, FA-END-12: the steps in which S, A and R cards may be played. */
export function isFighting(g: State): boolean {
  return g.activation.kind !== 'none' && !g.step.startsWith('end-')
}

/**
 * Whether a seat could hold one of these cards as far as everybody knows: it has cards, and not all copies are visible. Such a seat is
 * asked even if it has none, so that the question reveals nothing.
 */
export function couldHold(g: State, seat: number, cards: readonly CardId[]): boolean {
  if (at(g.hands, seat).length === 0) return false
  for (const id of cards) if (!isAllOpen(g, cardNumber(id))) return true
  return false
}

/** Whether all copies of a card at this table are in the discard pile; it may have fewer copies than the game has today. */
function isAllOpen({ deck, hands, faceDown, discard }: State, card: CardNumber): boolean {
  const isClosed = deck.includes(card) || faceDown.includes(card) || hands.some((hand) => hand.includes(card))
  return !isClosed && discard.includes(card)
}

/** Those of the given cards that are in a seat's hand. */
export function heldOf(g: State, seat: number, cards: readonly CardId[]): CardId[] {
  const hand = at(g.hands, seat)
  return cards.filter((id) => hand.includes(cardNumber(id)))
}

/** FA-CARD-7: a card goes from the hand face up to the discard pile. */
export function layOpen(g: State, seat: number, card: CardId, on: string): void {
  const hand = at(g.hands, seat)
  const number = cardNumber(card)
  hand.splice(hand.indexOf(number), 1)
  g.discard.push(number)
  reveal(g)
  tell(g, { type: 'card-played', rule: 'FA-CARD-7', on, seat, card: `@card-${card}` })
}

/** FA-GEN-10: the seats of the other side, in the order of initiative. */
export function opponentsOf(g: State, seat: number): number[] {
  return g.order.filter((other) => sideOf(other) !== sideOf(seat))
}

/** What a window is about: the piece on which a card would be played, and the parameters of the question. */
export interface Subject {
  readonly on: string
  readonly params?: Params
  /** Records that the card was played, even if it is cancelled (FA-CARD-13). */
  readonly onPlayed?: (card: number) => void
}

const PASS: Option<CardId | null> = {
  id: 'pass',
  value: null,
  rule: 'FA-CARD-6',
  on: undefined,
  to: undefined,
  cost: undefined,
  message: undefined,
  params: undefined,
}

/** The option to play each card, made once. */
const PLAYS = Object.fromEntries(
  CARDS.map(({ id, term }): [string, Option<CardId | null>] => [
    id,
    {
      id: `play:${id}`,
      value: id,
      rule: 'FA-CARD-7',
      on: `card:${id}`,
      to: undefined,
      cost: undefined,
      message: 'play',
      params: { card: term },
    },
  ]),
) as Readonly<Record<CardId, Option<CardId | null>>>

/**
 * FA-CARD-6: asks a seat for one of the cards of a window, whenever it could hold one, so that the question reveals nothing. Returns the
 * card if one was played and not cancelled, otherwise null.
 */
export function* cardWindow(g: State, seat: number, name: string, cards: readonly CardId[], subject: Subject): Rule<CardId | null> {
  if (!isFighting(g) || !couldHold(g, seat, cards)) return null
  const options = [PASS]
  for (const id of heldOf(g, seat, cards)) options.push(PLAYS[id])
  const { on, params } = subject
  const chosen = yield* choose(
    seat,
    { name: `card.${name}`, rule: 'FA-CARD-6', message: `card-${name}`, on, params, always: true },
    options,
  )
  if (chosen === null) return null
  layOpen(g, seat, chosen, on)
  subject.onPlayed?.(cardNumber(chosen))
  if (yield* isCancelled(g, seat, chosen, 0)) {
    tell(g, { type: 'card-cancelled', rule: 'FA-CARD-5', on, seat, card: `@card-${chosen}` })
    return null
  }
  return chosen
}

/** FA-CARD-5, FA-CARD-6: asks each opponent of the player of an S, A or R card for a counter, which can itself be countered once. */
function* isCancelled(g: State, seat: number, card: CardId, depth: number): Rule<boolean> {
  const { kind } = cardOfId(card)
  const counters: CardId[] = kind === 'S' || kind === 'A' ? ['R05'] : []
  if (kind === 'A' || kind === 'R') counters.push('R06')
  for (const opponent of opponentsOf(g, seat)) {
    if (!couldHold(g, opponent, counters)) continue
    const options = [PASS]
    for (const id of heldOf(g, opponent, counters)) options.push(PLAYS[id])
    const params = { card: `@card-${card}` }
    const prompt = { name: 'card.counter', rule: 'FA-CARD-5', message: 'card-counter', on: `card:${card}` as const, params, always: true }
    const counter = yield* choose(opponent, prompt, options)
    if (counter === null) continue
    layOpen(g, opponent, counter, `card:${card}`)
    if (depth > 0 || !(yield* isCancelled(g, opponent, counter, depth + 1))) return true
    tell(g, { type: 'card-cancelled', rule: 'FA-CARD-5', on: `card:${card}`, seat: opponent, card: `@card-${counter}` })
  }
  return false
}

/** FA-CD-4, FA-DMG-17, FA-DISORDER-2: whether a card may be played on a ship now; a derelict is never in command. */
export function takesCards(g: State, ship: ShipId): boolean {
  return !at(g.squadrons, numberAt(g.ships.squadron, ship)).disordered && mayBeInCommand(g, ship)
}

/** FA-CARD-4, FA-ALLY-3: the seats that may react to what happens to a ship: its owner, and an ally with a ship near enough. */
export function answering(g: State, ship: ShipId): number[] {
  const owner = numberAt(g.ships.owner, ship)
  const side = sideOf(owner)
  return g.order.filter((seat) => seat === owner || (sideOf(seat) === side && reaches(g, seat, ship)))
}

function reaches(g: State, seat: number, ship: ShipId): boolean {
  return shipsOfSide(g, sideOf(seat)).some((own) => {
    if (g.ships.owner[own] !== seat) return false
    return isWithin(poseOf(g, own), poseOf(g, ship), commandDistance(g, numberAt(g.ships.squadron, own)))
  })
}

/**
 * FA-CARD-4, FA-CARD-13: asks for an R card of which there is one copy on a ship to which something happens. Returns the card, or null.
 */
export function* answerFor(g: State, ship: ShipId, name: string, cards: readonly CardId[], params = {}): Rule<CardId | null> {
  for (const seat of answering(g, ship)) {
    const card = yield* answerOf(g, seat, ship, name, cards, params)
    if (card !== null) return card
  }
  return null
}

/** FA-CARD-4: asks one seat for an R card on a ship. Returns the card, or null. */
export function* answerOf(
  g: State,
  seat: number,
  ship: ShipId,
  name: string,
  cards: readonly CardId[],
  params: Params,
): Rule<CardId | null> {
  if (cards.length === 0 || !takesCards(g, ship)) return null
  const card = yield* cardWindow(g, seat, name, cards, { on: `ship:${ship}`, params: { ...shipParams(g, ship), ...params } })
  if (card !== null) nameInCommand(g, ship)
  return card
}

/** FA-CD-11: a card played on a ship of one of several equally large groups names that group. */
export function nameInCommand(g: State, ship: ShipId): void {
  const squadron = numberAt(g.ships.squadron, ship)
  if (commandedElement(g, squadron) !== null) return
  for (const other of shipsOf(g, squadron)) g.ships.named[other] = other === ship ? 1 : 0
}

/** What attacks or boards in its own activation: ships of a squadron, or a flight. */
export interface Acting {
  readonly seat: number
  /** The squadron, or NONE. */
  readonly squadron: SquadronId
  /** The flight, or NONE. */
  readonly flight: FlightId
  readonly ships: readonly ShipId[]
}

/** FA-CARD-3: whether an A card may still be played on the attacker. */
function takesAction(g: State, { squadron, flight, ships }: Acting): boolean {
  if (flight !== NONE)
    return !g.inForce.some((effect) => effect.on === 'flight' && effect.id === flight && at(CARDS, effect.card).kind === 'A')
  const { sCard, aCard, disordered } = at(g.squadrons, squadron)
  return sCard !== g.turn && aCard !== g.turn && !disordered && mayBeInCommandTogether(g, squadron, ships)
}

/** FA-CARD-3, FA-CARD-12: asks for an A card for the current attack or boarding. Returns the card, or null. */
export function* actionCard(g: State, acting: Acting | null, name: string, cards: readonly CardId[], params = {}): Rule<CardId | null> {
  if (acting === null || cards.length === 0 || !takesAction(g, acting)) return null
  const { seat, squadron, flight, ships } = acting
  const on = flight === NONE ? `squadron:${squadron}` : `flight:${flight}`
  // FA-CARD-13: a cancelled card counts as played, too.
  const onPlayed = (card: number) => {
    if (flight === NONE) at(g.squadrons, squadron).aCard = g.turn
    else g.inForce.push({ card, seat, on: 'flight', id: flight, ships: [], until: 'turn', used: true })
  }
  const card = yield* cardWindow(g, seat, name, cards, { on, params, onPlayed })
  const [first] = ships
  if (card !== null && first !== undefined) nameInCommand(g, first)
  return card
}
