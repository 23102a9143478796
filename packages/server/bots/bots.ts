import type { Answer, Position, Seat, Seed } from '@orrery/kernel'
import type { LaterOutcome, LaterWork } from '../later/work.ts'

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

/** The bots of a server. */
export interface Bots {
  /** The levels, weakest first. */
  readonly levels: readonly string[]
  /** How many decisions run at once. */
  readonly threads: number
  /** Decides in a worker. Rejects if the bot fails. */
  decide(job: BotJob): Promise<Answer>
  /** Does deferred work in a worker. Rejects if it fails. */
  later(work: LaterWork): Promise<LaterOutcome>
  close(): Promise<void>
}
