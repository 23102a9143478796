import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterQuietHours, type Calendar, instantAfter, instantOf, isTimeZone, localTime, timeBetween } from '../index.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const at = (text: string): number => Date.parse(text)
const calendar = (change: Partial<Calendar> = {}): Calendar => ({
  ...{ timeZone: 'Europe/Budapest', weekendsOff: false, holidays: [], quietHours: null },
  ...change,
})

test('local time follows the zone, over both changes of summer time', () => {
  expect(localTime('Europe/Budapest', at('2026-11-25T19:00:00Z'))).toMatchObject({ time: 20 * HOUR, weekday: 3 })
  expect(localTime('Pacific/Auckland', at('2026-11-25T19:00:00Z'))).toMatchObject({ time: 8 * HOUR, weekday: 4 })
  const day = (date: string): number => at(`${date}T00:00:00Z`) / DAY
  // On 28 March 2027 the hour after two does not exist; on 25 October 2026 it comes twice.
  expect(instantOf('Europe/Budapest', day('2027-03-28'), 2.5 * HOUR)).toBe(at('2027-03-28T01:00:00Z'))
  expect(instantOf('Europe/Budapest', day('2026-10-25'), 2.5 * HOUR)).toBe(at('2026-10-25T00:30:00Z'))
  expect(instantOf('Europe/Budapest', day('2026-10-26'), 0)).toBe(at('2026-10-25T23:00:00Z'))
})

test('a day that a zone skips, and the times around it', () => {
  const day = (date: string): number => at(`${date}T00:00:00Z`) / DAY
  // Samoa went from the end of 29 December 2011 (UTC-10) straight to 31 December (UTC+14).
  expect(instantOf('Pacific/Apia', day('2011-12-29'), 12 * HOUR)).toBe(at('2011-12-29T22:00:00Z'))
  expect(instantOf('Pacific/Apia', day('2011-12-31'), 12 * HOUR)).toBe(at('2011-12-30T22:00:00Z'))
  expect(instantOf('Pacific/Apia', day('2011-12-30'), 12 * HOUR)).toBe(at('2011-12-30T10:00:00Z'))
  expect(localTime('Pacific/Apia', at('2011-12-30T09:59:59Z'))).toEqual({ day: day('2011-12-29'), time: DAY - 1000, weekday: 4 })
})

/** Counts the weeks asked about. A zone's answers are cached, so a test that runs again needs another week. */
let weeks = 0

test('the local time of a moment that nobody asked about before', () => {
  const day = at('2030-01-01T00:00:00Z') / DAY + 7 * ++weeks
  // Samoa had another time in 1970 than it has now.
  expect(localTime('Pacific/Apia', day * DAY + 12.2 * HOUR)).toEqual({ day: day + 1, time: 1.2 * HOUR, weekday: 3 })
  expect(localTime('Asia/Kolkata', day * DAY + 12 * HOUR + 1)).toEqual({ day, time: 17.5 * HOUR + 1, weekday: 2 })
})

test('an unknown time zone is rejected', () => {
  expect(isTimeZone('Europe/Budapest')).toBe(true)
  expect(isTimeZone('Europe/Atlantis')).toBe(false)
  expect(isTimeZone('')).toBe(false)
})

test('no time passes on a weekend off, from the local midnight on', () => {
  const weekends = calendar({ weekendsOff: true })
  // Friday 20:00 in Budapest; two days later it would be Sunday, so it is Tuesday.
  const friday = at('2026-11-27T19:00:00Z')
  expect(instantAfter(weekends, friday, 2 * DAY)).toBe(at('2026-12-01T19:00:00Z'))
  expect(instantAfter(weekends, friday, 4 * HOUR)).toBe(at('2026-11-27T23:00:00Z'))
  expect(timeBetween(weekends, friday, at('2026-11-30T00:00:00Z'))).toBe(5 * HOUR)
  // On Sunday the weekend has begun the day before.
  expect(instantAfter(weekends, at('2026-11-29T12:00:00Z'), HOUR)).toBe(at('2026-11-30T00:00:00Z'))
  // Saturday begins earlier for the player in Auckland than in Budapest.
  const auckland = calendar({ weekendsOff: true, timeZone: 'Pacific/Auckland' })
  expect(instantAfter(auckland, at('2026-11-27T08:00:00Z'), 4 * HOUR)).toBe(at('2026-11-29T12:00:00Z'))
})

test('no time passes on a holiday, also where holidays overlap, meet a weekend, or have begun', () => {
  const monday = at('2026-11-30T08:00:00Z')
  const holidays = [
    { from: at('2026-12-02T00:00:00Z'), until: at('2026-12-04T00:00:00Z') },
    { from: at('2026-12-03T00:00:00Z'), until: at('2026-12-05T00:00:00Z') },
  ]
  expect(instantAfter(calendar({ holidays }), monday, 2 * DAY)).toBe(at('2026-12-05T08:00:00Z'))
  expect(instantAfter(calendar({ holidays, weekendsOff: true }), monday, 2 * DAY)).toBe(at('2026-12-07T07:00:00Z'))
  expect(instantAfter(calendar({ holidays }), at('2026-12-03T12:00:00Z'), HOUR)).toBe(at('2026-12-05T01:00:00Z'))
  expect(timeBetween(calendar({ holidays }), monday, at('2026-12-10T08:00:00Z'))).toBe(7 * DAY)
})

