import type { TimeControl } from '@orrery/play'
import type { TournamentEvent } from '@orrery/tournament'
import { expect, test } from 'vitest'
import { steadyClock } from '../../clock.ts'
import { createRoom, openRoom } from '../../rooms/rooms.ts'
import { leftOf } from '../../rooms/timing.ts'
import { afterSleep } from '../../start/standstill.ts'
import type { Database } from '../../store/database.ts'
import { tournamentsOn } from '../../store/tournaments/index.ts'
import { openTournaments } from '../../tournaments/tournaments.ts'
import { bareContext, freshStore } from '../bare-context.ts'
import { afterwards } from '../server.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const BY_DAY: TimeControl = {
  ...{ pace: 'day', perDecision: 2 * DAY, reserve: DAY, increment: 0 },
  ...{ weekendsOff: false, timeUp: 'least', timeouts: 0 },
}
const WISH = {
  ...{ game: 'tic-tac-toe', settings: {}, listed: false, time: BY_DAY },
  seats: [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'B' } as const],
}

/** A machine that can sleep: its monotonic clock stands still then. */
function machine() {
  const time = { system: Date.parse('2026-11-25T12:00:00Z'), steady: 5000 }
  const clock = steadyClock(
    () => time.system,
    () => time.steady,
  )
  return {
    clock,
    sleeps(milliseconds: number) {
      time.system += milliseconds
    },
    works(milliseconds: number) {
      time.system += milliseconds
      time.steady += milliseconds
    },
  }
}

/** Tournaments that note how often they read on. */
function tournaments() {
  const told = { started: 0 }
  return { told, start: async () => void told.started++ }
}

test('a machine that slept for days knows the time again, and nobody has lost any by it', async () => {
  const { clock, sleeps, works } = machine()
  const context = bareContext({ now: clock.now })
  const hall = tournaments()
  await context.store.beat(clock.now())
  const room = await createRoom(context, { id: 'ann', name: 'Ann' }, WISH)
  works(HOUR)
  await context.store.beat(clock.now())
  expect(await afterSleep(context, hall, clock)).toBe(null)
  const alive = clock.now()
  sleeps(5 * DAY)
  expect(clock.now()).toBe(alive)
  const slow = context.store.resumeClocks
  context.store.resumeClocks = async (now) => {
    const last = await slow(now)
    // Whoever opens the table now reads clocks that are set already.
    expect(room.pending).toBeGreaterThan(0)
    return last
  }
  expect(await afterSleep(context, hall, clock)).toBe(alive)
  expect([clock.now() - alive, hall.told.started]).toEqual([5 * DAY, 1])
  expect(leftOf(room, clock.now())).toEqual([3 * DAY - HOUR, null])
  context.rooms.clear()
  expect(leftOf(await openRoom(context, room.id), clock.now())).toEqual([3 * DAY - HOUR, null])
  expect(await afterSleep(context, hall, clock)).toBe(null)
})

test('a clock that is set back does not go back, and one that cannot be stored is set later', async () => {
  const { clock, sleeps } = machine()
  const context = bareContext({ now: clock.now })
  const began = clock.now()
  sleeps(-DAY)
  expect(await afterSleep(context, tournaments(), clock)).toBe(null)
  expect(clock.now()).toBe(began)
  sleeps(3 * DAY)
  const { resumeClocks } = context.store
  context.store.resumeClocks = () => Promise.reject(new Error('the disk is full'))
  await expect(afterSleep(context, tournaments(), clock)).rejects.toThrow('full')
  expect(clock.now()).toBe(began)
  context.store.resumeClocks = resumeClocks
  await afterSleep(context, tournaments(), clock)
  expect(clock.now()).toBe(began + 2 * DAY)
})

test('CG-TOUR-4 · a game of a tournament is not decided by time in which its server stood still', async () => {
  const time = { now: 1_000_000 }
  const store = freshStore()
  const tried = Promise.withResolvers<void>()
  let slept = false
  const transaction: Database['transaction'] = (work) =>
    store.database.transaction(work).finally(() => {
      if (slept) tried.resolve()
    })
  const context = bareContext({
    now: () => time.now,
    terms: { grace: 20 },
    store: { ...store, database: { read: store.database.read, transaction } },
  })
  const hall = openTournaments(context)
  afterwards(() => hall.stop())
  const [ann, ben] = [
    { id: 'ann', name: 'Ann' },
    { id: 'ben', name: 'Ben' },
  ]
  const wish = {
    type: 'create-tournament',
    ref: 'r',
    game: 'tic-tac-toe',
    settings: {},
    title: 'Cup',
    judged: false,
    listed: true,
  } as const
  const id = await hall.create(ann, wish)
  for (const one of [ann, ben]) await hall.act(one, id, { do: 'register' })
  await hall.act(ann, id, { do: 'open-check-in' })
  for (const one of [ann, ben]) await hall.act(one, id, { do: 'check-in' })
  await context.store.beat(time.now)
  await hall.act(ann, id, { do: 'begin' })
  await store.resumeClocks(time.now + HOUR)
  time.now += HOUR
  slept = true
  const events = async () => {
    const read = await tournamentsOn(context.store.database).read(id, 0)
    return (read?.events ?? []).map((text) => JSON.parse(text) as TournamentEvent)
  }
  // Its clock still stands as it was in memory: what seems due is looked at, and found to have time left.
  await tried.promise
  await hall.start()
  expect((await events()).at(-1)).toEqual({ type: 'stood-still', milliseconds: HOUR })
  time.now += 20
  await expect.poll(async () => (await events()).at(-1)?.type).toBe('ended')
  const decided = (await events()).find(({ type }) => type === 'decided')
  expect(decided).toMatchObject({ at: time.now })
})
