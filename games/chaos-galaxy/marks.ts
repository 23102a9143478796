import type { Seat } from '@orrery/kernel'
import { type CardId, NONE, type State, TURNED, ZONE, type Zone } from './state.ts'

/** CG-DEF-1: whether the card is in play, which means that somebody controls it. */
export function inPlay(g: State, card: CardId): boolean {
  return (g.controllers[card] ?? NONE) !== NONE
}

/** CG-PAY-4: whether the card is in play and paid. */
export function isPaid(g: State, card: CardId): boolean {
  return g.paid[card] === 1
}

/** Whether the card is in play and not paid. */
export function isUnpaid(g: State, card: CardId): boolean {
  return g.paid[card] === 0 && inPlay(g, card)
}

/** CG-DEF-5: the seat that controls the card. Throws if it is not in play. */
export function controllerOf(g: State, card: CardId): Seat {
  const controller = g.controllers[card]
  if (controller === undefined || controller === NONE) throw new Error(`card ${card} is not in play`)
  return controller
}

/** The seat that has the card now: its controller in play, otherwise its owner. */
export function keeperOf(g: State, card: CardId): Seat {
  const controller = g.controllers[card]
  return (controller === undefined || controller === NONE ? g.owners[card] : controller) as Seat
}

/** CG-STATE-1: how the card is turned, one of `TURNED`. Throws if it is not in play. */
export function turnedOf(g: State, card: CardId): number {
  if (!inPlay(g, card)) throw new Error(`card ${card} is not in play`)
  return g.turned[card] as number
}

/** CG-WEAP-11: how the card counts as turned: weaponry on a ship is turned as its ship is. */
export function countsAsTurned(g: State, card: CardId): number {
  return turnedOf(g, isMounted(g, card) ? carrierOf(g, card) : card)
}

/** CG-WEAP-11: whether the card is weaponry on a ship, which is never turned itself. */
export function isMounted(g: State, card: CardId): boolean {
  return g.zones[card] === ZONE.mounted
}

/** CG-DEF-6: the card's owner, wherever it lies. */
export function ownerOf(g: State, card: CardId): Seat {
  return g.owners[card] as Seat
}

/** Where the card is. */
export function zoneOf(g: State, card: CardId): Zone {
  return g.zones[card] as Zone
}

/** CG-BASE-3: the developments bought for the base this turn. */
export function boughtFor(g: State, base: CardId): number {
  return g.bought[base] ?? 0
}

/** CG-BASE-7: the X at payment: a base's developments at that moment; `NONE` for other cards. */
export function paidXOf(g: State, card: CardId): number {
  return g.paidX[card] ?? NONE
}

/** The counters on the card. */
export function countersOn(g: State, card: CardId): number {
  return g.counters[card] ?? 0
}

/** CG-BASE-4: the developments on the card. */
export function developmentsOf(g: State, card: CardId): number {
  return g.developments[card] ?? 0
}

/** CG-VAL-4: the armour that the card has lost. */
export function lostBy(g: State, card: CardId): number {
  return g.lost[card] ?? 0
}

/** The ship that carries the card, or `NONE`. */
export function carrierOf(g: State, card: CardId): CardId {
  return g.carriers[card] ?? NONE
}

const NOTHING: readonly CardId[] = []

/** The cards on the ship, in the order in which they came. */
export function aboardOf(g: State, ship: CardId): readonly CardId[] {
  if (g.aboard.length === 0) return NOTHING
  const aboard: CardId[] = []
  for (const card of g.aboard) if (g.carriers[card] === ship) aboard.push(card)
  return aboard
}

/** The number of cards on the ship. */
export function countAboard(g: State, ship: CardId): number {
  let count = 0
  for (const card of g.aboard) if (g.carriers[card] === ship) count++
  return count
}

/** Puts the card on a ship, after those already there, or takes it off its ship (`NONE`). */
export function carry(g: State, card: CardId, ship: CardId): void {
  if (g.carriers[card] !== NONE) g.aboard.splice(g.aboard.indexOf(card), 1)
  g.carriers[card] = ship
  if (ship !== NONE) g.aboard.push(card)
}

/** CG-STATE-2: the marks of a card that has just come into play: active, nothing lost or added. */
export function freshMarks(g: State, card: CardId, controller: Seat, paid: boolean): void {
  clearMarks(g, card)
  g.controllers[card] = controller
  g.paid[card] = paid ? 1 : 0
  g.turned[card] = TURNED.active
}

/** CG-DEF-9: a card that leaves play loses all marks. */
export function clearMarks(g: State, card: CardId): void {
  if (g.carriers[card] !== NONE) carry(g, card, NONE)
  g.controllers[card] = NONE
  g.paid[card] = 0
  g.turned[card] = NONE
  g.lost[card] = 0
  g.developments[card] = 0
  g.bought[card] = 0
  g.paidX[card] = NONE
  g.counters[card] = 0
}

/** Adds to a mark of a card in play. */
export function addTo(g: State, mark: 'lost' | 'developments' | 'bought' | 'counters', card: CardId, by: number): void {
  if (!inPlay(g, card)) throw new Error(`card ${card} is not in play`)
  g[mark][card] = (g[mark][card] as number) + by
}

/** CG-STATE-10, CG-WEAP-11: whether the card is active: paid and not turned. */
export function isActive(g: State, card: CardId): boolean {
  return isPaid(g, card) && countsAsTurned(g, card) === TURNED.active
}
