import { answerOfStep, type Ordered, type Orders, type SeenQuestion } from '@orrery/kernel'
import type { View } from '../view.ts'
import { ANSWERS, ORDER, type Order } from './order.ts'

/** What a seat of Death Angel says beforehand: all cards of a round, and a whole move of the formation. */
export const orders: Orders<Order, View> = {
  version: 1,
  schema: ORDER,
  answer,
  stands: ({ round }, _seat, view) => round === view.round,
  words: ({ kind, round, steps }, _seat, view) =>
    round === view.round ? [{ message: `board-said-${kind}`, params: { count: steps.filter(isAction).length } }] : [],
}

/** Whether a step does something, and does not only go on. */
function isAction({ options }: Order['steps'][number]): boolean {
  return options[0] !== 'done' && options[0] !== 'lock'
}

/** The first order in the list that has the question's next step answers; one whose step does not fit any more ends, and the seat is asked. */
function answer(said: readonly Order[], question: SeenQuestion, view: View): Ordered<Order> {
  const by = said.findIndex(({ kind, round }) => round === view.round && ANSWERS[kind].includes(question.name))
  const order = said[by]
  const current = said.every(({ round }) => round === view.round) ? said : said.filter(({ round }) => round === view.round)
  if (order === undefined) return { given: null, orders: current }
  const [step, ...rest] = order.steps
  const given = step === undefined ? null : answerOfStep(step, question)
  const stand = current.flatMap((one) => (one !== order ? [one] : given === null || rest.length === 0 ? [] : [{ ...order, steps: rest }]))
  return { given: given === null ? null : { answer: given, by }, orders: stand }
}
