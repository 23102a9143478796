import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '../game.ts'
import { dig } from './dig.ts'

/** The work of a thread of `orrery puzzles`. */
export interface Digging {
  readonly game: string
  readonly seed: string
}

const { game: name, seed } = workerData as Digging
const { game, puzzles } = await loadGame(name)
const mine = await puzzles()
const port = parentPort
if (port === null || mine === undefined) throw new Error('this is a worker of a game that has puzzles')
port.on('message', (number: number) => port.postMessage({ number, puzzles: dig(game, mine, seed, number) }))
port.postMessage(null)
