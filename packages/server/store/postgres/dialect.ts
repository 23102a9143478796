import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Run } from './link.ts'

/** Kysely over any runner of statements; transactions are made around it. */
export function postgresDialect(run: Run): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: { readonly sql: string; readonly parameters: readonly unknown[] }): Promise<QueryResult<R>> {
      const { rows, count } = await run(sql, parameters)
      return { rows: rows as R[], numAffectedRows: BigInt(count) }
    },
    async *streamQuery() {
      throw new Error('streaming is not supported')
    },
  }
  const nothing = async () => undefined
  const refused = () => Promise.reject(new Error('write by transaction()'))
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: refused,
    commitTransaction: refused,
    rollbackTransaction: refused,
    releaseConnection: nothing,
    destroy: nothing,
  }
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
