import { answer } from './answer.ts'
import type { Saying } from './person.ts'
import type { Answer, SeenQuestion } from './question.ts'
import { array, object, type Schema, string } from './schema.ts'

/** One of several consecutive answers in a game's orders: the question that it answers, and the options that it takes. */
export interface OrderStep {
  /** The name of the question. */
  readonly question: string
  readonly options: readonly string[]
}

/** A step's schema. */
export const ORDER_STEP: Schema<OrderStep> = object({ question: string(), options: array(string()) })

/** A step's answer to a question; null if it is another question, or does not offer the step's options. */
export function answerOfStep({ question: name, options: taken }: OrderStep, question: SeenQuestion): Answer | null {
  if (question.kind === 'plan' || question.name !== name) return null
  if (!taken.every((id) => question.options.some((option) => option.id === id))) return null
  if (question.kind === 'multi-select') return { options: taken }
  const [option] = taken
  return option !== undefined && taken.length === 1 ? { option } : null
}

/** How far a scripted person thinks ahead, in answers of all seats. */
const MOST_THOUGHT = 200

/**
 * The consecutive answers that a scripted person would give after its current one, at a determinization of the table. They answer questions
 * of these names and end at a question of another name that is not one of `meanwhile`. The current answer is not included.
 */
export function stepsAhead<O, V>(
  moment: Saying<O, V>,
  names: readonly string[],
  meanwhile: (name: string) => boolean = () => false,
): readonly OrderStep[] {
  const table = moment.determinize()
  const steps: OrderStep[] = []
  let given: Answer | null = moment.answer
  for (let thought = 0; thought < MOST_THOUGHT; thought++) {
    const asked = given === null ? table.questions[0] : table.questions.find(({ seat }) => seat === moment.seat)
    if (asked === undefined || table.result !== null) break
    const own = asked.seat === moment.seat && given === null
    if (own && !names.includes(asked.name) && !meanwhile(asked.name)) break
    const by: Answer = given ?? moment.decide(table, asked.seat)
    given = null
    if (own && names.includes(asked.name)) {
      if (!('option' in by || 'options' in by)) break
      steps.push({ question: asked.name, options: 'option' in by ? [by.option] : by.options })
    }
    if (answer(table, asked.seat, by) !== true) break
  }
  return steps
}
