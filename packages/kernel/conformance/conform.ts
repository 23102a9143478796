import { answer } from '../answer.ts'
import type { Game } from '../game.ts'
import type { Piece } from '../ids.ts'
import { hash, type Json } from '../json.ts'
import type { Answer, Question } from '../question.ts'
import { type Random, randomOf, type Seed, seedOf } from '../random.ts'
import { isDealtBySeed, playReplay, type ReplayStart, startOf } from '../replay.ts'
import type { TableState } from '../state.ts'
import { openTable, type Table, takeEvents } from '../table.ts'
import { checkBots, type Decide } from './bots.ts'
import { checkClone, checkCopies, checkSeen, checkState } from './copies.ts'
import { checkEditions } from './editions.ts'
import { checkLeaving } from './leaving.ts'
import { drawAnswer, give, looksOf, type Moment, oneOf, seatsOf, stateText, toldText } from './moment.ts'
import { checkEnd, checkOffers, checkRefusals } from './offers.ts'
import { checkOrders, type Said, type Sayings } from './orders.ts'
import { plainFaults, textDifference } from './plain.ts'
import { CHECKS, type Check, MOST_FAILURES, type Notebook, notebook, OCCASIONAL, type Report } from './report.ts'
import { asked, checkDeterminized, checkIndependence, checkTogether, scramble } from './secrets.ts'
import { before, checkPeek, checkUndo } from './undo.ts'

/** Options of the suite. */
export interface ConformOptions {
  /** Random games to play; the game's own policy plays every other one. */
  readonly games?: number
  /** The first game, counted from 0: for long runs in portions, or to repeat one game. */
  readonly from?: number
  readonly seed?: number | string
  /** The number of seats. Default: all numbers that the game allows, in turn. */
  readonly seats?: number
  readonly options?: Json
  /** A bot. Default: bots are not checked. */
  readonly decide?: Decide
  /** The game's orders and the scripted person who gives them. Default: orders are not checked. */
  readonly sayings?: Sayings | undefined
  /** Decisions of a game at which every option and every seat is tried; the others are sampled. */
  readonly thorough?: number
  /** Answers of a game at each of which everything is checked; after that, one in ten. Default: all. */
  readonly dense?: number
  /** A game with more answers counts as endless. */
  readonly longest?: number
  /** Checks only what happens when seats leave, at one of this many decisions. */
  readonly leaving?: number
  /** Called after each game. */
  readonly progress?: (done: number, of: number) => void
}

const MOST_PIECES = 40
/** In a long game, one of this many answers is checked. */
const SAMPLED = 10

/**
 * Plays random games and checks at every decision what `Game` promises. The report counts every check; a check that should have run and
 * never did is a failure too.
 */
export function conform<S extends TableState, V, O>(game: Game<S, V, O>, options: ConformOptions = {}): Report {
  const games = options.games ?? 20
  const from = options.from ?? 0
  const book = notebook()
  let answers = 0
  let longest = 0
  for (let n = 0; n < games && book.failures.length < MOST_FAILURES; n++) {
    const given = playOne(game, options, from + n, book, longest)
    answers += given
    longest = Math.max(longest, given)
    options.progress?.(n + 1, games)
  }
  for (const check of Object.keys(CHECKS) as Check[]) {
    if (options.leaving !== undefined && check !== 'leaving') continue
    const should =
      !OCCASIONAL.includes(check) ||
      (check === 'bots' && options.decide !== undefined) ||
      (check === 'orders' && options.sayings !== undefined) ||
      (check === 'editions' && game.settings.some(({ edition }) => edition === true))
    if (should && book.checks[check] === 0 && book.failures.length === 0) book.fail('never done', CHECKS[check])
  }
  // Tables from which seats leave are few: they need not ask everything.
  if (options.leaving === undefined) checkSearches(game, book)
  return { game: game.id, games, answers, longest, checks: book.checks, failures: book.failures }
}

