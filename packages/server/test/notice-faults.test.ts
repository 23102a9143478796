import { expect, test } from 'vitest'
import { noLog } from '../log.ts'
import { type Leaving, type Sent, senderOn } from '../notices/sender.ts'
import { type NewNotice, noticeLineIn } from '../store/notices/line.ts'
import type { NoticeRow } from '../store/notices/rows.ts'
import { openStore } from '../store/sqlite.ts'
import { member, NEARBY, PUBLIC, WISHES, waitsFor } from './noticed.ts'
import { postOffice } from './post-office.ts'
import { pushBrowser, takingServer } from './push-service.ts'
import { afterwards, dataFolder, server } from './server.ts'

async function tried(answer: Parameters<typeof takingServer>[0], change: Partial<typeof NEARBY> = {}) {
  const { url } = await server({ notices: { ...NEARBY, ...change } })
  const { port, came } = await takingServer(answer)
  const ben = await member(url, 'Ben')
  await ben.done('push-add', { endpoint: `http://push.test:${port}/ben`, keys: pushBrowser().keys })
  await ben.done('notices-try', {})
  const pushes = async () => (await ben.done('look', {})).account.me?.notices.pushes ?? []
  return { came, pushes }
}

test('a push address that is gone is removed, and nothing is sent there again', async () => {
  const { came, pushes } = await tried((reply) => reply.writeHead(410).end())
  await expect.poll(pushes).toEqual([])
  expect(came).toHaveLength(1)
})

test('a push address that answers 500 is tried again, with growing waits, and works again', async () => {
  const { came, pushes } = await tried((reply, at) => reply.writeHead(at < 2 ? 500 : 201).end())
  await expect.poll(() => came.length).toBe(3)
  await expect.poll(async () => (await pushes())[0]?.failing).toBe(null)
})

test('a push address that hangs is given up for now, holds up nobody, and its owner sees since when nothing arrives', async () => {
  const { came, pushes } = await tried((reply, at) => void (at > 0 && reply.writeHead(201).end()), {
    outward: { ...NEARBY.outward, patience: 300 },
  })
  await expect.poll(async () => (await pushes())[0]?.failing).not.toBe(null)
  await expect.poll(() => came.length).toBe(2)
  await expect.poll(async () => (await pushes())[0]?.failing).toBe(null)
})

