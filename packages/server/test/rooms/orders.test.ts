import { expect, test } from 'vitest'
import { type Client, connect } from '../client.ts'
import { dataFolder, server } from '../server.ts'

type Said = Extract<Awaited<ReturnType<Client['ask']>>, { readonly type: 'orders' }>

const NONE = { orders: [], ifs: [] }

async function table(one: Client, other: Client): Promise<string> {
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const { table: id } = await one.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false })
  await one.watch(id)
  await other.watch(id)
  await other.want('done', { type: 'take', table: id, seat: 1 })
  await one.until(() => one.tables.get(id)?.seen.get(0)?.question)
  await other.until(() => other.tables.get(id)?.seen.has(1))
  return id
}

const says = (client: Client, id: string, seat: number, marks: readonly number[], revision = 0): Promise<Said> =>
  client.want('orders', { type: 'order', table: id, seat, revision, version: 2, said: { orders: [{ cells: [...marks] }], ifs: [] } })

const cells = (client: Client, id: string): readonly number[] =>
  (client.tables.get(id)?.seen.get(0)?.view as { readonly cells: readonly number[] } | undefined)?.cells ?? []

const version = (client: Client, id: string, seat: number): number => client.tables.get(id)?.seen.get(seat)?.version ?? -1

test('orders answer for their seat, and only its owner sees which answers they gave', async () => {
  const { url } = await server()
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  const id = await table(ann, bob)
  expect(await says(bob, id, 1, [4, 8])).toMatchObject({ revision: 1, kept: true, said: { orders: [{ cells: [4, 8] }] } })
  await ann.answer(id, 0, 'mark:0')
  await ann.until(() => version(ann, id, 0) === 2)
  await ann.answer(id, 0, 'mark:1')
  await ann.until(() => version(ann, id, 0) === 4)
  expect(cells(ann, id)).toEqual([1, 1, 0, 0, 2, 0, 0, 0, 2])
  expect(await bob.want('orders', { type: 'orders', table: id, seat: 1 })).toMatchObject({
    said: { orders: [{ cells: [] }] },
    answered: [4, 2],
  })
  expect(ann.received.some((text) => text.includes('"orders"') || text.includes('order:'))).toBe(false)
  expect(await ann.ask({ type: 'orders', table: id, seat: 1 })).toMatchObject({ type: 'error', code: 'forbidden' })
})

test('if two devices change the same order at once, one wins and the other gets the result', async () => {
  const { url } = await server()
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  const phone = await connect(url, { token: bob.token })
  const id = await table(ann, bob)
  const both = await Promise.all([says(bob, id, 1, [4]), says(phone, id, 1, [5])])
  expect(both.map(({ kept }) => kept).toSorted()).toEqual([false, true])
  const stands = both.find(({ kept }) => kept)?.said
  expect(both.map(({ said }) => said)).toEqual([stands, stands])
  await phone.until(() => phone.received.some((text) => text.includes('"type":"orders"') && !text.includes('"ref"')))
})

test('an order can be changed until it has answered, and undo ends it', async () => {
  const { url } = await server({ orderWait: { least: 400, most: 400 } })
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  const id = await table(ann, bob)
  await says(bob, id, 1, [4])
  await ann.answer(id, 0, 'mark:0')
  await says(bob, id, 1, [8], 1)
  await ann.until(() => version(ann, id, 0) === 2)
  expect(cells(ann, id)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 2])
  await says(bob, id, 1, [5], 3)
  await bob.want('accepted', { type: 'undo', table: id, seat: 1 })
  expect(await bob.want('orders', { type: 'orders', table: id, seat: 1 })).toMatchObject({ said: NONE, answered: [] })
})

test('orders of an older version are migrated or dropped with a message, and survive a restart', async () => {
  const data = dataFolder()
  const first = await server({ data, orderWait: { least: 60_000, most: 60_000 } })
  const [ann, bob] = [await connect(first.url, { name: 'Ann' }), await connect(first.url, { name: 'Bob' })]
  const id = await table(ann, bob)
  const wrong = { orders: [{ cells: 'all' }], ifs: [] }
  expect(await bob.ask({ type: 'order', table: id, seat: 1, revision: 0, version: 2, said: wrong })).toMatchObject({ code: 'malformed' })
  const old = { orders: [[4, 8]], ifs: [] }
  const said = await bob.want('orders', { type: 'order', table: id, seat: 1, revision: 0, version: 1, said: old })
  expect(said.said.orders).toEqual([{ cells: [4, 8] }])
  await ann.answer(id, 0, 'mark:0')
  await first.close()
  const { url } = await server({ data })
  const again = await connect(url, { token: ann.token })
  await again.watch(id)
  await again.until(() => version(again, id, 0) === 2)
  expect(cells(again, id)[4]).toBe(2)
})

test('possible next questions of a seat are found from its knowledge, and an answer in advance is given to exactly that question', async () => {
  const { url } = await server()
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  const phone = await connect(url, { token: bob.token })
  const id = await table(ann, bob)
  const foreseen = await bob.want('foreseen', { type: 'foresee', table: id, seat: 1 })
  expect(foreseen.version).toBe(0)
  const [first] = foreseen.foreseen
  if (first === undefined) throw new Error('nothing is foreseen')
  const marked = (first.view as { readonly cells: readonly number[] }).cells.indexOf(1)
  const reply = marked === 8 ? 7 : 8
  expect(await ann.ask({ type: 'foresee', table: id, seat: 1 })).toMatchObject({ code: 'forbidden' })
  const said = { orders: [], ifs: [{ print: first.print, answer: { option: `mark:${reply}` }, events: [...first.events] }] }
  const says = { type: 'order', table: id, seat: 1, revision: 0, version: 2, said } as const
  const both = await Promise.all([bob.want('orders', says), phone.want('orders', { ...says, said: NONE })])
  expect(both.map(({ kept }) => kept).toSorted()).toEqual([false, true])
  if (both[0]?.kept !== true) await bob.want('orders', { ...says, revision: 1 })
  await ann.answer(id, 0, `mark:${marked}`)
  await ann.until(() => version(ann, id, 0) === 2)
  expect([cells(ann, id)[marked], cells(ann, id)[reply]]).toEqual([1, 2])
  await bob.until(() => bob.received.some((text) => text.includes('"answered":[2]')))
})
