import type { AddressInfo } from 'node:net'
import type { Message } from '@orrery/protocol'
import { expect, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { openLink, type ServerLink } from '../../../web/connection/link.ts'
import { followList } from '../../../web/connection/lists.ts'
import { openRemote, type RemoteTable } from '../../../web/connection/remote-table.ts'
import { type Server, startServer } from '../../index.ts'
import { afterwards, dataFolder, server } from '../server.ts'

const OPEN = { kind: 'open' } as const

/** The browser's own link, with a memory of its own for the token. */
function browser(url: string, name: string, held: { token: string | null } = { token: null }): ServerLink {
  const link = openLink({
    url: `${url.replace('http', 'ws')}/socket`,
    name: () => name,
    token: () => held.token,
    keepToken(token) {
      held.token = token
    },
    member: () => false,
    signedOut: () => undefined,
    membersOnly: () => undefined,
    suspended: () => undefined,
    turnedAway: () => undefined,
    confirmsLate: async () => true,
    localized: (json) => json,
  })
  afterwards(() => link.close())
  return link
}

async function until(what: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    if (what()) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error(`waited in vain: ${what}`)
}

async function open(link: ServerLink, table: string, url: string): Promise<RemoteTable> {
  const address = (id: string) => `#/table/${id}`
  const remote = await openRemote(link, table, {
    invite: address,
    table: address,
    replay: (id) => `${url}/replays/${id}`,
    localized: (json) => json,
  })
  if (remote === null) throw new Error('no such table')
  return remote
}

async function made(link: ServerLink, game = 'outbid'): Promise<string> {
  const reply = await link.ask({ type: 'create', game, settings: {}, seats: [{ kind: 'me' }, OPEN], listed: true })
  if (reply.type !== 'created') throw new Error(reply.type)
  return reply.table
}

/** The first option of the seat's question; null while nothing is asked. */
function firstOption(table: RemoteTable, seat: number): string | null {
  const question = table.moment(seat).value?.seen.question
  return question?.kind === 'options' ? (question.options[0]?.id ?? null) : null
}

test('two tabs that a newcomer opens at once are the same player', async () => {
  const { url } = await server()
  const held = { token: null }
  const [one, other] = [browser(url, 'Ann', held), browser(url, 'Ann', held)]
  await until(() => one.state.value === 'live' && other.state.value === 'live')
  expect(one.me.value).toEqual(other.me.value)
  const later = browser(url, 'Ann', held)
  await until(() => later.state.value === 'live')
  expect(later.me.value).toEqual(one.me.value)
})

test('the browser\u2019s table follows a whole game: players, moments, log, clocks, chat, replay and again', async () => {
  const { url } = await server()
  const ann = browser(url, 'Ann')
  const bob = browser(url, 'Bob')
  const id = await made(ann)
  const mine = await open(ann, id, url)
  const his = await open(bob, id, url)
  expect(mine.stage.value).toBe('gathering')
  expect(mine.players.value.map((player) => player.holder)).toEqual(['me', 'open'])
  expect(his.viewers.value).toEqual(['spectator'])
  expect(mine.invitation.value).toEqual({ url: `#/table/${id}`, host: true })
  await his.take(1)
  await until(() => mine.moment(0).value !== null && his.moment(1).value !== null)
  expect(his.viewers.value).toEqual([1])
  expect(mine.players.value.map((player) => player.name)).toEqual(['Ann', 'Bob'])
  await his.say('hello')
  await until(() => mine.chat.value.length === 1)
  while (mine.stage.value === 'playing') {
    for (const [seat, table] of [mine, his].entries()) {
      await until(() => firstOption(table, seat) !== null || table.stage.value === 'over')
      const option = firstOption(table, seat)
      if (option === null) continue
      expect(table.players.value[seat]?.since).not.toBe(null)
      expect(await table.answer(seat, { option }, table.moment(seat).value?.seen.version ?? -1)).toBe(true)
    }
    await until(() => mine.moment(0).value?.seen.version === his.moment(1).value?.seen.version)
    expect(mine.moment(0).value?.events.map((event) => event.type)).toEqual(['laid', 'laid'])
  }
  expect(mine.log(0).value.filter((line) => line.event.type === 'laid')).toHaveLength(8)
  expect((await mine.replay())?.steps).toHaveLength(8)
  expect(await mine.rematch()).toMatch(/^#\/table\/[a-z2-7]{16}$/)
  expect(await open(ann, id, url)).toMatchObject({ game: 'outbid' })
  await expect(open(ann, 'aaaaaaaaaaaaaaaa', url)).rejects.toThrow('no such table')
})

test('a refused answer leaves the current view, and server errors have codes', async () => {
  const { url } = await server()
  const ann = browser(url, 'Ann')
  const bob = browser(url, 'Bob')
  const mine = await open(ann, await made(ann), url)
  const his = await open(bob, mine.id, url)
  await his.take(1)
  await until(() => firstOption(mine, 0) !== null)
  expect(await mine.answer(0, { option: 'lay:99' }, 0)).toMatchObject({ rule: 'TABLE-3' })
  expect(await mine.answer(1, { option: 'lay:1' }, 0)).toEqual({ rule: 'TABLE', message: 'error-forbidden' })
  expect(await mine.undo(0)).toMatchObject({ rule: 'TABLE-5' })
})

test('a server that stops and starts again: the links come back as the same players, and the table goes on', async () => {
  const data = dataFolder()
  const first = await server({ data })
  const port = Number(new URL(first.url).port)
  const memory = { token: null }
  const ann = browser(first.url, 'Ann', memory)
  const bob = browser(first.url, 'Bob')
  const mine = await open(ann, await made(ann), first.url)
  const his = await open(bob, mine.id, first.url)
  await his.take(1)
  await until(() => firstOption(mine, 0) !== null && firstOption(his, 1) !== null)
  const before = mine.moment(0).value
  const me = ann.me.value
  await first.close()
  await until(() => mine.link.value === 'lost')
  // Given while there is no server: it waits, and counts once.
  const given = mine.answer(0, { option: firstOption(mine, 0) as string }, before?.seen.version ?? 0)
  const again: Server = await startServer({ port, host: '127.0.0.1', data, gamesModule: new URL('../games.ts', import.meta.url).href })
  afterwards(() => again.close())
  expect(await given).toBe(true)
  expect(ann.me.value).toEqual(me)
  await until(() => mine.moment(0).value?.seen.version === 1 && his.moment(1).value?.seen.version === 1)
  expect(await his.answer(1, { option: firstOption(his, 1) as string }, 1)).toBe(true)
})

test('a lost network is noticed at once, and answers given meanwhile are accepted once it is back', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  afterwards(() => void vi.unstubAllGlobals())
  const { url } = await server()
  const link = browser(url, 'Ann')
  await until(() => link.state.value === 'live')
  page.dispatchEvent(new Event('offline'))
  expect(link.state.value).toBe('lost')
  const listed = link.ask({ type: 'tables', which: 'mine', follow: false })
  expect((await listed).type).toBe('tables')
  expect(link.state.value).toBe('live')
})

test('lists of tables stay up to date', async () => {
  const { url } = await server()
  const ann = browser(url, 'Ann')
  const bob = browser(url, 'Bob')
  const open1 = followList(bob, 'open')
  const mine = followList(bob, 'mine')
  await until(() => open1.lines.value !== null && mine.lines.value !== null)
  const id = await made(ann)
  await until(() => open1.lines.value?.some((line) => line.id === id) === true)
  expect(open1.lines.value?.[0]?.players.map((player) => player.holder)).toEqual(['person', 'open'])
  const table = await open(bob, id, url)
  await table.take(1)
  await until(() => open1.lines.value?.length === 0 && mine.lines.value?.[0]?.stage === 'playing')
  expect(mine.lines.value?.[0]).toMatchObject({ id, myTurn: true, waiting: [0, 1] })
  await table.answer(1, { option: firstOption(table, 1) as string }, 0)
  await until(() => mine.lines.value?.[0]?.myTurn === false)
})

test('a patch that does not fit makes the table request the whole view', async () => {
  const { url } = await server()
  const ann = browser(url, 'Ann')
  const heard: ((message: Message) => void)[] = []
  const asked: string[] = []
  const spied: ServerLink = {
    ...ann,
    listen(listener) {
      heard.push(listener)
      return ann.listen(listener)
    },
    ask(wish) {
      asked.push(wish.type)
      return ann.ask(wish)
    },
  }
  const reply = await ann.ask({
    type: 'create',
    game: 'outbid',
    settings: {},
    seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'B' }],
    listed: false,
  })
  if (reply.type !== 'created') throw new Error(reply.type)
  const table = await open(spied, reply.table, url)
  const before = table.moment(0).value?.seen
  const step = { type: 'step', table: reply.table, seat: 0, spent: 0 } as const
  const eyes = [{ viewer: 0, patch: { version: [1] as const }, print: 1, events: [] }]
  for (const [from, version] of [
    [0, 1],
    [5, 6],
  ] as const) {
    asked.length = 0
    for (const listener of heard) listener({ ...step, from, version, eyes })
    expect(asked).toEqual(['watch'])
    expect(table.moment(0).value?.seen).toEqual(before)
    await ann.ask({ type: 'ping' })
    expect(table.moment(0).value?.seen).toEqual(before)
  }
  expect(await table.answer(0, { option: firstOption(table, 0) as string }, 0)).toBe(true)
  expect(table.moment(0).value?.seen.version).toBe(1)
})

test('a server of another version is detected: requests fail and are not retried', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  afterwards(() => void vi.useRealTimers())
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', () => resolve(null)))
  afterwards(() => server.close())
  let connections = 0
  server.on('connection', (socket) => {
    connections++
    socket.on('message', () =>
      socket.send(JSON.stringify({ type: 'error', ref: 'hello', code: 'outdated', message: 'newer' } satisfies Message)),
    )
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const link = browser(url, 'Ann')
  await expect(link.ask({ type: 'ping' })).rejects.toMatchObject({ code: 'outdated' })
  expect(link.outdated.value).toBe(true)
  await expect(link.ask({ type: 'ping' })).rejects.toMatchObject({ code: 'outdated' })
  const lost = new Promise<void>((resolve) => link.state.subscribe((state) => void (state === 'lost' && resolve())))
  for (const client of server.clients) client.close()
  await lost
  // Whatever it would still try comes before the connection of another link.
  vi.runAllTimers()
  await expect(browser(url, 'Bob').ask({ type: 'ping' })).rejects.toMatchObject({ code: 'outdated' })
  expect(connections).toBe(2)
})
