import { parentPort, workerData } from 'node:worker_threads'
import { answer } from '@orrery/kernel'
import { loadGame } from '../game.ts'
import { beginnerOf } from './beginner.ts'
import { elsewhere, OtherRules } from './elsewhere.ts'
import { type LeftOut, type Match, type Outcome, playGame } from './game.ts'
import { studyOf } from './study.ts'

/** A thread of `orrery sim`: plays the games whose numbers it receives. */
const match = workerData as Match
const game = await (await loadGame(match.game)).player()
const study = match.studied === true ? await studyOf(game) : null
const trees = [...new Set(match.bots.flatMap(({ tree }) => (tree === undefined ? [] : [tree])))]
const others = Object.fromEntries(await Promise.all(trees.map(async (tree) => [tree, await elsewhere(tree, match.game)] as const)))
const sources = { others, ...(match.bots.some(({ beginner }) => beginner) ? { beginner: await beginnerOf(game) } : {}) }
const port = parentPort
if (port === null) throw new Error('this is a worker')
port.on('message', (number: number) => port.postMessage(played(number)))
port.postMessage(null)

function played(number: number): Outcome | LeftOut {
  try {
    return playGame(game, match, number, study, answer, sources)
  } catch (error) {
    if (error instanceof OtherRules) return { number, why: error.message }
    throw error
  }
}
