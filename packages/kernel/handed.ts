import { type Answer, type Option, optionOf, type Question, type SomeQuestion } from './question.ts'
import { inOrder, valuesOf } from './some.ts'

/** What a legal answer hands to the rule. */
export function handed(question: Question, given: Answer): unknown {
  if ('plan' in given) return given.plan
  if ('options' in given) return valuesOf(question as SomeQuestion, inOrder(question as SomeQuestion, given.options))
  return (optionOf(question, (given as { option: string }).option) as Option).value
}
