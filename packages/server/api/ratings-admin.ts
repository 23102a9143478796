import { countedGame } from '../games.ts'
import { countResults, type GamesCounted } from '../records/counting.ts'
import { type Recalculated, recalculateRatings } from '../records/recalculate.ts'
import { visit } from '../store/visit.ts'

/** The result, and how many results were counted for the first time. */
export interface RatingsMade extends Recalculated {
  readonly counted: number
}

/**
 * Recalculates all ratings of a data folder, or of a Postgres, from the stored results, and compares them with the current ones; also while
 * the server runs. Rejects with a clear `Error` if that fails.
 */
export async function makeRatingsAgain(folder: string, url: string | null): Promise<RatingsMade> {
  const { database, close } = await visit(folder, url)
  const gameOf: GamesCounted = (id) => countedGame(import.meta.resolve('@orrery/games'), id)
  try {
    let counted = 0
    for (;;) {
      const some = await countResults(database, gameOf)
      if (some.length === 0) break
      counted += some.length
    }
    return { counted, ...(await recalculateRatings(database, gameOf)) }
  } finally {
    close()
  }
}
