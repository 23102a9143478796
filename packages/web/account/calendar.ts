import { instantOf, localTime, type Span } from '@orrery/play'
import type { AccountCalendar } from '@orrery/protocol'

const DAY = 86_400_000

/** Stores a change of the calendar as the changes before have left it; resolves to whether it was stored. */
export type Put = (change: (now: AccountCalendar) => Partial<AccountCalendar>) => Promise<boolean>

/** A day in the format of date fields: `2026-11-25`. */
export type DayText = string

/** The holidays from one day to another, both included. Null if a day is missing or the days are in the wrong order. */
export function spanOf(timeZone: string, first: DayText, last: DayText): Span | null {
  const [from, until] = [dayNumberOf(first), dayNumberOf(last)]
  if (from === null || until === null || until < from) return null
  return { from: instantOf(timeZone, from, 0), until: instantOf(timeZone, until + 1, 0) }
}

/** The first and the last day of holidays, in a time zone. */
export function daysOf(timeZone: string, { from, until }: Span): { readonly first: DayText; readonly last: DayText } {
  return { first: dayText(localTime(timeZone, from).day), last: dayText(localTime(timeZone, until - 1).day) }
}

/** A time of day, in minutes since midnight, in the format of time fields: `22:30`. */
export function timeText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The minutes since midnight of a time field; null if it is empty. */
export function minutesOf(text: string): number | null {
  const [hours, minutes] = text.split(':').map(Number)
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes) ? null : hours * 60 + minutes
}

/** The time zones that the browser knows, including the reader's. */
export function timeZones(own: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return [...new Set([...known, 'UTC', own])].sort()
}

function dayNumberOf(text: DayText): number | null {
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(at) ? null : at / DAY
}

function dayText(day: number): DayText {
  return new Date(day * DAY).toISOString().slice(0, 10)
}
