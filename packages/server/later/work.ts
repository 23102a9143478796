import { answer, type Game, type Json, openTable, type Question, type Replay, type Seat, seedOf } from '@orrery/kernel'
import { type Story, storiesOf } from '@orrery/play'
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

/** What is done in a thread, here or in another process. Everything is plain JSON. */
export type LaterWork = ReviewWork | LabWork

/** What came of a review: how it went, by seat. Chances are rounded: nobody sees more of them. */
export type ReviewOutcome = readonly Story[]

/** What came of a game of a lab. */
export interface LabOutcome {
  readonly winners: readonly Seat[]
  readonly decisions: number
}

/** Does what was left for later. */
export function doneWith(game: Game, work: LaterWork): ReviewOutcome | LabOutcome {
  return work.kind === 'review' ? reviewed(game, work) : played(game, work)
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
    table.told.length = 0
    const { seat } = table.questions[0] as Question
    const given = decide(table, seat, { level: bots[seat] as Level, budget: { milliseconds: LOOKS_AHEAD }, salt: seed })
    const verdict = answer(table, seat, given)
    if (verdict !== true) throw new Error(`${JSON.stringify(given)} of seat ${seat} is refused (${verdict.rule})`)
    decisions++
  }
  return { winners: table.result.winners, decisions }
}
