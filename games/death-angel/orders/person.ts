import { type Person, thoughtInARow } from '@orrery/kernel'
import type { View } from '../view.ts'
import { ANSWERS, type Order, PLAIN, type RowOrder, withOrder } from './order.ts'

/** A scripted player of Death Angel: says all cards of a round together, and a move of the formation whole; by day also what is plain. */
export const person: Person<Order, View> = {
  byDay: [PLAIN],
  say(moment) {
    const kind = (Object.keys(ANSWERS) as RowOrder['kind'][]).find((one) => ANSWERS[one].includes(moment.question.name))
    if (kind === undefined) return moment.orders
    const steps = thoughtInARow(moment, ANSWERS[kind])
    return steps.length === 0 ? moment.orders : withOrder(moment.orders, { kind, round: moment.view.round, steps })
  },
}
