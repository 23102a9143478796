import { gameEntry } from '@orrery/games'
import { type Game, type Position, restore, type Seat } from '@orrery/kernel'
import type { Budget } from './budget.ts'
import { type Thought, think } from './decide.ts'
import type { Level } from './level.ts'
import { playerOf } from './mind/mind.ts'
import type { Style } from './style.ts'

/** A bot's task in another thread: plain JSON. */
export interface Job {
  readonly position: Position
  readonly seat: Seat
  readonly level: Level
  readonly style?: Style
  readonly budget?: Budget
  readonly salt?: string
  readonly tells?: boolean
  readonly everywhere?: boolean
}

/** Does a job: restores the table and decides. Throws if the position is of an unknown game or the seat is not asked. */
export async function doJob(job: Job): Promise<Thought> {
  const { position, seat, ...how } = job
  const game = await knownPlayer(position.game)
  return think(restore(game, position).table, seat, how)
}

const players = new Map<string, Promise<Game>>()

/** The game as bots play it, built once per thread. */
function knownPlayer(id: string): Promise<Game> {
  const known = players.get(id) ?? playerOf(gameEntry(id))
  players.set(id, known)
  known.catch(() => players.delete(id))
  return known
}
