import type { Message, TableLine } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const

/** Ann, who has blocked Bob; Bob, who is told nothing; and Eve, who sees what anybody sees. */
async function people(url: string): Promise<{ ann: Client; bob: Client; eve: Client }> {
  const [ann, bob, eve] = (await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => connect(url, { name })))) as [Client, Client, Client]
  await ann.want('done', { type: 'tie', person: bob.id, tie: 'block', on: true })
  return { ann, bob, eve }
}

async function opened(host: Client, more: { seats?: number; listed?: boolean } = {}): Promise<string> {
  const seats = [ME, ...Array.from({ length: (more.seats ?? 2) - 1 }, () => OPEN)]
  const wish = { type: 'create', game: 'outbid', settings: {}, seats, listed: more.listed ?? true } as const
  return (await host.want('created', wish)).table
}

const told = (client: Client): Message[] => client.received.map((text) => JSON.parse(text) as Message)

test('blocked · nobody is told: what the other reads is as before', async () => {
  const { url } = await server()
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  await ann.want('done', { type: 'tie', person: bob.id, tie: 'friend', on: true })
  await bob.want('done', { type: 'tie', person: ann.id, tie: 'friend', on: true })
  await ann.want('done', { type: 'tie', person: bob.id, tie: 'block', on: true })
  const circle = await bob.want('circle', { type: 'circle' })
  expect(circle).toMatchObject({ friends: [{ person: ann.id, state: 'friend', at: 'away' }], blocked: [] })
  expect((await ann.want('circle', { type: 'circle' })).friends).toEqual([])
})

test('blocked · a stranger who is blocked, or whose requests do not arrive, is sent nothing', async () => {
  const { url } = await server()
  const { ann, bob, eve } = await people(url)
  await bob.want('done', { type: 'tie', person: ann.id, tie: 'friend', on: true })
  for (const tie of ['friend', 'block'] as const) await eve.want('done', { type: 'tie', person: ann.id, tie, on: false })
  for (const client of [ann, bob]) await client.want('circle', { type: 'circle' })
  // Who asks or blocks sees their own circle again.
  const sent = (client: Client) => told(client).filter((message) => message.type === 'circle' && !('ref' in message)).length
  expect([ann, bob].map(sent)).toEqual([1, 1])
})

test('blocked · neither takes a seat beside the other; only who blocks is told why', async () => {
  const { url } = await server()
  const { ann, bob, eve } = await people(url)
  const [anns, bobs] = [await opened(ann, { seats: 3 }), await opened(bob)]
  expect(await bob.ask({ type: 'take', table: anns, seat: 1 })).toMatchObject({ type: 'error', code: 'taken' })
  expect(await ann.ask({ type: 'take', table: bobs, seat: 1 })).toMatchObject({ type: 'error', code: 'forbidden' })
  await eve.want('done', { type: 'take', table: anns, seat: 2 })
  expect(await bob.ask({ type: 'take', table: anns, seat: 1 })).toMatchObject({ code: 'taken' })
})

test('blocked · a seat that was left beside the other is not to be had either', async () => {
  const { url } = await server()
  const { ann, bob, eve } = await people(url)
  const table = await opened(ann)
  await eve.want('done', { type: 'take', table, seat: 1 })
  await ann.watch(table)
  await eve.want('done', { type: 'leave', table })
  await bob.watch(table)
  expect(await bob.ask({ type: 'take', table, seat: 1 })).toMatchObject({ type: 'error', code: 'taken' })
  expect(ann.tables.get(table)?.info.asking).toEqual([])
})

test('blocked · lists of open tables show neither the table of the other, at once or later', async () => {
  const { url } = await server()
  const { ann, bob, eve } = await people(url)
  const before = await opened(ann)
  const open = async (client: Client): Promise<readonly TableLine[]> =>
    (await client.want('tables', { type: 'tables', which: 'open', follow: true })).tables
  for (const client of [ann, bob, eve]) await open(client)
  const [anns, bobs] = [await opened(ann), await opened(bob)]
  await eve.until(() => [anns, bobs].every((table) => told(eve).some((message) => message.type === 'line' && message.id === table)))
  const last = await opened(eve)
  for (const client of [ann, bob]) await client.until(() => told(client).some((message) => message.type === 'line' && message.id === last))
  expect(bob.received.join()).not.toMatch(new RegExp(`${anns}|${before}`))
  expect(ann.received.slice(-5).join()).not.toContain(`"id":"${bobs}"`)
  expect((await open(ann)).map(({ id }) => id).sort()).toEqual([before, anns, last].sort())
  expect((await open(bob)).map(({ id }) => id).sort()).toEqual([bobs, last].sort())
})

