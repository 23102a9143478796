import { recordOf } from '../rooms/replay.ts'
import type { ServerContext } from '../server-context.ts'
import type { JobRow, JobStore, NewJob } from '../store/jobs.ts'
import { within } from '../within.ts'
import type { DeferredWork, LabWork } from './work.ts'

/** Deferred work: it is in the database, any server takes it, and its bots' threads or workers do it. */
export interface JobQueue {
  /** Adds jobs, each once. */
  add(jobs: readonly NewJob[]): Promise<void>
  /** The job once it is done or given up, or its current state after this many milliseconds. */
  waitFor(id: string, milliseconds: number): Promise<JobRow | null>
  /** Continues waiting jobs; `alone`: no other server has taken any. */
  start(alone: boolean): Promise<void>
  stop(): void
  /** Resolves when nothing is in progress, or waiting is pointless. */
  idle(): Promise<void>
}

/** How long a server holds a job, in milliseconds; a server that died has then given it up. */
export const HELD = 60_000
/** A job that failed this often is given up. */
const TRIES = 3
/** When a failed job is tried again, and how often jobs of other servers are looked for, in milliseconds. */
const AGAIN = 5000
const EVERY = 5000
/** How often a job is checked for its end, at first and at most, in milliseconds. */
const SOON = 25
const SELDOM = 500
/** How long a stopping server waits for the jobs that it gives back, in milliseconds. */
const LEAVING = 2000
/** How many served owners are remembered. */
const REMEMBERED = 50

/** Opens a server's queue of deferred work. It uses at most half of the worker threads, so bots need not wait for it. */
export function openJobQueue(context: ServerContext, jobs: JobStore): JobQueue {
  const atOnce = Math.ceil(context.bots.threads / 2)
  const running = new Set<Promise<void>>()
  let taking = false
  let servedOwners: string[] = []
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    if (taking) return
    taking = true
    while (running.size < atOnce && !context.closing) {
      const row = await taken()
      if (row === null) break
      servedOwners = [...servedOwners.filter((owner) => owner !== row.owner), row.owner].slice(-REMEMBERED)
      const dealt = dealWith(row).finally(() => {
        running.delete(dealt)
        void look()
      })
      running.add(dealt)
    }
    taking = false
  }

  async function taken(): Promise<JobRow | null> {
    try {
      return await jobs.take(context.now(), context.now() + HELD, servedOwners)
    } catch (error) {
      if (!context.closing) context.log.warn({ error }, 'deferred work cannot be looked for')
      return null
    }
  }

  async function dealWith(row: JobRow): Promise<void> {
    try {
      const outcome = await outcomeOf(row)
      // Another server may have done it, which took it when it seemed lost: then that result counts.
      await jobs.finish(row.id, outcome, context.now())
    } catch (error) {
      await (context.closing ? jobs.giveBack(row.id, 0) : failed(row, error)).catch(() => undefined)
    }
  }

  /** Null: it has failed for good. */
  async function outcomeOf(row: JobRow): Promise<string | null> {
    if (row.tries > TRIES) {
      context.log.error({ job: row.id, kind: row.kind }, 'deferred work has failed too often; it is given up')
      return null
    }
    return JSON.stringify(await context.bots.runDeferred(await workOf(context, row)))
  }

  async function failed(row: JobRow, error: unknown): Promise<void> {
    context.log.warn({ job: row.id, kind: row.kind, tries: row.tries, error }, 'deferred work fails')
    await jobs.giveBack(row.id, context.now() + (row.tries < TRIES ? AGAIN : 0))
  }

  return {
    async add(wanted) {
      await jobs.ask(wanted)
      void look()
    },
    async waitFor(id, milliseconds) {
      const end = performance.now() + milliseconds
      for (let wait = SOON; ; wait = Math.min(SELDOM, wait * 2)) {
        const row = await jobs.of(id)
        if (row === null || row.done !== null || performance.now() + wait > end || context.closing) return row
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    },
    async start(alone) {
      if (alone) await jobs.giveBackAll()
      timer = setInterval(() => void look(), EVERY).unref()
      await look()
    },
    stop: () => clearInterval(timer),
    async idle() {
      await within(LEAVING, Promise.all(running))
    },
  }
}

/** A job with everything that a thread elsewhere needs for it. Jobs are stored by this program, or one like it. */
async function workOf(context: ServerContext, { kind, owner, work }: JobRow): Promise<DeferredWork> {
  if (kind === 'review') {
    const replay = await recordOf(context, (JSON.parse(work) as { table: string }).table)
    return { kind: 'review', game: replay.game, owner, replay }
  }
  return { ...(JSON.parse(work) as Omit<LabWork, 'kind' | 'owner'>), kind: 'lab', owner }
}
