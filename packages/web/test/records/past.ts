import { makeRatingsAgain } from '@orrery/server'
import { fileResults } from '../../../server/store/records/finished-on.ts'
import { visit } from '../../../server/store/visit.ts'

/** Rated duels of two members that ended a while ago, stored as a server would have counted them. */
export interface PastDuels {
  readonly game: string
  readonly way: string
  readonly count: number
  /** The names of the winner and the loser. */
  readonly players: readonly [string, string]
  /** What they played. */
  readonly sides: readonly [string, string]
  /** How long each duel lasted, in milliseconds. */
  readonly lasted: number
}

/** Stores duels in a data folder beside its server, with the resulting ratings. */
export async function storePast(data: string, { game, way, count, players, sides, lasted }: PastDuels): Promise<void> {
  const { database, close } = await visit(data, null)
  const ended = Date.now() - 3_600_000
  const result = JSON.stringify({ winners: [0], rule: 'X-1', message: 'last' })
  await database.transaction(async (db) => {
    const known = await db.selectFrom('players').select(['id', 'name']).where('name', 'in', players).execute()
    const ids = players.map((name) => known.find((player) => player.name === name)?.id ?? '')
    for (let at = 0; at < count; at++) {
      const table_id = `past-${game}-${ids[0]}-${at}`
      const row = { table_id, game, game_version: 1, options: '{}', created: ended - lasted, ended, result, counted: 1, rated: 1 }
      await db.insertInto('results').values(row).execute()
      for (const [seat, player] of ids.entries())
        await db
          .insertInto('result_seats')
          .values({ table_id, seat, player, name: players[seat] ?? '', bot: null, place: seat + 1, spent: 1 })
          .execute()
      await db.insertInto('table_terms').values({ table_id, pace: 'live', rated: 1, level: 'any' }).execute()
      const seats = ids.map((player, seat) => ({
        ...{ seat, player, bot: null, outcome: seat === 0 ? ('won' as const) : ('lost' as const), side: sides[seat] ?? '', achieved: [] },
      }))
      const minutes = Math.round(lasted / 60_000)
      await fileResults(db, [{ table: table_id, game, way, pace: 'live', ended, minutes, rated: true, seats }])
    }
  })
  close()
  await makeRatingsAgain(data, null)
}