test('blocked · who watches does not see whether the other is at the table', async () => {
  const { url } = await server()
  const { ann, bob, eve } = await people(url)
  const table = await opened(ann)
  await ann.watch(table)
  await eve.watch(table)
  await bob.watch(table)
  await ann.want('done', { type: 'unwatch', table })
  await eve.until(() => eve.tables.get(table)?.info.players[0]?.present === false)
  expect((await bob.watch(table)).info.players[0]?.present).toBe(true)
})

test('blocked · at a table neither reads what the other says to all, or to one', async () => {
  const { url } = await server()
  const { ann, bob, eve } = await people(url)
  const table = await opened(ann, { seats: 3 })
  for (const client of [ann, bob, eve]) await client.watch(table)
  await ann.want('done', { type: 'say', table, text: 'BY-ANN' })
  await bob.want('done', { type: 'say', table, text: 'BY-BOB' })
  await eve.until(() => eve.tables.get(table)?.chat.length === 2)
  for (const client of [ann, bob]) await client.watch(table)
  expect(ann.received.join()).not.toContain('BY-BOB')
  expect(bob.received.join()).not.toContain('BY-ANN')
})

test('blocked · coming and going is not told, to friends or followers who are blocked', async () => {
  const { url } = await server()
  const { ann, bob, eve } = await people(url)
  for (const client of [bob, eve]) await client.want('done', { type: 'tie', person: ann.id, tie: 'follow', on: true })
  expect((await bob.want('circle', { type: 'circle' })).follows).toMatchObject([{ person: ann.id, at: 'away' }])
  expect((await eve.want('circle', { type: 'circle' })).follows).toMatchObject([{ person: ann.id, at: 'here' }])
  const about = (client: Client) => told(client).filter((message) => message.type === 'presence' && message.person === ann.id)
  ann.kill()
  await eve.until(() => about(eve).length > 0)
  expect(about(bob)).toEqual([])
})

test('blocked · a request for friendship seems sent and never arrives, and a name is not found', async () => {
  const { url } = await server()
  const { ann, bob } = await people(url)
  await bob.want('done', { type: 'tie', person: ann.id, tie: 'friend', on: true })
  expect((await bob.want('circle', { type: 'circle' })).friends).toMatchObject([{ person: ann.id, state: 'asked' }])
  expect((await ann.want('circle', { type: 'circle' })).friends).toEqual([])
  expect((await bob.want('people', { type: 'find-person', name: 'Ann' })).people).toEqual([])
})

test('blocked · quick match brings the two never together', async () => {
  const { url } = await server()
  const { ann, bob, eve } = await people(url)
  const wish = { type: 'seek', game: 'outbid', settings: {}, pace: 'live', wish: 'any' } as const
  for (const client of [ann, bob]) await client.want('quick', wish)
  await eve.want('quick', wish)
  const found = await eve.until(() => told(eve).findLast((message) => message.type === 'quick' && message.match !== null))
  expect(found).toMatchObject({ match: { stage: 'asked' } })
  const met = (client: Client) => told(client).flatMap((message) => (message.type === 'quick' ? (message.match?.name ?? []) : []))
  expect([...met(ann), ...met(bob)]).not.toContain('Bob')
  expect([...met(ann), ...met(bob)]).not.toContain('Ann')
})

test('blocked · who blocks no longer is met again', async () => {
  const { url } = await server()
  const { ann, bob } = await people(url)
  const table = await opened(ann)
  await ann.want('done', { type: 'tie', person: bob.id, tie: 'block', on: false })
  expect((await bob.ask({ type: 'take', table, seat: 1 })).type).toBe('done')
})
