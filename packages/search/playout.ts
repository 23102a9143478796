import { type Answer, answerAgain, type Question, questionFor, type Random, type Seat, type Table, type TableState } from '@orrery/kernel'
import type { Luck } from './luck.ts'
import { worth } from './reward.ts'

/**
 * Gives an answer that comes from the game's policy or sampler, or that was found legal; plans are not validated again. An answer that is
 * not offered is an error of the game.
 */
export function give<S extends TableState>(table: Table<S>, seat: Seat, answer: Answer): void {
  if (!answerAgain(table, seat, answer)) throw new Error(`${table.game.id}: ${JSON.stringify(answer)} is not offered`)
}

/** How many periods a bot of this level looks ahead, the present one included. */
export function periodsOf({ game }: Pick<Table, 'game'>, level: 'keen' | 'strong'): number {
  return game.levels?.periods?.[level] ?? 1
}

/** Plays on by the game's policy for all seats, for this many decisions. */
export function playOn<S extends TableState>(table: Table<S>, random: Random, decisions: number): void {
  for (let left = decisions; left > 0 && table.result === null; left--) {
    const question = table.questions[0] as Question
    give(table, question.seat, table.game.policy(table.state, question, random))
  }
}

/** What a seat answers in a playout. */
export type Reply = (question: Question, random: Random) => Answer

/** How a deal is played through its periods. */
export interface Course<S extends TableState> {
  readonly luck: Luck
  readonly reply: Reply
  readonly periodOf: (g: S) => number
  /** How many periods are played, the present one included. */
  readonly periods: number
}

/** A playout ends after this many decisions, wherever it is. */
const MOST = 400

/**
 * Gives a deal the answer of the seat that is asked, and plays it on through the periods. Returns the mean of what the table is worth to
 * the seat where each later period begins, up to the first that is not played. A near one depends little on chance, a late one shows more
 * of what the answer leads to: together they tell good answers from bad ones with fewer deals than the last one alone.
 */
export function playThrough<S extends TableState>(
  deal: Table<S>,
  asked: Question,
  answer: Answer,
  { luck, reply, periodOf, periods }: Course<S>,
): number {
  const { seat } = asked
  const start = periodOf(deal.state)
  let played = 0
  let sum = 0
  luck(deal.state, questionFor(deal, seat) ?? asked)
  give(deal, seat, answer)
  for (let left = MOST; left > 0 && deal.result === null; left--) {
    if (periodOf(deal.state) > start + played) {
      sum += worth(deal, seat)
      if (++played === periods) return sum / periods
    }
    const question = deal.questions[0] as Question
    give(deal, question.seat, reply(question, luck(deal.state, question)))
  }
  // A game that ends counts for the periods that it does not reach.
  return (sum + (periods - played) * worth(deal, seat)) / periods
}
