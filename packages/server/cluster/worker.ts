import { botPool, type PoolLimits } from '../bots/pool.ts'
import { openLink } from '../store/postgres/link.ts'
import { workOn } from './jobs.ts'
import { connectNats } from './nats.ts'
import type { Addresses } from './shared.ts'

/** How a worker is started. */
export interface WorkerOptions {
  readonly addresses: Addresses & { readonly nats: string }
  /** How many bots run at once. */
  readonly threads: number
  /** How long a strong bot thinks, in milliseconds. */
  readonly botThinking: number
  /** When the threads of bots are ended; for tests. */
  readonly botLimits?: PoolLimits
  /** A module that exports `games` as `@orrery/games` does; for tests. */
  readonly gamesModule?: string
}

/** A process that runs the bots and the deferred work of all servers of a database. */
export interface Worker {
  /** How many jobs it has done. */
  readonly done: () => number
  /** Finishes current jobs, and takes no more. */
  close(): Promise<void>
}

/** Starts a worker. Rejects with a clear `Error` if the addresses cannot be used. */
export async function startWorker({ addresses, threads, botThinking, botLimits, gamesModule }: WorkerOptions): Promise<Worker> {
  const nats = await connectNats(addresses.nats)
  const bots = botPool(gamesModule ?? import.meta.resolve('@orrery/games'), botThinking, threads, botLimits)
  try {
    const work = await workOn(nats, await clusterOf(addresses.database), threads, bots)
    return {
      done: work.done,
      async close() {
        await work.stop()
        await bots.close()
        await nats.drain()
      },
    }
  } catch (error) {
    await bots.close()
    await nats.close()
    throw error
  }
}

async function clusterOf(database: string): Promise<string> {
  const link = openLink(database, 1, 15_000)
  try {
    return String((await link.patient('select cluster from orrery_schema', [])).rows[0]?.cluster)
  } catch (error) {
    throw new Error(`the database has nothing of Orrery's; start a server first: ${error instanceof Error ? error.message : error}`)
  } finally {
    await link.close()
  }
}
