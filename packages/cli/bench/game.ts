import {
  answer,
  anyAnswer,
  begin,
  eventsFor,
  fork,
  type Game,
  type Json,
  openTable,
  optionsOfNew,
  positionOf,
  type Question,
  randomOf,
  seedOf,
  seenBy,
  type Table,
  takeEvents,
} from '@orrery/kernel'
import { diff, fingerprint } from '@orrery/protocol'
import { decide } from '@orrery/search'
import { atLeast, atMost, type Figure } from './figure.ts'

/** The most that copying and viewing a game's tables may cost. */
export interface TableBars {
  /** The seats and options of the tables. */
  readonly seats: number
  readonly options?: Json
  /** Microseconds a fork. */
  readonly fork: number
  /** Microseconds a view. */
  readonly view: number
  /** Bytes of the largest state as JSON. */
  readonly bytes: number
}

/** A game's bars: what its `bench.ts` exports as `bars`. */
export interface GameBars extends TableBars {
  /** Random decisions a second, including making the list of options and looking the answer up in it. */
  readonly decisions: number
  /** Complete random games a second. */
  readonly games?: number
  /** Seconds of CPU time of a complete game of `quick` bots (median). */
  readonly quickGame?: number
  /** The largest possible tables. */
  readonly great?: TableBars
  /** The speed of `quick` bots at a table with more seats, as a share of the speed at the other tables. */
  readonly several?: { readonly seats: number; readonly share: number }
  /** Bytes that a viewer receives for an answer of quick bots (median). */
  readonly sent?: number
  /** The share of games that `strong` wins against `quick` with a second a decision; in a cooperative game, the share that it wins. */
  readonly strong?: number
}

const WARM_UP = 1.5
const MEASURE = 3
const POSITIONS = 300

/** Measures a game by random play, in this thread's CPU time, so that other work on the machine matters less. */
export function gameFigures(game: Game, bars: GameBars): Figure[] {
  const { seats, options = {} } = bars
  randomGames(game, seats, options, WARM_UP)
  const played = randomGames(game, seats, options, MEASURE)
  const at = `${seats} seat${seats === 1 ? '' : 's'}`
  return [
    atLeast(`${game.id}: random decisions`, played.decisions / played.seconds, '/s of CPU', bars.decisions),
    ...(bars.games === undefined ? [] : [atLeast(`${game.id}: random games`, played.games / played.seconds, '/s of CPU', bars.games, at)]),
    ...(bars.quickGame === undefined
      ? []
      : [atMost(`${game.id}: a game of quick bots`, quickGame(game, seats, options), 's of CPU', bars.quickGame, at)]),
    ...(bars.several === undefined ? [] : [severalFigure(game, bars, bars.several)]),
    ...tableFigures(game, bars, ''),
    ...(bars.great === undefined ? [] : tableFigures(game, bars.great, ' of a great table')),
    ...(bars.sent === undefined
      ? []
      : [atMost(`${game.id}: a viewer and answer`, bytesSent(game, seats, options), 'bytes', bars.sent, at)]),
  ]
}

/** The cost of copies and views, over positions of random games. */
function tableFigures(game: Game, bars: TableBars, of: string): Figure[] {
  const { seats, options = {} } = bars
  const tables = randomPositions(game, seats, options)
  const forking = microseconds(tables, (table) => fork(table).version)
  const viewing = microseconds(tables, (table) => (game.view(table.state, 0) === null ? 0 : 1))
  const bytes = Math.max(...tables.map((table) => Buffer.byteLength(JSON.stringify(positionOf(table).state))))
  return [
    atMost(`${game.id}: fork${of}`, forking, 'µs', bars.fork),
    atMost(`${game.id}: view${of}`, viewing, 'µs', bars.view),
    atMost(`${game.id}: state${of}`, bytes, 'bytes', bars.bytes, `greatest of ${tables.length} positions`),
  ]
}

/** Seconds of CPU used by this thread. */
function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

function randomGames(game: Game, seats: number, rawOptions: Json, seconds: number) {
  const random = randomOf(seedOf(`bench:${game.id}`))
  const options = game.options(rawOptions, seats)
  const began = threadSeconds()
  let decisions = 0
  let games = 0
  while (threadSeconds() - began < seconds) {
    const table = begin(game, game.setUp(options, seats, seedOf(games)), seats, true)
    while (table.result === null) {
      const question = table.questions[random.below(table.questions.length)] as Question
      if (answer(table, question.seat, anyAnswer(table.game, table.state, question, random)) !== true)
        throw new Error(`${game.id} refuses what it offers`)
      decisions++
    }
    games++
  }
  return { decisions, games, seconds: threadSeconds() - began }
}

