import type { CoachStep, Guided } from '@orrery/board'
import { type Answer, type SeenQuestion, verbOf } from '@orrery/kernel'
import { chosenBy, doesStep, doneUnasked, isOpen, type Judged, judged, stepAt } from './steps.ts'
import type { Mark } from './teaching.ts'

/** How often a step may be missed before the coach repeats it. */
const PATIENCE = 2

/** What the coach says at a question. */
export interface Cue {
  /** The index of the step. */
  readonly at: number
  /** Whether it was taught before and has been missed since. */
  readonly again: boolean
}

/** What a table remembers of its reader: the steps seen, and what each answer missed. */
export interface CoachMemory {
  readonly seen: readonly number[]
  readonly marks?: readonly Mark[]
  readonly known?: readonly number[]
}

/** How often a step was missed since it was last done or repeated. */
function timesLeft(marks: readonly Mark[], at: number): number {
  return marks.slice(marks.findLastIndex(({ settled }) => settled.includes(at)) + 1).filter(({ left }) => left.includes(at)).length
}

/** Whether a step is repeated at this question, because it was missed often enough. */
function comesAgain(step: CoachStep, question: SeenQuestion, view: unknown): boolean {
  return step.again !== undefined && step.again.holds?.(view) !== false && isOpen(step, question, view)
}

/** What the coach says at a question: first steps that were missed twice, then new ones; null: nothing. */
export function cueAt(
  guided: Guided,
  { seen, marks = [], known = [] }: CoachMemory,
  question: SeenQuestion | null,
  view: unknown,
): Cue | null {
  if (question === null) return null
  const again = guided.steps.findIndex(
    (step, at) => seen.includes(at) && !known.includes(at) && comesAgain(step, question, view) && timesLeft(marks, at) >= PATIENCE,
  )
  if (again !== -1) return { at: again, again: true }
  const at = stepAt(guided, seen, question, view)
  return at === -1 ? null : { at, again: false }
}

/** Whether an answer misses a step that the question offered. */
function leavesOut(step: CoachStep, question: SeenQuestion, answer: Answer, view: unknown): boolean {
  const chosen = chosenBy(answer)
  if (chosen === null || !comesAgain(step, question, view) || (doesStep(step, question, answer) && chosen.length > 0)) return false
  return chosen.every((id) => step.again?.by.includes(verbOf(id)))
}

/** The coach's judgement of an answer, with the steps that it missed. */
export interface MarkedAnswer extends Judged {
  readonly mark: Mark
}

/** Judges an answer by what the coach said, and records what it missed. A repeated step is settled either way. */
export function markAnswer(guided: Guided, memory: CoachMemory, question: SeenQuestion, answer: Answer, view: unknown): MarkedAnswer {
  const cue = cueAt(guided, memory, question, view)
  const repeated = cue?.again === true ? cue.at : -1
  const places = guided.steps.map((_step, at) => at)
  const left = places.filter((at) => at !== repeated && leavesOut(guided.steps[at] as CoachStep, question, answer, view))
  const settled = places.filter((at) => {
    const step = guided.steps[at] as CoachStep
    const does =
      step.again !== undefined && step.asks === question.name && doesStep(step, question, answer) && chosenBy(answer)?.length !== 0
    return does || (at === repeated && leavesOut(step, question, answer, view))
  })
  const verdict =
    repeated === -1
      ? judged(guided, memory.seen, question, answer, view)
      : { at: doneUnasked(guided, memory.seen, question, answer, view), missed: -1 }
  return { ...verdict, mark: { left, settled } }
}
