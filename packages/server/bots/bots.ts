import type { Answer, Position, Seat, Seed } from '@orrery/kernel'
import type { DeferredOutcome, DeferredWork } from '../deferred/work.ts'

/** A decision for a bot. Plain JSON: it goes to a worker. */
export interface BotJob {
  readonly position: Position
  readonly seat: Seat
  /** The bot's name: a level, or a level with a style. */
  readonly level: string
  readonly seed: Seed
  /** The player whose table it is for; players take turns. */
  readonly owner: string
}

/** Decides for bots in worker threads. The server does not wait for them, and outlives those that fail. */
export interface Bots {
  /** The levels, weakest first. */
  readonly levels: readonly string[]
  /** How many decisions run at once. */
  readonly threads: number
  /** Decides in a worker. Rejects if the bot fails. */
  decide(job: BotJob): Promise<Answer>
  /** Does deferred work in a worker. Rejects if it fails. */
  runDeferred(work: DeferredWork): Promise<DeferredOutcome>
  close(): Promise<void>
}
