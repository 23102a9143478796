import { reveal } from '@orrery/kernel'
import { type CardId, type CardNumber, cardNumber } from '../../content/cards.ts'
import { tell } from '../../events.ts'
import type { State } from '../../state.ts'
import { at } from '../at.ts'
import { sideOf } from '../ships.ts'

/** FA-TURN-6, FA-END-12: the steps in which S, A and R cards may be played. */
export function isFighting(g: State): boolean {
  return g.activation.kind !== 'none' && !g.step.startsWith('end-')
}

/**
 * Whether a seat could hold one of these cards as far as everybody knows: it has cards, and not all copies are visible. If so it is asked
 * whether it has one or not, so that the question reveals nothing.
 */
export function couldHold(g: State, seat: number, cards: readonly CardId[]): boolean {
  if (at(g.hands, seat).length === 0) return false
  for (const id of cards) if (!isAllOpen(g, cardNumber(id))) return true
  return false
}

/** Whether the discard pile shows all copies of a card that this table has; it may have fewer than the game has today. */
function isAllOpen({ deck, hands, faceDown, discard }: State, card: CardNumber): boolean {
  const isClosed = deck.includes(card) || faceDown.includes(card) || hands.some((hand) => hand.includes(card))
  return !isClosed && discard.includes(card)
}

/** The different ones of these cards in a seat's hand. */
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
