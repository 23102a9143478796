import type { CoachStep, Guided } from '@orrery/board'
import { type Answer, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'

/** Whether an option is one that a step wants: by its verb, or its whole id. */
export function isWanted(step: CoachStep, option: string): boolean {
  return step.wants.some((want) => want === option || want === verbOf(option))
}

/** What a step points at among a question's options; undefined where nothing there serves. */
export function pointedBy(step: CoachStep, question: SeenQuestion, view: unknown): SeenOption | undefined {
  const wanted = optionsOf(question).filter(({ id }) => isWanted(step, id))
  return step.picks === undefined ? wanted[0] : step.picks(wanted, view)
}

/** Whether a step speaks of that question, can be done there, and what it says is true of the table as it is seen. */
function fits(step: CoachStep, question: SeenQuestion, view: unknown): boolean {
  if (step.asks !== question.name || step.holds?.(view) === false) return false
  return step.wants.length === 0 || pointedBy(step, question, view) !== undefined
}

function optionsOf(question: SeenQuestion): readonly SeenOption[] {
  return question.kind === 'plan' ? [] : question.options
}

/** Where the coach is: the first step not seen yet that the open question is about, and that can be done now; -1: nowhere. */
export function stepAt(guided: Guided, seen: readonly number[], question: SeenQuestion | null, view: unknown): number {
  if (question === null) return -1
  return guided.steps.findIndex((step, at) => !seen.includes(at) && fits(step, question, view))
}

/** What an answer was to the coach: which step it settles, and which one wanted something else and says so; -1: none. */
export interface Judged {
  readonly at: number
  readonly missed: number
}

/**
 * Judges an answer by what was asked and seen. Who does what another step wants has learned that one, and the step at hand
 * comes again; where that one has a word on it, it is said.
 */
export function judged(guided: Guided, seen: readonly number[], question: SeenQuestion, answer: Answer, view: unknown): Judged {
  const at = stepAt(guided, seen, question, view)
  const step = guided.steps[at]
  const chosen = 'option' in answer ? [answer.option] : 'options' in answer ? answer.options : null
  const does = (one: CoachStep): boolean => chosen === null || one.wants.length === 0 || chosen.some((id) => isWanted(one, id))
  if (step === undefined || does(step)) return { at, missed: -1 }
  const other = guided.steps.findIndex(
    (one, place) => !seen.includes(place) && one.asks === question.name && one.holds?.(view) !== false && does(one),
  )
  return { at: other === -1 ? at : other, missed: other === -1 || step.otherwise !== undefined ? at : -1 }
}
