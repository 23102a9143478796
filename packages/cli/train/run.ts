import type { Game } from '@orrery/kernel'
import { packed, type Weights } from '@orrery/search/mind/weights'
import { botName } from '../sim/summary.ts'
import { inThreads } from '../sim/threads.ts'
import { progressOf } from '../terminal/progress.ts'
import type { Duel } from './duel.ts'
import type { Folder } from './folder.ts'
import { freshLearner, type Learner, type Lesson, learnEpoch } from './learn.ts'
import { merged, type Samples } from './samples.ts'
import { type SelfPlay, SHARD } from './self-play.ts'
import type { Task } from './worker.ts'

/** A training: self-play, learning, and the gate against the kept mind. */
export interface Training {
  readonly play: SelfPlay
  readonly games: number
  readonly lesson: Lesson
  /** Games of the gate, and iterations a decision in them. */
  readonly gate: { readonly games: number; readonly iterations: number }
}

/** How a training is run; it does not change the result. */
export interface Carrying {
  readonly game: Game
  readonly folder: Folder
  readonly threads: number
  readonly tree: string
}

const WORKER = new URL('./worker.ts', import.meta.url)

/** Plays the games that have not been played yet. Returns all samples. */
export async function playGames({ play, games }: Training, { folder, threads }: Carrying): Promise<Samples[]> {
  const shards = Array.from({ length: Math.ceil(games / SHARD) }, (_, shard) => shard)
  const name = (shard: number): string => `games-${shard}.bin`
  const open = shards.filter((shard) => !folder.has(name(shard)))
  const progress = progressOf(shards.length)
  let done = shards.length - open.length
  const task: Task = { play, gate: null }
  await inThreads<{ shard: number; samples: Samples }>(WORKER, task, open, threads, ({ shard, samples }) => {
    folder.save(name(shard), samples)
    progress.show(++done, 'self-play, in hundreds of games')
  })
  progress.end()
  return shards.map((shard) => folder.load<Samples>(name(shard)) as Samples)
}

/** What was learned for each network. */
export interface Learned {
  readonly name: string
  readonly samples: Samples
  readonly learner: Learner
}

/** Trains a network for each kind of table in the samples, epoch by epoch. */
export function learnAll(lots: readonly Samples[], { lesson }: Training, { game, folder }: Carrying): Learned[] {
  const inputs = game.features?.names().length ?? 0
  const networks = [...new Set(lots.flatMap((lot) => lot.networks))].sort()
  return networks.map((name) => {
    const samples = merged(lots, name)
    const kept = `learner-${name}.bin`
    const learner = folder.load<Learner>(kept) ?? freshLearner(inputs, samples, lesson)
    const progress = progressOf(lesson.epochs)
    while (learner.epoch < lesson.epochs) {
      learnEpoch(learner, samples, lesson)
      folder.save(kept, learner)
      progress.show(learner.epoch, `epochs of ${name}`)
    }
    progress.end()
    return { name, samples, learner }
  })
}

/** The weights, in which the learned networks replace the kept ones. */
export function weightsOf(learned: readonly Learned[], kept: Weights | null, { play, games }: Training, { game, tree }: Carrying): Weights {
  const features = { version: game.features?.version ?? 0, names: game.features?.names() ?? [] }
  const players = play.bots.map(botName).join(', ')
  const origin = { tree, seed: play.seed, games, players, options: play.options }
  const fresh = learned.map(({ name, learner }) => [name, packed(learner.best.network, origin)] as const)
  return { format: 1, game: game.id, features, networks: { ...kept?.networks, ...Object.fromEntries(fresh) } }
}

/** Plays the games of the gate that have not been played yet. Returns all of them. */
export async function playGate(
  fresh: Weights,
  kept: Weights | null,
  { play, gate }: Training,
  { folder, threads }: Carrying,
): Promise<Duel[]> {
  const duels = folder.load<Duel[]>('gate.bin') ?? []
  const open = Array.from({ length: gate.games }, (_, number) => number).filter((number) => duels.every((duel) => duel.number !== number))
  const progress = progressOf(gate.games)
  const task: Task = { play, gate: { fresh, kept, iterations: gate.iterations } }
  await inThreads<Duel>(WORKER, task, open, threads, (duel) => {
    duels.push(duel)
    folder.save('gate.bin', duels)
    progress.show(duels.length, 'the gate')
  })
  progress.end()
  return duels.sort((one, other) => one.number - other.number)
}
