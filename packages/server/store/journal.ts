import type { DatabaseSync } from 'node:sqlite'
import type { Disk } from './disk.ts'
import { StoreUnavailable } from './store-unavailable.ts'

/** Statements that belong together; they are on disk as a whole or not at all. */
export type Write<T> = () => T

interface Waiting {
  readonly table: string | null
  readonly write: Write<unknown>
  readonly done: (value: unknown) => void
  readonly failed: (error: unknown) => void
}

/** What is said when it is known whether something is on disk. */
interface Outcome {
  readonly kept: () => void
  readonly lost: (error: unknown) => void
}

/** All writes of a server. */
export interface Journal {
  /**
   * Queues a write; resolves with what it returns when it is on disk. What arrives in the same turn of the event loop, or while
   * others are put on disk, shares one commit. Of the writes of one table that wait together, none is done after one has failed.
   */
  write<T>(write: Write<T>, table?: string): Promise<T>
  /** Commits what is queued, now. */
  flush(): void
  /**
   * Resolves when what is committed is on disk and whoever wrote it has gone on; null where it is so. To be asked again then.
   * After the disk has failed the log is begun anew first; throws `StoreUnavailable` where it cannot be yet.
   */
  settled(): Promise<void> | null
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
 * Group commit: what is committed is put on disk beside the event loop, and only then anybody hears of it; what arrives meanwhile
 * shares the next commit. The database itself need not wait for the disk (`synchronous = normal`): `disk` is the one below its
 * write-ahead log, of which a power cut leaves whole commits, those that were on disk among them. A write that throws does not harm
 * the others: the group is rolled back and its writes are committed one by one. While another process writes, the whole group waits.
 */
export function openJournal(database: DatabaseSync, disk: Disk): Journal {
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const rollback = database.prepare('rollback')
  const count = { commits: 0, writes: 0 }
  let queue: Waiting[] = []
  let scheduled = false
  let closed = false
  let busySince = 0
  let wait = FIRST_WAIT
  /** What is being put on disk, null where nothing is; and what was committed since. */
  let underWay: Outcome[] | null = null
  let committedSince: Outcome[] = []
  /** Who reads when that is over, before anything else is committed. */
  let readers: (() => void)[] = []
  /** Whether the disk failed: what was committed may be missing in the log, and what comes after it would be lost too. */
  let doubtful = false

  function committed(group: readonly Waiting[]): { readonly values: unknown[] } | { readonly error: unknown } {
    try {
      if (doubtful) carryOver()
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

  /** Puts all that is in the log into the database and begins the log anew. */
  function carryOver(): void {
    const { busy } = database.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number }
    if (busy !== 0) throw new StoreUnavailable('the disk failed, and the log cannot be begun anew yet')
    doubtful = false
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
      for (const [at, { done, failed }] of group.entries()) committedSince.push({ kept: () => done(all.values[at]), lost: failed })
    } else if (isBusy(all.error)) later(group, all.error)
    else oneByOne(group)
    sync()
  }

  /** Puts on disk what was committed, and then says so. */
  function sync(): void {
    if (underWay !== null || committedSince.length === 0) return
    const covered = committedSince
    underWay = covered
    committedSince = []
    disk.sync((error) => {
      if (underWay !== covered) return
      underWay = null
      if (error === null) for (const { kept } of covered) kept()
      else doubt(error, covered)
      setImmediate(letRead)
      sync()
      if (queue.length > 0) soon()
    })
  }

  function settled(): Promise<void> | null {
    if (underWay !== null) return new Promise((resolve) => readers.push(resolve))
    if (doubtful) carryOver()
    return null
  }

  function letRead(): void {
    const waiting = readers
    readers = []
    for (const read of waiting) read()
  }

  /** Nobody is told that it counts: what lies behind a gap in the log is no better than what is missing. */
  function doubt(error: unknown, covered: readonly Outcome[]): void {
    const all = [...covered, ...committedSince]
    committedSince = []
    doubtful = true
    for (const { lost } of all) lost(new StoreUnavailable(error))
  }

  function soon(): void {
    if (scheduled || underWay !== null) return
    scheduled = true
    setImmediate(flush)
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
      if ('values' in outcome) committedSince.push({ kept: () => done(outcome.values[0]), lost: failed })
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
        soon()
      })
    },
    flush,
    settled,
    close() {
      database.exec('pragma busy_timeout = 2000')
      closed = true
      flush()
      const open = underWay ?? []
      underWay = null
      try {
        disk.syncNow()
        for (const { kept } of [...open, ...committedSince]) kept()
      } catch (error) {
        doubt(error, open)
      }
      letRead()
      disk.close()
    },
    count,
  }
}
