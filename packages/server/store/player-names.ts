import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** The names of players, by id. An id of nobody is left out. */
export async function playerNames(db: Kysely<Schema>, players: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (players.length === 0) return new Map()
  const rows = await db.selectFrom('players').select(['id', 'name']).where('id', 'in', players).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
