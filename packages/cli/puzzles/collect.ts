import { inThreads } from '../sim/threads.ts'
import type { StoredPuzzle } from './found.ts'
import type { Digging } from './worker.ts'

/** What `orrery puzzles` looks for, and how long. */
export interface Wanted extends Digging {
  readonly count: number
  /** The most games played. */
  readonly games: number
  readonly threads: number
  readonly themes: number
}

interface Dug {
  readonly number: number
  readonly puzzles: readonly StoredPuzzle[]
}

/** How many games are played between two checks. */
const BATCH = 8
/** A theme may have at most this many times its equal share. */
const SHARE = 2
/** Puzzles of a theme that are solved by the same kinds of answers feel alike: only one of this many is kept. */
const OF_SHAPE = 10
/** Of the puzzles that every bot solves, one of this many is kept. */
const OF_EASY = 3

/**
 * Adds puzzles to the existing ones until there are as many as wanted, all different. The order of the games counts, not the order in which
 * threads finish, so the same seed gives the same puzzles. Calls `each` with the progress.
 */
export async function collect(
  kept: readonly StoredPuzzle[],
  wanted: Wanted,
  each: (games: number, puzzles: readonly StoredPuzzle[]) => void,
): Promise<readonly StoredPuzzle[]> {
  const puzzles = [...kept]
  for (let from = 0; from < wanted.games && puzzles.length < wanted.count; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, wanted.games - from) }, (_, at) => from + at)
    const dug: Dug[] = []
    const { game, seed } = wanted
    await inThreads<Dug>(new URL('./worker.ts', import.meta.url), { game, seed }, numbers, wanted.threads, (one) => dug.push(one))
    for (const one of dug.sort((a, b) => a.number - b.number).flatMap(({ puzzles: found }) => found))
      if (puzzles.length < wanted.count && isWanted(one, puzzles, wanted)) puzzles.push(one)
    each(from + numbers.length, puzzles)
  }
  return puzzles
}

function isWanted(one: StoredPuzzle, puzzles: readonly StoredPuzzle[], { count, themes }: Wanted): boolean {
  if (puzzles.some(({ id, signature }) => id === one.id || signature === one.signature)) return false
  const fewer = (than: number, such: (other: StoredPuzzle) => boolean): boolean => puzzles.filter(such).length < Math.ceil(than)
  return (
    fewer((SHARE * count) / themes, ({ theme }) => theme === one.theme) &&
    fewer(count / OF_SHAPE, ({ theme, shape }) => theme === one.theme && shape === one.shape) &&
    (!isEasy(one) || fewer(count / OF_EASY, isEasy))
  )
}

const isEasy = ({ solvedBy }: StoredPuzzle): boolean => solvedBy.includes('dreamer')