/** Positions from random games, spread over their whole length. */
function randomPositions(game: Game, seats: number, options: Json): Table[] {
  const random = randomOf(seedOf(`positions:${game.id}`))
  const tables: Table[] = []
  for (let number = 0; tables.length < POSITIONS; number++) {
    const table = openTable(game, optionsOfNew(game, options), seats, seedOf(number))
    for (let at = 0; table.result === null; at++) {
      if (at % 7 === number % 7) tables.push(fork(table))
      const question = table.questions[random.below(table.questions.length)] as Question
      answer(table, question.seat, anyAnswer(table.game, table.state, question, random))
      table.events.length = 0
    }
  }
  return tables.slice(0, POSITIONS)
}

const QUICK_GAMES = 9

/** The median CPU time, in seconds, of games by the game's own policy. */
function quickGame(game: Game, seats: number, options: Json): number {
  const spent: number[] = []
  for (let number = 0; number < QUICK_GAMES; number++) {
    const random = randomOf(seedOf(`quick:${game.id}:${number}`))
    const began = threadSeconds()
    const table = openTable(game, optionsOfNew(game, options), seats, seedOf(number))
    while (table.result === null) {
      const question = table.questions[0] as Question
      answer(table, question.seat, game.policy(table.state, question, random))
      table.events.length = 0
    }
    spent.push(threadSeconds() - began)
  }
  spent.sort((a, b) => a - b)
  return spent[Math.floor(spent.length / 2)] as number
}

const SEVERAL_GAMES = 8

/**
 * How fast bots decide at a table with more seats, as a share of the speed at the other. The two take turns, so that both meet the same
 * load of the machine.
 */
function severalFigure(game: Game, { seats, options = {} }: GameBars, several: { readonly seats: number; readonly share: number }): Figure {
  const spent = [seats, several.seats].map((at) => ({ seats: at, decisions: 0, seconds: 0 }))
  for (let number = 0; number < SEVERAL_GAMES; number++) {
    for (const one of spent) {
      // As many short games as together take about as long as the long one.
      for (let again = one.seats; again <= several.seats; again += seats) {
        const { decisions, seconds } = botGame(game, one.seats, options, `several:${number}:${again}`)
        if (number === 0) continue
        one.decisions += decisions
        one.seconds += seconds
      }
    }
  }
  const [few = 0, many = 0] = spent.map((one) => one.decisions / one.seconds)
  const note = `${several.seats} seats beside ${seats}: ${Math.round(many)} and ${Math.round(few)} /s of CPU`
  return atLeast(`${game.id}: decisions of bots at a table of several`, many / few, 'of 1', several.share, note)
}

/** A game of `quick` bots that decide from what they know. */
function botGame(game: Game, seats: number, options: Json, name: string): { readonly decisions: number; readonly seconds: number } {
  const table = openTable(game, options, seats, seedOf(name))
  const began = threadSeconds()
  let decisions = 0
  while (table.result === null) {
    const { seat } = table.questions[0] as Question
    answer(table, seat, decide(table, seat, { level: 'quick', salt: name }))
    table.events.length = 0
    decisions++
  }
  return { decisions, seconds: threadSeconds() - began }
}

const SENT_GAMES = 2

/** The median of the bytes that each seat receives for an answer: what changed in its view, and the events. */
function bytesSent(game: Game, seats: number, options: Json): number {
  const sizes: number[] = []
  for (let number = 0; number < SENT_GAMES; number++) {
    const random = randomOf(seedOf(`sent:${game.id}:${number}`))
    const table = openTable(game, optionsOfNew(game, options), seats, seedOf(number))
    const seen = Array.from({ length: seats }, (_, viewer) => seenBy(table, viewer))
    takeEvents(table)
    while (table.result === null) {
      const question = table.questions[0] as Question
      answer(table, question.seat, game.policy(table.state, question, random))
      const events = takeEvents(table)
      for (let viewer = 0; viewer < seats; viewer++) {
        const now = seenBy(table, viewer)
        const sent = { viewer, print: fingerprint(now), events: eventsFor(events, viewer), patch: diff(seen[viewer], now) ?? {} }
        sizes.push(Buffer.byteLength(JSON.stringify(sent)))
        seen[viewer] = now
      }
    }
  }
  sizes.sort((a, b) => a - b)
  return sizes[sizes.length >> 1] as number
}

const WARMING = 5
const ROUNDS = 100

/**
 * The mean over many rounds through all tables, in microseconds a table. The CPU clock moves in steps of milliseconds, so a single round
 * could not be measured. `use` returns a number so that the engine leaves nothing out.
 */
function microseconds(tables: readonly Table[], use: (table: Table) => number): number {
  let used = 0
  const rounds = (count: number) => {
    for (let round = 0; round < count; round++) for (const table of tables) used += use(table)
  }
  rounds(WARMING)
  const began = threadSeconds()
  rounds(ROUNDS)
  if (!Number.isFinite(used)) throw new Error('nothing was measured')
  return ((threadSeconds() - began) * 1e6) / (ROUNDS * tables.length)
}
