import { type Answer, answerOfStep, multiSelectVerdict, type Question, type Seat, type SeenQuestion, type Table } from '@orrery/kernel'
import { seatOfToken } from '../rules/stacks.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import type { TurnOrder } from './order.ts'

/** FS-OPS-1 */
export const REVEAL = 'operations.order'

/** FS-OPS-6 */
export const RESOLVE = 'operations.resolve'

/** The questions that may follow in a turn before dice are rolled or others decide anything. */
const FOLLOW: readonly string[] = [
  RESOLVE,
  'advance.source',
  'advance.target',
  'advance.ships',
  'advance.ground',
  'strike.target',
  'combat.reinforce',
  'deploy.unit',
  'deploy.structure',
  'dominate.asset',
  'dominate.ability',
  'strategize.card',
  'strategize.replaced',
  'strategize.upgrade',
  'capacity.excess',
]

/** The questions of a seat's turn that can be decided at once. */
export const TURN: readonly string[] = [REVEAL, ...FOLLOW]

/** The questions from which on a turn can be decided at once, by step: those with which an activity may begin, and that after a revealed order. */
const BEGIN: { readonly [step in State['step']]?: readonly string[] } = {
  turn: [REVEAL, RESOLVE],
  advance: ['advance.source', 'advance.target', 'advance.ships', 'advance.ground'],
  'gain-assets': ['dominate.asset'],
  strategize: ['strategize.card', 'strategize.upgrade'],
}

/** FS-OPS-1: whether a seat may decide its turn at once from a question on. */
export function mayBegin({ name, seat }: SeenQuestion, { phase, active, step }: View): boolean {
  return phase === 'operations' && active === seat && BEGIN[step]?.includes(name) === true
}

/** How many of the seat's orders are left on the board once the one of this turn is revealed. */
export function leftInTurn({ name }: SeenQuestion, { record }: View): number {
  return name === REVEAL ? record.length - 1 : record.length
}

/**
 * FS-OPS-3: the question that follows in the turn of a seat that leaves it so many orders on the board; null if that turn is over, the seat is
 * asked something else, or others are asked.
 */
export function following({ questions, state, result }: Table, seat: Seat, left: number): Question | null {
  const [question] = questions
  if (result !== null || question === undefined || questions.length > 1 || question.seat !== seat) return null
  const { active, stacks } = state as State
  const isTurn = active === seat && stacks.flat().filter((token) => seatOfToken(token) === seat).length === left
  return isTurn && FOLLOW.includes(question.name) ? question : null
}

/** FS-OPS-1: whether the turn that was decided is the one that the seat has now. */
export function isTurnOn({ left, steps }: TurnOrder, { phase, record }: View): boolean {
  return phase === 'operations' && record.length === (steps[0]?.question === REVEAL ? left + 1 : left)
}

/** The steps of a turn from a question on: what was to come before it was not asked. None if the turn says nothing about it. */
function stepsFrom({ steps }: TurnOrder, { name }: SeenQuestion): TurnOrder['steps'] {
  const nth = steps.findIndex(({ question }) => question === name)
  return nth < 0 ? [] : steps.slice(nth)
}

/** FS-OPS-3: the answer that a turn has for a question; null if it has none, or it is not possible any more. */
export function turnAnswer(order: TurnOrder, question: SeenQuestion, { active }: View): Answer | null {
  const [step] = stepsFrom(order, question)
  const answer = step === undefined || active !== question.seat ? null : answerOfStep(step, question)
  if (answer === null || question.kind !== 'multi-select') return answer
  return 'options' in answer && multiSelectVerdict(question, answer.options) === true ? answer : null
}

/** What a turn still says after it answered a question; null if nothing. */
export function turnAfter(order: TurnOrder, question: SeenQuestion): TurnOrder | null {
  const [, ...steps] = stepsFrom(order, question)
  return steps.length === 0 ? null : { ...order, steps }
}
