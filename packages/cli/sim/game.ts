import { answer, type Game, type Json, openTable, type Question, type Seat, seedOf } from '@orrery/kernel'
import { decide } from '@orrery/search'
import type { Bot } from '../seats.ts'

/** What is played, over and over. Plain JSON: it goes to other threads. */
export interface Match {
  readonly game: string
  readonly options: Json
  readonly seed: string
  readonly bots: readonly Bot[]
}

/** How one game went. */
export interface Outcome {
  readonly number: number
  readonly winners: readonly Seat[]
  /** The message of the result. */
  readonly message: string
  /** How often each seat decided. */
  readonly decisions: readonly number[]
  /** Milliseconds that each seat thought. */
  readonly thought: readonly number[]
}

/** Plays game `number` of a match to its end. The same number gives the same game, whichever thread plays it. */
export function playGame(game: Game, match: Match, number: number): Outcome {
  const name = `${match.seed}:${number}`
  const table = openTable(game, match.options, match.bots.length, seedOf(name))
  const thought = match.bots.map(() => 0)
  const decisions = match.bots.map(() => 0)
  while (table.result === null) {
    const { seat } = table.questions[0] as Question
    const { level, budget } = match.bots[seat] as Bot
    const began = performance.now()
    const given = decide(table, seat, { level, budget, salt: name })
    thought[seat] = (thought[seat] as number) + performance.now() - began
    const verdict = answer(table, seat, given)
    if (verdict !== true) throw new Error(`game ${number}: ${JSON.stringify(given)} of seat ${seat} is refused (${verdict.rule})`)
    table.told.length = 0
    decisions[seat] = (decisions[seat] as number) + 1
  }
  return { number, winners: table.result.winners, message: table.result.message, decisions, thought }
}
