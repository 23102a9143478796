import type { GameFound } from '@orrery/protocol'
import type { Kysely } from 'kysely'
import type { FinishedRow } from '../store/records/rows.ts'
import type { Schema } from '../store/schema.ts'

/** Finished tables with who sat there, in the order given. */
export async function gamesFound(db: Kysely<Schema>, rows: readonly FinishedRow[]): Promise<GameFound[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ table_id }) => table_id)
  const seats = await db
    .selectFrom('finished_seats')
    .leftJoin('players', 'players.id', 'finished_seats.player')
    .selectAll('finished_seats')
    .select('players.name')
    .where('table_id', 'in', ids)
    .orderBy('table_id')
    .orderBy('seat')
    .execute()
  const seatsOf = Map.groupBy(seats, ({ table_id }) => table_id)
  return rows.map(({ table_id, game, way, pace, ended, minutes, rated }) => ({
    ...{ table: table_id, game, way, pace: pace as 'live' | 'day', at: ended, minutes, rated: rated === 1 },
    players: (seatsOf.get(table_id) ?? []).map(({ seat, name, player, bot, outcome, side }) => ({
      ...{ seat, name: name ?? '', person: player, bot, outcome: outcome as 'won' | 'lost' | 'drawn', side },
    })),
  }))
}
