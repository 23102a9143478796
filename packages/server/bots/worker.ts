import { workerData } from 'node:worker_threads'
import { type Answer, type Game, restore } from '@orrery/kernel'
import { decide, namedBot } from '@orrery/search'
import { carryOut, type DeferredOutcome, type DeferredWork } from '../deferred/work.ts'
import { ordersOf, playerOfGame } from '../games.ts'
import type { BotJob } from './bots.ts'

/** A worker's initial data: the module of games, and how long a search may take. */
export interface WorkerSetup {
  readonly gamesModule: string
  readonly milliseconds: number
}

/** The worker's own data, which piscina wraps. */
const setup = (Array.isArray(workerData) ? workerData.at(-1) : workerData) as WorkerSetup

/** Makes one decision from what the seat knows. */
export default async function think(job: BotJob): Promise<Answer> {
  const game = await known(job.position.game)
  const { table } = restore(game, job.position)
  return decide(table, job.seat, { ...namedBot(job.level), budget: { milliseconds: setup.milliseconds }, salt: job.seed })
}

/** Does deferred work. */
export async function runDeferred(work: DeferredWork): Promise<DeferredOutcome> {
  return carryOut(await known(work.game), await ordersOf(setup.gamesModule, work.game), work)
}

async function known(id: string): Promise<Game> {
  const game = await playerOfGame(setup.gamesModule, id)
  if (game === null) throw new RangeError(`no game '${id}'`)
  return game
}
