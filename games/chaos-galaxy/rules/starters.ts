import { CARDS, cardById } from '../content/cards.ts'
import type { StarterDeck } from '../content/decks.ts'
import { STARTER_EDITIONS } from '../content/editions.ts'
import type { Settings } from '../state.ts'
import { COPIES } from './deck.ts'
import { withBases } from './settlers.ts'
import { withoutSpeed } from './simplified-combat.ts'

/** The starter decks of an edition by the settings that change them: none, simplified combat, a settlement, both. */
type BySettings = readonly [readonly StarterDeck[], readonly StarterDeck[], readonly StarterDeck[], readonly StarterDeck[]]

const BY_EDITION = STARTER_EDITIONS.map((decks): BySettings => {
  const simplified = changed(decks, withoutSpeed)
  // Bases that refer to speed are taken out again, should there ever be one.
  return [decks, simplified, changed(decks, withBases), changed(changed(simplified, withBases), withoutSpeed)]
})

function changed(
  decks: readonly StarterDeck[],
  change: (cards: StarterDeck['cards'], most: number) => StarterDeck['cards'],
): readonly StarterDeck[] {
  return decks.map((deck) => ({ ...deck, cards: change(deck.cards, COPIES) }))
}

type Changing = Pick<Settings, 'simplifiedCombat' | 'settlement'>

function placeOf({ simplifiedCombat, settlement }: Changing): number {
  return (simplifiedCombat ? 1 : 0) + (settlement ? 2 : 0)
}

/** The numbers of the editions of the starter decks, from the first to today's. */
export const EDITIONS: readonly number[] = STARTER_EDITIONS.map((_, at) => at + 1)

/**
 * The starter decks of an edition for a table with these settings: in simplified combat without cards that refer to speed or return fire
 * (CG-SIMC-4), in a settlement with enough bases to win one (CG-SETL-2). With `size`, only that many cards of each.
 */
export function startersOf(edition: number, settings: Changing, size?: number): readonly StarterDeck[] {
  const whole = BY_EDITION[EDITIONS.indexOf(edition)]?.[placeOf(settings)] ?? []
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

const COUNTED = [0, 1, 2, 3].map((place) =>
  BY_EDITION.map((bySettings) => (bySettings[place] as readonly StarterDeck[]).map(counted)).reverse(),
)

function counted({ races, cards }: StarterDeck): CountedDeck {
  const copies = new Array<number>(CARDS.length).fill(0)
  for (const [id, count] of Object.entries(cards)) copies[cardById(id)?.number as number] = count
  const prints = copies.flatMap((count, print) => (count > 0 ? [print] : []))
  return { races, prints, copies, size: copies.reduce((sum, count) => sum + count, 0) }
}

/** The same decks as prints, today's edition first, for callers that deal them again and again. */
export function countedStarters(settings: Changing): readonly (readonly CountedDeck[])[] {
  return COUNTED[placeOf(settings)] as readonly (readonly CountedDeck[])[]
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
