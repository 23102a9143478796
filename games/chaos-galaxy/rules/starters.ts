import { CARDS, cardById } from '../content/cards.ts'
import { STARTER_DECKS, type StarterDeck } from '../content/decks.ts'
import type { Settings } from '../state.ts'
import { COPIES } from './deck.ts'
import { withBases } from './settlers.ts'
import { withoutSpeed } from './simplified-combat.ts'

const SIMPLIFIED = changed(STARTER_DECKS, withoutSpeed)
const SETTLING = changed(STARTER_DECKS, withBases)
// Bases that refer to speed are taken out again, should there ever be one.
const BOTH = changed(changed(SIMPLIFIED, withBases), withoutSpeed)

function changed(
  decks: readonly StarterDeck[],
  change: (cards: StarterDeck['cards'], most: number) => StarterDeck['cards'],
): readonly StarterDeck[] {
  return decks.map((deck) => ({ ...deck, cards: change(deck.cards, COPIES) }))
}

/** The starter decks by the settings that change them: none, simplified combat, a settlement, both. */
const BY_SETTINGS = [STARTER_DECKS, SIMPLIFIED, SETTLING, BOTH] as const

type Changing = Pick<Settings, 'simplifiedCombat' | 'settlement'>

function placeOf({ simplifiedCombat, settlement }: Changing): number {
  return (simplifiedCombat ? 1 : 0) + (settlement ? 2 : 0)
}

/**
 * The starter decks for a table with these settings: in simplified combat without cards that refer to speed or return fire (CG-SIMC-4), in
 * a settlement with enough bases to win one (CG-SETL-2). With `size`, only that many cards of each.
 */
export function startersOf(settings: Changing, size?: number): readonly StarterDeck[] {
  const whole = BY_SETTINGS[placeOf(settings)] as readonly StarterDeck[]
  return size === undefined ? whole : changed(whole, (cards) => firstOf(cards, size))
}

/** A starter deck as prints. */
export interface CountedDeck {
  readonly races: StarterDeck['races']
  readonly size: number
  readonly prints: readonly number[]
  /** Copies by print, of all cards of the game. */
  readonly copies: readonly number[]
}

const COUNTED = BY_SETTINGS.map((decks) => decks.map(counted))

function counted({ races, cards }: StarterDeck): CountedDeck {
  const copies = new Array<number>(CARDS.length).fill(0)
  for (const [id, count] of Object.entries(cards)) copies[cardById(id)?.number as number] = count
  const prints = copies.flatMap((count, print) => (count > 0 ? [print] : []))
  return { races, prints, copies, size: copies.reduce((sum, count) => sum + count, 0) }
}

/** The same decks as prints, for callers that deal them again and again. */
export function countedStarters(settings: Changing): readonly CountedDeck[] {
  return COUNTED[placeOf(settings)] as readonly CountedDeck[]
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
