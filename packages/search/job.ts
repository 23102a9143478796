import { gameEntry } from '@orrery/games'
import { type Position, restore, type Seat } from '@orrery/kernel'
import type { Budget } from './budget.ts'
import { type Thought, think } from './decide.ts'
import type { Level } from './level.ts'

/** What is asked of a bot in another thread: plain JSON. */
export interface Job {
  readonly position: Position
  readonly seat: Seat
  readonly level: Level
  readonly budget?: Budget
  readonly salt?: string
  readonly tells?: boolean
}

/** Does a job: restores the table, decides. Throws when the position is not of a known game or the seat is not asked. */
export async function doJob(job: Job): Promise<Thought> {
  const { position, seat, ...how } = job
  // Modules load once: there is nothing to remember.
  const game = await gameEntry(position.game).load()
  return think(restore(game, position).table, seat, how)
}
