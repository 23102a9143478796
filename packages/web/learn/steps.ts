import type { CoachStep, Guided, MultiSelectDraft } from '@orrery/board'
import { type Answer, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'

/** Whether a step wants an option, by its verb or its whole id. */
export function isWanted(step: CoachStep, option: string): boolean {
  return step.wants.some((want) => want === option || want === verbOf(option))
}

/** The option that a step points at; undefined if there is none. */
export function pointedBy(step: CoachStep, question: SeenQuestion, view: unknown): SeenOption | undefined {
  const wanted = optionsOf(question).filter(({ id }) => isWanted(step, id))
  return step.picks === undefined ? wanted[0] : step.picks(wanted, view)
}

/** The next option that a step wants besides those that are selected; undefined if it wants one alone, or no other. */
export function nextOf(
  step: CoachStep,
  question: SeenQuestion,
  { has, mayAdd }: Pick<MultiSelectDraft, 'has' | 'mayAdd'>,
): SeenOption | undefined {
  if (step.all !== true) return undefined
  return optionsOf(question).find(({ id }) => isWanted(step, id) && !has(id) && mayAdd(id) === true)
}

/** Whether a step is about that question, and can be done there. */
export function isOpen(step: CoachStep, question: SeenQuestion, view: unknown): boolean {
  return step.asks === question.name && (step.wants.length === 0 || pointedBy(step, question, view) !== undefined)
}

/** Whether a step is open, and its text is true in this view. */
function fits(step: CoachStep, question: SeenQuestion, view: unknown): boolean {
  return step.holds?.(view) !== false && isOpen(step, question, view)
}

/** The ids that an answer chooses; null for a plan. */
export function chosenBy(answer: Answer): readonly string[] | null {
  if ('option' in answer) return [answer.option]
  return 'options' in answer ? answer.options : null
}

/** Whether an answer does what a step wants; a plan always does. */
export function doesStep(step: CoachStep, question: SeenQuestion, answer: Answer): boolean {
  const chosen = chosenBy(answer)
  if (chosen === null || step.wants.length === 0) return true
  const done = chosen.filter((id) => isWanted(step, id)).length
  return step.all === true ? done === optionsOf(question).filter(({ id }) => isWanted(step, id)).length : done > 0
}

/** The first unseen step that an answer does without being told to; -1: none. */
export function doneUnasked(guided: Guided, seen: readonly number[], question: SeenQuestion, answer: Answer, view: unknown): number {
  return guided.steps.findIndex(
    (step, at) => !seen.includes(at) && step.asks === question.name && step.holds?.(view) !== false && doesStep(step, question, answer),
  )
}

function optionsOf(question: SeenQuestion): readonly SeenOption[] {
  return question.kind === 'plan' ? [] : question.options
}

/** The coach's current step: the first unseen one that is about the open question and can be done now; -1: none. */
export function stepAt(guided: Guided, seen: readonly number[], question: SeenQuestion | null, view: unknown): number {
  if (question === null) return -1
  return guided.steps.findIndex((step, at) => !seen.includes(at) && fits(step, question, view))
}

/**
 * The coach's judgement of an answer: the step that it settles, and the step that wanted something else and has a comment on that; -1:
 * none.
 */
export interface Judged {
  readonly at: number
  readonly missed: number
}

/**
 * Judges an answer by its question and view. An answer that does what another step wants settles that step, and the current one comes
 * again; if the current step has a comment on that, the coach says it.
 */
export function judged(guided: Guided, seen: readonly number[], question: SeenQuestion, answer: Answer, view: unknown): Judged {
  const at = stepAt(guided, seen, question, view)
  const step = guided.steps[at]
  if (step === undefined || doesStep(step, question, answer)) return { at, missed: -1 }
  const other = doneUnasked(guided, seen, question, answer, view)
  return { at: other === -1 ? at : other, missed: other === -1 || step.otherwise !== undefined ? at : -1 }
}
