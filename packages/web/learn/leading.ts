import type { CoachStep, Guided } from '@orrery/board'
import { type Answer, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { TaughtTable } from './teaching.ts'

/** After this many answers without a new step, the other seats bring about what is left. */
const QUIET = 5

/** The number of answers since the coach last taught something. */
function quietFor(answers: readonly number[]): number {
  return answers.length - 1 - answers.findLastIndex((step) => step !== -1)
}

/**
 * The step that the other seats should bring about now: once all steps that come up by themselves are seen, or when nothing new has come up
 * for a while.
 */
export function stepToBring(guided: Guided, { seen, answers = [] }: Pick<TaughtTable, 'seen' | 'answers'>): CoachStep | null {
  const left = guided.steps.filter((_step, at) => !seen.includes(at))
  const brought = left.find(({ broughtBy }) => broughtBy !== undefined)
  if (brought === undefined) return null
  return left.every(({ broughtBy }) => broughtBy !== undefined) || quietFor(answers) >= QUIET ? brought : null
}

/** The answer by which another seat brings a step about; null if the question offers none. */
export function bringing({ broughtBy = [] }: CoachStep, question: SeenQuestion): Answer | null {
  if (question.kind === 'plan') return null
  for (const want of broughtBy) {
    const found = question.options.map(({ id }) => id).filter((id) => id === want || verbOf(id) === want)
    const [first] = found
    if (first === undefined) continue
    return question.kind === 'multi-select' ? { options: found.slice(0, question.most) } : { option: first }
  }
  return null
}
