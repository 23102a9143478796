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
 * A mistake that nobody makes who looks at the table. A game lists its blunders in `bot/blunders.ts` as `blunders`; `orrery blunders`
 * counts them in games of bots. A decision is judged by what the seat knew, so that bad luck is no blunder.
 */
export interface Blunder<S> {
  /** Words joined by hyphens: 'attack-without-bombing'. */
  readonly name: string
  /** The mistake, in half a sentence. */
  readonly about: string
  /** How many of 100 chances bots may take. This figure may only fall. */
  readonly most: number
  /** Whether this decision was the mistake; null if it was no chance to make it. Must change neither state. */
  made(decision: Decision<S>): boolean | null
}

/** The options that an answer took; none for a plan. */
export function taken(question: Question, answer: Answer): readonly Option[] {
  const ids = 'option' in answer ? [answer.option] : 'options' in answer ? answer.options : []
  return ids.flatMap((id) => optionOf(question, id) ?? [])
}
