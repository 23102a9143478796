import type { AccountCalendar } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { dueOf } from '../../notices/asking.ts'
import type { Client } from '../client.ts'
import { NEARBY, PUBLIC, turned, WISHES, waitsFor } from '../noticed.ts'
import { postOffice } from '../post-office.ts'
import { server } from '../server.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const at = (text: string): number => Date.parse(text)

const calendar = (change: Partial<AccountCalendar> = {}): AccountCalendar => ({
  ...{ timeZone: 'Europe/Budapest', quietHours: null, holidays: [] },
  ...change,
})
const NIGHT = { from: 22 * 60, until: 8 * 60 }

const keeps = (client: Client, change: Partial<AccountCalendar>) =>
  client.want('calendar', { type: 'set-calendar', calendar: calendar(change) })

test.each([
  ['in winter', '2026-11-25T10:00:00Z', '2026-11-26T07:00:00Z'],
  ['before eight', '2026-11-25T05:00:00Z', '2026-11-25T07:00:00Z'],
  ['over the night in which clocks go forward', '2027-03-27T20:00:00Z', '2027-03-28T06:00:00Z'],
  ['over the night in which clocks go back', '2026-10-24T20:00:00Z', '2026-10-25T07:00:00Z'],
])('a daily letter goes out at eight where its reader is, %s', (_when, now, then) => {
  const wishes = { ...WISHES, mail: 'daily' } as const
  expect(dueOf('mail', wishes, calendar(), at(now))).toBe(at(then))
  expect(dueOf('push', wishes, calendar(), at(now))).toBe(at(now))
})

test.each([
  ['forward', '2027-03-28T00:30:00Z', '2027-03-28T06:00:00Z'],
  ['back', '2026-10-25T00:30:00Z', '2026-10-25T07:00:00Z'],
])('quiet hours end by the clock on the wall in the night in which clocks go %s', (_way, now, then) => {
  expect(dueOf('push', WISHES, calendar({ quietHours: NIGHT }), at(now))).toBe(at(then))
})

test('nothing is sent in quiet hours; notices that are still valid are sent when they end', async () => {
  const { clock, arrive, settled } = await turned('2026-11-25T22:00:00Z')
  const [ann, ben] = [await arrive('Ann'), await arrive('Ben')]
  const [one, other] = [await ann.browser.connect(), await ben.browser.connect()]
  await keeps(other, { quietHours: NIGHT })
  await waitsFor(one, other)
  const answered = await waitsFor(one, other)
  await settled()
  expect(ben.titles()).toEqual([])
  await other.watch(answered)
  await other.until(() => other.tables.get(answered)?.seen.get(1)?.question)
  await other.answer(answered, 1, 'mark:4')
  await other.close()
  clock.now = at('2026-11-26T06:59:00Z')
  await settled()
  expect(ben.titles()).toEqual([])
  clock.now = at('2026-11-26T07:00:01Z')
  await expect.poll(() => ben.titles().length).toBe(1)
  await settled()
  expect(ben.titles()).toHaveLength(1)
})

test('after a change of time zone nothing is sent in the quiet hours of the new zone', async () => {
  const { clock, arrive, settled } = await turned('2026-11-25T22:00:00Z')
  const [ann, ben] = [await arrive('Ann'), await arrive('Ben')]
  const [one, other] = [await ann.browser.connect(), await ben.browser.connect()]
  await keeps(other, { quietHours: NIGHT })
  await waitsFor(one, other)
  await settled()
  // Eight in Budapest is two in the night in New York. In the evening it is day there, and a notice would go out.
  clock.now = at('2026-11-26T06:30:00Z')
  await keeps(other, { timeZone: 'America/New_York', quietHours: NIGHT })
  await other.close()
  clock.now = at('2026-11-26T07:00:01Z')
  await settled()
  expect(ben.titles()).toEqual([])
  clock.now = at('2026-11-26T13:00:01Z')
  await expect.poll(() => ben.titles().length).toBe(1)
})

