import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from '../game.ts'
import { type Match, playGame } from './game.ts'
import { studyOf } from './study.ts'

/** A thread of `orrery sim`: plays the games whose numbers it is sent. */
const match = workerData as Match
const game = await (await loadGame(match.game)).player()
const study = match.studied === true ? await studyOf(game) : null
const port = parentPort
if (port === null) throw new Error('this is a worker')
port.on('message', (number: number) => port.postMessage(playGame(game, match, number, study)))
port.postMessage(null)
