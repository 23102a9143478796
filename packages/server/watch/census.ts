import { SqliteAdapter, sql } from 'kysely'
import type { Database } from '../store/database.ts'

/** What is in the database. */
export interface Census {
  readonly engine: 'SQLite' | 'Postgres'
  readonly bytes: number
  readonly players: number
  /** Tables by stage. */
  readonly tables: { readonly gathering: number; readonly playing: number; readonly over: number }
}

/** How long a census is accurate enough, in milliseconds: it reads all tables. */
const TRUE_FOR = 30_000

/** Counts what is in the database, at most twice a minute. */
export function censusTaker(database: Database, now: () => number = () => performance.now()): () => Promise<Census> {
  let taken: { readonly at: number; readonly census: Promise<Census> } | null = null
  return () => {
    if (taken === null || now() - taken.at > TRUE_FOR) {
      const census = takeCensus(database)
      taken = { at: now(), census }
      census.catch(() => {
        taken = null
      })
    }
    return taken.census
  }
}

async function takeCensus({ read }: Database): Promise<Census> {
  const isSqlite = read.getExecutor().adapter instanceof SqliteAdapter
  const size = isSqlite
    ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
    : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
  const stages = await read
    .selectFrom('tables')
    .select(['stage', (db) => db.fn.countAll().as('count')])
    .groupBy('stage')
    .execute()
  const { players } = await read
    .selectFrom('players')
    .select((db) => db.fn.countAll().as('players'))
    .executeTakeFirstOrThrow()
  const at = (stage: string) => Number(stages.find((one) => one.stage === stage)?.count ?? 0)
  return {
    engine: isSqlite ? 'SQLite' : 'Postgres',
    bytes: Number((await size.execute(read)).rows[0]?.bytes ?? 0),
    players: Number(players),
    tables: { gathering: at('gathering'), playing: at('playing'), over: at('over') },
  }
}
