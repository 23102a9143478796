import { type Card, cardOf } from './content/cards.ts'
import type { CardId, State } from './state.ts'

/** The print of the card, the number of what it is among all cards of the game: what is kept instead of `kindOf`. */
export function printOf(g: State, card: CardId): number {
  return g.prints[card] as number
}

/** What the card is. Only for rules that may know it: never tell what follows from it to who may not. */
export function kindOf(g: State, card: CardId): Card {
  return cardOf(printOf(g, card))
}

/** The term that names a card in messages. */
export function nameOf(g: State, card: CardId): string {
  return kindOf(g, card).term
}