test('between an instant and itself, or an earlier one, no time passes', () => {
  const noon = at('2026-11-25T12:00:00Z')
  expect([timeBetween(calendar(), noon, noon), timeBetween(calendar(), noon, noon - HOUR)]).toEqual([0, 0])
})

test('a clock that would run out in quiet hours runs out when they end', () => {
  const night = calendar({ quietHours: { from: 23 * 60, until: 8 * 60 } })
  expect(afterQuietHours(night, at('2026-11-25T23:00:00Z'))).toBe(at('2026-11-26T07:00:00Z'))
  expect(afterQuietHours(night, at('2026-11-25T22:30:00Z'))).toBe(at('2026-11-26T07:00:00Z'))
  expect(afterQuietHours(night, at('2026-11-25T21:30:00Z'))).toBe(at('2026-11-25T21:30:00Z'))
  expect(afterQuietHours(night, at('2026-11-26T07:00:00Z'))).toBe(at('2026-11-26T07:00:00Z'))
  // A clock already waits at the first moment of quiet hours, over midnight and within a day.
  expect(afterQuietHours(night, at('2026-11-25T22:00:00Z'))).toBe(at('2026-11-26T07:00:00Z'))
  // Nine in the morning is after one night and before the next.
  expect(afterQuietHours(night, at('2026-11-25T08:00:00Z'))).toBe(at('2026-11-25T08:00:00Z'))
  const noon = calendar({ quietHours: { from: 12 * 60, until: 14 * 60 } })
  expect(afterQuietHours(noon, at('2026-11-25T12:00:00Z'))).toBe(at('2026-11-25T13:00:00Z'))
  expect(afterQuietHours(noon, at('2026-11-25T11:00:00Z'))).toBe(at('2026-11-25T13:00:00Z'))
  // Outside quiet hours the instant stays. Hours from a time to the same time are no quiet hours.
  for (const time of [at('2026-11-25T10:59:00Z'), at('2026-11-25T13:00:00Z'), at('2026-11-25T20:00:00Z')])
    expect(afterQuietHours(noon, time)).toBe(time)
  const never = calendar({ quietHours: { from: 720, until: 720 } })
  expect(afterQuietHours(never, at('2026-11-25T11:00:00Z'))).toBe(at('2026-11-25T11:00:00Z'))
  // The night in which the clocks go forward ends an hour earlier.
  expect(afterQuietHours(night, at('2027-03-28T00:00:00Z'))).toBe(at('2027-03-28T06:00:00Z'))
})

const START = at('2026-01-01T00:00:00Z')
const span = fc.tuple(fc.nat(400), fc.integer({ min: 1, max: 20 })).map(([day, days]) => ({
  from: START + day * DAY,
  until: START + (day + days) * DAY,
}))

test('quiet hours that end in the hour that comes twice end in each of the two', () => {
  // On 25 October 2026 it is three o'clock at 01:00 UTC, and then two again.
  for (const quietHours of [
    { from: 22 * 60, until: 2.5 * 60 },
    { from: 60, until: 2.5 * 60 },
  ]) {
    const after = (instant: string) => afterQuietHours(calendar({ quietHours }), at(instant))
    expect(after('2026-10-25T00:15:00Z')).toBe(at('2026-10-25T00:30:00Z'))
    expect(after('2026-10-25T00:45:00Z')).toBe(at('2026-10-25T00:45:00Z'))
    expect(after('2026-10-25T01:15:00Z')).toBe(at('2026-10-25T01:30:00Z'))
    expect(after('2026-10-25T01:30:00Z')).toBe(at('2026-10-25T01:30:00Z'))
  }
  fc.assert(
    fc.property(
      fc.integer({ min: at('2026-10-24T12:00:00Z'), max: at('2026-10-25T12:00:00Z') }),
      fc.integer({ min: 0, max: 95 }),
      fc.integer({ min: 0, max: 95 }),
      (instant, from, until) => {
        const awake = afterQuietHours(calendar({ quietHours: { from: from * 15, until: until * 15 } }), instant)
        expect(awake).toBeGreaterThanOrEqual(instant)
        expect(awake - instant).toBeLessThan(25 * HOUR)
      },
    ),
  )
})

test('adding a time to an instant and measuring the time between agree, whatever the calendar', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Europe/Budapest', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'),
      fc.boolean(),
      fc.array(span, { maxLength: 4 }),
      fc.nat(400 * 24),
      fc.integer({ min: 1, max: 60 * 24 }),
      (timeZone, weekendsOff, holidays, hour, hours) => {
        const one = calendar({ timeZone, weekendsOff, holidays })
        const from = START + hour * HOUR
        const end = instantAfter(one, from, hours * HOUR)
        expect(timeBetween(one, from, end)).toBe(hours * HOUR)
        expect(timeBetween(one, from, end - 1)).toBe(hours * HOUR - 1)
        expect(end).toBeGreaterThanOrEqual(from + hours * HOUR)
      },
    ),
    { numRuns: 150 },
  )
})
