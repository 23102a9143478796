import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { LEVELS } from '@orrery/search'
import { Piscina } from 'piscina'
import type { Bots } from './bots.ts'
import type { WorkerSetup } from './worker.ts'

/**
 * Bots in threads of their own, one less than there are cores (at least one), started when first needed. The server
 * goes on while they think; what is too much waits in line.
 */
export function botPool(gamesModule: string, milliseconds: number): Bots {
  const setup: WorkerSetup = { gamesModule, milliseconds }
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    workerData: setup,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 30_000,
    maxQueue: 10_000,
  })
  return {
    levels: LEVELS,
    decide: (job) => pool.run(job),
    close: () => pool.destroy(),
  }
}
