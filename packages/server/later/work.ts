import {
  answer,
  type Game,
  type Json,
  type Orders,
  openTable,
  type Position,
  type Question,
  type Replay,
  randomOf,
  restore,
  type Seat,
  seedOf,
} from '@orrery/kernel'
import { type Beats, type Beforehand, beatsSince, type Foreseen, foresee, MOST_BEATS, playback, type Story, storiesOf } from '@orrery/play'
import { decide, type Level } from '@orrery/search'

/** A finished table of which it is told how it went for each seat. */
export interface ReviewWork {
  readonly kind: 'review'
  readonly game: string
  readonly owner: string
  readonly replay: Replay
}

/** One game that bots play among themselves: the same seed gives the same game, whoever plays it. */
export interface LabWork {
  readonly kind: 'lab'
  readonly game: string
  readonly owner: string
  readonly options: Json
  readonly bots: readonly Level[]
  readonly seed: string
}

/** What a seat may be asked next, by what it knows and has said beforehand. */
export interface ForeseeWork {
  readonly kind: 'foresee'
  readonly game: string
  readonly owner: string
  readonly position: Position
  readonly seat: Seat
  readonly said: Beforehand
  readonly seed: string
}

/** What happened at a running table since a step, as a seat saw it. */
export interface BeatsWork {
  readonly kind: 'beats'
  readonly game: string
  readonly owner: string
  readonly replay: Omit<Replay, 'result'>
  readonly seat: Seat
  readonly from: number
}

/** What is done in a thread, here or in another process. Everything is plain JSON. */
export type LaterWork = ReviewWork | LabWork | ForeseeWork | BeatsWork

/** What came of work for later. */
export type LaterOutcome = ReviewOutcome | LabOutcome | readonly Foreseen[] | Beats

/** What came of a review: how it went, by seat. Chances are rounded: nobody sees more of them. */
export type ReviewOutcome = readonly Story[]

/** What came of a game of a lab. */
export interface LabOutcome {
  readonly winners: readonly Seat[]
  readonly decisions: number
}

/** Does what was left for later. */
export function doneWith(game: Game, rules: Orders | null, work: LaterWork): LaterOutcome {
  if (work.kind === 'foresee') return foreseen(game, rules, work)
  if (work.kind === 'beats') return beatsSince(playback(game, work.replay), work.seat, work.from, MOST_BEATS)
  return work.kind === 'review' ? reviewed(game, work) : played(game, work)
}

/** How far a seat looks ahead, and how many questions it is told at most. */
const SIGHT = { determinizations: 24, depth: 4, others: 60 }
const MOST_FORESEEN = 8

function foreseen(game: Game, rules: Orders | null, { position, seat, said, seed }: ForeseeWork): readonly Foreseen[] {
  const { table } = restore(game, position)
  const sight = { ...SIGHT, passes: said.passes === true }
  const found = foresee(table, seat, rules, randomOf(seedOf(seed)), sight, (_imagined, _question, print) => {
    return said.ifs.find((one) => one.print === print)?.answer ?? null
  })
  return found.slice(0, MOST_FORESEEN)
}

function reviewed(game: Game, { replay }: ReviewWork): ReviewOutcome {
  const rounded = (chance: number): number => Math.round(chance * 1000) / 1000
  return storiesOf(game, replay).map((story) => ({ ...story, chances: story.chances.map(rounded) }))
}

/** Milliseconds that a bot that looks ahead has for a decision. */
const LOOKS_AHEAD = 50

function played(game: Game, { options, bots, seed }: LabWork): LabOutcome {
  const table = openTable(game, options, bots.length, seedOf(seed))
  let decisions = 0
  while (table.result === null) {
    table.events.length = 0
    const { seat } = table.questions[0] as Question
    const move = decide(table, seat, { level: bots[seat] as Level, budget: { milliseconds: LOOKS_AHEAD }, salt: seed })
    const verdict = answer(table, seat, move)
    if (verdict !== true) throw new Error(`${JSON.stringify(move)} of seat ${seat} is refused (${verdict.rule})`)
    decisions++
  }
  return { winners: table.result.winners, decisions }
}
