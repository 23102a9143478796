import type { Both, CoachStep, PlanDraft } from '@orrery/board'
import type { Piece, SeenQuestion } from '@orrery/kernel'
import { say } from '../app/texts.ts'
import type { Answering } from '../table/question/answering.ts'
import { nextOf, pointedBy } from './steps.ts'

/** The target: a piece or an option's button, or the primary button. */
export interface Anchor {
  readonly id?: string
  readonly on?: Piece | undefined
  readonly to?: Piece | undefined
  readonly primary?: true
}

/** What the coach wants the reader to do now; pressing it does it. */
export interface Task {
  readonly says: string
  /** The option of the target; null if the target is not an option. */
  readonly option: string | null
  /** The ring's target; null: the question. */
  readonly anchor: Anchor | null
  /** Whether it answers the question; otherwise there is more to do. */
  readonly answers: boolean
  act(): void
}

/** What can be done at a step: a task to press or, if only the reader can do it, words. */
export interface ToDo {
  readonly task: Task | null
  readonly does: Both | null
}

/** The primary button, once everything that the coach wants is selected. */
function confirmTask({ primary }: Answering): Task | null {
  if (primary === null || !primary.ready) return null
  return { says: say('coach-do', { what: primary.label }), option: null, anchor: { primary: true }, answers: true, act: primary.act }
}

/** A step of the coach at a question, and the reader's progress in it. */
interface Taught {
  readonly step: CoachStep
  readonly question: SeenQuestion
  readonly view: unknown
  readonly answering: Answering
  /** The plan drawn by the coach; null if there is none. */
  readonly drawn: PlanDraft | null
  /** Records that the coach has drawn this plan. */
  draw(plan: PlanDraft): void
}

/** What is left to do in a step. */
export function toDo({ step, question, view, answering, drawn, draw }: Taught): ToDo {
  const { plan, multiSelect, labels, choose } = answering
  if (plan !== null) {
    const { draws, does = null } = step
    if (drawn === plan) return { task: confirmTask(answering), does: null }
    if (draws === undefined) return { task: null, does }
    const act = (): void => {
      plan.set(draws(question, view))
      draw(plan)
    }
    return { task: { says: say('coach-draw'), option: null, anchor: null, answers: false, act }, does }
  }
  const pointed = (multiSelect === null ? undefined : nextOf(step, question, multiSelect)) ?? pointedBy(step, question, view)
  const isIn = pointed === undefined ? step.wants.length === 0 : multiSelect?.has(pointed.id)
  if (multiSelect !== null && isIn === true) return { task: confirmTask(answering), does: null }
  if (pointed === undefined) return { task: null, does: null }
  const says = say('coach-do', { what: labels.get(pointed.id) ?? '' })
  const act = (): void => choose(pointed.id)
  return { task: { says, option: pointed.id, anchor: pointed, answers: multiSelect === null, act }, does: null }
}
