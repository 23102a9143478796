import { parentPort, workerData } from 'node:worker_threads'
import { withMind } from '@orrery/search/mind/mind'
import type { Weights } from '@orrery/search/mind/weights'
import { loadGame } from '../game.ts'
import { studyOf } from '../sim/study.ts'
import { playDuel } from './duel.ts'
import { playShard, type SelfPlay } from './self-play.ts'

/** What a thread of `orrery train` does with the numbers it receives: shards of self-play, or games of the gate. */
export interface Task {
  readonly play: SelfPlay
  /** The new weights and the kept ones; null for self-play. */
  readonly gate: { readonly fresh: Weights; readonly kept: Weights | null; readonly iterations: number } | null
}

const { play, gate } = workerData as Task
const { game, player } = await loadGame(play.game)
const study = await studyOf(game)
const port = parentPort
if (port === null) throw new Error('this is a worker')
if (gate === null) {
  const teacher = play.bots.every(({ level }) => level === 'quick') ? game : await player()
  port.on('message', async (shard: number) => port.postMessage({ shard, samples: await playShard(teacher, study, play, shard) }))
} else {
  const minds = { fresh: withMind(game, gate.fresh), kept: gate.kept === null ? game : withMind(game, gate.kept) }
  port.on('message', async (number: number) => port.postMessage(await playDuel(minds, study, play, gate.iterations, number)))
}
port.postMessage(null)
