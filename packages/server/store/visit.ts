import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Database } from './database.ts'
import { openDatabase } from './postgres/open.ts'
import { VERSION } from './schema.ts'
import { DATABASE } from './sqlite.ts'
import { sqliteDatabase } from './sqlite-database.ts'

/** A database that is read while a server may be running on it. */
export interface Visit {
  readonly database: Database
  close(): void
}

/** Opens a server's data beside it: the Postgres at `url`, or the data folder. Rejects with a clear `Error` if that fails. */
export async function visit(folder: string, url: string | null): Promise<Visit> {
  if (url !== null) {
    const { store } = await openDatabase(url, { connections: 2 })
    return { database: store.database, close: () => store.close() }
  }
  const file = join(folder, DATABASE)
  if (!existsSync(file)) throw new Error(`${resolve(folder)} has no ${DATABASE}`)
  const open = () => new DatabaseSync(file, { timeout: 10_000 })
  const main = open()
  const { user_version: version } = main.prepare('pragma user_version').get() as { user_version: number }
  if (version !== VERSION) {
    main.close()
    throw new Error(`the data in ${folder} is of version ${version} and this program of ${VERSION}; start the server once`)
  }
  const writer = open()
  return {
    database: sqliteDatabase(main, writer),
    close() {
      writer.close()
      main.close()
    },
  }
}
