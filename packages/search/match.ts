import { answer, type Game, type Json, openTable, optionsOfNew, type Question, type Seat, seedOf } from '@orrery/kernel'
import { decide } from './decide.ts'
import { namedBot } from './style.ts'

/** A game that bots play among themselves: the same seed deals the same. */
export interface Match {
  readonly options: Json
  /** The bot of each seat, by its name. */
  readonly bots: readonly string[]
  readonly seed: string
}

/** The end of such a game. */
export interface MatchOutcome {
  readonly winners: readonly Seat[]
  /** The number of decisions. */
  readonly decisions: number
}

/** Milliseconds for a decision of a bot that looks ahead. */
const LOOKS_AHEAD = 50

/** Has the bots play the game to its end. */
export function playMatch(game: Game, { options, bots, seed }: Match): MatchOutcome {
  const table = openTable(game, optionsOfNew(game, options), bots.length, seedOf(seed))
  let decisions = 0
  while (table.result === null) {
    table.events.length = 0
    const { seat } = table.questions[0] as Question
    const move = decide(table, seat, { ...namedBot(bots[seat] as string), budget: { milliseconds: LOOKS_AHEAD }, salt: seed })
    const verdict = answer(table, seat, move)
    if (verdict !== true) throw new Error(`${JSON.stringify(move)} of seat ${seat} is refused (${verdict.rule})`)
    decisions++
  }
  return { winners: table.result.winners, decisions }
}
