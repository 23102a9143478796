import type { DatabaseSync } from 'node:sqlite'
import type { Disk } from './disk.ts'
import { StoreUnavailable } from './store-unavailable.ts'

/** Statements that belong together; they are stored as a whole or not at all. */
export type Write<T> = () => T

interface Waiting {
  readonly table: string | null
  readonly write: Write<unknown>
  readonly done: (value: unknown) => void
  readonly failed: (error: unknown) => void
}

/** Called when it is known whether a write is on disk. */
interface Outcome {
  readonly kept: () => void
  readonly lost: (error: unknown) => void
}

/** All writes of a server. */
export interface Journal {
  /**
   * Queues a write; resolves with its result when it is on disk. Writes that arrive in the same turn of the event loop, or during a flush,
   * share one commit. Among queued writes of one table, none is done after one has failed.
   */
  write<T>(write: Write<T>, table?: string): Promise<T>
  /** Commits what is queued, now. */
  flush(): void
  /**
   * Resolves when everything committed is on disk and its writers have gone on; null if that is so already. Check again afterwards. After a
   * disk failure the log is restarted first; throws `StoreUnavailable` if that is not possible yet.
   */
  settled(): Promise<void> | null
  /** Commits what is queued; later writes are rejected. */
  close(): void
  /** The number of commits and writes. */
  readonly count: { commits: number; writes: number }
}

/** How long a write waits for another process to release the database, and how often it looks, in milliseconds. */
const PATIENCE = 30_000
const FIRST_WAIT = 10
const LONGEST_WAIT = 250

/** SQLite's code for a database that another process is writing. */
const BUSY = 5

/** Whether another process holds the database. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY
}

/**
 * Group commit: commits are flushed to disk off the event loop, and only then anybody hears of them; writes that arrive meanwhile share the
 * next commit. The database itself need not wait for the disk (`synchronous = normal`): `disk` is the one below its write-ahead log, of
 * which a power cut leaves whole commits, including all flushed ones. A write that throws does not harm the others: the group is rolled
 * back and its writes are committed one by one. While another process writes, the whole group waits.
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
  /** The commits being flushed, null if none; and those since. */
  let underWay: Outcome[] | null = null
  let committedSince: Outcome[] = []
  /** Readers that wait for the flush, before anything else is committed. */
  let readers: (() => void)[] = []
  /** Whether the disk failed: commits may be missing in the log, and later ones would be lost too. */
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

  /** Copies the log into the database and restarts it. */
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

  /** Flushes what was committed, and then reports it. */
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

  /** Nobody is told that a commit counts after a failure: what follows a gap in the log is as good as missing. */
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

  /** Tries the group again later, before newer writes. */
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
