import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../schema.ts'

/** The value of a column, on every engine. */
export type Value = string | number | null | Uint8Array
export type Row = Readonly<Record<string, Value>>

/** A table of the database: its columns and its key. */
export interface Shape {
  readonly name: string
  readonly columns: readonly string[]
  readonly key: readonly string[]
}

/** Rows copied and compared at once. */
export const AT_ONCE = 200

/** Where rows come from: all as of one moment, however long reading takes. */
export interface Source {
  batches(shape: Shape): AsyncIterable<readonly Row[]>
}

/** Where rows go. */
export interface Target {
  put(shape: Shape, rows: readonly Row[]): Promise<void>
  /** The rows with the same keys as these; missing ones are left out. */
  alike(shape: Shape, rows: readonly Row[]): Promise<readonly Row[]>
  count(shape: Shape): Promise<number>
}

/** All tables of the current schema: those of a new database, so that none can be forgotten. */
export function shapes(): readonly Shape[] {
  const fresh = new DatabaseSync(':memory:')
  try {
    migrate(fresh)
    return shapesIn(fresh)
  } finally {
    fresh.close()
  }
}

/** The tables of a database. */
export function shapesIn(database: DatabaseSync): readonly Shape[] {
  const names = database.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name").all()
  return names.map(({ name }) => {
    const columns = database.prepare('select name, pk from pragma_table_info(?)').all(name as string) as { name: string; pk: number }[]
    const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
    return { name: name as string, columns: columns.map((one) => one.name), key: key.map((one) => one.name) }
  })
}

/** A row's key as text. */
export function keyOf({ key }: Shape, row: Row): string {
  return JSON.stringify(key.map((column) => row[column]))
}
