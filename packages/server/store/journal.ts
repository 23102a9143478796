import type { DatabaseSync, StatementSync } from 'node:sqlite'
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

/** A journal at work. */
interface Work {
  readonly database: DatabaseSync
  readonly disk: Disk
  readonly begin: StatementSync
  readonly commit: StatementSync
  readonly rollback: StatementSync
  readonly count: { commits: number; writes: number }
  queue: Waiting[]
  scheduled: boolean
  closed: boolean
  /** Since when another process has been writing; 0 if none is. */
  busySince: number
  wait: number
  /** The commits being flushed, null if none; and those since. */
  underWay: Outcome[] | null
  committedSince: Outcome[]
  /** Readers that wait for the flush, before anything else is committed. */
  readers: (() => void)[]
  /** Whether the disk failed: commits may be missing in the log, and later ones would be lost too. */
  doubtful: boolean
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
  const work = newWork(database, disk)
  return {
    write<T>(write: Write<T>, table?: string) {
      if (work.closed) return Promise.reject(new Error('the server has stopped'))
      return new Promise<T>((done, failed) => {
        work.queue.push({ table: table ?? null, write, done: (value) => done(value as T), failed })
        soon(work)
      })
    },
    flush: () => flush(work),
    settled: () => settled(work),
    close: () => close(work),
    count: work.count,
  }
}

function newWork(database: DatabaseSync, disk: Disk): Work {
  return {
    database,
    disk,
    begin: database.prepare('begin immediate'),
    commit: database.prepare('commit'),
    rollback: database.prepare('rollback'),
    count: { commits: 0, writes: 0 },
    queue: [],
    scheduled: false,
    closed: false,
    busySince: 0,
    wait: FIRST_WAIT,
    underWay: null,
    committedSince: [],
    readers: [],
    doubtful: false,
  }
}

function soon(work: Work): void {
  if (work.scheduled || work.underWay !== null) return
  work.scheduled = true
  setImmediate(flush, work)
}

/** Commits what is queued, as a whole if that works. */
function flush(work: Work): void {
  work.scheduled = false
  const group = work.queue
  work.queue = []
  if (group.length === 0) return
  const all = committed(work, group)
  if ('values' in all) {
    work.busySince = 0
    work.wait = FIRST_WAIT
    for (const [at, { done, failed }] of group.entries()) work.committedSince.push({ kept: () => done(all.values[at]), lost: failed })
  } else if (isBusy(all.error)) later(work, group, all.error)
  else oneByOne(work, group)
  sync(work)
}

function committed(work: Work, group: readonly Waiting[]): { readonly values: unknown[] } | { readonly error: unknown } {
  try {
    if (work.doubtful) carryOver(work)
    work.begin.run()
    const values = group.map(({ write }) => write())
    work.commit.run()
    work.count.commits++
    work.count.writes += group.length
    return { values }
  } catch (error) {
    if (work.database.isTransaction) work.rollback.run()
    return { error }
  }
}

function oneByOne(work: Work, group: readonly Waiting[]): void {
  const torn = new Map<string, unknown>()
  for (const [at, waiting] of group.entries()) {
    const { table, done, failed } = waiting
    if (table !== null && torn.has(table)) {
      failed(torn.get(table))
      continue
    }
    const outcome = committed(work, [waiting])
    if ('values' in outcome) work.committedSince.push({ kept: () => done(outcome.values[0]), lost: failed })
    else if (isBusy(outcome.error)) {
      later(work, group.slice(at), outcome.error)
      return
    } else {
      if (table !== null) torn.set(table, outcome.error)
      failed(outcome.error)
    }
  }
}

/** Tries the group again later, before newer writes. */
function later(work: Work, group: readonly Waiting[], error: unknown): void {
  work.busySince ||= performance.now()
  if (work.closed || performance.now() - work.busySince > PATIENCE) {
    work.busySince = 0
    for (const { failed } of group) failed(error)
    return
  }
  work.queue = [...group, ...work.queue]
  work.scheduled = true
  setTimeout(flush, work.wait, work)
  work.wait = Math.min(LONGEST_WAIT, work.wait * 2)
}

/** Flushes what was committed, and then reports it. */
function sync(work: Work): void {
  if (work.underWay !== null || work.committedSince.length === 0) return
  const covered = work.committedSince
  work.underWay = covered
  work.committedSince = []
  work.disk.sync((error) => {
    if (work.underWay !== covered) return
    work.underWay = null
    if (error === null) for (const { kept } of covered) kept()
    else doubt(work, error, covered)
    setImmediate(letRead, work)
    sync(work)
    if (work.queue.length > 0) soon(work)
  })
}

/** Nobody is told that a commit counts after a failure: what follows a gap in the log is as good as missing. */
function doubt(work: Work, error: unknown, covered: readonly Outcome[]): void {
  const all = [...covered, ...work.committedSince]
  work.committedSince = []
  work.doubtful = true
  for (const { lost } of all) lost(new StoreUnavailable(error))
}

/** Copies the log into the database and restarts it. */
function carryOver(work: Work): void {
  const { busy } = work.database.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number }
  if (busy !== 0) throw new StoreUnavailable('the disk failed, and the log cannot be begun anew yet')
  work.doubtful = false
}

function settled(work: Work): Promise<void> | null {
  if (work.underWay !== null) return new Promise((resolve) => work.readers.push(resolve))
  if (work.doubtful) carryOver(work)
  return null
}

function letRead(work: Work): void {
  const waiting = work.readers
  work.readers = []
  for (const read of waiting) read()
}

function close(work: Work): void {
  work.database.exec('pragma busy_timeout = 2000')
  work.closed = true
  flush(work)
  const open = work.underWay ?? []
  work.underWay = null
  try {
    work.disk.syncNow()
    for (const { kept } of [...open, ...work.committedSince]) kept()
  } catch (error) {
    doubt(work, error, open)
  }
  letRead(work)
  work.disk.close()
}
