import type { Answer, Question, Random, Seat } from '@orrery/kernel'
import { at } from './rules/components.ts'
import type { State } from './state.ts'

/** A quick choice for the seat. */
export function policy(_g: State, question: Question, random: Random): Answer {
  if (question.kind !== 'options') throw new Error('Death Angel asks for no plans')
  return { option: at(question.options, random.below(question.options.length)).id }
}

/** How well the seats stand, 0 (lost) to 1 (won). */
export function evaluate(g: State, _seat: Seat): number {
  if (g.end !== 'none') return g.end === 'slain' ? 0 : 1
  return g.formation.length / (g.formation.length + 2 * g.locationDeck.length + 2)
}
