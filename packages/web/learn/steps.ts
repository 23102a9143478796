import type { CoachStep, Guided } from '@orrery/board'
import { type Answer, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'

/** Whether an option is one that a step wants: by its verb, or its whole id. */
export function isWanted(step: CoachStep, option: string): boolean {
  return step.wants.some((want) => want === option || want === verbOf(option))
}

/** Whether a step speaks of that question, can be done there, and what it says is true of the table as it is seen. */
function fits(step: CoachStep, question: SeenQuestion, options: readonly SeenOption[], view: unknown): boolean {
  if (step.asks !== question.name || step.holds?.(view) === false) return false
  return step.wants.length === 0 || options.some(({ id }) => isWanted(step, id))
}

function optionsOf(question: SeenQuestion): readonly SeenOption[] {
  return question.kind === 'plan' ? [] : question.options
}

/** Where the coach is: the first step not seen yet that the open question is about, and that can be done now; -1: nowhere. */
export function stepAt(guided: Guided, seen: readonly number[], question: SeenQuestion | null, view: unknown): number {
  if (question === null) return -1
  const options = optionsOf(question)
  return guided.steps.findIndex((step, at) => !seen.includes(at) && fits(step, question, options, view))
}

/** What an answer was to the coach: which step it settles (-1: none), and whether it was what that step wanted. */
export interface Judged {
  readonly at: number
  readonly wanted: boolean
}

/** Judges an answer by what was asked and seen. What another step wants may be done before this one, where this one has no word on it. */
export function judged(guided: Guided, seen: readonly number[], question: SeenQuestion, answer: Answer, view: unknown): Judged {
  const at = stepAt(guided, seen, question, view)
  const step = guided.steps[at]
  if (step === undefined) return { at, wanted: true }
  const chosen = 'option' in answer ? [answer.option] : 'options' in answer ? answer.options : null
  if (chosen === null || step.wants.length === 0 || chosen.some((id) => isWanted(step, id))) return { at, wanted: true }
  const other =
    step.otherwise === undefined
      ? guided.steps.findIndex(
          (one, place) => !seen.includes(place) && fits(one, question, optionsOf(question), view) && chosen.some((id) => isWanted(one, id)),
        )
      : -1
  return other === -1 ? { at, wanted: false } : { at: other, wanted: true }
}
