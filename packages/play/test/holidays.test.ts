import { expect, test, vi } from 'vitest'
import { HOLIDAYS_A_YEAR, holidaysAfter, holidaysByYear } from '../index.ts'

const ZONE = 'Europe/Budapest'
const DAY = 86_400_000
const at = (text: string): number => Date.parse(text)
const NOW = at('2026-06-10T12:00:00Z')
const days = (from: string, count: number) => ({ from: at(from), until: at(from) + count * DAY })

test('holidays begin now or later: nobody turns back a clock that has run out', () => {
  expect(holidaysAfter([], [days('2026-06-01T00:00:00Z', 20)], NOW, ZONE)).toEqual([{ from: NOW, until: at('2026-06-21T00:00:00Z') }])
  expect(holidaysAfter([], [days('2026-05-01T00:00:00Z', 10)], NOW, ZONE)).toEqual([])
})

test('past holidays stay, a running one ends earlier or later, a coming one can be called off', () => {
  const past = days('2026-05-01T00:00:00Z', 5)
  const running = days('2026-06-08T00:00:00Z', 10)
  const coming = days('2026-08-01T00:00:00Z', 10)
  const before = [past, running, coming]
  expect(holidaysAfter(before, before, NOW, ZONE)).toEqual(before)
  // A holiday that ends at this moment is past.
  const over = { from: NOW - DAY, until: NOW }
  expect(holidaysAfter([over], [{ ...over, until: NOW + DAY }], NOW, ZONE)).toEqual([over])
  expect(holidaysAfter(before, [], NOW, ZONE)).toEqual([past, { from: running.from, until: NOW }])
  expect(holidaysAfter(before, [{ from: running.from, until: NOW - DAY }], NOW, ZONE)[1]).toEqual({ from: running.from, until: NOW })
  expect(holidaysAfter(before, [{ from: running.from, until: NOW + DAY }], NOW, ZONE)[1]).toEqual({ from: running.from, until: NOW + DAY })
})

test('holidays that end before they begin do not count; those that overlap or touch are one, in whatever order they are listed', () => {
  expect(holidaysAfter([], [{ from: NOW - DAY, until: NOW }], NOW, ZONE)).toEqual([])
  const long = days('2026-08-01T00:00:00Z', 20)
  const inside = days('2026-08-05T00:00:00Z', 3)
  const over = days('2026-08-15T00:00:00Z', 10)
  const touching = { from: over.until, until: over.until + DAY }
  expect(holidaysAfter([], [touching, over, inside, long], NOW, ZONE)).toEqual([{ from: long.from, until: touching.until }])
})

test('holidays over New Year belong to both years, each with its local days', () => {
  const local = (text: string) => at(`${text}T00:00:00+01:00`)
  const spans = [
    { from: local('2026-12-20'), until: local('2027-01-06') },
    { from: local('2027-02-01'), until: local('2027-02-03') },
  ]
  expect([...holidaysByYear(spans, ZONE)].map(([year, length]) => [year, length / DAY])).toEqual([
    [2026, 12],
    [2027, 7],
  ])
})

test('the day on which the clocks go back may make thirty days an hour longer, and no more', () => {
  const from = at('2026-10-01T00:00:00+02:00')
  const spanOf = (more: number) => [{ from, until: from + HOLIDAYS_A_YEAR * DAY + more }]
  expect(holidaysAfter([], spanOf(DAY / 24), NOW, ZONE)).toHaveLength(1)
  expect(() => holidaysAfter([], spanOf(DAY / 24 + 1), NOW, ZONE)).toThrow(RangeError)
})

test('a calendar year has at most thirty days of holidays, whichever way they are cut', () => {
  expect(() => holidaysAfter([], [days('2026-07-01T00:00:00Z', HOLIDAYS_A_YEAR + 1)], NOW, ZONE)).toThrow(RangeError)
  expect(holidaysAfter([], [days('2026-07-01T00:00:00Z', HOLIDAYS_A_YEAR)], NOW, ZONE)).toHaveLength(1)
  expect(() => holidaysAfter([], [days('2026-07-01T00:00:00Z', 20), days('2026-09-01T00:00:00Z', 12)], NOW, ZONE)).toThrow('2026')
  expect(holidaysAfter([], [days('2026-12-20T00:00:00Z', 40)], NOW, ZONE)).toHaveLength(1)
  expect(holidaysAfter([], [days('2026-07-01T00:00:00Z', 25), days('2026-07-10T00:00:00Z', 16)], NOW, ZONE)).toEqual([
    days('2026-07-01T00:00:00Z', 25),
  ])
})

test('a holiday until the end of time is refused by its first year, without counting the others', () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  const ever = [{ from: at('2031-01-01T00:00:00Z'), until: 8.64e15 }]
  expect(() => holidaysAfter([], ever, NOW, ZONE)).toThrow('2031 has more than')
  expect(asked.mock.calls.length).toBeLessThan(10)
  asked.mockRestore()
})
