import {
  AckPolicy,
  type Consumer,
  DiscardPolicy,
  type JsMsg,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream'
import { type NatsConnection, nanos } from '@nats-io/transport-node'
import type { BotJob, Bots } from '../bots/bots.ts'
import { Unreached } from '../bus.ts'
import type { DeferredWork } from '../deferred/work.ts'
import { freshId } from '../ids.ts'

/** Bots' decisions and deferred work as jobs in a durable queue, for any worker. */
export interface Jobs {
  /** Whether a worker was heard of lately. */
  readonly hasWorkers: boolean
  /** Has a worker decide. Rejects with `Unreached` if none has done so in time, and with another error if the bot fails. */
  readonly decide: Bots['decide']
  /** Has a worker do deferred work; rejects likewise. */
  readonly runDeferred: Bots['runDeferred']
  close(): void
}

type Job = BotJob | DeferredWork

/** A job in transit, with the address for its outcome. */
interface Letter {
  readonly id: string
  readonly reply: string
  readonly job: Job
}

type Done = Awaited<ReturnType<Bots['decide']> | ReturnType<Bots['runDeferred']>>

/** Its outcome. */
type Outcome = { readonly id: string; readonly answer: Done } | { readonly id: string; readonly failed: string }

/** How often workers announce themselves, and after how long they count as gone, in milliseconds. */
const PRESENCE = 1000
const GONE = 4000
/** A job goes to another worker after this long without a word, in milliseconds. */
const SILENT = 5000
/** The longest wait for a decision, in milliseconds. */
const PATIENCE = 30_000
/** A job that nobody has wanted for this long is dropped, in milliseconds. */
const STALE = 60_000
/** A job that was given to this many workers has failed with all of them. */
const TRIES = 4
const MOST_BYTES = 512 * 1024 * 1024

const namesOf = (cluster: string) => ({
  stream: `ORRERY_${cluster}`,
  jobs: `orrery.${cluster}.think`,
  presence: `orrery.${cluster}.workers`,
  outcomes: (server: string) => `orrery.${cluster}.thought.${server}`,
})

/** The server's end of the queue. */
export function openJobs(nats: NatsConnection, cluster: string): Jobs {
  const names = namesOf(cluster)
  const mine = names.outcomes(freshId())
  const waiting = new Map<string, (outcome: Outcome) => void>()
  let heard = Number.NEGATIVE_INFINITY
  const subscriptions = [
    nats.subscribe(names.presence, {
      callback: (error) => {
        if (error === null) heard = performance.now()
      },
    }),
    nats.subscribe(mine, {
      callback: (error, message) => {
        if (error !== null) return
        const outcome = message.json<Outcome>()
        // A repeated outcome, because two workers had the job, is ignored.
        waiting.get(outcome.id)?.(outcome)
      },
    }),
  ]
  const js = jetstream(nats)

  async function outcomeOf(id: string, job: Job): Promise<Outcome> {
    let timer: NodeJS.Timeout | undefined
    const outcome = new Promise<Outcome>((resolve, reject) => {
      waiting.set(id, resolve)
      timer = setTimeout(() => reject(new Unreached('no worker has decided in time', true)), PATIENCE)
    })
    // It may be rejected while the job is still in transit.
    outcome.catch(() => undefined)
    try {
      const letter: Letter = { id, reply: mine, job }
      await js.publish(`${names.jobs}.${job.owner}`, JSON.stringify(letter), { msgID: id, timeout: 3000 }).catch((error: unknown) => {
        throw new Unreached(`the line of jobs takes nothing: ${error}`, true)
      })
      return await outcome
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }

  async function done(job: Job): Promise<Done> {
    const outcome = await outcomeOf(freshId(), job)
    if ('failed' in outcome) throw new Error(outcome.failed)
    return outcome.answer
  }

  return {
    get hasWorkers() {
      return performance.now() - heard < GONE
    },
    // Workers run this program, or one like it: they answer what was asked.
    decide: (job) => done(job) as ReturnType<Bots['decide']>,
    runDeferred: (work) => done(work) as ReturnType<Bots['runDeferred']>,
    close() {
      if (!nats.isClosed()) for (const one of subscriptions) one.unsubscribe()
    },
  }
}

/** Takes jobs, this many at once, until it is stopped; then finishes the current ones. Rejects if NATS has no durable queues. */
export async function workOn(
  nats: NatsConnection,
  cluster: string,
  atOnce: number,
  bots: Pick<Bots, 'decide' | 'runDeferred'>,
): Promise<{ readonly done: () => number; stop(): Promise<void> }> {
  const consumer = await lineOf(nats, cluster)
  let stopped = false
  let done = 0
  const presence = setInterval(() => nats.isClosed() || nats.publish(namesOf(cluster).presence), PRESENCE)
  nats.publish(namesOf(cluster).presence)

  async function take(): Promise<void> {
    while (!stopped) {
      const message = await consumer.next({ expires: 1000 }).catch(() => pause())
      if (message !== null) await deal(message)
    }
  }

  async function deal(message: JsMsg): Promise<void> {
    const { id, reply, job } = message.json<Letter>()
    const working = setInterval(() => message.working(), SILENT / 3)
    let outcome: Outcome
    try {
      outcome = { id, answer: await ('kind' in job ? bots.runDeferred(job) : bots.decide(job)) }
      done++
    } catch (error) {
      outcome = { id, failed: error instanceof Error ? error.message : String(error) }
    } finally {
      clearInterval(working)
    }
    if (nats.isClosed()) return
    nats.publish(reply, JSON.stringify(outcome))
    message.ack()
  }

  const hands = Array.from({ length: atOnce }, take)
  return {
    done: () => done,
    async stop() {
      stopped = true
      clearInterval(presence)
      await Promise.all(hands)
    },
  }
}

/** While NATS is away there is nothing to do. */
async function pause(): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, 500))
  return null
}

/** The queue and its consumer for workers, created if missing. */
async function lineOf(nats: NatsConnection, cluster: string): Promise<Consumer> {
  const { stream, jobs } = namesOf(cluster)
  try {
    const manager = await jetstreamManager(nats)
    await manager.streams.add({
      name: stream,
      subjects: [`${jobs}.>`],
      retention: RetentionPolicy.Workqueue,
      storage: StorageType.File,
      discard: DiscardPolicy.New,
      max_age: nanos(STALE),
      max_bytes: MOST_BYTES,
    })
    await manager.consumers.add(stream, {
      durable_name: 'workers',
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(SILENT),
      max_deliver: TRIES,
    })
    return await jetstream(nats).consumers.get(stream, 'workers')
  } catch (error) {
    throw new Error(`NATS keeps no durable lines (start it with -js): ${error instanceof Error ? error.message : error}`)
  }
}
