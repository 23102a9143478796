import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { answer, anyAnswer, openTable, positionOf, type Replay, randomOf, restore, type Step, seedOf, seenBy } from '@orrery/kernel'
import { type Chronicle, linesOf, playback, resume, step, type UnderWay, written } from '@orrery/play'
import { diff } from '@orrery/protocol'
import { ledger } from '../../play/test/games/ledger.ts'
import { atMost, type Figure } from './figure.ts'

const GAME = ledger
const ANSWERS = 5000
const SEED = seedOf('long')

/** A long table: 5,000 answers, views of 40 KB. It must open quickly, be small, and answers must cost as much as at the beginning. */
export async function figures(): Promise<Figure[]> {
  const replay = recorded()
  playback(GAME, { ...replay, steps: replay.steps.slice(0, 500) })
  const before = memory()
  const began = performance.now()
  const back = playback(GAME, replay)
  const seen = seenBy(back.table(0), 0)
  back.lines(back.last, 0)
  const opened = performance.now() - began
  const took = (memory() - before) / 2 ** 20
  const seeks: number[] = []
  for (let at = 0; at < 50; at++) {
    const start = performance.now()
    seenBy(back.table((at * 997) % back.last), 0)
    seeks.push(performance.now() - start)
  }
  const early = perAnswer(replay.steps.slice(0, 50))
  const late = perAnswer(replay.steps.slice(0, ANSWERS - 150))
  const size = Math.round(JSON.stringify(seen).length / 1000)
  return [
    atMost('long: a replay opens', opened, 'ms', 1000, `${ANSWERS} answers, views of ${size} KB`),
    atMost('long: memory of the replay', took, 'MB', 30),
    atMost('long: to any step', Math.max(...seeks), 'ms', 100, 'the slowest of 50'),
    atMost(
      'long: an answer at the end',
      late / early,
      'times one at the beginning',
      1.5,
      `${early.toFixed(2)} and ${late.toFixed(2)} ms, with log and what changed in the view`,
    ),
  ]
}

/** A record without answers. */
const EMPTY: Replay = {
  format: 1,
  game: GAME.id,
  gameVersion: 1,
  options: { length: ANSWERS },
  seats: 2,
  seed: SEED,
  commitment: null,
  steps: [],
  result: null,
}

function recorded(): Replay {
  const random = randomOf(SEED)
  const table = openTable(GAME, { length: ANSWERS }, 2, SEED)
  const steps: Step[] = []
  while (table.result === null) {
    const question = table.questions[0]
    if (question === undefined) break
    const move = anyAnswer(GAME, table.state, question, random)
    answer(table, question.seat, move)
    table.events.length = 0
    steps.push({ seat: question.seat, answer: move })
  }
  return { ...EMPTY, steps, result: table.result }
}

/** Milliseconds of an answer after `steps`, as a browser and a server handle it: the minimum of several, to exclude other load. */
function perAnswer(steps: readonly Step[]): number {
  const random = randomOf(SEED)
  const back = playback(GAME, { ...EMPTY, steps })
  const { table } = restore(GAME, JSON.parse(JSON.stringify(positionOf(back.table(back.last)))))
  const chronicle: Chronicle = { steps: [...steps], log: Array.from({ length: steps.length + 1 }, (_, step) => back.entry(step)) }
  let play: UnderWay = { table, fresh: [], clocks: resume([], table, 0) }
  let log = linesOf(chronicle.log, 0)
  let seen = seenBy(table, 0)
  const times: number[] = []
  for (let at = 0; at < 100; at++) {
    const question = play.table.questions[0]
    if (question === undefined) break
    const move = anyAnswer(GAME, play.table.state, question, random)
    const began = performance.now()
    const tried = step(play, question.seat, move, { now: at, by: 'person' })
    if ('refusal' in tried) throw new Error(tried.refusal.rule)
    play = tried.play
    const { log: entry } = written(chronicle, tried.happened)
    log = [...log, ...linesOf([entry], 0)]
    const next = seenBy(play.table, 0)
    diff(seen, next)
    seen = next
    times.push(performance.now() - began)
  }
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN
}

/** Bytes in use after a garbage collection. */
function memory(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}
