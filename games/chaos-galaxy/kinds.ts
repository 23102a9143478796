import { type Card, cardOf } from './content/cards.ts'
import type { CardId, State } from './state.ts'

/** The print of the card: its number among all cards of the game. Keep it instead of `kindOf`. */
export function printOf(g: State, card: CardId): number {
  return g.prints[card] as number
}

/** The card's type data. Only for rules that may know it: never pass on what follows from it to a seat that may not. */
export function kindOf(g: State, card: CardId): Card {
  return cardOf(printOf(g, card))
}

/** The term that names a card in messages. */
export function nameOf(g: State, card: CardId): string {
  return kindOf(g, card).term
}
