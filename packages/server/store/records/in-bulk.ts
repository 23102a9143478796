import type { CompiledQuery, Insertable, Kysely } from 'kysely'
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

/** The statements of 100 rows, by kind of database, table and columns: making one costs more than running it. */
const statements = new Map<string, CompiledQuery>()

/** Inserts many rows with the same columns. */
export async function insertAll<Table extends keyof Schema>(
  db: Kysely<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const whole = rows.length - (rows.length % ROWS)
  const columns = Object.keys(rows[0] ?? {}) as (keyof Insertable<Schema[Table]>)[]
  for (let at = 0; at < whole; at += ROWS) {
    const some = rows.slice(at, at + ROWS)
    const parameters = some.flatMap((row) => columns.map((column) => row[column]))
    await db.executeQuery({ ...statementOf(db, table, columns, some), parameters })
  }
  if (whole < rows.length) await db.insertInto(table).values(rows.slice(whole)).execute()
}

function statementOf<Table extends keyof Schema>(
  db: Kysely<Schema>,
  table: Table,
  columns: readonly PropertyKey[],
  rows: readonly Insertable<Schema[Table]>[],
): CompiledQuery {
  const key = [db.getExecutor().adapter.constructor.name, table, ...columns].join(' ')
  const known = statements.get(key)
  if (known !== undefined) return known
  const made = db.insertInto(table).values(rows).compile()
  statements.set(key, made)
  return made
}
