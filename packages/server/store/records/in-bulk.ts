import type { Insertable, Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Databases limit the number of values in a statement. */
const VALUES = 20_000

/** Splits rows into parts for one statement each. */
export function* partsOf<Row extends object>(rows: readonly Row[]): Generator<readonly Row[]> {
  const columns = Object.keys(rows[0] ?? {}).length
  const most = Math.max(1, Math.floor(VALUES / Math.max(1, columns)))
  for (let at = 0; at < rows.length; at += most) yield rows.slice(at, at + most)
}

/** Rows of a statement that is used again and again. */
const ROWS = 100

/** Inserts many rows with the same columns. The statement of 100 is made once: making it costs more than running it. */
export async function insertAll<Table extends keyof Schema>(
  db: Kysely<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const whole = rows.length - (rows.length % ROWS)
  const columns = Object.keys(rows[0] ?? {}) as (keyof Insertable<Schema[Table]>)[]
  const query = whole === 0 ? null : db.insertInto(table).values(rows.slice(0, ROWS)).compile()
  for (let at = 0; query !== null && at < whole; at += ROWS) {
    const parameters = rows.slice(at, at + ROWS).flatMap((row) => columns.map((column) => row[column]))
    await db.executeQuery({ ...query, parameters })
  }
  if (whole < rows.length) await db.insertInto(table).values(rows.slice(whole)).execute()
}