/** Whether every question at which bots look ahead was asked. */
function checkSearches<S extends TableState>({ levels, portfolio }: Game<S>, book: Notebook): void {
  const { keen = [], strong = [] } = levels?.searches ?? {}
  const { questions = [], until } = portfolio ?? {}
  for (const name of new Set([...keen, ...strong, ...questions, ...(until === undefined ? [] : [until])])) {
    if (!book.asked.has(name) && book.failures.length === 0) book.fail('never done', `bots look ahead at '${name}', which nobody is asked`)
  }
}

function playOne<S extends TableState>(game: Game<S>, options: ConformOptions, n: number, book: Notebook, longest: number): number {
  const { min, max } = game.seats
  const seats = options.seats ?? min + (n % (max - min + 1))
  const seed = seedOf(`${options.seed ?? 1}:${n}`)
  Object.assign(book.place, { game: n, seats, seed, options: options.options ?? {}, steps: [] })
  try {
    checkEditions(game, book)
    const table = openTable(game, options.options ?? {}, seats, seed)
    const start: ReplayStart = JSON.parse(JSON.stringify(startOf(table, table.events)))
    const random = randomOf(seedOf(`${seed}:play`))
    play(game, table, { options, random, book, expected: Math.max(40, longest), byPolicy: n % 2 === 1 })
    if (table.result !== null) checkReplay(game, table, seed, start, book)
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
    book.fail('throws', stack.split('\n').slice(0, 6).join(' | '))
  }
  return book.place.steps.length
}

/** How one game is played and checked. */
interface Run {
  readonly options: ConformOptions
  readonly random: Random
  readonly book: Notebook
  /** How many answers it will probably take. */
  readonly expected: number
  /** Whether the game's policy plays it, instead of chance. */
  readonly byPolicy: boolean
}

function play<S extends TableState>(game: Game<S>, table: Table<S>, { options, random, book, expected, byPolicy }: Run): void {
  const pieces: Piece[] = []
  const moment: Moment<S> = { game, table, random, book, looks: looksOf(table), text: stateText(table), pieces }
  const failures = book.failures.length
  const dense = options.dense ?? Number.POSITIVE_INFINITY
  let stale = false
  const said: Said = []
  const wantedBy = (question: Question): Answer =>
    byPolicy ? game.policy(table.state, question, random) : drawAnswer(table, question, random)
  checkTold(takeEvents(table), book)
  while (table.result === null && goesOn(table, options, book) && book.failures.length === failures) {
    collectPieces(table, pieces, random)
    for (const { name } of table.questions) book.asked.add(name)
    // A game that turns out longer than expected must not be checked thoroughly more often.
    const given = book.place.steps.length
    if (options.leaving !== undefined || (given >= dense && random.below(SAMPLED) !== 0)) {
      if (given % (options.leaving ?? Number.POSITIVE_INFINITY) === 0) checkLeaving(moment)
      const question = oneOf(table.questions, random)
      giveUnchecked(moment, question.seat, wantedBy(question))
      stale = true
      continue
    }
    if (stale) lookAnew(moment)
    stale = false
    const thorough = random.below(Math.max(expected, given)) < (options.thorough ?? 4) || given < 2
    checkMoment(moment, thorough, options.decide)
    const question = oneOf(table.questions, random)
    const wanted = wantedBy(question)
    const { sayings } = options
    takeStep(moment, question.seat, sayings === undefined ? wanted : checkOrders(moment, said, wanted, question.seat, sayings))
  }
  if (table.result === null) return
  if (stale) lookAnew(moment)
  checkState(moment)
  checkSeen(moment)
  checkEnd(moment)
}

/** Sees the table again after an answer. */
function lookAnew<S extends TableState>(moment: Moment<S>): void {
  moment.looks = looksOf(moment.table)
  moment.text = stateText(moment.table)
}

function goesOn<S extends TableState>(table: Table<S>, options: ConformOptions, book: Notebook): boolean {
  const given = book.place.steps.length
  if (table.questions.length === 0) book.fail('dead end', 'nobody is asked, and the table has not ended')
  if (given >= (options.longest ?? 20_000)) book.fail('endless', `no end after ${given} answers`)
  return table.questions.length > 0 && given < (options.longest ?? 20_000)
}

