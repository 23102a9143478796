import { randomHex } from '@orrery/board/random-hex.ts'
import { storedJson, storeJson } from '@orrery/board/stored.ts'
import { STARTER_DECKS } from '../../content/decks.ts'
import { deckSize } from '../../rules/deck.ts'
import { type Deck, LONGEST_NAME, MOST_CARDS } from './deck.ts'

/** The storage key of this browser's decks. */
const SHELF = 'orrery.chaos-galaxy.decks'
const MOST_DECKS = 200

/** The decks stored in this browser, newest first. Unreadable ones are left out. */
export function keptDecks(): Deck[] {
  const raw = storedJson(SHELF)
  return Array.isArray(raw) ? raw.flatMap((one) => (isDeck(one) ? [one] : [])) : []
}

/** Stores a deck, replacing the one with its id. False without storage. */
export function keepDeck(deck: Deck): boolean {
  return storeJson(SHELF, [deck, ...keptDecks().filter((other) => other.id !== deck.id)].slice(0, MOST_DECKS))
}

/** Deletes a deck. */
export function forgetDeck(id: string): boolean {
  return storeJson(
    SHELF,
    keptDecks().filter((deck) => deck.id !== id),
  )
}

/** The eight starter decks, as decks. */
export function starterDecks(language: 'hu' | 'en'): Deck[] {
  return STARTER_DECKS.map((deck) => ({ id: deck.id, name: deck.name[language], cards: deck.cards }))
}

/** An id for a new deck. */
export function freshId(): string {
  return `deck-${randomHex(32)}`
}

function isDeck(raw: unknown): raw is Deck {
  if (typeof raw !== 'object' || raw === null || !('id' in raw) || !('name' in raw) || !('cards' in raw)) return false
  const { id, name, cards } = raw
  if (typeof id !== 'string' || typeof name !== 'string' || name.length > LONGEST_NAME || typeof cards !== 'object' || cards === null)
    return false
  const copies = Object.values(cards)
  return (
    copies.every((count) => Number.isInteger(count) && count > 0 && count <= MOST_CARDS) && deckSize(cards as Deck['cards']) <= MOST_CARDS
  )
}
