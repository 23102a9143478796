import { gameEntry } from '@orrery/games'
import { type Game, type Position, restore, type Seat } from '@orrery/kernel'
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
}

const loaded = new Map<string, Promise<Game>>()

/** Does a job: restores the table, decides. Throws when the position is not of a known game or the seat is not asked. */
export async function doJob(job: Job): Promise<Thought> {
  const id = job.position.game
  const game = loaded.get(id) ?? gameEntry(id).load()
  loaded.set(id, game)
  const { position, seat, ...how } = job
  return think(restore(await game, position).table, seat, how)
}
