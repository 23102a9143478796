import type { TimeControl } from '@orrery/play'
import { expect, test } from 'vitest'
import { noLog } from '../../log.ts'
import { sweeper } from '../../rooms/due.ts'
import { giveTime } from '../../rooms/grant-time.ts'
import { createRoom, forgetIdle, openRoom } from '../../rooms/rooms.ts'
import { leftOf } from '../../rooms/timing.ts'
import type { ServerContext } from '../../server-context.ts'
import { calendarsIn } from '../../store/calendars.ts'
import { punctualityOf } from '../../store/punctuality.ts'
import { openStore } from '../../store/sqlite.ts'
import { bareContext } from '../bare-context.ts'
import { connect } from '../client.ts'
import { afterwards, dataFolder, server } from '../server.ts'

const ANN = { id: 'ann', name: 'Ann' }
const BEN = { id: 'ben', name: 'Ben' }
const HOUR = 3_600_000
const DAY = 24 * HOUR

const byDay: TimeControl = {
  ...{ pace: 'day', perDecision: 2 * DAY, reserve: DAY, increment: 0 },
  ...{ weekendsOff: false, timeUp: 'least', timeouts: 0 },
}

/** A site whose clock the test turns. */
function site(folder = dataFolder()) {
  const clock = { now: Date.parse('2026-11-25T12:00:00Z') }
  const store = openStore(folder)
  afterwards(() => store.close())
  const home = bareContext({ store, log: noLog(), now: () => clock.now, clockSet: (due) => sweep.set(due) })
  const sweep = sweeper(home)
  afterwards(() => sweep.stop())
  return { home, clock, sweep }
}

function table(home: ServerContext, time: Partial<TimeControl> = {}) {
  const seats = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]
  return createRoom(home, ANN, { game: 'tic-tac-toe', settings: {}, seats, listed: false, time: { ...byDay, ...time } })
}

test('any game is played by a time control of its table, which a restart does not forget', async () => {
  const folder = dataFolder()
  const { home } = site(folder)
  const room = await table(home)
  expect(leftOf(room, home.now())).toEqual([3 * DAY, null])
  home.rooms.clear()
  forgetIdle(home)
  const again = await openRoom(home, room.id)
  expect(again.time).toEqual(byDay)
  expect(leftOf(again, home.now())).toEqual([3 * DAY, null])
})

test('when the time runs out the game answers or a bot takes the seat, as the table says', async () => {
  const { home, clock, sweep } = site()
  const least = await table(home)
  const bot = await table(home, { timeUp: 'bot' })
  clock.now += 3 * DAY + 1
  sweep.set(0)
  await expect.poll(() => least.play?.table.version).toBe(1)
  await expect.poll(() => bot.seats[0]?.bot).not.toBeNull()
  expect(least.play?.clocks[0]).toMatchObject({ late: 1, reserve: 0 })
  expect(bot.seats[0]?.player).toBe('ann')
})

test('another seat gives more time; nobody gives it to themselves, and nobody does who does not play', async () => {
  const { home } = site()
  const room = await createRoom(home, ANN, {
    ...{ game: 'tic-tac-toe', settings: {}, listed: false, time: byDay },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'quick' }],
  })
  await expect(giveTime(home, room, ANN, 0, DAY)).rejects.toThrow('themselves')
  await expect(giveTime(home, room, BEN, 0, DAY)).rejects.toThrow('only who plays here')
  await giveTime(home, room, ANN, 1, DAY)
  expect(room.play?.clocks[1]?.reserve).toBe(2 * DAY)
  await expect(giveTime(home, room, ANN, 1, 364 * DAY)).rejects.toThrow('a year in reserve at most')
  home.rooms.clear()
  expect((await openRoom(home, room.id)).play?.clocks[1]?.reserve).toBe(2 * DAY)
})

test('holidays and quiet hours of a player move the deadlines', async () => {
  const { home, clock } = site()
  const from = clock.now + DAY
  const calendar = { timeZone: 'Europe/Budapest', quietHours: { from: 0, until: 14 * 60 }, holidays: [{ from, until: from + 4 * DAY }] }
  await calendarsIn(home.store.database).set('ann', JSON.stringify(calendar))
  const room = await table(home)
  // Three days and four of holidays lead to one o'clock; quiet hours end at two.
  expect(leftOf(room, home.now())).toEqual([7 * DAY + HOUR, null])
})

