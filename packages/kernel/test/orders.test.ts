import { expect, test } from 'vitest'
import { addingTo, type Orders, readOrders, schema, unordered } from '../index.ts'

interface Pass {
  readonly until: number
}

const orders: Orders<Pass> = {
  version: 3,
  schema: schema.object({ until: schema.int() }),
  migrate: (order, from) => {
    if (from === 1) return null
    return { until: (order as { readonly turn: number }).turn }
  },
  answer: unordered,
  describe: ({ until }) => [{ message: 'order-pass', params: { until } }],
}

test('orders of this version are read by their schema, and what does not fit is dropped and counted', () => {
  expect(readOrders(orders, [{ until: 4 }, { until: 'soon' }, null], 3)).toEqual({ orders: [{ until: 4 }], dropped: 2 })
})

test('orders of an older version are brought over, or dropped where the game says so or fails', () => {
  expect(readOrders(orders, [{ turn: 4 }], 2)).toEqual({ orders: [{ until: 4 }], dropped: 0 })
  expect(readOrders(orders, [{ turn: 4 }, { turn: 5 }], 1)).toEqual({ orders: [], dropped: 2 })
  expect(readOrders(orders, [null], 2)).toEqual({ orders: [], dropped: 1 })
})

test('orders of a version that is not known yet are dropped, and without a migration older ones are read as they are', () => {
  expect(readOrders(orders, [{ until: 4 }], 4)).toEqual({ orders: [], dropped: 1 })
  const { migrate: _migrate, ...plain } = orders
  expect(readOrders(plain, [{ until: 4 }], 2)).toEqual({ orders: [{ until: 4 }], dropped: 0 })
})

test('migration does not change what was stored', () => {
  const stored = { turn: 4 }
  const changing: Orders<Pass> = { ...orders, migrate: (order) => Object.assign(order as object, { until: 9 }) as never }
  readOrders(changing, [stored], 2)
  expect(stored).toEqual({ turn: 4 })
})

test('choices that older orders of a kind lack are added; those that they made stand, and what is no order is dropped', () => {
  const migrate = addingTo('standing', { cards: 'ask', discard: 'ask' })
  const standing = { kind: 'standing', cards: 'help' }
  expect([standing, { kind: 'deploy' }, null, [], 3].map((order) => migrate(order))).toEqual([
    { kind: 'standing', cards: 'help', discard: 'ask' },
    { kind: 'deploy' },
    null,
    null,
    null,
  ])
})
