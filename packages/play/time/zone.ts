/** Local time in an IANA time zone. Instants are milliseconds since 1970-01-01 UTC; no clock is read here. */

const DAY = 86_400_000
const HOUR = 3_600_000

/** An instant in a zone's local time. */
export interface LocalTime {
  /** Local days since 1970-01-01. */
  readonly day: number
  /** Milliseconds since local midnight, as a wall clock shows them. */
  readonly time: number
  /** 0 is Sunday. */
  readonly weekday: number
}

/** Formats are expensive to make, so each zone's is kept. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (format === undefined) {
    const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const
    format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', era: 'short', ...numeric })
    formats.set(timeZone, format)
  }
  return format
}

/** Whether the runtime knows the zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatOf(timeZone)
    return true
  } catch {
    return false
  }
}

/** Clocks change at quarters of an hour only, so one offset serves a whole quarter. Asking `Intl` costs 20 µs. */
const QUARTER = 900_000
const MOST_KEPT = 5000
const offsets = new Map<string, number>()

/** A zone's offset from UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  const quarter = Math.floor(at / QUARTER)
  const key = `${timeZone} ${quarter}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    if (offsets.size >= MOST_KEPT) offsets.clear()
    offset = askedOffset(timeZone, quarter * QUARTER)
    offsets.set(key, offset)
  }
  return offset
}

/** The offset according to `Intl`, at a whole second. */
function askedOffset(timeZone: string, at: number): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) parts[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - at
}

/** A zone's local time at an instant. Throws a `RangeError` for a zone that the runtime does not know. */
export function localTime(timeZone: string, at: number): LocalTime {
  const local = at + offsetAt(timeZone, at)
  const day = Math.floor(local / DAY)
  return { day, time: local - day * DAY, weekday: (((day + 4) % 7) + 7) % 7 }
}

/**
 * The first instant at which a zone's clocks show this time of that local day or later. A time that summer time skips begins after the
 * change; of a time that comes twice, the first is taken.
 */
export function instantOf(timeZone: string, day: number, time: number): number {
  const local = day * DAY + time
  const around = [offsetAt(timeZone, local - DAY), offsetAt(timeZone, local + DAY)]
  const earliest = local - Math.max(...around)
  const latest = local - Math.min(...around)
  for (const at of [earliest, latest]) if (at + offsetAt(timeZone, at) === local) return at
  // Skipped: the clocks jump over it between the two instants.
  return firstBetween(earliest, latest, (at) => at + offsetAt(timeZone, at) >= local)
}

/** The first whole second in a range of instants from which on something holds. */
function firstBetween(from: number, until: number, holds: (at: number) => boolean): number {
  let [low, high] = [from - HOUR, until + HOUR]
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000
    if (holds(middle)) high = middle
    else low = middle
  }
  return high
}
