import { randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { localBus } from '../../bus.ts'
import { freshStore } from '../bare-context.ts'
import { connect } from '../client.ts'
import { optionOf, playToEnd } from '../playing.ts'
import { server } from '../server.ts'

/** Two servers on one store. */
async function two() {
  const shared = { store: freshStore(), bus: localBus() }
  return [await server({ shared }), await server({ shared })] as const
}

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const

test('people on two servers play one table to its end: each sees what the other does, and both see the same', async () => {
  const [one, other] = await two()
  const [ann, bob] = [await connect(one.url, { name: 'Ann' }), await connect(other.url, { name: 'Bob' })]
  const { table } = await ann.want('created', { type: 'create', game: 'outbid', settings: {}, seats: [ME, OPEN], listed: true })
  await ann.watch(table)
  await bob.watch(table)
  await bob.want('done', { type: 'take', table, seat: 1 })
  const clients = [ann, bob] as const
  for (const [seat, client] of clients.entries()) await client.until(() => client.tables.get(table)?.seen.get(seat)?.question)
  // Both at once: one of the two servers comes second and tries again.
  await playToEnd(clients, table)
  expect(ann.tables.get(table)?.seen.get(0)?.result).not.toBe(null)
  expect(ann.tables.get(table)?.seen.get(0)?.result).toEqual(bob.tables.get(table)?.seen.get(1)?.result)
  await ann.want('done', { type: 'say', table, text: 'well played' })
  await bob.until(() => bob.tables.get(table)?.chat.some(({ text }) => text === 'well played'))
  expect([one.lines, other.lines]).toEqual([[], []])
})

test('random answers, undos, seat changes and chat on two servers: both always show the same table', async () => {
  const [one, other] = await two()
  const random = randomOf(seedOf('shared'))
  const ann = await connect(one.url, { name: 'Ann' })
  const tab = await connect(other.url, { token: ann.token })
  const { table } = await ann.want('created', {
    ...{ type: 'create', game: 'outbid', settings: {}, listed: false },
    seats: [ME, { kind: 'hot-seat', name: 'B' }, { kind: 'hot-seat', name: 'C' }],
  })
  for (const client of [ann, tab]) await client.watch(table)
  for (let round = 0; round < 60; round++) {
    const asking = [ann, tab].map(async (client) => {
      const seat = random.below(3)
      const option = optionOf(client, table, seat)
      if (random.below(4) === 0) return client.ask({ type: 'undo', table, seat })
      return option === null ? client.ask({ type: 'say', table, text: 'hm' }) : client.answer(table, seat, option)
    })
    for (const reply of await Promise.all(asking)) expect(reply.type === 'error' ? reply.code : '').not.toBe('failed')
  }
  const fresh = await Promise.all([one, other].map(({ url }) => connect(url, { token: ann.token })))
  const [first, second] = await Promise.all(fresh.map((client) => client.watch(table)))
  for (const seat of [0, 1, 2]) {
    expect(first?.seen.get(seat)).toEqual(second?.seen.get(seat))
    expect(ann.tables.get(table)?.seen.get(seat)).toEqual(first?.seen.get(seat))
    expect(tab.tables.get(table)?.seen.get(seat)).toEqual(first?.seen.get(seat))
  }
  expect(first?.log).toEqual(second?.log)
  expect([one.lines, other.lines]).toEqual([[], []])
})

test('a seat taken on one server is taken on the other, and all lists show it', async () => {
  const [one, other] = await two()
  const [ann, bob, cat] = [
    await connect(one.url, { name: 'Ann' }),
    await connect(one.url, { name: 'Bob' }),
    await connect(other.url, { name: 'Cat' }),
  ]
  await cat.want('tables', { type: 'tables', which: 'open', follow: true })
  const { table } = await ann.want('created', { type: 'create', game: 'outbid', settings: {}, seats: [ME, OPEN, OPEN], listed: true })
  await cat.until(() => cat.received.some((text) => text.includes('"type":"line"') && text.includes(table)))
  await Promise.all([bob.watch(table), cat.watch(table)])
  const both = await Promise.all([bob, cat].map((client) => client.ask({ type: 'take', table, seat: 1 })))
  expect(both.map((reply) => (reply.type === 'error' ? reply.code : reply.type)).sort()).toEqual(['done', 'taken'])
})
