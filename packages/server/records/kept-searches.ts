import { type GameFilter, type KeptSearch, LIMITS, readFilter } from '@orrery/protocol'
import { RequestError } from '../request-error.ts'
import type { Database } from '../store/database.ts'

/** The searches that somebody keeps, by name. What no longer reads as a search is left out. */
export async function keptSearches({ read }: Database, player: string): Promise<KeptSearch[]> {
  const rows = await read.selectFrom('kept_searches').select(['name', 'filter']).where('player', '=', player).orderBy('name').execute()
  return rows.flatMap(({ name, filter }) => {
    const known = readFilter(JSON.parse(filter))
    return known === null ? [] : [{ name, filter: known }]
  })
}

/** Stores a search by name and replaces an earlier one. Throws a `RequestError` if a player has the maximum number of searches. */
export function keepSearch({ transaction }: Database, player: string, name: string, filter: GameFilter): Promise<void> {
  return transaction(async (db) => {
    await db.deleteFrom('kept_searches').where('player', '=', player).where('name', '=', name).execute()
    const { count } = await db
      .selectFrom('kept_searches')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player', '=', player)
      .executeTakeFirstOrThrow()
    if (Number(count) >= LIMITS.searches) throw new RequestError('too-many', `at most ${LIMITS.searches} searches are kept`)
    await db
      .insertInto('kept_searches')
      .values({ player, name, filter: JSON.stringify(filter) })
      .execute()
  })
}

/** Keeps a search no more. */
export function dropSearch({ transaction }: Database, player: string, name: string): Promise<void> {
  return transaction(async (db) => {
    await db.deleteFrom('kept_searches').where('player', '=', player).where('name', '=', name).execute()
  })
}
