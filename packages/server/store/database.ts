import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * The database below a store, the same on every engine. Each domain with an interface of its own is written on it once, with Kysely in SQL
 * that all engines understand.
 */
export interface Database {
  /** For reading. */
  readonly read: Kysely<Schema>
  /**
   * Runs a transaction: everything is on disk when this resolves, and nothing has changed if it rejects. Transactions are serializable.
   * `work` must await only its own statements and change nothing else, because it is run again if another server came between.
   */
  transaction<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>
}
