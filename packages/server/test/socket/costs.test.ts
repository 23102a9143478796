import { EventEmitter } from 'node:events'
import { readRequest } from '@orrery/protocol'
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { addressKey, costsOf, DEFAULT_LIMITS, heldBy } from '../../limits.ts'
import type { Connection } from '../../socket/connection.ts'
import { serve } from '../../socket/serve.ts'
import type { Line } from '../../socket/wire.ts'
import { bareContext } from '../bare-context.ts'
import { connect } from '../client.ts'
import { afterwards, server } from '../server.ts'

const HOT_SEAT = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]

test('only accounts that have not been used for a while are evicted from memory', () => {
  const made: string[] = []
  let name = ''
  const held = heldBy(() => made.push(name), 1000)
  const want = (key: string, now: number) => {
    name = key
    return held(key, now)
  }
  const crowd = (from: string, now: number) => Array.from({ length: 10_000 }, (_, one) => want(`${from}${one}`, now))
  crowd('a', 1)
  want('a7', 900)
  want('b', 1200)
  expect(made).toHaveLength(10_001)
  want('a7', 1300)
  want('a8', 1300)
  expect(made.slice(10_000)).toEqual(['b', 'a8'])
  // More than were left, and all of them wanted lately: nobody is forgotten, so nobody is made anew.
  crowd('c', 1400)
  crowd('c', 1500)
  expect(made).toHaveLength(20_002)
  crowd('d', 5000)
  expect(made).toHaveLength(30_002)
  want('c1', 5000)
  expect(made.at(-1)).toBe('c1')
})

test('repeated watching is charged by bytes, per address and per player, and others do not pay for it', () => {
  let now = 1000
  const costs = costsOf({ ...DEFAULT_LIMITS, bytes: { burst: 1000, every: 1 } }, () => now)
  costs.of('one').sent(now, 3000)
  expect(costs.of('one').take(now, 1)).toBeGreaterThan(1900)
  expect(costs.of('other').take(now, 1)).toBe(0)
  now += 2001
  expect(costs.of('one').take(now, 1)).toBe(0)
})

test('many connections of one address share what they may ask for; dear requests cost more', async () => {
  const { url } = await server({ limits: { work: { burst: 100, every: 60_000 } } })
  const clients = await Promise.all(Array.from({ length: 4 }, () => connect(url)))
  const [ann] = clients
  const { table } = (await ann?.want('created', { type: 'create', game: 'outbid', settings: {}, seats: HOT_SEAT, listed: false })) ?? {
    table: '',
  }
  const refused = []
  // Each refusal keeps the address waiting twice as long as the one before.
  for (let asked = 0; asked < 24 && refused.length < 5; asked++) {
    const reply = await clients[asked % clients.length]?.ask({ type: 'watch', table })
    if (reply?.type === 'error') refused.push(reply)
  }
  expect(refused.length).toBeGreaterThan(4)
  expect(refused[0]).toMatchObject({ code: 'too-fast', retryAfter: expect.any(Number) })
})

test('a refused answer at the current version costs one line, not the whole table', async () => {
  const { url } = await server()
  const ann = await connect(url)
  const { table } = await ann.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats: HOT_SEAT, listed: false })
  await ann.watch(table)
  const before = ann.received.length
  for (let ask = 0; ask < 5; ask++) expect((await ann.answer(table, 1, 'mark:0')).type).toBe('refused')
  expect((await ann.ask({ type: 'undo', table, seat: 1 })).type).toBe('refused')
  expect(ann.received.slice(before).join('').length).toBeLessThan(1000)
})

test('pages and replays are bounded too', async () => {
  const { url } = await server({ limits: { work: { burst: 45, every: 60_000 } } })
  const statuses = []
  // However the address is written.
  for (const path of ['replays', '%72eplays', '%72%65plays', 'repla%79s'])
    statuses.push((await fetch(`${url}/${path}/aaaaaaaaaaaaaaaa`)).status)
  expect(statuses).toEqual([404, 404, 429, 429])
  expect((await fetch(`${url}/health`)).status).toBe(200)
})

/** A socket whose other end reads nothing: what is sent stays. */
class Clogged extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  writableLength = 0
  pause(): void {}
  resume(): void {}
  writableCorked = 0
  cork(): void {}
  uncork(): void {}
  write(frame: Buffer): boolean {
    this.writableLength += frame.length
    return false
  }
  terminate(): void {
    this.readyState = 3
    this.writableLength = 0
    this.emit('close')
  }
  close(): void {
    this.terminate()
  }
}

