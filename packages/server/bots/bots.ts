import type { Answer, Position, Seat, Seed } from '@orrery/kernel'
import type { LaterOutcome, LaterWork } from '../later/work.ts'

/** One decision that a bot is to make. Everything is plain JSON: it goes to a worker. */
export interface BotJob {
  readonly position: Position
  readonly seat: Seat
  readonly level: string
  readonly seed: Seed
  /** Whose table it is for: those who wait are served in turn. */
  readonly owner: string
}

/** The bots of a server. */
export interface Bots {
  /** The levels there are, weakest first. */
  readonly levels: readonly string[]
  /** How many decide at once. */
  readonly threads: number
  /** Decides in a worker. Rejects when the bot fails. */
  decide(job: BotJob): Promise<Answer>
  /** Does work for later in a worker. Rejects when it fails. */
  later(work: LaterWork): Promise<LaterOutcome>
  close(): Promise<void>
}
