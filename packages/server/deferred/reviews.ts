import { RequestError } from '../request-error.ts'
import { recordOf } from '../rooms/replay.ts'
import type { ServerContext } from '../server-context.ts'
import type { JobStore } from '../store/jobs.ts'
import type { JobQueue } from './job-queue.ts'

/** How long a request for a review waits, in milliseconds. */
const PATIENCE = 10_000

/** The reviews of finished tables: made on first request, and kept for all. */
export interface Reviews {
  /** The review as JSON text; null if it takes longer. Throws a `RequestError` if the table is not over, or cannot be read. */
  of(table: string): Promise<string | null>
}

/** Reviews of finished tables. Each is made by a job when somebody first asks, and kept. */
export function openReviews(context: ServerContext, jobs: JobStore, jobQueue: JobQueue): Reviews {
  async function asked(id: string, table: string) {
    // Throws if there is nothing to review.
    await recordOf(context, table)
    const ended = await context.store.resultOf(table)
    const owner = ended?.seats.find(({ player }) => player !== null)?.player ?? 'nobody'
    await jobQueue.add([{ id, kind: 'review', owner, batch: null, work: JSON.stringify({ table }), asked: context.now() }])
    return jobQueue.waitFor(id, PATIENCE)
  }

  return {
    async of(table) {
      const id = `review:${table}`
      const kept = await jobs.of(id)
      const row = kept?.done != null ? kept : await asked(id, table)
      if (row?.done == null) return null
      if (row.outcome === null) throw new RequestError('failed', 'the table does not fit its rules any more')
      return row.outcome
    },
  }
}
