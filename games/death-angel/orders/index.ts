import { addingTo, answerOfStep, type Ordered, type Orders, type SeenQuestion } from '@orrery/kernel'
import type { View } from '../view.ts'
import { ANSWERS, ORDER, type Order, type RowOrder } from './order.ts'
import { stakes } from './stakes.ts'
import { standingAnswer } from './standing.ts'

/** The orders of Death Angel: all cards of a round, a whole move of the formation, and automatic decisions. */
export const orders: Orders<Order, View> = {
  version: 2,
  // Version 1 had no choice about charges: the seat was always asked.
  migrate: addingTo('standing', { charges: false }),
  schema: ORDER,
  answer,
  stakes,
  stands: (order, _seat, view) => isOn(order, view),
  describe(order, _seat, view) {
    if (order.kind === 'standing') return [{ message: 'board-said-standing' }]
    return isOn(order, view) ? [{ message: `board-said-${order.kind}`, params: { count: order.steps.filter(isAction).length } }] : []
  },
}

/** Whether an order is still in force: standing, or for this round. */
function isOn(order: Order, { round }: View): boolean {
  return order.kind === 'standing' || order.round === round
}

/** Whether a step does something other than end a question. */
function isAction({ options }: RowOrder['steps'][number]): boolean {
  return options[0] !== 'done' && options[0] !== 'lock'
}

/** The first order in the list that covers the question answers it. If a row's next step no longer fits, it ends and the seat is asked. */
function answer(said: readonly Order[], question: SeenQuestion, view: View): Ordered<Order> {
  const current = said.every((order) => isOn(order, view)) ? said : said.filter((order) => isOn(order, view))
  for (const order of current) {
    if (order.kind === 'standing') {
      const given = standingAnswer(order, question, view)
      if (given !== null) return { reply: { answer: given, by: said.indexOf(order) }, orders: current }
    } else if (ANSWERS[order.kind].includes(question.name)) return stepOf(order, question, said, current)
  }
  return { reply: null, orders: current }
}

/** Takes the next step of a row. A step that only ends a question is skipped if the question was not asked. */
function stepOf(order: RowOrder, question: SeenQuestion, said: readonly Order[], current: readonly Order[]): Ordered<Order> {
  const place = order.steps.findIndex((one) => one.question === question.name || one.options[0] !== 'done')
  const [step, ...rest] = place < 0 ? [] : order.steps.slice(place)
  const given = step === undefined ? null : answerOfStep(step, question)
  const stand = current.flatMap((one) => (one !== order ? [one] : given === null || rest.length === 0 ? [] : [{ ...order, steps: rest }]))
  return { reply: given === null ? null : { answer: given, by: said.indexOf(order) }, orders: stand }
}
