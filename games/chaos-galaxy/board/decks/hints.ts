import { COMBINATIONS } from '../../content/decks.ts'
import type { Cards } from './deck.ts'

type Combination = (typeof COMBINATIONS)[number]

/** A combination that a deck has the beginnings of, or has whole. */
export interface Hint {
  readonly combination: Combination
  /** The ids of the cards that the deck lacks. */
  readonly missing: readonly string[]
}

/** So many hints are shown at once. */
const MOST = 4

/** Combinations of which the deck holds at least two cards, the fullest first. */
export function hintsFor(cards: Cards): readonly Hint[] {
  return COMBINATIONS.map((combination) => ({ combination, missing: combination.cards.filter((id) => (cards[id] ?? 0) === 0) }))
    .filter(({ combination, missing }) => combination.cards.length - missing.length >= Math.min(2, combination.cards.length - 1))
    .filter(({ combination, missing }) => missing.length < combination.cards.length)
    .sort((one, other) => one.missing.length - other.missing.length)
    .slice(0, MOST)
}
