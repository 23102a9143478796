import postgres, { type Sql } from 'postgres'
import { StoreUnavailable } from '../store-unavailable.ts'
import { isAway } from './trouble.ts'

/** The result of a statement. */
export interface Rows {
  readonly rows: readonly { readonly [column: string]: unknown }[]
  /** How many rows it changed. */
  readonly count: number
}

/** Runs one statement. */
export type Run = (text: string, parameters: readonly unknown[]) => Promise<Rows>

/** A server's connections to its database. */
export interface Link {
  /** Runs a single statement once. Rejects with `StoreUnavailable` if the database does not answer in time. */
  readonly run: Run
  /** The same for statements that may run twice: retried while the database is away. */
  readonly patient: Run
  /** Resolves when the database answers again; rejects with `StoreUnavailable` if that takes too long. */
  back(): Promise<void>
  /** Runs statements on a connection that nobody else uses meanwhile. */
  alone<T>(work: (run: Run) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** How long a statement may take, in milliseconds. */
const SLOW = 8000
/** How often it is retried while the database is away, in milliseconds. */
const FIRST_WAIT = 50
const LONGEST_WAIT = 500

/** Times and counts fit into numbers: 2^53 milliseconds are 285,000 years. */
const INTEGERS = { bigint: { to: 20, from: [20], parse: Number, serialize: String } }

/** Opens connections to a database, on first use. While it is away, waits for up to `patience`. */
export function openLink(url: string, connections: number, patience: number): Link {
  const sql: Sql<{ bigint: number }> = postgres(url, {
    max: connections,
    connect_timeout: 5,
    onnotice: () => undefined,
    types: INTEGERS,
    // After a long pause a server notices broken connections earlier than TCP does.
    keep_alive: 20,
    backoff: (tries) => Math.min(0.5, 0.05 * 2 ** tries),
    connection: { application_name: 'orrery' },
  })
  const once: Run = (text, parameters) => inTime(run(sql, text, parameters))

  async function patient(text: string, parameters: readonly unknown[]): Promise<Rows> {
    const end = performance.now() + patience
    for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
      try {
        return await once(text, parameters)
      } catch (error) {
        if (!isAway(error) || performance.now() > end) throw error
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }

  return {
    run: once,
    patient,
    back: async () => void (await patient('select 1', [])),
    async alone(work) {
      const reserving = sql.reserve()
      const reserved = await inTime(reserving).catch((error: unknown) => {
        // A connection that comes too late is released for others.
        void reserving.then((late) => late.release()).catch(() => undefined)
        throw error
      })
      let whole = false
      try {
        const done = await work((text, parameters) => inTime(run(reserved, text, parameters)))
        whole = true
        return done
      } finally {
        // What was in progress on it must not continue under its next user.
        if (!whole) await inTime(run(reserved, 'rollback', [])).catch(() => undefined)
        reserved.release()
      }
    },
    close: () => sql.end({ timeout: 2 }),
  }
}

async function run(sql: Sql<{ bigint: number }>, text: string, parameters: readonly unknown[]): Promise<Rows> {
  const result = await sql.unsafe(text, parameters as string[], { prepare: true })
  return { rows: result, count: result.count ?? 0 }
}

async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable('it does not answer')), SLOW)
  })
  try {
    return await Promise.race([asked, late])
  } catch (error) {
    throw isAway(error) && !(error instanceof StoreUnavailable) ? new StoreUnavailable(error) : error
  } finally {
    clearTimeout(timer)
  }
}
