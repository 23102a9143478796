import { expect, test } from 'vitest'
import { localBus } from '../../bus.ts'
import { freshStore } from '../bare-context.ts'
import type { Client } from '../client.ts'
import { NEARBY, turned, waitsFor } from '../noticed.ts'
import { leasesOf } from './leases.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOON = '2026-11-25T12:00:00Z'
/** Whoever is asked counts as away after a minute, as on a site. */
const notices = { ...NEARBY, awayAfter: MINUTE }

const TURN = 'tic-tac-toe: your turn'

/** A table by day that both players look at; the first has answered, the second is asked. */
async function together(one: Client, other: Client): Promise<string> {
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const time = { pace: 'day', perDecision: DAY, reserve: 0, increment: 0, weekendsOff: false, timeUp: 'least', timeouts: 0 } as const
  const { table } = await one.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false, time })
  for (const client of [one, other]) await client.watch(table)
  await other.want('done', { type: 'take', table, seat: 1 })
  await one.until(() => one.tables.get(table)?.seen.get(0)?.question)
  await one.answer(table, 0, 'mark:0')
  await isAsked(other, table)
  return table
}

const isAsked = (other: Client, table: string) => other.until(() => other.tables.get(table)?.seen.get(1)?.question)

const timeLeft = async (client: Client, table: string, seat: number) => (await client.watch(table)).info.players[seat]?.timeLeft ?? null

test('a table by day at which all are present goes on without a notice, by the clock of days, and sends notices again once one has left', async () => {
  const { clock, arrive } = await turned(NOON, { notices })
  const [ann, ben, cat] = [await arrive('Ann'), await arrive('Ben'), await arrive('Cat')]
  const [one, other, gone] = [await ann.browser.connect(), await ben.browser.connect(), await cat.browser.connect()]
  const table = await together(one, other)
  await waitsFor(one, gone)
  await gone.close()
  clock.now += 5 * MINUTE
  // Who is not there is told, and was asked after who is.
  await expect.poll(() => cat.titles().map(({ title }) => title)).toEqual([TURN])
  const left = await timeLeft(one, table, 1)
  expect(left).toBeLessThanOrEqual(DAY - 5 * MINUTE)
  expect(left).toBeGreaterThan(DAY - 6 * MINUTE)

  await other.answer(table, 1, 'mark:4')
  await one.until(() => one.tables.get(table)?.seen.get(0)?.question)
  expect(await timeLeft(one, table, 0)).toBeGreaterThan(DAY - MINUTE)
  await one.answer(table, 0, 'mark:1')
  await isAsked(other, table)
  expect([ann.titles(), ben.titles()]).toEqual([[], []])
  await other.close()
  clock.now += 2 * MINUTE
  await expect.poll(() => ben.titles().map(({ title }) => title)).toEqual([TURN])
  expect(ann.titles()).toEqual([])
})

test('a player who looks at a table and does nothing is sent a notice after a quarter of an hour', async () => {
  const { clock, arrive } = await turned(NOON, { notices })
  const [ann, ben] = [await arrive('Ann'), await arrive('Ben')]
  await together(await ann.browser.connect(), await ben.browser.connect())
  clock.now += 15 * MINUTE
  await expect.poll(() => ben.titles().map(({ title }) => title)).toEqual([TURN])
  expect(ann.titles()).toEqual([])
})

test('a server that starts sends no notice to those who look at a table through another one', async () => {
  const store = freshStore()
  const shared = { store, bus: localBus(), leases: leasesOf(store) }
  const here = await turned(NOON, { notices, shared })
  const [ann, ben] = [await here.arrive('Ann'), await here.arrive('Ben')]
  await together(await ann.browser.connect(), await ben.browser.connect())
  const there = await turned('2026-11-25T12:05:00Z', { notices, shared })
  const [cat, dan] = [await there.arrive('Cat'), await there.arrive('Dan')]
  const gone = await dan.browser.connect()
  await waitsFor(await cat.browser.connect(), gone)
  await gone.close()
  there.clock.now += 2 * MINUTE
  // By then that server has looked at all tables.
  await expect.poll(() => dan.titles().map(({ title }) => title)).toEqual([TURN])
  expect(ben.titles()).toEqual([])
})
