import type { Database } from '../store/database.ts'

/** The strength of a player with as many wins as losses, and the worth of ten times as many wins. */
const EVEN = 1500
const TENFOLD = 400
/** Nothing is returned with fewer finished tables. */
const FEWEST = 5
/** How many of the last tables count. */
const LAST = 100

/**
 * A player's strength at a game, from tables finished against people; null if there are few. It is no rating: it ignores how strong the
 * others were.
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
