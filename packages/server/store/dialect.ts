import type { DatabaseSync, StatementSync } from 'node:sqlite'
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

/** Kysely over Node's own SQLite. Statements are prepared once per text; there is one connection and it never waits. */
export function nodeSqlite(database: DatabaseSync): Dialect {
  const statements = new Map<string, StatementSync>()
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      let statement = statements.get(query.sql)
      if (statement === undefined) {
        statement = database.prepare(query.sql)
        statements.set(query.sql, statement)
      }
      return { rows: statement.all(...(query.parameters as (string | number | null)[])) as R[] }
    },
    async *streamQuery() {
      throw new Error('streaming is not supported')
    },
  }
  const nothing = async () => undefined
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    // Writes go through the journal, which has transactions of its own.
    beginTransaction: () => Promise.reject(new Error('write through the journal')),
    commitTransaction: nothing,
    rollbackTransaction: nothing,
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
