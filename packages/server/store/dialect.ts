import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** Waits until all that can be read is on disk; null where it is. */
export type Settled = () => Promise<void> | null

/**
 * Kysely over Node's own SQLite. Statements are prepared once per text; there is one connection and it never waits, but for what
 * `begin` waits for, and for the disk before it says what it has read.
 */
export function nodeSqlite(database: DatabaseSync, begin: () => Promise<void>, settled: Settled): Dialect {
  const statements = new Map<string, StatementSync>()
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      let statement = statements.get(query.sql)
      if (statement === undefined) {
        statement = database.prepare(query.sql)
        statements.set(query.sql, statement)
      }
      const parameters = query.parameters as readonly SQLInputValue[]
      if (statement.columns().length > 0) {
        const rows = statement.all(...parameters) as R[]
        await settled()
        return { rows }
      }
      return { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) }
    },
    async *streamQuery() {
      throw new Error('streaming is not supported')
    },
  }
  const nothing = async () => undefined
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: begin,
    commitTransaction: async () => database.exec('commit'),
    rollbackTransaction: async () => {
      if (database.isTransaction) database.exec('rollback')
    },
    releaseConnection: nothing,
    destroy: nothing,
  }
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
