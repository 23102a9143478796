import type { Answer } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../../index.ts'
import { wakeBots } from '../../rooms/bot-turns.ts'
import { give } from '../../rooms/play.ts'
import { waitingAt } from '../../rooms/room.ts'
import { createRoom } from '../../rooms/rooms.ts'
import { bareContext } from '../bare-context.ts'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'

const ME = { kind: 'me' } as const
const BOT = { kind: 'bot', level: 'quick' } as const

test('bots of every level play a whole table with a person', async () => {
  const { url, lines } = await server()
  const ann = await connect(url, { name: 'Ann' })
  for (const level of ['random', 'quick', 'strong']) {
    const seats = [ME, { kind: 'bot', level } as const]
    const { table } = await ann.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false })
    await ann.watch(table)
    expect(ann.tables.get(table)?.info.players[1]).toMatchObject({ holder: 'bot', bot: level, present: true })
    for (;;) {
      const seen = await ann.until(() => {
        const now = ann.tables.get(table)?.seen.get(0)
        return now !== undefined && (now.question !== null || now.result !== null) && now
      })
      if (seen.result !== null) break
      const option = seen.question?.kind === 'options' ? (seen.question.options[0]?.id as string) : ''
      expect((await ann.answer(table, 0, option)).type).toBe('accepted')
    }
  }
  expect(lines).toEqual([])
})

test('a seat given up is played by a bot, and its player may take it back', async () => {
  const { url } = await server({ botThreads: 1 })
  const ann = await connect(url, { name: 'Ann' })
  const bob = await connect(url, { name: 'Bob' })
  const seats = [ME, { kind: 'open' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'secrets', settings: { long: true }, seats, listed: false })
  await ann.watch(table)
  await bob.watch(table)
  await bob.want('done', { type: 'take', table, seat: 1, settings: { word: 'b' } })
  await ann.want('done', { type: 'set-seat-settings', table, seat: 0, settings: { word: 'a' } })
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.question)
  await bob.until(() => bob.tables.get(table)?.seen.get(1)?.question)
  await bob.want('done', { type: 'leave', table })
  await ann.until(() => ann.tables.get(table)?.info.players[1]?.bot === 'quick')
  expect(ann.tables.get(table)?.info.players[1]).toMatchObject({ holder: 'person', name: 'Bob' })
  expect((await ann.answer(table, 0, 'alpha')).type).toBe('accepted')
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.version === 3)
  expect(await bob.answer(table, 1, 'alpha')).toMatchObject({ code: 'forbidden' })
  await bob.want('done', { type: 'take', table, seat: 1 })
  await ann.until(() => ann.tables.get(table)?.info.players[1]?.bot === null)
  const { version } = ann.tables.get(table)?.seen.get(0) ?? { version: 0 }
  expect((await ann.answer(table, 0, 'alpha')).type).toBe('accepted')
  await bob.until(() => bob.tables.get(table)?.seen.get(1)?.version === version + 1)
  // Bots of one host decide one after another: a bot of Bob's seat would have decided before this one.
  const other = await ann.want('created', { type: 'create', game: 'outbid', settings: {}, seats: [ME, BOT], listed: false })
  await ann.watch(other.table)
  await ann.until(() => ann.tables.get(other.table)?.seen.get(0)?.waiting.join() === '0')
  expect(ann.tables.get(table)?.seen.get(0)).toMatchObject({ version: version + 1, waiting: [0, 1] })
  expect((await bob.answer(table, 1, 'beta')).type).toBe('accepted')
})

