import type { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Database } from './database.ts'
import { nodeSqlite, quiet, type Settled } from './dialect.ts'
import { isBusy } from './journal.ts'
import type { Schema } from './schema.ts'

/** How long a transaction waits for another process to release the database, and how often it looks, in milliseconds. */
const PATIENCE = 30_000
const WAIT = 10

/**
 * Reads use the journal's connection; transactions have a separate one, one after the other, so that nobody reads uncommitted data.
 * `settled`: everything readable is on disk, and known to its writer.
 */
export function sqliteDatabase(main: DatabaseSync, writer: DatabaseSync, settled: Settled = () => null): Database {
  const read = new Kysely<Schema>({ dialect: nodeSqlite(main, () => Promise.reject(new Error('write by transaction()')), settled) })
  const write = new Kysely<Schema>({
    dialect: nodeSqlite(
      writer,
      () => begin(writer, settled),
      () => null,
    ),
  })
  let last: Promise<unknown> = Promise.resolve()
  return {
    read,
    transaction(work) {
      const done = last.then(() => write.transaction().execute(work))
      last = done.catch(() => undefined)
      return done
    },
  }
}

async function begin(database: DatabaseSync, settled: Settled): Promise<void> {
  const end = performance.now() + PATIENCE
  for (;;) {
    await quiet(settled)
    try {
      return database.exec('begin immediate')
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT))
  }
}
