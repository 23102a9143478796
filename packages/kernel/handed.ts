import { inOrder, valuesOf } from './multi-select.ts'
import { type Answer, type MultiSelectQuestion, type Option, optionOf, type Question } from './question.ts'

/** What a legal answer hands to the rule. */
export function handed(question: Question, given: Answer): unknown {
  if ('plan' in given) return given.plan
  if ('options' in given) return valuesOf(question as MultiSelectQuestion, inOrder(question as MultiSelectQuestion, given.options))
  return (optionOf(question, (given as { option: string }).option) as Option).value
}
