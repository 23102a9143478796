import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import { postgresDialect } from './dialect.ts'
import type { Link, Run } from './link.ts'
import { isAway, isConflict, isTwice } from './trouble.ts'

/** How often a transaction is retried because others came between, or the database went away. */
const TRIES = 20
const FIRST_WAIT = 2

/** The result of one attempt. */
type Outcome<T> = { readonly value: T } | { readonly again: unknown }

/** Postgres as a database for domains: separate reads, serializable transactions. */
export function postgresDatabase(link: Link): Database {
  return {
    read: queriesBy(link.patient),
    async transaction(work) {
      for (let tries = 0; ; tries++) {
        const outcome = await attempt(link, work)
        if ('value' in outcome) return outcome.value
        if (tries === TRIES) throw outcome.again
        if (isAway(outcome.again)) await link.back()
        else await new Promise((resolve) => setTimeout(resolve, Math.random() * FIRST_WAIT * 2 ** Math.min(tries, 6)))
      }
    },
  }
}

/** The store's queries; `in ()` matches nothing, as in SQLite. */
export function queriesBy(run: Run): Kysely<Schema> {
  const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })]
  return new Kysely<Schema>({ dialect: postgresDialect(run), plugins })
}

async function attempt<T>(link: Link, work: (db: Kysely<Schema>) => Promise<T>): Promise<Outcome<T>> {
  let id: unknown = null
  let done: Outcome<T> | null = null
  try {
    return await link.alone(async (run) => {
      await run('begin isolation level serializable', [])
      id = (await run('select pg_current_xact_id()::text as id', [])).rows[0]?.id
      const value = await work(queriesBy(run))
      done = { value }
      await run('commit', [])
      return done
    })
  } catch (error) {
    // A row that another transaction has added meanwhile is also reported as a duplicate.
    if (isConflict(error) || isTwice(error)) return { again: error }
    if (!isAway(error)) throw error
    // The database went away during the commit: it knows whether the commit counts.
    return done !== null && (await isKept(link.patient, id)) ? done : { again: error }
  }
}

/** Whether a transaction was committed. The database ends an abandoned one. */
async function isKept(run: Run, id: unknown): Promise<boolean> {
  for (;;) {
    const { rows } = await run('select pg_xact_status($1::text::xid8) as status', [id])
    if (rows[0]?.status !== 'in progress') return rows[0]?.status === 'committed'
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
