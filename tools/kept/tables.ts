import type { Json } from '@orrery/kernel'

interface Recorded {
  readonly seats: number
  readonly options: Json
}

/** The tables of each game that are replayed with added content: together they draw everything that the game draws. */
const TABLES: { readonly [game: string]: readonly Recorded[] } = {
  'chaos-galaxy': [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
  ],
  'death-angel': [
    { seats: 1, options: { teams: 'random' } },
    { seats: 6, options: {} },
  ],
  draft: [
    { seats: 4, options: {} },
    { seats: 2, options: { format: 'sealed' } },
  ],
  'firestorm-armada': [
    { seats: 2, options: {} },
    { seats: 4, options: {} },
  ],
  'forbidden-stars': [
    { seats: 4, options: {} },
    { seats: 3, options: { quick_setup: true, random_factions: true } },
  ],
}

/** The tables of a game. For a game that is not listed, one table with the fewest seats and the default settings. */
export function recordedTables(game: string, fewest = 2): readonly Recorded[] {
  return TABLES[game] ?? [{ seats: fewest, options: {} }]
}

/**
 * The catalogues of pieces that a game may get more of, by game. The rules fix the number of the others: combat cards and objectives
 * (FS-COMP-17, FS-COMP-13), sides of a tile.
 */
export const GROWING: { readonly [game: string]: readonly string[] } = {
  'death-angel': ['genestealers'],
  'firestorm-armada': ['cards'],
  'forbidden-stars': ['unit-pieces', 'structures'],
}

/** Catalogues of pieces whose number is fixed. */
export const FIXED: readonly string[] = ['combat-deck', 'objectives', 'tile-sides']