test('a bot replaces an absent player when another asks, and gives the seat back automatically', async () => {
  let later = 0
  const { url } = await server({ now: () => Date.now() + later })
  const ann = await connect(url, { name: 'Ann' })
  const bob = await connect(url, { name: 'Bob' })
  const eve = await connect(url, { name: 'Eve' })
  const seats = [ME, { kind: 'open' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'outbid', settings: {}, seats, listed: false })
  for (const client of [ann, bob, eve]) await client.watch(table)
  await bob.want('done', { type: 'take', table, seat: 1 })
  const bobs = (client: Client) => client.tables.get(table)?.info.players[1]
  await ann.until(() => bobs(ann)?.present)
  expect(bobs(ann)?.replaceableIn).toBe(null)
  expect(await ann.ask({ type: 'replace-with-bot', table, seat: 1 })).toMatchObject({ code: 'not-now' })
  await bob.close()
  for (const client of [ann, eve]) await client.until(() => bobs(client)?.present === false)
  expect(bobs(ann)?.replaceableIn).toBeGreaterThan(DEFAULT_LIMITS.away - 10_000)
  expect(bobs(eve)?.replaceableIn).toBe(null)
  later = DEFAULT_LIMITS.away - 60_000
  expect(await eve.ask({ type: 'replace-with-bot', table, seat: 1 })).toMatchObject({ code: 'forbidden' })
  const early = await ann.ask({ type: 'replace-with-bot', table, seat: 1 })
  expect(early).toMatchObject({ code: 'not-now', retryAfter: expect.any(Number) })
  later = DEFAULT_LIMITS.away
  await ann.watch(table)
  expect(bobs(ann)?.replaceableIn).toBe(0)
  expect(await eve.ask({ type: 'replace-with-bot', table, seat: 1 })).toMatchObject({ code: 'forbidden' })
  expect(await ann.ask({ type: 'replace-with-bot', table, seat: 0 })).toMatchObject({ code: 'not-now' })
  await ann.want('done', { type: 'replace-with-bot', table, seat: 1 })
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.waiting.join() === '0')
  expect(bobs(ann)).toMatchObject({ holder: 'person', name: 'Bob', bot: 'quick', replaceableIn: null })
  const back = await connect(url, { token: bob.token })
  await back.watch(table)
  expect(bobs(back)).toMatchObject({ holder: 'me', bot: null, present: true })
})

test('a slow bot does not block the server, and bots continue after a restart', async () => {
  // So long that nothing would be answered while a test waits, if the server waited for it.
  const first = await server({ botThinking: 600_000, metrics: 'open' })
  const ann = await connect(first.url, { name: 'Ann' })
  const seats = [{ kind: 'bot', level: 'strong' } as const, ME]
  const { table } = await ann.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false })
  await ann.watch(table)
  await expect.poll(async () => (await fetch(`${first.url}/metrics`)).text()).toContain('\norrery_bots_pending 1\n')
  for (let i = 0; i < 20; i++) await ann.want('pong', { type: 'ping' })
  expect(ann.tables.get(table)?.seen.get(1)?.version).toBe(0)
  await first.close()
  const second = await server({ data: first.data, botThinking: 50 })
  const again = await connect(second.url, { token: ann.token })
  await again.watch(table)
  await again.until(() => again.tables.get(table)?.seen.get(1)?.version === 1)
})

test('when a question goes while the answer of its bot waits to be stored, that is no fault, and nothing else is tried', async () => {
  const faults: unknown[] = []
  const decided = Promise.withResolvers<Answer>()
  const bare = bareContext()
  const site = bareContext({
    store: bare.store,
    log: Object.assign(bare.log, { error: (...said: unknown[]) => faults.push(said) }),
    bots: { ...bare.bots, decide: () => decided.promise },
  })
  const room = await createRoom(site, { id: 'ann', name: 'Ann' }, { game: 'tic-tac-toe', settings: {}, seats: [ME, BOT], listed: false })
  const ann = { by: 'person', player: 'ann', ref: null } as const
  await give(site, room, ann, 0, { option: 'mark:0' })
  wakeBots(site, room)
  const [held, append] = [Promise.withResolvers<void>(), site.store.append]
  site.store.append = async (...given) => {
    await held.promise
    return append(...given)
  }
  const undone = give(site, room, ann, 0, 'undo')
  decided.resolve({ option: 'mark:4' })
  await decided.promise
  // The bot has decided, and its answer waits behind the undo.
  await new Promise(setImmediate)
  held.resolve()
  await undone
  await expect.poll(() => room.thinking.has(1)).toBe(false)
  expect(waitingAt(room)).toEqual([0])
  expect(faults).toEqual([])
})
