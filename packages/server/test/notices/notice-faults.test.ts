import { expect, test } from 'vitest'
import { member, NEARBY, PUBLIC, WISHES, waitsFor } from '../noticed.ts'
import { postOffice } from '../post-office.ts'
import { pushBrowser, takingServer } from '../push-service.ts'
import { server } from '../server.ts'

async function tried(answer: Parameters<typeof takingServer>[0], change: Partial<typeof NEARBY> = {}) {
  const { url } = await server({ notices: { ...NEARBY, ...change } })
  const { port, came } = await takingServer(answer)
  const ben = await member(url, 'Ben')
  await ben.done('push-add', { endpoint: `http://push.test:${port}/ben`, keys: pushBrowser().keys })
  await ben.done('notices-try', {})
  const pushes = async () => (await ben.done('look', {})).account.me?.notices.pushes ?? []
  return { came, pushes }
}

test('a push address that no longer exists is removed and never used again', async () => {
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
  let known = false
  const { came, pushes } = await tried((reply, at) => void (at > 0 && reply.writeHead(known ? 201 : 500).end()), {
    ...{ waits: Array.from({ length: 100 }, () => 20) },
    outward: { ...NEARBY.outward, patience: 300 },
  })
  await expect.poll(async () => (await pushes())[0]?.failing).not.toBe(null)
  known = true
  await expect.poll(() => came.length).toBeGreaterThan(1)
  await expect.poll(async () => (await pushes())[0]?.failing).toBe(null)
})

test('webhooks have the format of each program, and go only to hosts that the server allows', async () => {
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

test('a mail server that drops the connection gets the letter once more', async () => {
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

test('a push address that hangs does not hold up those of other hosts, however many wait for it', async () => {
  const { url } = await server({ notices: { ...NEARBY, outward: { ...NEARBY.outward, patience: 60_000 } } })
  const [hanging, working] = [await takingServer(() => undefined), await takingServer((reply) => reply.writeHead(201).end())]
  const [ann, ben] = [await member(url, 'Ann'), await member(url, 'Ben')]
  for (let at = 0; at < 10; at++)
    await ann.done('push-add', { endpoint: `http://slow.test:${hanging.port}/${at}`, keys: pushBrowser().keys })
  await ben.done('push-add', { endpoint: `http://push.test:${working.port}/ben`, keys: pushBrowser().keys })
  // More than there are places at one host.
  for (let at = 0; at < 4; at++) await ann.done('notices-try', {})
  await expect.poll(() => hanging.came.length).toBe(32)
  await ben.done('notices-try', {})
  await expect.poll(() => working.came.length).toBe(1)
  expect(hanging.came).toHaveLength(32)
})

test('a webhook that resolves or redirects to the local machine reaches nothing', async () => {
  const { isPublic: _all, ...outward } = NEARBY.outward ?? {}
  const inside = await takingServer((reply) => reply.writeHead(200).end())
  const first = await server({ notices: { ...NEARBY, outward } })
  const ben = await member(first.url, 'Ben')
  await ben.done('webhook-add', { form: 'discord', url: `http://hooks.test:${inside.port}/x`, secret: null })
  await ben.done('notices-try', {})
  await expect.poll(async () => (await ben.done('look', {})).account.me?.notices.webhooks[0]?.failing).not.toBe(null)

  const outside = await takingServer((reply) => reply.writeHead(307, { location: `http://127.0.0.1:${inside.port}/` }).end())
  const second = await server({ notices: NEARBY })
  const ann = await member(second.url, 'Ann')
  await ann.done('webhook-add', { form: 'ntfy', url: `http://hooks.test:${outside.port}/ann`, secret: null })
  await ann.done('notices-try', {})
  await expect.poll(async () => (await ann.done('look', {})).account.me?.notices.webhooks[0]?.failing).not.toBe(null)
  expect(outside.came).toHaveLength(1)
  expect(inside.came).toEqual([])
})
