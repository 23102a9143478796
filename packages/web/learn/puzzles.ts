import type { Lesson } from '@orrery/board'
import type { Json } from '@orrery/kernel'
import type { LessonSummary } from './daily.ts'

type Fields = { readonly [field: string]: Json }

/** A stored puzzle. Its position omits the catalogues, which all puzzles of a file share. */
export interface StoredPuzzle extends Lesson {
  readonly id: string
  readonly scenario: Fields & { readonly position: Fields }
}

/** `games/<game>/puzzles/mined.json`, written by `orrery puzzles`. */
export interface StoredPuzzles {
  readonly catalogues: Json
  readonly puzzles: readonly StoredPuzzle[]
}

/** `games/<game>/puzzles/index.json`: summaries of the puzzles. */
type Index = readonly Pick<LessonSummary, 'id' | 'level'>[]

const files = import.meta.glob<{ readonly default: StoredPuzzles }>('../../../games/*/puzzles/mined.json')
const indexes = import.meta.glob<{ readonly default: Index }>('../../../games/*/puzzles/index.json')

const gameOf = (path: string): string => /\/games\/([^/]+)\//.exec(path)?.[1] ?? ''

/** All mined puzzles, by game, in the order in which they were found. */
export async function minedSummaries(): Promise<readonly LessonSummary[]> {
  const loaded = await Promise.all(
    Object.entries(indexes).map(async ([path, load]) => {
      const { default: index } = await load()
      return index.map(({ id, level }): LessonSummary => ({ game: gameOf(path), id, kind: 'puzzle', level }))
    }),
  )
  return loaded.flat()
}

/** A mined puzzle as a lesson; null if there is none with that id. */
export async function minedPuzzle(game: string, id: string): Promise<(Lesson & { readonly id: string }) | null> {
  const stored = await files[`../../../games/${game}/puzzles/mined.json`]?.()
  const puzzle = stored?.default.puzzles.find((one) => one.id === id)
  if (stored === undefined || puzzle === undefined) return null
  return wholePuzzle(puzzle, stored.default.catalogues)
}

/** The puzzle with the catalogues that its file's puzzles share. */
export function wholePuzzle<P extends StoredPuzzle>(puzzle: P, catalogues: Json): P {
  return { ...puzzle, scenario: { ...puzzle.scenario, position: { ...puzzle.scenario.position, catalogues } } }
}
