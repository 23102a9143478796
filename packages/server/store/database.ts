import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * The database below a store, the same on every engine. Each domain with an interface of its own is written on it once, with Kysely in SQL
 * that all engines understand. All these interfaces share a contract:
 * - calls may come in any order and at the same time, also from other servers;
 * - a write is on disk when it resolves. If it rejects with `StoreUnavailable`, it may or may not be there; after any other error nothing
 *   has changed. Repeating a write that sets or deletes something is safe;
 * - for unknown ids reads resolve to null or to an empty list, and deletions do nothing.
 */
export interface Database {
  /** For reading. */
  readonly read: Kysely<Schema>
  /**
   * Runs a transaction: everything is on disk when this resolves. If it rejects with `StoreUnavailable`, the whole transaction may or may
   * not be there; after any other error, such as one thrown by `work`, nothing has changed. Transactions are serializable.
   * `work` must await only its own statements and change nothing else, because it is run again if another server came between.
   */
  transaction<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>
}
