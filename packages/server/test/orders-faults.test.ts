import { expect, test } from 'vitest'
import { ordersFor } from '../rooms/ordering.ts'
import { createRoom } from '../rooms/rooms.ts'
import { connect } from './client.ts'
import { bareContext } from './house.ts'
import { server } from './server.ts'

const ANN = { id: 'ann', name: 'Ann' }

test('orders that cannot be migrated in an upgrade are dropped, the owner is told how many, and if-thens are never misread', async () => {
  const house = bareContext()
  const seats = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]
  const room = await createRoom(house, ANN, { game: 'tic-tac-toe', settings: {}, seats, listed: false })
  const ifs = [{ print: 1, answer: { option: 'mark:4' }, events: [] }]
  // Version 1 wrote a list of cells; who knows what a text was.
  const said = JSON.stringify({ orders: [[4, 8], 'the middle'], ifs })
  await house.orders.keep({ table_id: room.id, seat: 0, player: 'ann', version: 1, revision: 1, dropped: 0, said, stands: 1 })
  expect(await ordersFor(house, room, 'ann', 0)).toMatchObject({ dropped: 2, said: { orders: [{ cells: [4, 8] }], ifs: [] } })
  await house.orders.keep({ table_id: room.id, seat: 0, player: 'ann', version: 9, revision: 2, dropped: 0, said, stands: 1 })
  expect(await ordersFor(house, room, 'ann', 0)).toMatchObject({ dropped: 3, said: { orders: [], ifs: [] } })
})

test('an if-then does not answer a question that differs by one option: the player is asked', async () => {
  const { url } = await server()
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false })
  await ann.watch(table)
  await bob.watch(table)
  await bob.want('done', { type: 'take', table, seat: 1 })
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.question)
  const { foreseen } = await bob.want('foreseen', { type: 'foresee', table, seat: 1 })
  const [first] = foreseen
  if (first === undefined) throw new Error('nothing is foreseen')
  const marked = (first.view as { readonly cells: readonly number[] }).cells.indexOf(1)
  const [other = 0, reply = 0] = [0, 1, 2].filter((cell) => cell !== marked)
  const said = { orders: [], ifs: [{ print: first.print, answer: { option: `mark:${reply}` }, events: [...first.events] }] }
  await bob.want('orders', { type: 'order', table, seat: 1, revision: 0, version: 2, said })
  await ann.answer(table, 0, `mark:${other}`)
  await bob.until(() => bob.tables.get(table)?.seen.get(1)?.question)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(bob.tables.get(table)?.seen.get(1)?.version).toBe(1)
  expect(await bob.want('orders', { type: 'orders', table, seat: 1 })).toMatchObject({ said: { ifs: said.ifs.slice(0, 1) }, answered: [] })
})
