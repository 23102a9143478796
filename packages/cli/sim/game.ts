import {
  type Answer,
  answer,
  type Game,
  type Json,
  openTable,
  type Question,
  type Seat,
  seedOf,
  type Table,
  takeEvents,
  type Verdict,
} from '@orrery/kernel'
import { decide } from '@orrery/search'
import type { Bot } from '../seats.ts'
import { type Elsewhere, type ElsewhereTable, OtherRules } from './elsewhere.ts'
import { type Pairings, pairingOf } from './lab.ts'
import { type Study, studiedOptions, type Traits, traitsOf } from './study.ts'
import { type Record, watch } from './watch.ts'

/** What is played repeatedly. Plain JSON: it is sent to other threads. */
export interface Match {
  readonly game: string
  readonly options: Json
  readonly seed: string
  readonly bots: readonly Bot[]
  /** What the two seats bring to each game, if that is what is compared. */
  readonly pairings?: Pairings
  /** Whether the options cover what the game's study compares, and games are grouped by it. */
  readonly studied?: boolean
}

/** The outcome of a game. */
export interface Outcome {
  readonly number: number
  readonly winners: readonly Seat[]
  /** The message of the result. */
  readonly message: string
  /** The number of decisions of each seat. */
  readonly decisions: readonly number[]
  /** Milliseconds that each seat thought. */
  readonly thought: readonly number[]
  /** For a lab. */
  readonly record?: Record
  /** For a study. */
  readonly traits?: Traits
}

/** A game that could not be played to its end, because the rules of another checkout are others. */
export interface LeftOut {
  readonly number: number
  readonly why: string
}

/** The other checkouts whose bots play, by path. */
export type Others = { readonly [tree: string]: Elsewhere }

/** Where the bots of a match come from, besides this checkout's game. */
export interface Sources {
  readonly others?: Others
  /** The game as a beginner decides in it. */
  readonly beginner?: Game
}

/** Gives a table a seat's answer. */
type Give = (table: Table, seat: Seat, answer: Answer) => Verdict

/**
 * Plays game `number` of a match to its end. The same number gives the same game on any thread. `give` may observe answers. `sources` has
 * the checkouts that the bots of the match name, and the beginner; throws `OtherRules` where the rules of a checkout lead elsewhere.
 */
export function playGame(
  game: Game,
  match: Match,
  number: number,
  study: Study | null = null,
  give: Give = answer,
  { others = {}, beginner = game }: Sources = {},
): Outcome {
  const { pairings } = match
  const pairing = pairings === undefined ? null : pairingOf(pairings, number)
  const name = `${match.seed}:${pairing?.dice ?? number}`
  const options = optionsOf(match, pairing?.brings ?? null, study, number)
  const table = openTable(game, options, match.bots.length, seedOf(name))
  const beside = Object.fromEntries(
    Object.entries(others).map(([tree, other]) => [tree, other.open(options, match.bots.length, seedOf(name))]),
  )
  const watching = pairings === undefined ? null : watch(pairings.lab, match.bots.length)
  const thought = match.bots.map(() => 0)
  const decisions = match.bots.map(() => 0)
  while (table.result === null) {
    watching?.hear(table.events)
    table.events.length = 0
    const { seat } = table.questions[0] as Question
    const { tree, kind: _, beginner: isBeginner, ...bot } = match.bots[seat] as Bot
    const began = performance.now()
    const how = { ...bot, salt: name }
    const asSeen = isBeginner === true ? { ...table, game: beginner } : table
    const answer = tree === undefined ? decide(asSeen, seat, how) : (beside[tree] as ElsewhereTable).decide(seat, how)
    thought[seat] = (thought[seat] as number) + performance.now() - began
    const verdict = give(table, seat, answer)
    if (verdict !== true) {
      const refused = `${JSON.stringify(answer)} of seat ${seat} is refused (${verdict.rule})`
      throw tree === undefined ? new Error(`game ${number}: ${refused}`) : new OtherRules(tree, refused)
    }
    for (const other of Object.values(beside)) other.give(seat, answer)
    decisions[seat] = (decisions[seat] as number) + 1
  }
  const events = takeEvents(table)
  watching?.hear(events)
  const { winners, message } = table.result
  return {
    number,
    winners,
    message,
    decisions,
    thought,
    ...(watching === null ? {} : { record: watching.record() }),
    ...(study === null ? {} : { traits: traitsOf(study, table.state, match.bots.length, options) }),
  }
}

function optionsOf({ options, pairings, bots }: Match, brings: readonly number[] | null, study: Study | null, number: number): Json {
  if (pairings === undefined || brings === null) return study === null ? options : studiedOptions(study, number, bots.length, options)
  return { ...(options as object), seats: brings.map((at) => ({ [pairings.lab.setting]: pairings.ids[at] as string })) }
}