/** Of a socket that is no more of one than is asked of it. */
function lineOf(socket: Clogged): Line {
  return { socket: socket as unknown as WebSocket, wire: socket, shown: null }
}

test('readers that stop reading are cut off before their address holds much of the memory', () => {
  const site = bareContext()
  const all = new Set<Connection>()
  const sockets = Array.from({ length: 80 }, () => new Clogged())
  for (const socket of sockets) {
    const costs = costsOf(DEFAULT_LIMITS, site.now)
    const connection = serve(
      site,
      lineOf(socket),
      'one',
      () => undefined,
      costs,
      () => all,
      (gone) => all.delete(gone),
    )
    all.add(connection)
  }
  let most = 0
  for (let round = 0; round < 100; round++)
    for (const connection of all) {
      connection.sendText('x'.repeat(50_000))
      most = Math.max(
        most,
        sockets.reduce((sum, { writableLength }) => sum + writableLength, 0),
      )
    }
  expect(most).toBeLessThan(9_000_000)
  const alone = new Clogged()
  const one = serve(
    site,
    lineOf(alone),
    'other',
    () => undefined,
    costsOf(DEFAULT_LIMITS, site.now),
    () => [one],
    () => undefined,
  )
  for (let round = 0; round < 100; round++) one.sendText('x'.repeat(50_000))
  expect(alone.readyState).toBe(3)
})

test('limits use the network of an address: the first half of IPv6, the whole of IPv4', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7')
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(addressKey('2001:db8:1:2:aaaa::1')).toBe(addressKey('2001:db8:1:2:ffff:1:2:3'))
  expect(addressKey('2001:0db8::1')).toBe(addressKey('2001:db8:0:0:5::'))
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'))
})

test('chat has no control or direction characters; composed emoji are allowed', () => {
  const say = (text: string) => readRequest({ type: 'say', ref: '1', table: 'a'.repeat(16), text })
  for (const text of ['a\u0000b', 'a\nb', 'a\u202eb', 'a\u2028b']) expect(say(text)).toHaveProperty('problem')
  for (const text of ['Szia!', '👩‍🚀 üdv', 'مرحبا']) expect(say(text)).toHaveProperty('request')
})

test('an address may list a few open tables at a time, and changes of a line are collected for a quarter of a second', async () => {
  const { url } = await server({ limits: { listed: 2 } })
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  const make = (listed: boolean) =>
    ann.ask({ type: 'create', game: 'outbid', settings: {}, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], listed })
  const first = await make(true)
  await make(true)
  expect(await make(true)).toMatchObject({ code: 'too-many' })
  expect(await make(false)).toMatchObject({ type: 'created' })
  await bob.want('tables', { type: 'tables', which: 'open', follow: true })
  const table = first.type === 'created' ? first.table : ''
  await ann.want('done', { type: 'seat', table, seat: 1, level: 'quick' })
  await bob.until(() => bob.received.some((text) => text.includes('"type":"line"') && text.includes('quick')))
  // Everything so far has been sent: from now on the clock is the test's.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  afterwards(() => void vi.useRealTimers())
  const before = bob.received.length
  const lines = () => bob.received.slice(before).filter((text) => text.includes('"type":"line"'))
  for (let change = 0; change < 10; change++)
    await ann.want('done', { type: 'seat', table, seat: 1, level: change % 2 === 0 ? 'quick' : null })
  await ann.want('done', { type: 'seat', table, seat: 1, level: 'quick' })
  await ann.want('done', { type: 'seat', table, seat: 2, level: 'quick' })
  vi.advanceTimersByTime(249)
  await bob.want('pong', { type: 'ping' })
  expect(lines()).toEqual([])
  vi.advanceTimersByTime(1)
  await bob.until(() => lines().length > 0)
  await bob.want('pong', { type: 'ping' })
  expect(lines()).toEqual([expect.stringContaining(`"id":"${table}","line":null`)])
  await ann.want('done', { type: 'start', table })
  expect(await make(true)).toMatchObject({ type: 'created' })
})

test('a socket that never says hello costs nothing but a connection', async () => {
  const { url } = await server()
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
  await new Promise((resolve) => socket.on('open', resolve))
  expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ connections: 1, tables: 0 })
  socket.close()
})
