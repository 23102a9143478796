import type { DatabaseSync } from 'node:sqlite'
import { AT_ONCE, type Row, type Shape, type Source, type Target } from './rows.ts'

/** The rows of a SQLite database that nobody writes. */
export function sqliteSource(database: DatabaseSync): Source {
  return {
    async *batches({ name, columns, key }) {
      let batch: Row[] = []
      for (const row of database.prepare(`select ${columns.join(', ')} from ${name} order by ${key.join(', ')}`).iterate()) {
        batch.push(row as Row)
        if (batch.length < AT_ONCE) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },
  }
}

/** A SQLite database that takes rows. */
export function sqliteTarget(database: DatabaseSync): Target {
  return {
    async put({ name, columns }, rows) {
      const put = database.prepare(`insert into ${name} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`)
      for (const row of rows) put.run(...valuesOf(columns, row))
    },
    async alike({ name, columns, key }, rows) {
      const find = database.prepare(`select ${columns.join(', ')} from ${name} where ${key.map((one) => `${one} = ?`).join(' and ')}`)
      return rows.map((row) => find.get(...valuesOf(key, row)) as Row | undefined).filter((row) => row !== undefined)
    },
    count: async ({ name }: Shape) => (database.prepare(`select count(*) as count from ${name}`).get() as { count: number }).count,
  }
}

function valuesOf(columns: readonly string[], row: Row) {
  return columns.map((column) => row[column] ?? null)
}
