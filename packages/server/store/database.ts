import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * The database below a store, the same on every engine: what has a domain of its own (an interface in a file of its own) is
 * written on it once, with Kysely in SQL that all of them speak.
 */
export interface Database {
  /** To read with. */
  readonly read: Kysely<Schema>
  /**
   * Does what belongs together: all of it is on disk when this resolves, and nothing has changed when it rejects. Transactions
   * look as if they were done one after the other. `work` waits for nothing but its own statements and changes nothing else, since
   * it may be done again where another server came between.
   */
  transaction<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>
}
