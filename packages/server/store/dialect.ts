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

/** What a reader awaits first: that everything readable is on disk, and known to its writer. Null: nothing to await. */
export type Settled = () => Promise<void> | null

/** Waits until there is nothing to wait for. */
export async function quiet(settled: Settled): Promise<void> {
  for (let wait = settled(); wait !== null; wait = settled()) await wait
}

/**
 * Kysely over Node's SQLite. Statements are prepared once per text. There is one connection, and it waits only for what `begin` waits for,
 * and for the disk before it reads.
 */
export function nodeSqlite(database: DatabaseSync, begin: () => Promise<void>, settled: Settled): Dialect {
  const statements = new Map<string, { readonly statement: StatementSync; readonly reads: boolean }>()
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      let known = statements.get(query.sql)
      if (known === undefined) {
        const statement = database.prepare(query.sql)
        known = { statement, reads: statement.columns().length > 0 }
        statements.set(query.sql, known)
      }
      const { statement, reads } = known
      const parameters = query.parameters as readonly SQLInputValue[]
      if (reads) {
        await quiet(settled)
        return { rows: statement.all(...parameters) as R[] }
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