test('webhooks go in the form of each program, to hosts that the server lets them go to alone', async () => {
  const { url } = await server({ notices: NEARBY, publicUrl: PUBLIC })
  const { port, came } = await takingServer((reply) => reply.writeHead(200).end())
  const ben = await member(url, 'Ben', PUBLIC)
  const at = (path: string) => `http://hooks.test:${port}${path}`
  expect(await ben.problem('webhook-add', { form: 'discord', url: `http://other.test:${port}/x`, secret: null })).toBe('webhook-host')
  expect(await ben.problem('webhook-add', { form: 'discord', url: `http://127.0.0.1:${port}/x`, secret: null })).toBe('webhook-host')
  await ben.done('webhook-add', { form: 'discord', url: at('/api/webhooks/1/a'), secret: null })
  await ben.done('webhook-add', { form: 'matrix', url: at('/_matrix/client/v3/rooms/!r:hooks.test'), secret: 'mat' })
  await ben.done('webhook-add', { form: 'ntfy', url: at('/ben'), secret: null })
  await ben.done('webhook-add', { form: 'gotify', url: at('/'), secret: 'got' })
  await ben.done('notices-try', {})
  await expect.poll(() => came.length).toBe(4)
  const body = (path: RegExp) => JSON.parse(String(came.find((one) => path.test(one.path))?.body ?? '{}'))
  const title = 'Orrery: a notice to try'
  const link = `${PUBLIC}/#/account`
  expect(body(/^\/api\/webhooks\/1\/a$/)).toMatchObject({ content: expect.stringContaining(title), allowed_mentions: { parse: [] } })
  expect(body(/^\/_matrix\/.*\/send\/m\.room\.message\//)).toMatchObject({ msgtype: 'm.text', body: expect.stringContaining(link) })
  expect(body(/^\/$/)).toMatchObject({ topic: 'ben', title, click: link })
  expect(body(/^\/\/?message$/)).toMatchObject({ title, extras: { 'client::notification': { click: { url: link } } } })
  expect(came.find(({ method }) => method === 'PUT')?.headers.authorization).toBe('Bearer mat')
  expect(came.find(({ path }) => path.endsWith('/message'))?.headers['x-gotify-key']).toBe('got')
})

test('a mail server that takes the connection and drops it gets the letter again, once', async () => {
  const office = await postOffice(1)
  const { url } = await server({ notices: NEARBY, mail: { url: office.url, from: 'orrery@example.org' }, publicUrl: PUBLIC })
  const ben = await member(url, 'Ben', PUBLIC)
  // The first letter, which confirms the address, is dropped; members ask for it again.
  await ben.done('mail-add', { mail: 'ben@example.org', language: 'en' })
  await expect.poll(() => office.dropped()).toBe(1)
  await ben.done('mail-add', { mail: 'ben@example.org', language: 'en' })
  await ben.done('mail-open', { link: /#\/account\/mail\/([\w-]{32})/.exec(await office.next())?.[1] ?? '' })
  await ben.done('notices-wish', { ...WISHES, mail: 'at-once' })
  office.drop(1)
  await ben.done('notices-try', {})
  expect(await office.next()).toContain('If you see this, notices arrive.')
  expect(office.dropped()).toBe(2)
  expect(office.letters).toEqual([])
})

test('the calendar at a secret address has the deadlines, and a new address ends the old one', async () => {
  const { url } = await server({ notices: NEARBY })
  const [ann, ben] = [await member(url, 'Ann'), await member(url, 'Ben')]
  const table = await waitsFor(await ann.connect(), await ben.connect())
  const { feed } = await ben.done('feed', { on: true })
  const calendar = await fetch(`${url}/feeds/${feed}.ics`)
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await calendar.text()).toContain(`UID:deadline-${table}@orrery`)
  await ben.done('feed', { on: true })
  expect((await fetch(`${url}/feeds/${feed}.ics`)).status).toBe(404)
  expect((await fetch(`${url}/feeds/${feed}`)).status).toBe(404)
})

const notice = (id: string, change: Partial<NewNotice> = {}): NewNotice => ({
  ...{ id, player: 'ann', kind: 'turn', way: 'push', place: 'p', about: '{"kind":"try"}', due: 0 },
  ...change,
})

function sending(folder: string, send: (row: NoticeRow) => Promise<Sent>) {
  const store = openStore(folder)
  const line = noticeLineIn(store.database)
  const leaving: Leaving = {
    holding: async () => ({ state: 'holds', about: { kind: 'try' }, due: null }),
    send: ([{ row }]) => send(row),
  }
  const sender = senderOn({ now: () => 1000, closing: false, log: noLog() }, line, leaving)
  const close = () => {
    sender.stop()
    store.close()
  }
  return { line, sender, close }
}

test('what a killed server had not begun is sent once after it; what it had begun is not sent twice', async () => {
  const folder = dataFolder()
  const before = sending(folder, () => new Promise(() => undefined))
  await before.line.add([notice('begun')], 1)
  before.sender.wake()
  await expect.poll(() => before.line.nextDue()).toBe(null)
  before.sender.stop()
  await before.line.add([notice('waiting')], 1)
  before.close()
  const sent: string[] = []
  const after = sending(folder, async ({ id }) => {
    sent.push(id)
    return { outcome: 'sent' }
  })
  afterwards(after.close)
  // Asked for again by whoever looks through the tables after the kill.
  await after.line.add([notice('begun'), notice('waiting')], 2)
  after.sender.wake()
  await expect.poll(() => sent).toEqual(['waiting'])
  await after.line.add([notice('waiting')], 3)
  after.sender.wake()
  await expect.poll(() => after.line.nextDue()).toBe(null)
  expect(sent).toEqual(['waiting'])
})
