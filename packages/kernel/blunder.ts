import type { Seat } from './ids.ts'
import { type Answer, type Option, optionOf, type Question } from './question.ts'

/** One decision: the state at the question, the answer, and the state when the next question is open or the table has ended. */
export interface Decision<S> {
  readonly before: S
  readonly question: Question
  readonly answer: Answer
  readonly after: S
  readonly seat: Seat
}

/**
 * A mistake that nobody makes who looks at the table: what a game lists in `bot/blunders.ts` as `blunders`, and `orrery
 * blunders` counts over games of bots. It is judged by what the seat knew, so that luck makes nobody look foolish.
 */
export interface Blunder<S> {
  /** In words joined by hyphens: 'attack-without-bombing'. */
  readonly name: string
  /** What is done wrong, in half a sentence. */
  readonly about: string
  /** How many of 100 chances bots may take. A figure that only falls. */
  readonly most: number
  /** Whether this decision was the mistake; null where it was no chance to make it. Changes neither state. */
  made(decision: Decision<S>): boolean | null
}

/** The options that an answer took; none for plans. */
export function taken(question: Question, answer: Answer): readonly Option[] {
  const ids = 'option' in answer ? [answer.option] : 'options' in answer ? answer.options : []
  return ids.flatMap((id) => optionOf(question, id) ?? [])
}
