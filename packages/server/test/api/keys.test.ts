import { expect, test, vi } from 'vitest'
import { keyringOn, MOST_KEYS } from '../../api/keyring.ts'
import { sha256 } from '../../ids.ts'
import { checkKeys } from '../../socket/keys.ts'
import { keysIn } from '../../store/keys.ts'
import { bareContext, freshStore } from '../bare-context.ts'
import { connect } from '../client.ts'
import { afterwards, server } from '../server.ts'

async function annWithKey() {
  const started = await server()
  const ann = await connect(started.url, { name: 'Ann' })
  const made = await ann.want('key', { type: 'make-key', name: 'My bot' })
  return { ...started, ann, made }
}

test('a program with a key acts as its player, but cannot create, list or revoke keys', async () => {
  const { url, ann, made } = await annWithKey()
  expect(made).toMatchObject({ key: { name: 'My bot', used: null, perMinute: 600 }, secret: expect.stringMatching(/^orrery_[\w-]{32}$/) })
  const bot = await connect(url, { token: made.secret })
  expect(bot.id).toBe(ann.id)
  for (const request of [{ type: 'keys' }, { type: 'make-key', name: 'More' }, { type: 'drop-key', key: made.key.id }] as const)
    expect(await bot.ask(request)).toMatchObject({ type: 'error', code: 'forbidden' })
  const { keys } = await ann.want('keys', { type: 'keys' })
  expect(keys).toEqual([{ ...made.key, used: expect.any(Number) }])
})

test('a revoked key opens nothing any more, and its connections are closed', async () => {
  const { url, ann, made } = await annWithKey()
  const bot = await connect(url, { token: made.secret })
  const eve = await connect(url, { name: 'Eve' })
  expect(await eve.ask({ type: 'drop-key', key: made.key.id })).toMatchObject({ type: 'error', code: 'forbidden' })
  await ann.want('done', { type: 'drop-key', key: made.key.id })
  expect(await bot.closed).toBe(1008)
  await expect(connect(url, { token: made.secret })).rejects.toThrow('unknown-token')
  expect((await ann.want('keys', { type: 'keys' })).keys).toEqual([])
  await ann.want('pong', { type: 'ping' })
})

test('a key revoked by another server or the command line is noticed', async () => {
  const site = bareContext()
  await site.store.addPlayer({ id: 'ann', name: 'Ann', token: 'a', created: 1 })
  const kept = await site.keyring.make('ann', 'kept')
  const lost = await site.keyring.make('ann', 'lost')
  const closed: string[] = []
  const connections = await Promise.all(
    [kept, lost, null].map(async (one) => ({
      player: 'ann',
      key: one === null ? null : ((await site.keyring.open(one.secret))?.key ?? null),
      close: (_code: number, reason: string) => void closed.push(`${one?.key.name}: ${reason}`),
    })),
  )
  await keysIn(site.store.database).remove('ann', lost.key.id)
  await checkKeys(site, connections)
  expect(closed).toEqual(['lost: the key was taken back'])
})

test('whoever hears that the keys of a player may have ended closes their connections at once', async () => {
  const { store } = bareContext()
  const { bus } = bareContext({ store })
  await store.addPlayer({ id: 'ann', name: 'Ann', token: 'a', created: 1 })
  const { secret, key } = await keyringOn(store.database, Date.now).make('ann', 'bot')
  // The heartbeat, which looks after the keys otherwise, never comes.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  afterwards(() => void vi.useRealTimers())
  const { url } = await server({ shared: { store, bus } })
  const bot = await connect(url, { token: secret })
  await keysIn(store.database).remove('ann', key.id)
  bus.tell({ kind: 'sessions', server: 'another', player: 'ann' })
  let closed = 0
  void bot.closed.then((code) => {
    closed = code
  })
  await expect.poll(() => closed).toBe(1008)
})

test('a reply that waits for a table shows nothing to a key that was revoked meanwhile', async () => {
  const { url, ann, made } = await annWithKey()
  const seats = [{ kind: 'me' as const }, { kind: 'hot-seat' as const, name: 'B' }]
  const { table } = await ann.want('created', { type: 'create', game: 'outbid', settings: {}, listed: false, seats })
  const { eyes } = await ann.want('table', { type: 'watch', table })
  const headers = { authorization: `Bearer ${made.secret}` }
  const waiting = fetch(`${url}/api/tables/${table}?after=${eyes[0]?.seen.version}`, { headers })
  // The player's next request is handled once the program's is waiting.
  await fetch(`${url}/api/me`, { headers })
  await ann.want('done', { type: 'drop-key', key: made.key.id })
  expect((await waiting).status).toBe(401)
})

test('all clients of a key share its limit per minute', async () => {
  const store = freshStore()
  await store.addPlayer({ id: 'ann', name: 'Ann', token: sha256('t'), created: 1 })
  const { secret } = await keyringOn(store.database, Date.now).make('ann', 'slow', 6)
  const { url } = await server({ shared: { store, bus: bareContext({ store }).bus } })
  const one = await connect(url, { token: secret })
  const other = await connect(url, { token: secret })
  const replies = []
  for (let asked = 0; asked < 3; asked++) for (const client of [one, other]) replies.push(await client.ask({ type: 'ping' }))
  expect(replies.slice(0, 5).map(({ type }) => type)).toEqual(Array(5).fill('pong'))
  expect(replies[5]).toMatchObject({ type: 'error', code: 'too-fast', retryAfter: expect.any(Number) })
  const person = await connect(url, { token: 't' })
  expect(await person.ask({ type: 'ping' })).toMatchObject({ type: 'pong' })
})

test('the number of keys of a player is limited', async () => {
  const { ann } = await annWithKey()
  for (let made = 1; made < MOST_KEYS; made++) await ann.want('key', { type: 'make-key', name: `Bot ${made}` })
  expect(await ann.ask({ type: 'make-key', name: 'One more' })).toMatchObject({ type: 'error', code: 'too-many' })
})
