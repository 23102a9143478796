import { expect, test } from 'vitest'
import { localBus } from '../../bus.ts'
import type { ServerOptions } from '../../index.ts'
import { freshStore } from '../bare-context.ts'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'
import { leasesOf } from './leases.ts'

/** An order that is about to answer when its server stops. */
const NEVER = { least: 600_000, most: 600_000 }

/** Servers of one cluster, one after the other. */
function cluster() {
  const store = freshStore()
  const shared = { store, bus: localBus(), leases: leasesOf(store) }
  return { store, start: (options: Partial<ServerOptions> = {}) => server({ shared, ...options }) }
}

/** Ann's table on her server; Bob has said there from his that he marks the middle. */
async function saidBeforehand(ann: Client, bob: Client): Promise<string> {
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false })
  await ann.watch(table)
  await bob.want('done', { type: 'take', table, seat: 1 })
  await bob.want('orders', { type: 'order', table, seat: 1, revision: 0, version: 2, said: { orders: [{ cells: [4] }], ifs: [] } })
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.question)
  return table
}

test('what somebody has said on one server is answered by the one that has the table, and its owner is told on theirs', async () => {
  const { start } = cluster()
  const [one, other] = [await start(), await start()]
  const [ann, bob] = [await connect(one.url, { name: 'Ann' }), await connect(other.url, { name: 'Bob' })]
  const table = await saidBeforehand(ann, bob)
  await ann.answer(table, 0, 'mark:0')
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.version === 2)
  await bob.until(() => bob.received.some((text) => text.includes('"answered":[2]')))
  expect(await bob.want('orders', { type: 'orders', table, seat: 1 })).toMatchObject({ said: { orders: [{ cells: [] }] }, answered: [2] })
})

test('an if-then said on one server is given to that very question by the one that has the table', async () => {
  const { start } = cluster()
  const [one, other] = [await start(), await start()]
  const [ann, bob] = [await connect(one.url, { name: 'Ann' }), await connect(other.url, { name: 'Bob' })]
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false })
  await ann.watch(table)
  await bob.want('done', { type: 'take', table, seat: 1 })
  const { foreseen } = await bob.want('foreseen', { type: 'foresee', table, seat: 1 })
  const [first] = foreseen
  if (first === undefined) throw new Error('nothing is foreseen')
  const marked = (first.view as { readonly cells: readonly number[] }).cells.indexOf(1)
  const reply = marked === 8 ? 7 : 8
  const said = { orders: [], ifs: [{ print: first.print, answer: { option: `mark:${reply}` }, events: [...first.events] }] }
  await bob.want('orders', { type: 'order', table, seat: 1, revision: 0, version: 2, said })
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.question)
  await ann.answer(table, 0, `mark:${marked}`)
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.version === 2)
  const view = ann.tables.get(table)?.seen.get(0)?.view as { readonly cells: readonly number[] } | undefined
  expect([view?.cells[marked], view?.cells[reply]]).toEqual([1, 2])
})

test('an order that was about to answer when its server stopped answers on another one, though nobody opens the table', async () => {
  const { store, start } = cluster()
  const [one, other] = [await start({ orderWait: NEVER }), await start()]
  const [ann, bob] = [await connect(one.url, { name: 'Ann' }), await connect(other.url, { name: 'Bob' })]
  const table = await saidBeforehand(ann, bob)
  await bob.close()
  await ann.answer(table, 0, 'mark:0')
  await one.close()
  await expect.poll(async () => (await store.readTable(table))?.row.version).toBe(2)
})

test('an order that was about to answer when all servers stopped answers after the start of one', async () => {
  const { store, start } = cluster()
  const one = await start({ orderWait: NEVER })
  const [ann, bob] = [await connect(one.url, { name: 'Ann' }), await connect(one.url, { name: 'Bob' })]
  const table = await saidBeforehand(ann, bob)
  await ann.answer(table, 0, 'mark:0')
  await one.close()
  await start()
  await expect.poll(async () => (await store.readTable(table))?.row.version).toBe(2)
})
