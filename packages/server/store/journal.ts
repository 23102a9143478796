import type { DatabaseSync } from 'node:sqlite'

/** Statements that belong together; they are on disk as a whole or not at all. */
export type Write<T> = () => T

interface Waiting {
  readonly table: string | null
  readonly write: Write<unknown>
  readonly done: (value: unknown) => void
  readonly failed: (error: unknown) => void
}

/** All writes of a server. */
export interface Journal {
  /**
   * Queues a write; resolves with what it returns when it is on disk. What arrives in the same turn of the event loop shares one
   * commit. Of the writes of one table that wait together, none is done after one has failed.
   */
  write<T>(write: Write<T>, table?: string): Promise<T>
  /** Commits what is queued, now. */
  flush(): void
  /** Commits what is queued; writes that come later are rejected. */
  close(): void
  /** How many commits and writes there were. */
  readonly count: { commits: number; writes: number }
}

/** How long a write waits for another process to be done with the database, and how often it looks, in milliseconds. */
const PATIENCE = 30_000
const FIRST_WAIT = 10
const LONGEST_WAIT = 250

/** SQLite's number for a database that somebody else is writing. */
const BUSY = 5

/** Whether another process holds the database. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY
}

/**
 * Group commit: a commit waits for the disk, during which more messages arrive; they share the next one. A write that
 * throws does not harm the others: the group is rolled back and its writes are committed one by one. While another process
 * writes, the whole group waits, and the event loop goes on.
 */
export function openJournal(database: DatabaseSync): Journal {
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const rollback = database.prepare('rollback')
  const count = { commits: 0, writes: 0 }
  let queue: Waiting[] = []
  let scheduled = false
  let closed = false
  let busySince = 0
  let wait = FIRST_WAIT

  function committed(group: readonly Waiting[]): { readonly values: unknown[] } | { readonly error: unknown } {
    try {
      begin.run()
      const values = group.map(({ write }) => write())
      commit.run()
      count.commits++
      count.writes += group.length
      return { values }
    } catch (error) {
      if (database.isTransaction) rollback.run()
      return { error }
    }
  }

  function flush(): void {
    scheduled = false
    const group = queue
    queue = []
    if (group.length === 0) return
    const all = committed(group)
    if ('values' in all) {
      busySince = 0
      wait = FIRST_WAIT
      for (const [at, { done }] of group.entries()) done(all.values[at])
    } else if (isBusy(all.error)) later(group, all.error)
    else oneByOne(group)
  }

  function oneByOne(group: readonly Waiting[]): void {
    const torn = new Map<string, unknown>()
    for (const [at, waiting] of group.entries()) {
      const { table, done, failed } = waiting
      if (table !== null && torn.has(table)) {
        failed(torn.get(table))
        continue
      }
      const outcome = committed([waiting])
      if ('values' in outcome) done(outcome.values[0])
      else if (isBusy(outcome.error)) {
        later(group.slice(at), outcome.error)
        return
      } else {
        if (table !== null) torn.set(table, outcome.error)
        failed(outcome.error)
      }
    }
  }

  /** Tries the group again in a while, before what has come since. */
  function later(group: readonly Waiting[], error: unknown): void {
    busySince ||= performance.now()
    if (closed || performance.now() - busySince > PATIENCE) {
      busySince = 0
      for (const { failed } of group) failed(error)
      return
    }
    queue = [...group, ...queue]
    scheduled = true
    setTimeout(flush, wait)
    wait = Math.min(LONGEST_WAIT, wait * 2)
  }

  return {
    write<T>(write: Write<T>, table?: string) {
      if (closed) return Promise.reject(new Error('the server has stopped'))
      return new Promise<T>((done, failed) => {
        queue.push({ table: table ?? null, write, done: (value) => done(value as T), failed })
        if (scheduled) return
        scheduled = true
        setImmediate(flush)
      })
    },
    flush,
    close() {
      database.exec('pragma busy_timeout = 2000')
      closed = true
      flush()
    },
    count,
  }
}
