import type { Database } from '../store/database.ts'

/** How strong a player is who has won as often as lost, and what ten times as many wins are worth. */
const EVEN = 1500
const TENFOLD = 400
/** With fewer finished tables nothing is said. */
const FEWEST = 5
/** So many of the last ones count. */
const LAST = 100

/**
 * How strong a player is at a game, from the tables that were played to their end against people; null while there are few. It is
 * no rating: it knows nothing of how strong the others were.
 */
export async function strengthOf({ read }: Database, player: string, game: string): Promise<number | null> {
  const rows = await read
    .selectFrom('result_seats as mine')
    .innerJoin('results', 'results.table_id', 'mine.table_id')
    .select(['mine.place'])
    .where('mine.player', '=', player)
    .where('mine.bot', 'is', null)
    .where('results.game', '=', game)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('result_seats as other')
          .select('other.seat')
          .whereRef('other.table_id', '=', 'mine.table_id')
          .where('other.player', 'is not', null)
          .where('other.player', '<>', player)
          .where('other.bot', 'is', null),
      ),
    )
    .orderBy('results.ended', 'desc')
    .limit(LAST)
    .execute()
  if (rows.length < FEWEST) return null
  const won = rows.filter(({ place }) => place === 1).length
  return Math.round(EVEN + TENFOLD * Math.log10((won + 1) / (rows.length - won + 1)))
}
