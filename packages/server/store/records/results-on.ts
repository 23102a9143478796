import type { Kysely } from 'kysely'
import type { ResultRow, ResultSeatRow, Schema } from '../schema.ts'

/** A result with everything that counting needs. */
export interface CountedResult {
  readonly row: ResultRow
  readonly seats: readonly ResultSeatRow[]
  /** Live or by day. */
  readonly pace: string
  /** Whether the table was made as a rated one. */
  readonly wasRated: boolean
}

/** The uncounted results but those, in the order of their ends. */
export async function uncounted(db: Kysely<Schema>, count: number, but: readonly string[] = []): Promise<CountedResult[]> {
  const waiting = db.selectFrom('results').selectAll().where('counted', '=', 0).orderBy('ended').orderBy('table_id').limit(count)
  const rows = await (but.length === 0 ? waiting : waiting.where('table_id', 'not in', but)).execute()
  return withSeats(db, rows)
}

/** The rated results after one, in the order of their ends. */
export async function ratedAfter(
  db: Kysely<Schema>,
  after: { readonly ended: number; readonly table: string },
  count: number,
): Promise<CountedResult[]> {
  const rows = await db
    .selectFrom('results')
    .selectAll()
    .where('rated', '=', 1)
    .where('ended', '>=', after.ended)
    .where(({ or, eb }) => or([eb('ended', '>', after.ended), eb('table_id', '>', after.table)]))
    .orderBy('ended')
    .orderBy('table_id')
    .limit(count)
    .execute()
  return withSeats(db, rows)
}

/** The results of these tables, with their seats. */
export async function resultsOf(db: Kysely<Schema>, tables: readonly string[]): Promise<CountedResult[]> {
  if (tables.length === 0) return []
  return withSeats(db, await db.selectFrom('results').selectAll().where('table_id', 'in', tables).execute())
}

async function withSeats(db: Kysely<Schema>, rows: readonly ResultRow[]): Promise<CountedResult[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ table_id }) => table_id)
  const seats = await db.selectFrom('result_seats').selectAll().where('table_id', 'in', ids).orderBy('table_id').orderBy('seat').execute()
  const terms = await db.selectFrom('table_terms').select(['table_id', 'pace', 'rated']).where('table_id', 'in', ids).execute()
  const seatsOf = Map.groupBy(seats, ({ table_id }) => table_id)
  const termsOf = new Map(terms.map((row) => [row.table_id, row]))
  return rows.map((row) => {
    const own = termsOf.get(row.table_id)
    return { row, seats: seatsOf.get(row.table_id) ?? [], pace: own?.pace ?? 'live', wasRated: own?.rated === 1 }
  })
}

/** Those of the players who are members; deleted members count. */
export async function membersAmong(db: Kysely<Schema>, players: readonly string[], former: string): Promise<ReadonlySet<string>> {
  if (players.length === 0) return new Set()
  const members = await db.selectFrom('members').select('player').where('player', 'in', players).execute()
  const gone = await db.selectFrom('players').select('id').where('id', 'in', players).where('name', '=', former).execute()
  return new Set([...members.map(({ player }) => player), ...gone.map(({ id }) => id)])
}

/** Records that results are counted, and whether each is rated. */
export async function markCounted(db: Kysely<Schema>, rated: ReadonlyMap<string, boolean>): Promise<void> {
  for (const is of [true, false]) {
    const tables = [...rated].filter(([, own]) => own === is).map(([table]) => table)
    if (tables.length === 0) continue
    await db
      .updateTable('results')
      .set({ counted: 1, rated: is ? 1 : 0 })
      .where('table_id', 'in', tables)
      .execute()
  }
}