/** Gives an answer of a long game and checks only that it is accepted, and its events. */
function giveUnchecked<S extends TableState>({ table, book }: Moment<S>, seat: number, move: Answer): void {
  const heard = give(table, seat, move)
  if (typeof heard === 'string') {
    book.fail('offers', heard)
    return
  }
  checkTold(heard, book)
  book.place.steps.push({ seat, answer: move })
}

/** Gives an answer and checks the result. */
function takeStep<S extends TableState>(moment: Moment<S>, seat: number, move: Answer): void {
  const { table, book } = moment
  const copies = checkCopies(moment)
  const earlier = before(moment)
  const verdict = answer(table, seat, move)
  if (verdict !== true) {
    book.fail('offers', `${JSON.stringify(move)} of seat ${seat} is refused (${verdict.rule})`)
    return
  }
  const events = takeEvents(table)
  lookAnew(moment)
  checkTold(events, book)
  checkUndo(moment, earlier, seat, move, events)
  checkPeek(moment, earlier, seat, move, [toldText(events, seat), toldText(events, 'spectator')])
  copies.after(seat, move, events, moment)
  book.place.steps.push({ seat, answer: move })
}

function checkMoment<S extends TableState>(moment: Moment<S>, thorough: boolean, decide: Decide | undefined): void {
  const { table, random } = moment
  checkState(moment)
  checkClone(moment)
  checkSeen(moment)
  checkOffers(moment, thorough)
  checkTogether(moment)
  const seats = thorough ? seatsOf(table) : [random.below(table.seats)]
  for (const seat of seats) {
    checkDeterminized(moment, seat)
    scramble(moment, seat)
    checkIndependence(moment, seat)
  }
  if (!thorough) return
  checkRefusals(moment)
  checkLeaving(moment)
  if (decide !== undefined) checkBots(moment, oneOf(asked(table), random), decide)
}

function checkTold(told: readonly { readonly event: unknown; readonly others: unknown }[], book: Notebook): void {
  for (const { event, others } of told) book.note('told', plainFaults(event)[0] ?? plainFaults(others)[0])
}

/** Collects some of the pieces that questions point at, to ask for explanations of them. */
function collectPieces<S extends TableState>(table: Table<S>, pieces: Piece[], random: Random): void {
  const add = (piece: Piece | undefined) => {
    if (piece === undefined || pieces.includes(piece)) return
    if (pieces.length < MOST_PIECES) pieces.push(piece)
    else pieces[random.below(MOST_PIECES)] = piece
  }
  for (const question of table.questions) {
    add(question.on)
    if (question.kind !== 'plan') for (const { on, to } of question.options) [on, to].forEach(add)
  }
}

/** A replay leads to the table's end, dealt from its seed and from its start. */
function checkReplay<S extends TableState>(game: Game<S>, table: Table<S>, seed: Seed, start: ReplayStart, book: Notebook): void {
  const { seats, options, steps } = book.place
  const replay = {
    format: 1,
    game: game.id,
    gameVersion: game.version,
    options,
    seats,
    seed,
    commitment: null,
    steps,
    result: null,
  } as const
  const end = `${hash(table.state)} ${JSON.stringify(table.result)}`
  for (const from of [{}, { start }]) {
    let last: Table<S> | null = null
    for (const { table: replayed, events, step } of playReplay(game, JSON.parse(JSON.stringify({ ...replay, ...from })))) {
      last = replayed
      if (step === 0) book.note('replay', textDifference(JSON.stringify(start.events), JSON.stringify(events)))
    }
    book.note('replay', last !== null && `${hash(last.state)} ${JSON.stringify(last.result)}` === end ? null : 'the replay ends otherwise')
  }
  book.note('replay', isDealtBySeed(game, { ...replay, start }) === true ? null : 'its seed deals another start')
}
