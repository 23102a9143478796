import type { Lesson } from '@orrery/board'
import type { Json } from '@orrery/kernel'
import type { LessonSummary } from './daily.ts'

type Fields = { readonly [field: string]: Json }

/** A puzzle as it is stored: its position without the catalogues, which all of a file share. */
export interface StoredPuzzle extends Lesson {
  readonly id: string
  readonly scenario: Fields & { readonly position: Fields }
}

/** `games/<game>/puzzles/mined.json`, as `orrery puzzles` writes it. */
export interface StoredPuzzles {
  readonly catalogues: Json
  readonly puzzles: readonly StoredPuzzle[]
}

/** `games/<game>/puzzles/index.json`: what is known of the puzzles without loading them. */
type Index = readonly Pick<LessonSummary, 'id' | 'level'>[]

const files = import.meta.glob<{ readonly default: StoredPuzzles }>('../../../games/*/puzzles/mined.json')
const indexes = import.meta.glob<{ readonly default: Index }>('../../../games/*/puzzles/index.json')

const gameOf = (path: string): string => /\/games\/([^/]+)\//.exec(path)?.[1] ?? ''

/** All puzzles that were found in games of bots, by game, in the order in which they were found. */
export async function minedSummaries(): Promise<readonly LessonSummary[]> {
  const loaded = await Promise.all(
    Object.entries(indexes).map(async ([path, load]) => {
      const { default: index } = await load()
      return index.map(({ id, level }): LessonSummary => ({ game: gameOf(path), id, kind: 'puzzle', level }))
    }),
  )
  return loaded.flat()
}

/** A puzzle that was found in a game of bots, as a lesson; null where there is none of that id. */
export async function minedPuzzle(game: string, id: string): Promise<(Lesson & { readonly id: string }) | null> {
  const stored = await files[`../../../games/${game}/puzzles/mined.json`]?.()
  const puzzle = stored?.default.puzzles.find((one) => one.id === id)
  if (stored === undefined || puzzle === undefined) return null
  return wholePuzzle(puzzle, stored.default.catalogues)
}

/** The puzzle with what all puzzles of its file share. */
export function wholePuzzle<P extends StoredPuzzle>(puzzle: P, catalogues: Json): P {
  return { ...puzzle, scenario: { ...puzzle.scenario, position: { ...puzzle.scenario.position, catalogues } } }
}
