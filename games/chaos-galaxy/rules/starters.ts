import { STARTER_DECKS, type StarterDeck } from '../content/decks.ts'
import type { Settings } from '../state.ts'
import { COPIES } from './deck.ts'
import { withBases } from './settlers.ts'
import { withoutSpeed } from './simplified-combat.ts'

const SIMPLIFIED = changed(STARTER_DECKS, withoutSpeed)
const SETTLING = changed(STARTER_DECKS, withBases)
// Bases that refer to speed go again, should there ever be one.
const BOTH = changed(changed(SIMPLIFIED, withBases), withoutSpeed)

function changed(
  decks: readonly StarterDeck[],
  change: (cards: StarterDeck['cards'], most: number) => StarterDeck['cards'],
): readonly StarterDeck[] {
  return decks.map((deck) => ({ ...deck, cards: change(deck.cards, COPIES) }))
}

/**
 * The starter decks as a table of these settings takes them: for simplified combat without what refers to speed or return
 * fire (CG-SIMC-4), for a settlement with bases enough to win one (CG-SETL-2); of so many cards, where not whole.
 */
export function startersOf(
  { simplifiedCombat, settlement }: Pick<Settings, 'simplifiedCombat' | 'settlement'>,
  size?: number,
): readonly StarterDeck[] {
  const whole = settlement ? (simplifiedCombat ? BOTH : SETTLING) : simplifiedCombat ? SIMPLIFIED : STARTER_DECKS
  return size === undefined ? whole : changed(whole, (cards) => firstOf(cards, size))
}

function firstOf(cards: StarterDeck['cards'], size: number): StarterDeck['cards'] {
  let left = size
  const first: Record<string, number> = {}
  for (const [id, copies] of Object.entries(cards)) {
    if (left === 0) break
    first[id] = Math.min(copies, left)
    left -= first[id]
  }
  return first
}