test('a calendar that is changed counts at once at every table, and is refused where it asks for too much', async () => {
  const clock = { now: Date.parse('2026-11-25T12:00:00Z') }
  const { url } = await server({ now: () => clock.now })
  const ann = await connect(url, { name: 'Ann' })
  const seats = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]
  const { table: id } = await ann.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false, time: byDay })
  const timeLeft = async () => (await ann.want('table', { type: 'watch', table: id })).info.players[0]?.timeLeft
  expect(await timeLeft()).toBe(3 * DAY)
  const calendar = { timeZone: 'Europe/Budapest', quietHours: null, holidays: [{ from: clock.now, until: clock.now + 10 * DAY }] }
  expect((await ann.want('calendar', { type: 'set-calendar', calendar })).calendar).toEqual(calendar)
  await expect.poll(timeLeft).toBe(13 * DAY)
  expect((await ann.want('calendar', { type: 'calendar' })).calendar).toEqual(calendar)

  const greedy = { ...calendar, holidays: [{ from: clock.now, until: clock.now + 60 * DAY }] }
  expect(await ann.ask({ type: 'set-calendar', calendar: greedy })).toMatchObject({ code: 'bad-settings' })
  const nowhere = { ...calendar, timeZone: 'Mars/Olympus' }
  expect(await ann.ask({ type: 'set-calendar', calendar: nowhere })).toMatchObject({ code: 'bad-settings' })
})

test('a player changes their calendar and name at some pace, since each change concerns all their tables', async () => {
  const { url } = await server({ limits: { changes: { burst: 2, every: 60_000 } } })
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  const calendar = { timeZone: 'Europe/Budapest', quietHours: null, holidays: [] }
  for (let changes = 0; changes < 2; changes++) {
    await ann.want('calendar', { type: 'set-calendar', calendar })
    await bob.want('done', { type: 'rename', name: `Bob ${changes}` })
  }
  for (const one of [ann, bob]) {
    expect(await one.ask({ type: 'set-calendar', calendar })).toMatchObject({ code: 'too-fast', retryAfter: expect.any(Number) })
    expect(await one.ask({ type: 'rename', name: 'Cat' })).toMatchObject({ code: 'too-fast' })
  }
})

test('the list of your own tables says when the first clock runs out, as each answer moves it', async () => {
  const clock = { now: Date.parse('2026-11-25T12:00:00Z') }
  const { url } = await server({ now: () => clock.now })
  const ann = await connect(url, { name: 'Ann' })
  const seats = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const]
  const create = { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false } as const
  const { table: slow } = await ann.want('created', { ...create, time: byDay })
  const { table: fast } = await ann.want('created', { ...create, time: { ...byDay, perDecision: DAY, reserve: 0 } })
  const { table: free } = await ann.want('created', create)
  const dues = async () => {
    const { tables } = await ann.want('tables', { type: 'tables', which: 'mine', follow: false })
    return Object.fromEntries(tables.map(({ id, due }) => [id, due === null ? null : (due - clock.now) / DAY]))
  }
  await expect.poll(dues).toEqual({ [slow]: 3, [fast]: 1, [free]: null })
  clock.now += DAY / 2
  expect(await dues()).toEqual({ [slow]: 2.5, [fast]: 0.5, [free]: null })
})

test('a note about a table is private, and an empty text removes it', async () => {
  const { url } = await server()
  const [ann, ben] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Ben' })]
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false })
  await ben.watch(table)
  expect((await ann.want('note', { type: 'note', table })).text).toBe('')
  expect((await ann.want('note', { type: 'set-note', table, text: 'take the corner' })).text).toBe('take the corner')
  expect((await ann.want('note', { type: 'note', table })).text).toBe('take the corner')
  expect((await ben.want('note', { type: 'note', table })).text).toBe('')
  expect(ben.received.some((text) => text.includes('corner'))).toBe(false)
  await ann.want('note', { type: 'set-note', table, text: '' })
  expect((await ann.want('note', { type: 'note', table })).text).toBe('')
})

test('the speed of answers by day and the number of time-outs are shown with the name', async () => {
  const clock = { now: Date.parse('2026-11-25T12:00:00Z') }
  const { url } = await server({ now: () => clock.now })
  const [ann, ben] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Ben' })]
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const create = { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false } as const
  const { table } = await ann.want('created', { ...create, time: { ...byDay, reserve: 0 } })
  await ann.watch(table)
  await ben.watch(table)
  await ben.want('done', { type: 'take', table, seat: 1 })
  await ann.until(() => ann.tables.get(table)?.seen.get(0)?.question)
  clock.now += 6 * HOUR
  await ann.answer(table, 0, 'mark:0')
  await ben.until(() => ben.tables.get(table)?.seen.get(1)?.question)
  const person = (await ann.want('table', { type: 'watch', table })).info.players[0]?.person ?? ''
  const of = (of: string) => ben.want('punctuality', { type: 'punctuality', person: of })
  expect(await of(person)).toMatchObject({ tables: 1, answers: 1, each: 6 * HOUR, timeouts: 0 })
  const other = (await ann.want('table', { type: 'watch', table })).info.players[1]?.person ?? ''
  expect(await of(other)).toMatchObject({ tables: 0, answers: 0, each: null, timeouts: 0 })
})

test('an automatic answer at a time-out counts as one time-out of its player, only at tables by day', async () => {
  const { home, clock, sweep } = site()
  await table(home)
  const live = await table(home, { pace: 'live' })
  expect(live.stage).toBe('playing')
  clock.now += 4 * DAY
  sweep.set(0)
  await expect.poll(() => punctualityOf(home.store.database, 'ann')).toMatchObject({ tables: 1, answers: 0, timeouts: 1 })
})
