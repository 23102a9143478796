import { dayOf, type Finished } from '@orrery/collecting'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Owner } from './cards.ts'

/** A finished table as it counts for one of its players. */
export interface FinishedTable extends Finished {
  readonly id: string
  readonly day: number
}

/** How many are counted at once; the rest next time. */
const AT_ONCE = 50

/**
 * The uncounted tables that a player has finished since the collection began, oldest first. A table that a bot finished for the player, or
 * at which they played against nobody else, does not count.
 */
export async function finishedTables(db: Kysely<Schema>, { player, game }: Owner): Promise<FinishedTable[]> {
  const rows = await db
    .selectFrom('result_seats as mine')
    .innerJoin('results', 'results.table_id', 'mine.table_id')
    .innerJoin('collections', (join) => join.onRef('collections.player', '=', 'mine.player').onRef('collections.game', '=', 'results.game'))
    .leftJoin('earnings', (join) =>
      join
        .onRef('earnings.table_id', '=', 'mine.table_id')
        .onRef('earnings.player', '=', 'mine.player')
        .onRef('earnings.game', '=', 'results.game'),
    )
    .innerJoin('tables', 'tables.id', 'mine.table_id')
    .select(['mine.table_id as id', 'results.ended', 'tables.version'])
    .distinct()
    .where('mine.player', '=', player)
    .where('mine.bot', 'is', null)
    .where('results.game', '=', game)
    .whereRef('results.ended', '>=', 'collections.begun')
    .where('earnings.table_id', 'is', null)
    .orderBy('results.ended')
    .limit(AT_ONCE)
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = await db.selectFrom('result_seats').select(['table_id', 'player', 'bot', 'place']).where('table_id', 'in', ids).execute()
  const byTable = Map.groupBy(seats, (seat) => seat.table_id)
  return rows.map(({ id, ended, version }) => {
    const all = byTable.get(id) ?? []
    const others = all.filter((seat) => seat.player !== player || seat.bot !== null)
    return {
      id,
      day: dayOf(ended),
      against: others.some((seat) => seat.player !== null && seat.bot === null) ? 'people' : 'bots',
      won: all.some((seat) => seat.player === player && seat.place === 1),
      // A player on both sides played against nobody.
      answers: others.length === 0 ? 0 : version,
    }
  })
}
