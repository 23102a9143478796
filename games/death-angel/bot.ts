import type { Answer, Option, Question, Random, Seat } from '@orrery/kernel'
import { chanceToWin } from './bot/evaluate.ts'
import { score } from './bot/score.ts'
import { at } from './rules/components.ts'
import type { State } from './state.ts'

/** A quick choice for the seat: what is worth most by rule of thumb, equals by lot. */
export function policy(g: State, question: Question, random: Random): Answer {
  if (question.kind !== 'options') throw new Error('Death Angel asks for no plans')
  const { options } = question
  let best = at(options, 0)
  let most = Number.NEGATIVE_INFINITY
  let equals = 1
  for (let i = 0; i < options.length; i++) {
    const option = at(options, i)
    const worth = score(g, question, option)
    if (worth > most + EQUAL) {
      best = option
      most = worth
      equals = 1
    } else if (worth > most - EQUAL && random.below(++equals) === 0) best = option
  }
  return { option: best.id }
}

/** Options whose worth differs by less are as good as each other. */
const EQUAL = 1e-6

/** How sharply the search follows the rules of thumb. */
const SHARPNESS = 8

/** How promising an option is, for the search. */
export function prior(g: State, question: Question, option: Option): number {
  return Math.exp(SHARPNESS * Math.min(1, score(g, question, option)))
}

/** How well the seats stand, 0 (lost) to 1 (won). */
export function evaluate(g: State, _seat: Seat): number {
  if (g.end !== 'none') return g.end === 'slain' ? 0 : 1
  return chanceToWin(g)
}
