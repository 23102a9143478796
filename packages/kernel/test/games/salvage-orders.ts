import { type Orders, type Person, schema } from '../../index.ts'

/** Said beforehand at the toy's table: no bid in the next rounds. */
export interface NoBid {
  readonly rounds: number
}

/** Passes the next bids, so many rounds long. */
export const salvageOrders: Orders<NoBid> = {
  version: 1,
  schema: schema.object({ rounds: schema.int() }),
  answer(orders, question) {
    const [order] = orders
    if (order === undefined || question.name !== 'bid') return { reply: null, orders }
    const rest = order.rounds > 1 ? [{ rounds: order.rounds - 1 }] : []
    return { reply: { answer: { option: 'pass' }, by: 0 }, orders: rest }
  },
  describe: ({ rounds }) => [{ message: 'order-no-bid', params: { rounds } }],
}

/** Says at each bid made by hand that the next is passed. */
export const salvagePerson: Person<NoBid> = {
  say: ({ orders, question }) => (question.name === 'bid' && orders.length === 0 ? [{ rounds: 1 }] : orders),
}
