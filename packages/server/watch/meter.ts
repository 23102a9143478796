import type { By } from '@orrery/play'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { LineLevel } from '../log.ts'
import { type Recent, recently } from './recent.ts'

/** A server's counters and timers. */
export interface Meter {
  /** A request was handled: its type, and `done` or the error. */
  request(type: string, outcome: string, seconds: number): void
  /** The outcome of an answer or undo. */
  answer(game: string, by: By, outcome: 'accepted' | 'refused' | 'failed'): void
  /** A change of a table was stored, or could not be. */
  stored(outcome: 'kept' | 'behind' | 'failed', seconds: number): void
  /** A bot begins to wait for its turn; call the returned function when it has decided. */
  bot(level: string): (outcome: 'decided' | 'failed') => void
  /** HTTP requests that wait for something to happen: one more or one fewer. */
  waiting(change: 1 | -1): void
  /** A warning or an error was logged. */
  line(level: LineLevel): void
  /** How many decisions of bots are in progress or wait for a thread. */
  readonly botsPending: number
  /** The last answers of people, from arrival to acknowledgement. */
  readonly answers: Recent
  /** The last stored changes. */
  readonly writes: Recent
  readonly registry: Registry
}

/** From a tenth of a millisecond to ten seconds. */
const SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Opens a server's counters: a separate registry, so that several servers in one process can be told apart. */
export function openMeter(): Meter {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    ...{ name: 'orrery_requests_total', help: 'Requests by type, and what became of them', registers },
    labelNames: ['type', 'outcome'] as const,
  })
  const requestSeconds = new Histogram({
    ...{ name: 'orrery_request_seconds', help: 'From when a request is begun to its reply', registers, buckets: SECONDS },
    labelNames: ['type'] as const,
  })
  const moves = new Counter({
    ...{ name: 'orrery_answers_total', help: 'Answers and takings-back by game and by who gave them', registers },
    labelNames: ['game', 'by', 'outcome'] as const,
  })
  const writes = new Histogram({
    ...{ name: 'orrery_write_seconds', help: 'How long a change of a table takes to be on disk', registers, buckets: SECONDS },
    labelNames: ['outcome'] as const,
  })
  const bots = new Histogram({
    ...{ name: 'orrery_bot_seconds', help: 'How long a decision of a bot takes, with its waiting for a thread', registers },
    ...{ buckets: SECONDS.slice(3), labelNames: ['level', 'outcome'] as const },
  })
  const lines = new Counter({
    ...{ name: 'orrery_log_lines_total', help: 'Warnings and errors in the log', registers, labelNames: ['level'] as const },
  })
  const waiting = new Gauge({ name: 'orrery_requests_waiting', help: 'Requests over HTTP that wait for something to happen', registers })
  const recentAnswers = recently()
  const recentWrites = recently()
  let pending = 0
  return {
    request(type, outcome, seconds) {
      requests.inc({ type, outcome })
      requestSeconds.observe({ type }, seconds)
      if (type === 'answer' && outcome === 'done') recentAnswers.add(seconds)
    },
    answer: (game, by, outcome) => moves.inc({ game, by, outcome }),
    stored(outcome, seconds) {
      writes.observe({ outcome }, seconds)
      recentWrites.add(seconds)
    },
    bot(level) {
      const began = performance.now()
      pending++
      return (outcome) => {
        pending--
        bots.observe({ level, outcome }, (performance.now() - began) / 1000)
      }
    },
    waiting: (change) => waiting.inc(change),
    line: (level) => lines.inc({ level }),
    get botsPending() {
      return pending
    },
    answers: recentAnswers,
    writes: recentWrites,
    registry,
  }
}