test('notices that are due together come as one letter a day', async () => {
  const office = await postOffice()
  const mail = { url: office.url, from: 'orrery@example.org' }
  const { clock, arrive, settled } = await turned('2026-11-25T10:00:00Z', { mail, publicUrl: PUBLIC })
  const [ann, ben] = [await arrive('Ann'), await arrive('Ben')]
  await ben.browser.done('mail-add', { mail: 'ben@example.org', language: 'en' })
  await ben.browser.done('mail-open', { link: /#\/account\/mail\/([\w-]{32})/.exec(await office.next())?.[1] ?? '' })
  await ben.browser.done('notices-wish', { ...WISHES, mail: 'daily', kinds: { ...WISHES.kinds, deadline: false } })
  const [one, other] = [await ann.browser.connect(PUBLIC), await ben.browser.connect(PUBLIC)]
  await keeps(other, {})
  const tables = [await waitsFor(one, other), await waitsFor(one, other)]
  await expect.poll(() => ben.titles().length).toBe(2)
  clock.now = at('2026-11-26T06:59:00Z')
  await settled()
  expect(office.letters).toEqual([])
  clock.now = at('2026-11-26T07:00:01Z')
  const letter = await office.next()
  expect(letter).toMatch(/^Subject: Orrery: 2 things wait for you/m)
  for (const table of tables) expect(letter).toContain(`${PUBLIC}/#/table/${table}`)
  await settled()
  expect(office.letters).toEqual([])
})

test('players of a table on a date are reminded a day and an hour before, but only told that a cancelled one is off', async () => {
  const { clock, arrive, settled } = await turned('2026-11-25T12:00:00Z')
  const [ann, ben] = [await arrive('Ann'), await arrive('Ben')]
  const [one, other] = [await ann.browser.connect(), await ben.browser.connect()]
  const plan = { type: 'plan-evening', game: 'tic-tac-toe', settings: {}, pace: 'live', rated: false, club: false, seats: 2 } as const
  const begins = clock.now + 3 * DAY
  const { evening } = await one.want('evening', { ...plan, title: 'Crosses', at: begins })
  const { evening: off } = await one.want('evening', { ...plan, title: 'Noughts', at: begins })
  for (const id of [evening, off]) await other.want('done', { type: 'come', evening: id, comes: true })
  await one.want('done', { type: 'call-off', evening: off })
  const titles = () => ben.titles().map(({ title }) => title)
  await expect.poll(titles).toEqual(['Called off: Noughts'])
  clock.now = begins - DAY - HOUR
  await settled()
  clock.now = begins - DAY + 1
  await expect.poll(titles).toEqual(['Called off: Noughts', 'Soon: Crosses'])
  await settled()
  clock.now = begins - HOUR + 1
  await expect.poll(titles).toEqual(['Called off: Noughts', 'Soon: Crosses', 'Soon: Crosses'])
  await settled()
  expect(titles()).toHaveLength(3)
})

test('in a simultaneous choice each player is reminded by their own clock, as in their calendar', async () => {
  const { url, clock, arrive, settled } = await turned('2026-11-25T12:00:00Z')
  const [ann, ben] = [await arrive('Ann'), await arrive('Ben')]
  const [one, other] = [await ann.browser.connect(), await ben.browser.connect()]
  const began = at('2026-11-25T12:00:00Z')
  await keeps(other, { holidays: [{ from: began, until: began + 5 * DAY }] })
  const seats = [{ kind: 'me', settings: { word: 'a' } } as const, { kind: 'open' } as const]
  const time = { pace: 'day', perDecision: DAY, reserve: 0, increment: 0, weekendsOff: false, timeUp: 'least', timeouts: 0 } as const
  const { table } = await one.want('created', { type: 'create', game: 'secrets', settings: {}, seats, listed: false, time })
  await other.want('done', { type: 'take', table, seat: 1, settings: { word: 'b' } })
  await one.watch(table)
  await one.until(() => one.tables.get(table)?.seen.get(0)?.question)
  const { feed } = await ben.browser.done('feed', { on: true })
  expect(await (await fetch(`${url}/feeds/${feed}.ics`)).text()).toContain('DTSTART:20261201T1200')
  for (const client of [one, other]) await client.close()
  await expect.poll(() => [ann.titles().length, ben.titles().length]).toEqual([1, 1])
  clock.now = began + DAY - 5 * HOUR
  await expect.poll(() => ann.titles().map(({ title }) => title)).toEqual(['secrets: your turn', 'secrets: your time runs out'])
  await settled()
  expect(ben.titles()).toHaveLength(1)
  const back = await ann.browser.connect()
  await back.watch(table)
  await back.until(() => back.tables.get(table)?.seen.get(0)?.question)
  await back.answer(table, 0, 'alpha')
  clock.now = began + 6 * DAY - 5 * HOUR
  await expect.poll(() => ben.titles().map(({ title }) => title)).toEqual(['secrets: your turn', 'secrets: your time runs out'])
})

test('whose time for a decision is shorter than the notice before its end is told once, by either kind that they want', async () => {
  const { arrive, settled } = await turned('2026-11-25T12:00:00Z')
  const [ann, ben, cat] = [await arrive('Ann'), await arrive('Ben'), await arrive('Cat')]
  await ben.browser.done('notices-wish', { ...WISHES, kinds: { ...WISHES.kinds, turn: false } })
  const one = await ann.browser.connect()
  for (const { browser } of [ben, cat]) {
    const other = await browser.connect()
    await waitsFor(one, other, 'tic-tac-toe', HOUR)
    await other.close()
  }
  await expect.poll(() => ben.titles().map(({ title }) => title)).toEqual(['tic-tac-toe: your time runs out'])
  await expect.poll(() => cat.titles().map(({ title }) => title)).toEqual(['tic-tac-toe: your turn'])
  await settled()
  expect([ben, cat].map(({ titles }) => titles().length)).toEqual([1, 1])
})

test.each([
  ['while no server ran', 10 * HOUR],
  ['by a clock that was set back', -10 * HOUR],
])('a deadline that has moved %s is reminded of once, by the new time', async (_how, moved) => {
  const { clock, arrive, settled, close, data } = await turned('2026-11-25T12:00:00Z')
  const [ann, ben] = [await arrive('Ann'), await arrive('Ben')]
  const [one, other] = [await ann.browser.connect(), await ben.browser.connect()]
  await waitsFor(one, other)
  await other.close()
  const asked = clock.now
  const titles = () => ben.titles().map(({ title }) => title)
  await expect.poll(titles).toEqual(['tic-tac-toe: your turn'])
  await close()
  clock.now = asked + moved
  const { url } = await server({ notices: NEARBY, now: () => clock.now, lookEvery: 20, data })
  await settled(url)
  clock.now = asked + moved + DAY - 7 * HOUR
  await settled(url)
  expect(titles()).toEqual(['tic-tac-toe: your turn'])
  clock.now = asked + moved + DAY - 5 * HOUR
  await expect.poll(titles).toEqual(['tic-tac-toe: your turn', 'tic-tac-toe: your time runs out'])
  clock.now = asked + moved + DAY - HOUR
  await settled(url)
  expect(titles()).toHaveLength(2)
})
