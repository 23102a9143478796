import type { Span } from './calendar.ts'
import { instantOf, localTime } from './zone.ts'

const DAY = 86_400_000

/** A player's days of holidays in a calendar year. */
export const HOLIDAYS_A_YEAR = 30

/**
 * A player's holidays after a change. Past holidays stay, a running one can end earlier or later, and new ones begin now or later:
 * otherwise a clock that has run out could be turned back. Throws a `RangeError` if a year has too many days.
 */
export function holidaysAfter(before: readonly Span[], wanted: readonly Span[], now: number, timeZone: string): Span[] {
  const begun = before
    .filter(({ from }) => from <= now)
    .map((span) => {
      if (span.until <= now) return span
      const again = wanted.find(({ from }) => from === span.from)
      return { from: span.from, until: Math.max(now, again?.until ?? now) }
    })
  const coming = wanted
    .filter((span) => !begun.some(({ from }) => from === span.from))
    .map(({ from, until }) => ({ from: Math.max(from, now), until }))
    .filter(({ from, until }) => until > from)
  const holidays = joined([...begun, ...coming])
  const years = new Map<number, number>()
  // One by one: of a holiday of a hundred thousand years no more than the first is counted.
  for (const [year, length] of partsByYear(holidays, timeZone)) {
    years.set(year, (years.get(year) ?? 0) + length)
    if ((years.get(year) ?? 0) > HOLIDAYS_A_YEAR * DAY + DAY / 24)
      throw new RangeError(`${year} has more than ${HOLIDAYS_A_YEAR} days of holidays`)
  }
  return holidays
}

/** Spans in order; those that overlap or touch are joined. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = all.at(-1)
    if (last !== undefined && span.from <= last.until) all[all.length - 1] = { from: last.from, until: Math.max(last.until, span.until) }
    else all.push(span)
  }
  return all
}

/** How much of each local year is holidays, in milliseconds by year. Throws a `RangeError` for a zone that the runtime does not know. */
export function holidaysByYear(holidays: readonly Span[], timeZone: string): Map<number, number> {
  const years = new Map<number, number>()
  for (const [year, length] of partsByYear(holidays, timeZone)) years.set(year, (years.get(year) ?? 0) + length)
  return years
}

/** Holidays in order, cut where local years begin: each part's year and length. */
function* partsByYear(holidays: readonly Span[], timeZone: string): Generator<readonly [year: number, length: number]> {
  for (const { from, until } of holidays) {
    for (let at = from; at < until; ) {
      const year = new Date(localTime(timeZone, at).day * DAY).getUTCFullYear()
      const end = Math.min(until, instantOf(timeZone, Date.UTC(year + 1, 0, 1) / DAY, 0))
      yield [year, end - at]
      at = end
    }
  }
}
