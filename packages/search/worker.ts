import { doJob, type Job } from './job.ts'

/**
 * A thread in which bots run. On the server a pool (piscina) calls the default export with a `Job`; in a browser this is a module worker
 * that receives `{ id, job }` and replies with `{ id, thought }` or `{ id, error }`.
 */
export default doJob

interface Request {
  readonly id: number
  readonly job: Job
}

async function reply({ id, job }: Request): Promise<void> {
  try {
    postMessage({ id, thought: await doJob(job) })
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) })
  }
}

if ('WorkerGlobalScope' in globalThis) addEventListener('message', (message: MessageEvent<Request>) => void reply(message.data))
