import { inOrder, valuesOf } from './multi-select.ts'
import { type Answer, type MultiSelectQuestion, type Option, optionOf, type Question } from './question.ts'

/** The value that a legal answer returns to the rule. */
export function answerValue(question: Question, answer: Answer): unknown {
  if ('plan' in answer) return answer.plan
  if ('options' in answer) return valuesOf(question as MultiSelectQuestion, inOrder(question as MultiSelectQuestion, answer.options))
  return (optionOf(question, (answer as { option: string }).option) as Option).value
}
