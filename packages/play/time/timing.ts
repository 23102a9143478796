import type { Seat } from '@orrery/kernel'
import { afterQuietHours, type Calendar, instantAfter, timeBetween } from './calendar.ts'
import type { TimeControl } from './control.ts'

/** How time runs at a table: its time control, and the calendars of who sits there. */
export interface Timing {
  /** Null: nobody's time is limited. */
  readonly control: TimeControl | null
  /** When a seat's clock stands still; null: never. Asked for tables by day only. */
  calendarOf(seat: Seat): Calendar | null
}

/** A table where nobody's time is limited. */
export const UNTIMED: Timing = { control: null, calendarOf: () => null }

function calendarAt({ control, calendarOf }: Timing, seat: Seat): Calendar | null {
  return control?.pace === 'day' ? calendarOf(seat) : null
}

/** The time that a seat has used of a question, in milliseconds: what its calendar lets pass. */
function usedBy(timing: Timing, seat: Seat, since: number, now: number): number {
  const calendar = calendarAt(timing, seat)
  return calendar === null ? Math.max(0, now - since) : timeBetween(calendar, since, now)
}

/** When a seat's time runs out that has been asked since then; null where no time is limited. */
export function runsOut(timing: Timing, seat: Seat, since: number, reserve: number): number | null {
  const { control } = timing
  if (control === null) return null
  const allowed = (control.perDecision ?? 0) + reserve
  const calendar = calendarAt(timing, seat)
  return calendar === null ? since + allowed : afterQuietHours(calendar, instantAfter(calendar, since, allowed))
}

/** A seat's reserve after an answer; what was given too late adds nothing. */
export function reserveAfter(timing: Timing, seat: Seat, reserve: number, since: number, now: number, inTime: boolean): number {
  const { control } = timing
  if (control === null) return reserve
  return usedReserve(control, reserve, usedBy(timing, seat, since, now)) + (inTime ? control.increment : 0)
}

/** A seat's reserve as it was before an answer that took so long; the inverse of `reserveAfter` for an answer in time. */
export function reserveBefore({ control }: Timing, reserve: number, used: number): number {
  if (control === null) return reserve
  return Math.max(0, reserve - control.increment) + Math.max(0, used - (control.perDecision ?? 0))
}

function usedReserve({ perDecision }: TimeControl, reserve: number, used: number): number {
  return Math.max(0, reserve - Math.max(0, used - (perDecision ?? 0)))
}
