import { type Game, type Json, type Orders, type Position, type Replay, randomOf, restore, type Seat, seedOf } from '@orrery/kernel'
import {
  type Beforehand,
  beatsSince,
  type Foreseen,
  foresee,
  MOST_BEATS,
  playback,
  type RecapBeats,
  type Story,
  storiesOf,
} from '@orrery/play'
import { type MatchOutcome, playMatch } from '@orrery/search/match'
import { type VerifyOutcome, type VerifyWork, verified } from '../studies/record.ts'

/** A finished table to review. */
export interface ReviewWork {
  readonly kind: 'review'
  readonly game: string
  readonly owner: string
  readonly replay: Replay
}

/** One game that bots play among themselves: the same seed gives the same game on any machine. */
export interface LabWork {
  readonly kind: 'lab'
  readonly game: string
  readonly owner: string
  readonly options: Json
  readonly bots: readonly string[]
  readonly seed: string
}

/** What a seat may be asked next, from what it knows and its orders. */
export interface ForeseeWork {
  readonly kind: 'foresee'
  readonly game: string
  readonly owner: string
  readonly position: Position
  readonly seat: Seat
  readonly said: Beforehand
  readonly seed: string
}

/** What a seat saw happen at a running table since a step. */
export interface BeatsWork {
  readonly kind: 'beats'
  readonly game: string
  readonly owner: string
  readonly replay: Omit<Replay, 'result'>
  readonly seat: Seat
  readonly from: number
}

/** Work for a thread, here or in another process. Plain JSON. */
export type DeferredWork = ReviewWork | LabWork | ForeseeWork | BeatsWork | VerifyWork

/** The outcome of deferred work. */
export type DeferredOutcome = ReviewOutcome | MatchOutcome | readonly Foreseen[] | RecapBeats | VerifyOutcome

/** The outcome of a review, by seat. Chances are rounded to what people can see. */
export type ReviewOutcome = readonly Story[]

/** Does deferred work. */
export function carryOut(game: Game, rules: Orders | null, work: DeferredWork): DeferredOutcome {
  if (work.kind === 'foresee') return foreseen(game, rules, work)
  if (work.kind === 'beats') return beatsSince(playback(game, work.replay), work.seat, work.from, MOST_BEATS)
  if (work.kind === 'verify') return verified(game, work.record)
  return work.kind === 'review' ? reviewed(game, work) : playMatch(game, work)
}

/** How far a seat looks ahead, and the most questions that it gets. */
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
