import { workerData } from 'node:worker_threads'
import type { GameEntry } from '@orrery/games'
import { type Answer, type Game, restore } from '@orrery/kernel'
import { decide, type Level } from '@orrery/search'
import type { BotJob } from './bots.ts'

/** What a worker is told once: where the games are, and how long a search may take. */
export interface WorkerSetup {
  readonly gamesModule: string
  readonly milliseconds: number
}

/** The worker's own data; piscina wraps it. */
const setup = (Array.isArray(workerData) ? workerData.at(-1) : workerData) as WorkerSetup
const loaded = new Map<string, Promise<Game>>()

async function load(id: string): Promise<Game> {
  const { games } = (await import(setup.gamesModule)) as { games: readonly GameEntry[] }
  const entry = games.find((game) => game.id === id)
  if (entry === undefined) throw new RangeError(`no game '${id}'`)
  return entry.load()
}

/** Makes one decision from what the seat knows. */
export default async function think(job: BotJob): Promise<Answer> {
  const id = job.position.game
  const game = loaded.get(id) ?? load(id)
  loaded.set(id, game)
  const { table } = restore(await game, job.position)
  return decide(table, job.seat, { level: job.level as Level, budget: { milliseconds: setup.milliseconds }, salt: job.seed })
}
