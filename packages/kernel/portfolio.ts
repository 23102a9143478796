import type { Answer, Question } from './question.ts'
import type { Random } from './random.ts'

/**
 * Other ways in which a seat can play for a while (closing in, withdrawing), which a search compares as a whole, beside single answers.
 * Single answers are often too small for a few deals to tell apart; what follows from a way of playing is not.
 */
export interface Portfolio<S> {
  /** The names of the questions at which scripts enter the search of `strong`. */
  readonly questions: readonly string[]
  /** The name of the question that ends a script: from there on the policy plays. */
  readonly until: string
  /** The names of the ways to play. */
  readonly scripts: readonly string[]
  /** What a script answers to the open question of `question.seat`: legal, and by `random` alone, as `Game.policy`. */
  answer(script: string, g: S, question: Question, random: Random): Answer
}
