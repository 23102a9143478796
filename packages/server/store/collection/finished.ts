import { dayOf, type Finished } from '@orrery/collecting'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import type { Owner } from './cards.ts'

/** A finished table as it is counted for one of its players. */
export interface FinishedTable extends Finished {
  readonly id: string
  readonly day: number
}

/** So many are counted at once; the rest when the player looks again. */
const AT_ONCE = 50

/**
 * The tables that a player has played to their end since the collection began and that were not counted yet, the oldest first. Who
 * let a bot end it, and who played against nobody else, has played none.
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
      // Who played both sides has played against nobody.
      answers: others.length === 0 ? 0 : version,
    }
  })
}
