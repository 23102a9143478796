import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ALL_LEVELS } from '@orrery/search'
import { Piscina } from 'piscina'
import type { Bots } from './bots.ts'
import { fairQueue } from './queue.ts'
import type { WorkerSetup } from './worker.ts'

/** What a bot may use besides the time for its search: over it its thread is ended, and another answer found. */
const MORE_TIME = 10_000
const MEGABYTES = 512
/** Decisions of one player's bots that wait. */
const WAITING = 500
/** How long work for later may take. */
const LATER = 25_000

/**
 * Bots in threads of their own, one less than there are cores (at least one), started when first needed. The server
 * goes on while they think; what is too much waits in line, the players in turn.
 */
export function botPool(
  gamesModule: string,
  milliseconds: number,
  wanted: number | null = null,
  { moreTime = MORE_TIME, megabytes = MEGABYTES } = {},
): Bots {
  const setup: WorkerSetup = { gamesModule, milliseconds }
  const threads = wanted ?? Math.max(1, availableParallelism() - 1)
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    workerData: setup,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  const queue = fairQueue(threads, WAITING)
  return {
    levels: ALL_LEVELS,
    threads,
    decide: (job) => queue.add(job.owner, () => pool.run(job, { signal: AbortSignal.timeout(milliseconds + moreTime) })),
    // It stands in line for itself: nobody's bots wait behind what the same player left for later.
    later: (work) => queue.add(`later:${work.owner}`, () => pool.run(work, { name: 'later', signal: AbortSignal.timeout(LATER) })),
    close: () => pool.destroy(),
  }
}
