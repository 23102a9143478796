import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openLink } from '@orrery/server/store/postgres/link'

type Row = Readonly<Record<string, unknown>>

/** What a server has stored, for reading beside it. */
export interface Stored {
  /** The rows of a query whose values stand in place of its question marks. */
  rows(query: string, ...values: readonly string[]): Promise<readonly Row[]>
  /** The one number that a query counts. */
  count(query: string, ...values: readonly string[]): Promise<number>
  close(): Promise<void>
}

/** What is stored in a Postgres. */
export function storedInPostgres(database: string): Stored {
  const link = openLink(database, 1, 60_000)
  return storedBy(
    async (query, values) => {
      let at = 0
      return (
        await link.patient(
          query.replaceAll('?', () => `$${++at}`),
          values,
        )
      ).rows
    },
    () => link.close(),
  )
}

/** What is stored in a SQLite file. */
export function storedInFile(file: string): Stored {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  return storedBy(
    async (query, values) => database.prepare(query).all(...values),
    async () => database.close(),
  )
}

/** What a server has stored in its data folder, or in its Postgres. */
export function storedIn(data: string, database?: string): Stored {
  return database === undefined ? storedInFile(join(data, 'orrery.sqlite')) : storedInPostgres(database)
}

function storedBy(run: (query: string, values: readonly string[]) => Promise<readonly Row[]>, close: () => Promise<void>): Stored {
  return {
    rows: (query, ...values) => run(query, values),
    async count(query, ...values) {
      const [row = {}] = await run(query, values)
      return Number(Object.values(row)[0])
    },
    close,
  }
}
