import { CARDS, type CardId } from '../content/cards.ts'
import type { InForce, State } from '../state.ts'
import { at } from './at.ts'
import { sideOf } from './ships.ts'

/** Whether the effect of a card is in force at the table. */
export function isInForce(g: State, card: CardId): boolean {
  for (const effect of g.inForce) if (at(CARDS, effect.card).id === card) return true
  return false
}

/** The sum of a turn card's figure over those who have it in force: the seat, its side, or its enemies. */
export function turnCardSum(g: State, card: CardId, seat: number, by: 'own' | 'ally' | 'enemy'): number {
  let sum = 0
  for (const effect of g.inForce) {
    const { id, amount } = at(CARDS, effect.card)
    if (id !== card) continue
    const holds =
      by === 'own' ? effect.seat === seat : by === 'ally' ? sideOf(effect.seat) === sideOf(seat) : sideOf(effect.seat) !== sideOf(seat)
    if (holds) sum += amount
  }
  return sum
}

/** Whether a card is in force for a squadron. */
export function holdsFor(g: State, card: CardId, squadron: number): boolean {
  for (const effect of g.inForce) {
    if (effect.on === 'squadron' && effect.id === squadron && at(CARDS, effect.card).id === card) return true
  }
  return false
}

/** FA-CARD-2: whether a squadron's card is in force for a ship, which must have been in command when the card was played. */
export function holdsForShip(g: State, card: CardId, ship: number): boolean {
  for (const effect of g.inForce) if (at(CARDS, effect.card).id === card && effect.ships.includes(ship)) return true
  return false
}

/** A squadron's card that it has not used in this activation; undefined if there is none. */
export function unusedOf(g: State, card: CardId, squadron: number): InForce | undefined {
  return g.inForce.find(
    (effect) => effect.on === 'squadron' && effect.id === squadron && !effect.used && at(CARDS, effect.card).id === card,
  )
}
