import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ALL_LEVELS } from '@orrery/search'
import { Piscina } from 'piscina'
import type { Bots } from './bots.ts'
import { fairQueue } from './queue.ts'
import type { WorkerSetup } from './worker.ts'

/** The most waiting decisions of one player's bots. */
const WAITING = 500

/** When a thread of bots is ended. */
export interface PoolLimits {
  /** The time that a bot may take beyond its search, in milliseconds; then another answer is found. Default: 10 seconds. */
  readonly moreTime?: number
  /** The memory of a thread; default: 512. */
  readonly megabytes?: number
  /** The most time for deferred work, in milliseconds; default: 25 seconds. */
  readonly deferredTime?: number
}

/**
 * Bots in separate threads, one fewer than there are cores (at least one), started on first use. The server goes on while they run; excess
 * work is queued, and players take turns.
 */
export function botPool(
  gamesModule: string,
  milliseconds: number,
  wanted: number | null = null,
  { moreTime = 10_000, megabytes = 512, deferredTime = 25_000 }: PoolLimits = {},
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
    // It has its own queue: a player's bots do not wait behind work that the same player deferred.
    runDeferred: (work) =>
      queue.add(`deferred:${work.owner}`, () => pool.run(work, { name: 'runDeferred', signal: AbortSignal.timeout(deferredTime) })),
    close: () => pool.destroy(),
  }
}
