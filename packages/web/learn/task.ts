import type { Both, CoachStep, PlanDraft } from '@orrery/board'
import type { Piece, SeenQuestion } from '@orrery/kernel'
import { say } from '../app/texts.ts'
import type { Answering } from '../table/answering.ts'
import { pointedBy } from './steps.ts'

/** What is pointed at: a piece or an option's button, or the gold button. */
export interface Anchor {
  readonly id?: string
  readonly on?: Piece | undefined
  readonly to?: Piece | undefined
  readonly gold?: true
}

/** What the coach would have the reader do now; pressed, it is done. */
export interface Task {
  readonly says: string
  /** The option that is pointed at; null where it is none. */
  readonly option: string | null
  /** What the ring is drawn about; null: the question. */
  readonly anchor: Anchor | null
  /** Whether doing it answers the question: otherwise there is more to do. */
  readonly answers: boolean
  act(): void
}

/** What can be done at a step: by a press, or, where only the reader's own hand can do it, in words. */
export interface ToDo {
  readonly task: Task | null
  readonly does: Both | null
}

/** The gold button, once all that the coach wants is in the answer. */
function confirmTask({ primary }: Answering): Task | null {
  if (primary === null || !primary.ready) return null
  return { says: say('coach-do', { what: primary.label }), option: null, anchor: { gold: true }, answers: true, act: primary.act }
}

/** A step of the coach at a question, and how far the reader has come with it. */
interface Taught {
  readonly step: CoachStep
  readonly question: SeenQuestion
  readonly view: unknown
  readonly answering: Answering
  /** The plan that the coach has drawn; null where he has drawn none. */
  readonly drawn: PlanDraft | null
  /** Notes that the coach has drawn this plan. */
  draw(plan: PlanDraft): void
}

/** What is left to do of a step. */
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
  const pointed = pointedBy(step, question, view)
  const isIn = pointed === undefined ? step.wants.length === 0 : multiSelect?.has(pointed.id)
  if (multiSelect !== null && isIn === true) return { task: confirmTask(answering), does: null }
  if (pointed === undefined) return { task: null, does: null }
  const says = say('coach-do', { what: labels.get(pointed.id) ?? '' })
  const act = (): void => choose(pointed.id)
  return { task: { says, option: pointed.id, anchor: pointed, answers: multiSelect === null, act }, does: null }
}
