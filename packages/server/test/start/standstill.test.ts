import type { TimeControl } from '@orrery/play'
import { expect, test } from 'vitest'
import { steadyClock } from '../../clock.ts'
import { createRoom, openRoom } from '../../rooms/rooms.ts'
import { leftOf } from '../../rooms/timing.ts'
import { afterSleep, nobodyWasThere } from '../../start/standstill.ts'
import { bareContext } from '../bare-context.ts'

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

/** Tournaments that note for how long they stood still. */
function tournaments() {
  const stood: number[] = []
  return { stood, start: async (asleep: number) => void stood.push(asleep) }
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
  expect([clock.now() - alive, hall.stood]).toEqual([5 * DAY, [5 * DAY]])
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

test('tournaments stand still with the tables when a server that is alone had lost its lease', async () => {
  const time = { now: 1_000_000 }
  const context = bareContext({ now: () => time.now })
  const hall = tournaments()
  await context.store.beat(time.now)
  time.now += HOUR
  await nobodyWasThere(context, hall)
  expect(hall.stood).toEqual([HOUR])
})
