import type { PassingTime } from './timing.ts'
import { instantOf, localTime } from './zone.ts'

/** A stretch of time, in milliseconds since 1970-01-01 UTC. `until` is not part of it. */
export interface Span {
  readonly from: number
  readonly until: number
}

/** Hours of the day, in minutes since midnight; if `until` is before `from`, they go past midnight. */
export interface DailyHours {
  readonly from: number
  readonly until: number
}

/** When a player's clock stands still, and when it may not run out. */
export interface Calendar {
  /** An IANA zone: `Europe/Budapest`. */
  readonly timeZone: string
  /** Whether no time passes on Saturdays and Sundays. The table sets it. */
  readonly weekendsOff: boolean
  /** No time passes in these. The player's account sets them; they may overlap. */
  readonly holidays: readonly Span[]
  /** Time passes, but a deadline within these hours moves to their end; null: none. */
  readonly quietHours: DailyHours | null
}

const MINUTE = 60_000
const SATURDAY = 6
const SUNDAY = 0

/** How time passes for a player with this calendar. */
export function timePassing(calendar: Calendar): PassingTime {
  return {
    between: (from, until) => timeBetween(calendar, from, until),
    deadline: (from, time) => afterQuietHours(calendar, instantAfter(calendar, from, time)),
  }
}

/** The time that passes for a player between two instants, in milliseconds: without weekends off and holidays. */
export function timeBetween(calendar: Calendar, from: number, until: number): number {
  let passed = 0
  for (let at = from; at < until; ) {
    const pause = pauseFrom(calendar, at)
    passed += Math.min(pause.from, until) - at
    at = pause.until
  }
  return passed
}

/** The instant at which this many milliseconds will have passed for a player since `from`. */
export function instantAfter(calendar: Calendar, from: number, milliseconds: number): number {
  let left = milliseconds
  for (let at = from; ; ) {
    const pause = pauseFrom(calendar, at)
    if (at + left <= pause.from) return at + left
    left -= pause.from - at
    at = pause.until
  }
}

/** An instant, or the end of the quiet hours that it lies in. */
export function afterQuietHours({ timeZone, quietHours }: Calendar, at: number): number {
  if (quietHours === null || quietHours.from === quietHours.until) return at
  const { day, time } = localTime(timeZone, at)
  const [from, until] = [quietHours.from * MINUTE, quietHours.until * MINUTE]
  if (from > until && time >= from) return instantOf(timeZone, day + 1, until)
  if (time >= until || (from < until && time < from)) return at
  const end = instantOf(timeZone, day, until)
  // When summer time ends, an hour comes twice: in the second one, the first end is over.
  return end > at ? end : at + until - time
}

/** The first pause that ends after an instant; another one may follow directly. `from` is not before the instant. */
function pauseFrom(calendar: Calendar, at: number): Span {
  let from = Number.POSITIVE_INFINITY
  let until = Number.POSITIVE_INFINITY
  for (const span of pausesAround(calendar, at)) {
    if (span.until > at && span.from < from) [from, until] = [Math.max(at, span.from), span.until]
  }
  return { from, until }
}

function pausesAround({ timeZone, weekendsOff, holidays }: Calendar, at: number): readonly Span[] {
  return weekendsOff ? [...holidays, weekendFrom(timeZone, at)] : holidays
}

/** The weekend of an instant, or the next one. */
function weekendFrom(timeZone: string, at: number): Span {
  const { day, weekday } = localTime(timeZone, at)
  const saturday = weekday === SUNDAY ? day - 1 : day + ((SATURDAY - weekday + 7) % 7)
  return { from: instantOf(timeZone, saturday, 0), until: instantOf(timeZone, saturday + 2, 0) }
}
