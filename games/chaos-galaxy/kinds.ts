import { type Card, cardOf } from './content/cards.ts'
import type { CardId, State } from './state.ts'

/** The number of what the card is among all cards of the game: it stands for `kindOf` in what is kept. */
export function typeOf(g: State, card: CardId): number {
  return g.types[card] as number
}

/** What the card is. Only for rules that may know it: never tell what follows from it to who may not. */
export function kindOf(g: State, card: CardId): Card {
  return cardOf(typeOf(g, card))
}

/** The term that names a card in messages. */
export function nameOf(g: State, card: CardId): string {
  return kindOf(g, card).term
}
