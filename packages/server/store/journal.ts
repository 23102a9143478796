import type { DatabaseSync } from 'node:sqlite'

/** Statements that belong together; they are on disk as a whole or not at all. */
export type Write = () => void

interface Waiting {
  readonly write: Write
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/** All writes of a server. */
export interface Journal {
  /** Queues a write; resolves when it is on disk. What arrives in the same turn of the event loop shares one commit. */
  write(write: Write): Promise<void>
  /** Commits what is queued, now. */
  flush(): void
  /** Commits what is queued; writes that come later are rejected. */
  close(): void
  /** How many commits and writes there were. */
  readonly count: { commits: number; writes: number }
}

/**
 * Group commit: a commit waits for the disk, during which more messages arrive; they share the next one. A write that
 * throws does not harm the others: the group is rolled back and its writes are committed one by one.
 */
export function openJournal(database: DatabaseSync): Journal {
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const rollback = database.prepare('rollback')
  const count = { commits: 0, writes: 0 }
  let queue: Waiting[] = []
  let scheduled = false
  let closed = false

  function committed(group: readonly Waiting[]): unknown {
    try {
      begin.run()
      for (const { write } of group) write()
      commit.run()
      count.commits++
      count.writes += group.length
      return null
    } catch (error) {
      if (database.isTransaction) rollback.run()
      return error
    }
  }

  function flush(): void {
    scheduled = false
    const group = queue
    queue = []
    if (group.length === 0) return
    if (committed(group) === null) {
      for (const { done } of group) done()
      return
    }
    for (const waiting of group) {
      const error = committed([waiting])
      if (error === null) waiting.done()
      else waiting.failed(error)
    }
  }

  return {
    write(write) {
      if (closed) return Promise.reject(new Error('the server has stopped'))
      return new Promise((done, failed) => {
        queue.push({ write, done, failed })
        if (scheduled) return
        scheduled = true
        setImmediate(flush)
      })
    },
    flush,
    close() {
      flush()
      closed = true
    },
    count,
  }
}
