import { once } from 'node:events'
import { LIMITS, type Message, PROTOCOL, type RequestOf } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const

async function hotSeat(client: Client, game = 'outbid'): Promise<string> {
  const seats = [ME, { kind: 'hot-seat', name: 'Other' } as const]
  const { table } = await client.want('created', { type: 'create', game, settings: {}, seats, listed: false })
  await client.watch(table)
  return table
}

const errors = (client: Client): Message[] =>
  client.received.map((text) => JSON.parse(text) as Message).filter((message) => message.type === 'error')

test.each([
  ['no JSON', 'hello?', 'malformed'],
  ['no object', '42', 'malformed'],
  ['an unknown type', '{"type":"cheat","ref":"x"}', 'malformed'],
  ['a field too many', '{"type":"ping","ref":"x","admin":true}', 'malformed'],
  ['bytes', Buffer.from([1, 2, 3]), 'malformed'],
  [
    'deep nesting',
    `{"type":"answer","ref":"x","table":"aaaaaaaaaaaaaaaa","seat":0,"version":0,"answer":{"plan":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
    'malformed',
  ],
  ['a message too large', JSON.stringify({ type: 'ping', ref: 'x'.repeat(LIMITS.messageBytes) }), 'too-large'],
])('%s gets a clear error, and the connection goes on', async (_, text, code) => {
  const { url } = await server()
  const client = await connect(url)
  client.raw(text)
  await client.until(() => errors(client).length > 0)
  expect(errors(client)[0]).toMatchObject({ code })
  await client.want('pong', { type: 'ping' })
})

test('a message beyond all bounds ends the connection, and only that one', async () => {
  const { url } = await server()
  const [client, other] = [await connect(url), await connect(url)]
  client.raw('x'.repeat(LIMITS.messageBytes * 5))
  expect(await client.closed).toBe(1009)
  await other.want('pong', { type: 'ping' })
})

test('a message in endless parts ends the connection: each part holds more memory than it brings', async () => {
  const { url } = await server()
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
  await once(socket, 'open')
  const hello = JSON.stringify({ type: 'hello', ref: 'r', protocol: PROTOCOL, name: 'Ann' })
  for (const letter of hello.slice(0, -1)) socket.send(letter, { fin: false })
  socket.send(hello.slice(-1), { fin: true })
  const [welcome] = await once(socket, 'message')
  expect(JSON.parse(String(welcome))).toMatchObject({ type: 'welcome' })
  for (let part = 0; part < 300; part++) socket.send(' ', { fin: false })
  expect((await once(socket, 'close'))[0]).toBe(1008)
})

test.each(['ping', 'pong'] as const)('who sends one %s after another is cut off', async (kind) => {
  const { url } = await server()
  const other = await connect(url)
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
  await once(socket, 'open')
  for (let sent = 0; sent < 200; sent++) socket[kind]()
  expect((await once(socket, 'close'))[0]).toBe(1006)
  await other.want('pong', { type: 'ping' })
})

test('whoever opens one socket after another pays for each', async () => {
  const { url } = await server({ limits: { work: { burst: 10, every: 60_000 } } })
  const opened = async (): Promise<string> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
    const outcome = await once(socket, 'open').then(
      () => 'open',
      (error: unknown) => String(error),
    )
    socket.terminate()
    return outcome
  }
  const tries: string[] = []
  for (let tried = 0; tried < 12; tried++) tries.push(await opened())
  expect(tries[0]).toBe('open')
  expect(tries.at(-1)).toContain('429')
})

test('nothing works before hello, and a wrong token identifies nobody', async () => {
  const { url } = await server()
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
  const heard: Message[] = []
  socket.on('message', (data) => heard.push(JSON.parse(data.toString())))
  await new Promise((resolve) => socket.on('open', resolve))
  for (const message of [
    { type: 'tables', ref: '1', which: 'open', follow: false },
    { type: 'hello', ref: '2', protocol: 0, name: 'Old' },
    { type: 'hello', ref: '3', protocol: PROTOCOL, token: 'guessed' },
    { type: 'hello', ref: '4', protocol: PROTOCOL },
  ])
    socket.send(JSON.stringify(message))
  while (heard.length < 4) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(heard.map((message) => message.type === 'error' && message.code)).toEqual([
    'hello-first',
    'outdated',
    'unknown-token',
    'malformed',
  ])
  socket.close()
})

test('stale, unoffered and foreign answers are refused, stale ones with the current view, and do not change the table', async () => {
  const { url } = await server()
  const ann = await connect(url)
  const eve = await connect(url)
  const table = await hotSeat(ann, 'tic-tac-toe')
  await ann.answer(table, 0, 'mark:4')
  await ann.until(() => ann.tables.get(table)?.seen.get(1)?.version === 1)
  const before = ann.tables.get(table)?.seen.get(1)
  const ask = (seat: number, version: number, option: string, client = ann) =>
    client.ask({ type: 'answer', table, seat, version, answer: { option } })
  const shown = () => ann.received.filter((text) => text.startsWith('{"type":"table"')).length
  const shownBefore = shown()
  expect(await ask(1, 0, 'mark:0')).toMatchObject({ type: 'refused', refusal: { rule: 'TABLE-2' } })
  expect(await ask(1, 7, 'mark:0')).toMatchObject({ type: 'refused', refusal: { rule: 'TABLE-2' } })
  expect(await ask(1, 1, 'mark:4')).toMatchObject({ type: 'refused', refusal: { rule: 'TABLE-3' } })
  expect(await ask(0, 1, 'mark:0')).toMatchObject({ type: 'refused', refusal: { rule: 'TABLE-1' } })
  expect(shown() - shownBefore).toBe(1)
  expect(await ask(5, 1, 'mark:0')).toMatchObject({ type: 'error', code: 'forbidden' })
  expect(await ask(1, 1, 'mark:0', eve)).toMatchObject({ type: 'error', code: 'forbidden' })
  expect(ann.tables.get(table)?.seen.get(1)).toEqual(before)
  expect(await ask(1, 1, 'mark:0')).toMatchObject({ type: 'accepted', version: 2 })
})

test('the same answer sent twice counts once, at once or later', async () => {
  const { url } = await server()
  const ann = await connect(url)
  const table = await hotSeat(ann, 'tic-tac-toe')
  const answer = { type: 'answer', table, seat: 0, version: 0, answer: { option: 'mark:4' } } as const
  const tab = await connect(url, { token: ann.token })
  const replies = await Promise.all([ann.ask(answer, 'same'), tab.ask(answer, 'same')])
  expect(replies).toMatchObject([
    { type: 'accepted', version: 1 },
    { type: 'accepted', version: 1 },
  ])
  expect(await ann.ask(answer, 'same')).toMatchObject({ type: 'accepted', version: 1 })
  expect(await ann.ask(answer, 'other')).toMatchObject({ type: 'refused' })
})

test('rules that throw do no harm: the sender gets an error, and the table goes on', async () => {
  const { url, lines } = await server()
  const ann = await connect(url)
  const seats = [
    { kind: 'me', settings: { word: 'one' } },
    { kind: 'hot-seat', name: 'B', settings: { word: 'two' } },
  ] as const
  const { table } = await ann.want('created', { type: 'create', game: 'secrets', settings: {}, seats: [...seats], listed: false })
  await ann.watch(table)
  expect((await ann.answer(table, 0, 'throw')).type).toBe('accepted')
  await ann.until(() => ann.tables.get(table)?.seen.get(1)?.version === 1)
  const before = ann.tables.get(table)?.seen.get(1)
  expect(await ann.answer(table, 1, 'alpha')).toMatchObject({ type: 'error', code: 'failed' })
  expect(ann.tables.get(table)?.seen.get(1)).toEqual(before)
  expect(lines.join('\n')).toContain('a mistake in the rules')
  expect((await ann.ask({ type: 'undo', table, seat: 0 })).type).toBe('accepted')
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.question !== null)
  expect((await ann.answer(table, 0, 'beta')).type).toBe('accepted')
  await ann.until(() => ann.tables.get(table)?.seen.get(1)?.version === 3)
  expect((await ann.answer(table, 1, 'alpha')).type).toBe('accepted')
})

test('a client that sends too fast is slowed down, and cut off if that does not help', async () => {
  const { url } = await server({ limits: { messages: { burst: 20, every: 60_000 }, patience: 30 } })
  const client = await connect(url)
  for (let i = 0; i < 60; i++) client.raw(JSON.stringify({ type: 'ping', ref: `p${i}` }))
  expect(await client.closed).toBe(1008)
  const fast = errors(client)
  expect(fast[0]).toMatchObject({ code: 'too-fast', ref: 'p19' })
  expect((fast[0] as { retryAfter?: number }).retryAfter).toBeGreaterThan(0)
  expect(client.received.filter((text) => text.includes('pong')).length).toBeLessThanOrEqual(19)
})

test('setting the clock back locks nobody out', async () => {
  let later = 0
  const { url } = await server({ now: () => Date.now() + later })
  const client = await connect(url)
  await client.want('pong', { type: 'ping' })
  later = -3_600_000
  for (let asked = 0; asked < 20; asked++) expect((await client.ask({ type: 'ping' })).type).toBe('pong')
  await hotSeat(client)
})

test('tables, guests, connections, talk and watched tables are bounded', async () => {
  const rates = { tables: { burst: 3, every: 60_000 }, chat: { burst: 2, every: 60_000 }, guests: { burst: 3, every: 60_000 } }
  const { url } = await server({ limits: { ...rates, unfinished: 2, connectionsPerAddress: 4 } })
  const ann = await connect(url, { name: 'Ann' })
  const create: Omit<RequestOf<'create'>, 'ref'> = { type: 'create', game: 'outbid', settings: {}, seats: [ME, OPEN], listed: false }
  const { table } = await ann.want('created', create)
  await ann.want('created', create)
  expect(await ann.ask(create)).toMatchObject({ code: 'too-many' })
  expect(await ann.ask(create)).toMatchObject({ code: 'too-fast' })
  expect(await ann.ask({ type: 'say', table, text: 'hello' })).toMatchObject({ code: 'forbidden' })
  await ann.watch(table)
  await ann.want('done', { type: 'say', table, text: 'hello' })
  expect(await ann.ask({ type: 'say', table, text: 'hello' })).toMatchObject({ code: 'too-fast' })
  await connect(url)
  await connect(url)
  await expect(connect(url)).rejects.toThrow('too-fast')
  await expect(connect(url)).rejects.toThrow('429')
})

test('impossible tables are refused with the reason when they are created', async () => {
  const { url } = await server()
  const ann = await connect(url)
  const create = (change: object) =>
    ann.ask({ type: 'create', game: 'outbid', settings: {}, seats: [ME, OPEN], listed: false, ...change } as never)
  expect(await create({ game: 'chess' })).toMatchObject({ code: 'unknown-game' })
  expect(await create({ seats: [ME] })).toMatchObject({ code: 'bad-settings' })
  expect(await create({ settings: { cheat: true } })).toMatchObject({ code: 'bad-settings' })
  expect(await create({ seats: [ME, { kind: 'bot', level: 'genius' }] })).toMatchObject({ code: 'bad-settings' })
  expect(await create({ seats: [{ kind: 'me', settings: { deck: 'x' } }, OPEN] })).toMatchObject({ code: 'bad-settings' })
  expect(await create({ game: 'secrets', settings: { long: 'yes' } })).toMatchObject({ code: 'bad-settings' })
  const seats = [
    { kind: 'me', settings: { word: 'forbidden' } },
    { kind: 'bot', level: 'quick' },
  ]
  expect(await create({ game: 'secrets', seats })).toMatchObject({ code: 'bad-settings', message: 'nobody may bring that word' })
  expect((await ann.want('tables', { type: 'tables', which: 'mine', follow: false })).tables).toEqual([])
  expect(await ann.ask({ type: 'watch', table: 'aaaaaaaaaaaaaaaa' })).toMatchObject({ code: 'unknown-table' })
})

test('seats are not taken from others, and only the host sets the table up', async () => {
  const { url } = await server()
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  const seats = [ME, OPEN, OPEN]
  const { table } = await ann.want('created', { type: 'create', game: 'outbid', settings: {}, seats, listed: false })
  expect(await bob.ask({ type: 'take', table, seat: 0 })).toMatchObject({ code: 'taken' })
  expect(await bob.ask({ type: 'seat', table, seat: 1, level: 'quick' })).toMatchObject({ code: 'forbidden' })
  expect(await bob.ask({ type: 'start', table })).toMatchObject({ code: 'forbidden' })
  expect(await bob.ask({ type: 'leave', table })).toMatchObject({ code: 'forbidden' })
  expect(await bob.ask({ type: 'take', table, seat: 9 })).toMatchObject({ code: 'forbidden' })
  await bob.want('done', { type: 'take', table, seat: 1 })
  await ann.want('done', { type: 'seat', table, seat: 1, level: null })
  await bob.watch(table)
  expect(bob.tables.get(table)?.info.players[1]).toMatchObject({ holder: 'open', name: '' })
  await bob.want('done', { type: 'take', table, seat: 2 })
  await bob.want('done', { type: 'leave', table })
  await ann.want('done', { type: 'start', table, level: 'random' })
  expect(await ann.ask({ type: 'start', table })).toMatchObject({ code: 'not-now' })
  await ann.watch(table)
  expect(ann.tables.get(table)?.info.players.map((player) => player.holder)).toEqual(['me', 'bot', 'bot'])
})
