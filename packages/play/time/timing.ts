import type { Seat } from '@orrery/kernel'
import type { TimeControl } from './control.ts'

/** How time passes for a player whose clock stands still now and then (`timePassing`). */
export interface PassingTime {
  /** The time that passes between two instants. */
  between(from: number, until: number): number
  /** The instant at which this much time will have passed, or the end of the quiet hours that it lies in. */
  deadline(from: number, time: number): number
}

/** How time runs at a table: its time control, and how time passes for its players. */
export interface Timing {
  /** Null: nobody's time is limited. */
  readonly control: TimeControl | null
  /** How time passes for a seat; null: always. Called for tables by day only. */
  passingFor(seat: Seat): PassingTime | null
}

/** The most that a seat's reserve may hold, in milliseconds: a year. A deadline in a thousand years takes seconds to find among weekends. */
export const MOST_RESERVE = 365 * 86_400_000

/** A table without time limits. */
export const UNTIMED: Timing = { control: null, passingFor: () => null }

function passingAt({ control, passingFor }: Timing, seat: Seat): PassingTime | null {
  return control?.pace === 'day' ? passingFor(seat) : null
}

/** The time that has passed for a seat since it was asked, in milliseconds. */
function usedBy(timing: Timing, seat: Seat, since: number, now: number): number {
  return passingAt(timing, seat)?.between(since, now) ?? Math.max(0, now - since)
}

/** When the time of a seat that was asked at `since` runs out; null without a limit. */
export function runsOut(timing: Timing, seat: Seat, since: number, reserve: number): number | null {
  const { control } = timing
  if (control === null) return null
  const allowed = (control.perDecision ?? 0) + reserve
  return passingAt(timing, seat)?.deadline(since, allowed) ?? since + allowed
}

/** A seat's reserve after an answer; a late answer adds nothing. */
export function reserveAfter(timing: Timing, seat: Seat, reserve: number, since: number, now: number, inTime: boolean): number {
  const { control } = timing
  if (control === null) return reserve
  const left = usedReserve(control, reserve, usedBy(timing, seat, since, now))
  return Math.min(MOST_RESERVE, left + (inTime ? control.increment : 0))
}

/** A seat's reserve before an answer that took this long; the inverse of `reserveAfter` for an answer in time. */
export function reserveBefore({ control }: Timing, reserve: number, used: number): number {
  if (control === null) return reserve
  return Math.max(0, reserve - control.increment) + Math.max(0, used - (control.perDecision ?? 0))
}

function usedReserve({ perDecision }: TimeControl, reserve: number, used: number): number {
  return Math.max(0, reserve - Math.max(0, used - (perDecision ?? 0)))
}
