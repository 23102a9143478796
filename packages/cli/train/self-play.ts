import {
  type Answer,
  answerAgain,
  anyAnswer,
  determinize,
  type Game,
  openTable,
  type Question,
  type Random,
  randomOf,
  type Seat,
  seedOf,
  type Table,
} from '@orrery/kernel'
import { decide } from '@orrery/search'
import { worth } from '@orrery/search/reward'
import type { Bot } from '../seats.ts'
import { type Study, studiedOptions } from '../sim/study.ts'
import { type FindGame, followed, gamesOfHouse, quickly } from './followed.ts'
import { type Collector, collector, type Samples } from './samples.ts'

/** What plays and how often. Plain JSON: it is sent to other threads. */
export interface SelfPlay {
  readonly game: string
  readonly seed: string
  readonly bots: readonly Bot[]
  readonly options: object
}

/** The games of a shard, which one thread plays between two checks for stopping. */
export const SHARD = 100
/** In every second game this many of 100 decisions are random, to reach positions that good play avoids. */
const STRAY = 4
/** The same in games that another follows: there a single stray decision changes too little of what a seat brings. */
const STRAY_BEFORE = 30
/**
 * One position in this many is recorded where no period begins: of all in a game without periods, and of those at which bots look ahead in a
 * game that says where they do.
 */
const EVERY = 8

/** A position that was recorded, and whose. */
type Looked = { readonly at: number; readonly seat: Seat }

/**
 * Plays the games of a shard and records a position of one seat at the beginning of every period, and some of those at which bots look
 * ahead within one, because reviews judge these too. What a game is worth that another one follows shows there: the table that follows is
 * played too, its result is what the positions led to, and the last one of every seat is recorded as well. The same number gives the same
 * samples.
 */
export async function playShard(game: Game, study: Study, play: SelfPlay, shard: number, find: FindGame = gamesOfHouse): Promise<Samples> {
  const found = collector()
  for (let number = shard * SHARD; number < (shard + 1) * SHARD; number++) await playOne(game, study, play, number, found, find)
  return found.samples()
}

async function playOne(
  game: Game,
  study: Study,
  { seed, bots, options }: SelfPlay,
  number: number,
  found: Collector,
  find: FindGame,
): Promise<void> {
  const name = `${seed}:${number}`
  const random = randomOf(seedOf(`${name}:train`))
  const table = openTable(game, studiedOptions(study, number, bots.length, options as never), bots.length, seedOf(name))
  const strays = number % 2 === 0 ? 0 : game.follows === undefined ? STRAY : STRAY_BEFORE
  const looked: Looked[] = []
  const searches = game.levels?.searches?.keen ?? []
  let before = game.period?.(table.state)
  while (table.result === null) {
    table.events.length = 0
    const question = table.questions[0] as Question
    const bot = bots[question.seat] as Bot
    const answer: Answer =
      random.below(100) < strays ? anyAnswer(game, table.state, question, random) : chosen(table, question, bot, random, name)
    if (!answerAgain(table, question.seat, answer)) throw new Error(`game ${number}: ${JSON.stringify(answer)} is not offered`)
    if (table.result !== null) break
    const now = game.period?.(table.state)
    const begins = now !== undefined && now !== before
    const judges = now === undefined || searches.includes((table.questions[0] as Question).name)
    const due = begins || (judges && random.below(EVERY) === 0)
    before = now
    if (due) looked.push(...look(table, number, random.below(table.seats), random, found))
  }
  if (game.follows !== undefined) for (let seat = 0; seat < table.seats; seat++) looked.push(...look(table, number, seat, random, found))
  const last = await followed(table, name, random, find)
  for (const { at, seat } of looked) found.end(at, worth(last, seat))
}

function chosen(table: Table, question: Question, bot: Bot, random: Random, salt: string): Answer {
  if (bot.level === 'quick') return quickly(table, question.seat, random)
  return decide(table, question.seat, { ...bot, salt })
}

/** Records a position of the seat, unless no network judges it. */
function look(table: Table, number: number, seat: Seat, random: Random, found: Collector): Looked[] {
  const { features } = table.game
  if (features === undefined) throw new Error(`${table.game.id} has no features`)
  const deal = determinize(table, seat, random)
  const network = features.network(deal.state)
  if (network === null) return []
  const judged = table.game.evaluate(deal.state, seat)
  return [{ at: found.add(number, network, judged, (put) => features.read(deal.state, seat, put)), seat }]
}
