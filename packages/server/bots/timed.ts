import type { Meter } from '../watch/meter.ts'
import type { Bots } from './bots.ts'

/** Bots whose thinking time is measured. */
export function timed(bots: Bots, meter: Meter): Bots {
  return {
    ...bots,
    async decide(job) {
      const end = meter.bot(job.level)
      try {
        const answer = await bots.decide(job)
        end('decided')
        return answer
      } catch (error) {
        end('failed')
        throw error
      }
    },
  }
}
