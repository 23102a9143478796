import type { Message, OrdersMessage } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { RequestError } from '../../connection/error.ts'
import type { ServerLink } from '../../connection/link.ts'
import type { Wish } from '../../connection/pending.ts'
import { remoteOrders } from '../../connection/remote-orders.ts'

test('orders that the server refuses are not shown as given, and the reader is told why', async () => {
  const stored: OrdersMessage = {
    ...{ type: 'orders', table: 't', seat: 0, revision: 3, version: 1, said: { orders: ['kept'], ifs: [] } },
    ...{ dropped: 0, kept: true, answered: [] },
  }
  const asked: Wish[] = []
  const told: string[] = []
  const ask = async (wish: Wish): Promise<Message> => {
    asked.push(wish)
    if (wish.type === 'order' && asked.length === 2) throw new RequestError('too-fast', 'wait')
    return stored
  }
  const orders = remoteOrders({ ask } as Pick<ServerLink, 'ask'> as ServerLink, 't', (message) => told.push(message))
  orders.fetch(0)
  await expect.poll(() => orders.orders(0).value).toEqual(['kept'])
  orders.order(0, ['new'], 1)
  expect(orders.orders(0).value).toEqual(['new'])
  await expect.poll(() => orders.orders(0).value).toEqual(['kept'])
  expect(told).toEqual(['refusal-error-too-fast'])
  // The next change is based on what stands.
  orders.sayPasses(0, true, 1)
  expect(asked.at(-1)).toMatchObject({ type: 'order', revision: 3, said: { orders: ['kept'], passes: true } })
})
