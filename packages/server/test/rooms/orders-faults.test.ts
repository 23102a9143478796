import { expect, test } from 'vitest'
import { wakeBots } from '../../rooms/bot-turns.ts'
import { give } from '../../rooms/play.ts'
import type { Room } from '../../rooms/room.ts'
import { createRoom, forgetIdle } from '../../rooms/rooms.ts'
import { ordersFor } from '../../rooms/seat-orders.ts'
import type { ServerContext } from '../../server-context.ts'
import type { Store } from '../../store/store.ts'
import { bareContext } from '../bare-context.ts'
import { connect } from '../client.ts'
import { server } from '../server.ts'

const ANN = { id: 'ann', name: 'Ann' }

test('orders that cannot be migrated in an upgrade are dropped, the owner is told how many, and if-thens are never misread', async () => {
  const site = bareContext()
  const seats = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]
  const room = await createRoom(site, ANN, { game: 'tic-tac-toe', settings: {}, seats, listed: false })
  const ifs = [{ print: 1, answer: { option: 'mark:4' }, events: [] }]
  // Version 1 wrote a list of cells; who knows what a text was.
  const said = JSON.stringify({ orders: [[4, 8], 'the middle'], ifs })
  await site.orders.keep({ table_id: room.id, seat: 0, player: 'ann', version: 1, revision: 1, dropped: 0, said, stands: 1 })
  expect(await ordersFor(site, room, 'ann', 0)).toMatchObject({ dropped: 2, said: { orders: [{ cells: [4, 8] }], ifs: [] } })
  await site.orders.keep({ table_id: room.id, seat: 0, player: 'ann', version: 9, revision: 2, dropped: 0, said, stands: 1 })
  expect(await ordersFor(site, room, 'ann', 0)).toMatchObject({ dropped: 3, said: { orders: [], ifs: [] } })
})

test('a table that nobody looks at is not forgotten between an answer by order and what answers next', async () => {
  const woken: string[] = []
  let later = 0
  const site: ServerContext = bareContext({
    now: () => Date.now() + later,
    wake(room) {
      woken.push(site.rooms.has(room.id) ? 'in use' : 'forgotten')
    },
  })
  const seats = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]
  const room = await createRoom(site, ANN, { game: 'tic-tac-toe', settings: {}, seats, listed: false })
  const said = JSON.stringify({ orders: [{ cells: [4] }], ifs: [] })
  await site.orders.keep({ table_id: room.id, seat: 1, player: 'ann', version: 2, revision: 1, dropped: 0, said, stands: 1 })
  // Time passes and the server looks for idle tables at that very moment.
  Object.assign(room, { ordering: whenDone(room.ordering, () => forgetIdle(site)) })
  later = 3_600_000
  await give(site, room, { by: 'person', player: 'ann', ref: null }, 0, { option: 'mark:0' })
  wakeBots(site, room)
  await expect.poll(() => woken).toEqual(['in use'])
})

test.for<{ readonly what: string; readonly append: (room: Room) => Store['append'] }>([
  { what: 'a full disk', append: () => () => Promise.reject(new Error('the disk is full')) },
  {
    what: 'a lease that another server has taken',
    append: (room) => async () => {
      room.lost = true
      return 'behind'
    },
  },
])('an answer by order that cannot be stored uses no order up: $what', async ({ append }) => {
  const site = bareContext()
  const seats = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]
  const room = await createRoom(site, ANN, { game: 'tic-tac-toe', settings: {}, seats, listed: false })
  const said = JSON.stringify({ orders: [{ cells: [4] }], ifs: [] })
  await site.orders.keep({ table_id: room.id, seat: 1, player: 'ann', version: 2, revision: 1, dropped: 0, said, stands: 1 })
  await give(site, room, { by: 'person', player: 'ann', ref: null }, 0, { option: 'mark:0' })
  let tried = 0
  const fails = append(room)
  site.store.append = (...given) => {
    tried++
    return fails(...given)
  }
  wakeBots(site, room)
  await expect.poll(() => tried > 0 && !room.ordering.has(1)).toBe(true)
  expect(room.play?.table.version).toBe(1)
  expect(await site.orders.of(room.id, 1)).toMatchObject({ said, revision: 1, stands: 1 })
})

test('an order answers when a server that was too busy to renew its lease in time has it again', async () => {
  let holds = true
  const woken: Room[] = []
  const bare = bareContext()
  const site: ServerContext = {
    ...bare,
    ownership: { ...bare.ownership, holds: () => holds },
    wake(room) {
      woken.push(room)
      wakeBots(site, room)
    },
  }
  const seats = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]
  const room = await createRoom(site, ANN, { game: 'tic-tac-toe', settings: {}, seats, listed: false })
  const said = JSON.stringify({ orders: [{ cells: [4] }], ifs: [] })
  await site.orders.keep({ table_id: room.id, seat: 1, player: 'ann', version: 2, revision: 1, dropped: 0, said, stands: 1 })
  await give(site, room, { by: 'person', player: 'ann', ref: null }, 0, { option: 'mark:0' })
  holds = false
  wakeBots(site, room)
  expect([room.play?.table.version, room.ordering.size]).toEqual([1, 0])
  holds = true
  await expect.poll(() => room.play?.table.version).toBe(2)
  expect(woken[0]).toBe(room)
})

/** The same, and calls `then` once a seat has answered. */
function whenDone(ordering: Room['ordering'], then: () => void): Room['ordering'] {
  return Object.assign(new Map(ordering), {
    delete(this: Room['ordering'], seat: number) {
      queueMicrotask(then)
      return Map.prototype.delete.call(this, seat)
    },
  })
}

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
  expect(await bob.want('orders', { type: 'orders', table, seat: 1 })).toMatchObject({ said: { ifs: said.ifs.slice(0, 1) }, answered: [] })
  // An order of the same seat answers later than the if-then would have: what is marked is the order's.
  await bob.want('orders', { type: 'order', table, seat: 1, revision: 1, version: 2, said: { ...said, orders: [{ cells: [8] }] } })
  await bob.until(() => bob.tables.get(table)?.seen.get(1)?.version === 2)
  const view = bob.tables.get(table)?.seen.get(1)?.view
  expect(view).toHaveProperty('cells.8', 2)
  expect(view).toHaveProperty(`cells.${reply}`, 0)
})
