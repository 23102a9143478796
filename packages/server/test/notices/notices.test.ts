import { expect, test } from 'vitest'
import { member, NEARBY, PUBLIC, turned, WISHES, waitsFor } from '../noticed.ts'
import { postOffice } from '../post-office.ts'
import { pushBrowser, takingServer } from '../push-service.ts'
import { server } from '../server.ts'

const MINUTE = 60_000

test('an absent player who is asked gets an encrypted push that names the table and nothing on it', async () => {
  const { url } = await server({ notices: NEARBY })
  const { port, came } = await takingServer((reply) => reply.writeHead(201).end())
  const [ann, ben] = [await member(url, 'Ann'), await member(url, 'Ben')]
  const browser = pushBrowser()
  await ben.done('push-add', { endpoint: `http://push.test:${port}/ben`, keys: browser.keys })
  const table = await waitsFor(await ann.connect(), await ben.connect())
  await expect.poll(() => came.length).toBe(1)
  const [push] = came
  expect(push?.headers).toMatchObject({ host: `push.test:${port}`, 'content-encoding': 'aes128gcm', topic: `${table}-1` })
  expect(push?.headers.authorization).toMatch(/^vapid t=/)
  expect(browser.read(push?.body as Buffer)).toEqual({
    title: 'tic-tac-toe: your turn',
    body: expect.stringMatching(/^The table waits for you until /),
    ...{ language: 'en', page: `#/table/${table}`, tag: `${table}-1` },
  })
})

test('the answers of one visit cause one notice; the next visit causes another', async () => {
  const { arrive, settled } = await turned('2026-11-25T12:00:00Z')
  const [ann, ben] = [await arrive('Ann'), await arrive('Ben')]
  const [one, other] = [await ann.browser.connect(), await ben.browser.connect()]
  const table = await waitsFor(one, other)
  await settled()
  expect(ben.titles()).toHaveLength(1)
  await other.ask({ type: 'answer', table, seat: 1, version: 1, answer: { option: 'mark:4' } })
  await one.until(() => one.tables.get(table)?.seen.get(0)?.version === 2)
  await settled()
  expect(ben.titles()).toHaveLength(1)
  await one.answer(table, 0, 'mark:1')
  await expect.poll(() => ben.titles().length).toBe(2)
})

test('there is no notice if an order answered, the kind is off, or the player is at the table', async () => {
  const { clock, arrive } = await turned('2026-11-25T12:00:00Z', { notices: { ...NEARBY, awayAfter: MINUTE } })
  const [ann, ben, cat, dan] = [await arrive('Ann'), await arrive('Ben'), await arrive('Cat'), await arrive('Dan')]
  const [one, other] = [await ann.browser.connect(), await ben.browser.connect()]
  await cat.browser.done('notices-wish', { ...WISHES, kinds: { ...WISHES.kinds, turn: false } })
  await waitsFor(one, await cat.browser.connect())
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const { table } = await one.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false })
  await one.watch(table)
  await other.want('done', { type: 'take', table, seat: 1 })
  const said = { orders: [{ cells: [4] }], ifs: [] }
  await other.want('orders', { type: 'order', table, seat: 1, revision: 0, version: 2, said })
  await one.until(() => one.tables.get(table)?.seen.get(0)?.question)
  await one.answer(table, 0, 'mark:0')
  await one.until(() => one.tables.get(table)?.seen.get(0)?.version === 2)
  // Dan is asked after all of them: once his notice has come, theirs would have come, too.
  await waitsFor(one, await dan.browser.connect())
  clock.now += 2 * MINUTE
  await expect.poll(() => dan.titles().length).toBe(1)
  expect([ann, ben, cat].flatMap(({ titles }) => titles())).toEqual([])
})

test('a letter says whose turn it is; its link ends such letters after one confirmation, without signing in', async () => {
  const office = await postOffice()
  const mail = { url: office.url, from: 'orrery@example.org' }
  const { url } = await server({ notices: NEARBY, mail, publicUrl: PUBLIC })
  const [ann, ben] = [await member(url, 'Ann', PUBLIC), await member(url, 'Ben', PUBLIC)]
  await ben.done('mail-add', { mail: 'ben@example.org', language: 'hu' })
  await ben.done('mail-open', { link: /#\/account\/mail\/([\w-]{32})/.exec(await office.next())?.[1] ?? '' })
  await ben.done('notices-wish', { ...WISHES, mail: 'at-once', language: 'hu' })
  const [one, other] = [await ann.connect(PUBLIC), await ben.connect(PUBLIC)]
  const table = await waitsFor(one, other)
  const letter = await office.next()
  expect(letter).toMatch(/^To: ben@example\.org/im)
  expect(letter).toContain(`${PUBLIC}/#/table/${table}`)
  expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
  const off = /^List-Unsubscribe: ?<([^>]+)>/im.exec(letter.replaceAll('\r\n ', ''))?.[1]?.replace(PUBLIC, url) ?? ''
  expect(await (await fetch(off)).text()).toContain('<button')
  const wishes = async () => (await ben.done('look', {})).account.me?.notices.wishes
  expect(await wishes()).toMatchObject({ mail: 'at-once' })
  const pressed = await fetch(off, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect(pressed.status).toBe(200)
  expect(await wishes()).toMatchObject({ mail: 'off', language: 'hu' })
  expect((await fetch(`${off}x`, { method: 'POST' })).status).toBe(404)
})
