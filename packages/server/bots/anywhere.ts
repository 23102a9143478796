import { Unreached } from '../bus.ts'
import type { Jobs } from '../cluster/jobs.ts'
import type { Log } from '../log.ts'
import type { Bots } from './bots.ts'
import { type FairQueue, fairQueue } from './queue.ts'

/** The most decisions of one player's bots in the queue at a time, so that others wait behind no more than these. */
const AT_ONCE = 2
const WAITING = 500

/** Bots that run in workers if there are any, and here if there are none or none has decided in time. */
export function botsAnywhere(jobs: Jobs, here: Bots, log: Log): Bots {
  const queues = new Map<string, { readonly queue: FairQueue; count: number }>()

  async function decided(job: Parameters<Bots['decide']>[0]) {
    try {
      return await jobs.decide(job)
    } catch (error) {
      if (!(error instanceof Unreached)) throw error
      log.warn({ error, level: job.level }, 'a bot that should have thought in a worker thinks here')
      return here.decide(job)
    }
  }

  async function inLine(job: Parameters<Bots['decide']>[0]) {
    const entry = queues.get(job.owner) ?? { queue: fairQueue(AT_ONCE, WAITING), count: 0 }
    queues.set(job.owner, entry)
    entry.count++
    try {
      return await entry.queue.add(job.owner, () => decided(job))
    } finally {
      if (--entry.count === 0) queues.delete(job.owner)
    }
  }

  return {
    levels: here.levels,
    threads: here.threads,
    decide: (job) => (jobs.hasWorkers ? inLine(job) : here.decide(job)),
    runDeferred: async (work) => {
      if (!jobs.hasWorkers) return here.runDeferred(work)
      return jobs.runDeferred(work).catch((error) => {
        if (!(error instanceof Unreached)) throw error
        log.warn({ error, kind: work.kind }, 'what a worker should have done is done here')
        return here.runDeferred(work)
      })
    },
    async close() {
      jobs.close()
      await here.close()
    },
  }
}
