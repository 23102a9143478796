import { type Card, cardOf } from './content/cards.ts'
import type { CardId, State } from './state.ts'

/** What the card is. Only for rules that may know it: never tell what follows from it to who may not. */
export function kindOf(g: State, card: CardId): Card {
  return cardOf(g.types[card] as number)
}

/** The term that names a card in messages. */
export function nameOf(g: State, card: CardId): string {
  return kindOf(g, card).term
}
