import type { Seat } from '@orrery/kernel'
import { afterQuietHours, type Calendar, instantAfter, timeBetween } from './calendar.ts'
import type { TimeControl } from './control.ts'

/** How time runs at a table: its time control, and the calendars of its players. */
export interface Timing {
  /** Null: nobody's time is limited. */
  readonly control: TimeControl | null
  /** When a seat's clock stands still; null: never. Called for tables by day only. */
  calendarOf(seat: Seat): Calendar | null
}

/** A table without time limits. */
export const UNTIMED: Timing = { control: null, calendarOf: () => null }

function calendarAt({ control, calendarOf }: Timing, seat: Seat): Calendar | null {
  return control?.pace === 'day' ? calendarOf(seat) : null
}

/** The time that a seat has used for a question, in milliseconds of its calendar. */
function usedBy(timing: Timing, seat: Seat, since: number, now: number): number {
  const calendar = calendarAt(timing, seat)
  return calendar === null ? Math.max(0, now - since) : timeBetween(calendar, since, now)
}

/** When the time of a seat that was asked at `since` runs out; null without a limit. */
export function runsOut(timing: Timing, seat: Seat, since: number, reserve: number): number | null {
  const { control } = timing
  if (control === null) return null
  const allowed = (control.perDecision ?? 0) + reserve
  const calendar = calendarAt(timing, seat)
  return calendar === null ? since + allowed : afterQuietHours(calendar, instantAfter(calendar, since, allowed))
}

/** A seat's reserve after an answer; a late answer adds nothing. */
export function reserveAfter(timing: Timing, seat: Seat, reserve: number, since: number, now: number, inTime: boolean): number {
  const { control } = timing
  if (control === null) return reserve
  return usedReserve(control, reserve, usedBy(timing, seat, since, now)) + (inTime ? control.increment : 0)
}

/** A seat's reserve before an answer that took this long; the inverse of `reserveAfter` for an answer in time. */
export function reserveBefore({ control }: Timing, reserve: number, used: number): number {
  if (control === null) return reserve
  return Math.max(0, reserve - control.increment) + Math.max(0, used - (control.perDecision ?? 0))
}

function usedReserve({ perDecision }: TimeControl, reserve: number, used: number): number {
  return Math.max(0, reserve - Math.max(0, used - (perDecision ?? 0)))
}
