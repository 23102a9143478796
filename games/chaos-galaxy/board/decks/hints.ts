import { COMBINATIONS } from '../../content/decks.ts'
import type { Cards } from './deck.ts'

type Combination = (typeof COMBINATIONS)[number]

/** A combination that a deck has in part or completely. */
export interface Hint {
  readonly combination: Combination
  /** The ids of the missing cards. */
  readonly missing: readonly string[]
}

/** The most hints shown. */
const MOST = 4

/** Combinations of which the deck has at least two cards, the most complete first. */
export function hintsFor(cards: Cards): readonly Hint[] {
  return COMBINATIONS.map((combination) => ({ combination, missing: combination.cards.filter((id) => (cards[id] ?? 0) === 0) }))
    .filter(({ combination, missing }) => combination.cards.length - missing.length >= Math.min(2, combination.cards.length - 1))
    .filter(({ combination, missing }) => missing.length < combination.cards.length)
    .sort((one, other) => one.missing.length - other.missing.length)
    .slice(0, MOST)
}
