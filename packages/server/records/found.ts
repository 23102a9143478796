import type { GameFound, Mark } from '@orrery/protocol'
import { FORMER } from '@orrery/protocol/former'
import type { Kysely } from 'kysely'
import { markOf, ROLES } from '../members/standing.ts'
import { knownOf } from '../store/members/roles.ts'
import type { FinishedRow } from '../store/records/rows.ts'
import type { Schema } from '../store/schema.ts'

/** Finished tables with their players, in the given order. */
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
  const marks = await marksOf(db, [...new Set(seats.flatMap(({ player }) => (player === null ? [] : [player])))])
  return rows.map(({ table_id, game, way, pace, ended, minutes, rated }) => ({
    ...{ table: table_id, game, way, pace: pace as 'live' | 'day', at: ended, minutes, rated: rated === 1 },
    players: (seatsOf.get(table_id) ?? []).map(({ seat, name, player, bot, outcome, side }) => ({
      ...{ seat, name: name ?? '', person: player, bot, outcome: outcome as 'won' | 'lost' | 'drawn', side },
      ...(player === null || name === FORMER ? {} : marks.get(player)),
    })),
  }))
}

/** Each player's current badge. */
async function marksOf(db: Kysely<Schema>, players: readonly string[]): Promise<ReadonlyMap<string, { readonly mark?: Mark }>> {
  const known = await knownOf(db, players)
  return new Map(
    known.map(({ player, since, roles }) => {
      const kind = since === null ? 'guest' : 'member'
      return [player, markOf({ kind, roles: ROLES.filter((role) => roles.includes(role)) })] as const
    }),
  )
}
