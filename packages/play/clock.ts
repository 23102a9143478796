import type { Seat, Table } from '@orrery/kernel'
import type { Timing } from './time/timing.ts'
import { reserveAfter, reserveBefore } from './time/timing.ts'

/** A seat's thinking time, in milliseconds by the clock of the server or browser that runs the table. */
export interface Clock {
  /** The time that the decisions made so far have taken. */
  readonly spent: number
  /** When the seat was asked; null while it is not. */
  readonly since: number | null
  /** How many times in a row its time ran out. */
  readonly late: number
  /** The remaining reserve of the time control when the open question was asked. */
  readonly reserve: number
}

/** A stopped clock, stored while nobody plays, because that time does not count. */
export interface StoppedClock {
  readonly spent: number
  /** The time that the open question has taken so far; null if none is open. */
  readonly used: number | null
  readonly late: number
  readonly reserve: number
}

/** The seats' clocks at the start of a table. */
export function startClocks(table: Table, now: number, reserve = 0): Clock[] {
  const waiting = new Set(table.questions.map(({ seat }) => seat))
  return Array.from({ length: table.seats }, (_, seat) => ({ spent: 0, since: waiting.has(seat) ? now : null, late: 0, reserve }))
}

/** The time that a seat has had its open question so far, including a calendar's pauses. */
export function thought(clock: Clock | undefined, now: number): number {
  return clock === undefined || clock.since === null ? 0 : Math.max(0, now - clock.since)
}

/** Who answered, and when; clocks advance by it. */
interface ClockEvent {
  readonly seat: Seat
  readonly now: number
  /** Whether somebody answered by hand (true), the time ran out (false), or neither. */
  readonly inTime: boolean | null
  /** For an undo: the time that the reopened question had taken before. */
  readonly used: number | null
  readonly timing: Timing
}

/** The clocks after an answer or an undo. A new question restarts its clock; a question that stays keeps it. An undo gives nobody time. */
export function tick(clocks: readonly Clock[], before: Pick<Table, 'asked'>, after: Table, beat: ClockEvent): Clock[] {
  const { seat, now, inTime, used } = beat
  const waiting = new Set(after.questions.map((question) => question.seat))
  return clocks.map((clock, at) => {
    const mine = at === seat
    const spent = clock.spent + (mine ? thought(clock, now) : 0)
    const late = !mine || inTime === null ? clock.late : inTime ? 0 : clock.late + 1
    const reserve = mine ? reserveOf(clock, beat) : clock.reserve
    if (!waiting.has(at)) return { spent, since: null, late, reserve }
    const anew = mine || clock.since === null || (used === null && before.asked[at] !== after.asked[at])
    return { spent, since: anew ? now - (mine ? (used ?? 0) : 0) : clock.since, late, reserve }
  })
}

/** The reserve of the seat that moved: an answer uses it, and undoing the answer restores it. */
function reserveOf(clock: Clock, { seat, now, inTime, used, timing }: ClockEvent): number {
  if (used !== null) return reserveBefore(timing, clock.reserve, used)
  return clock.since === null ? clock.reserve : reserveAfter(timing, seat, clock.reserve, clock.since, now, inTime !== false)
}

/** Stops the clocks. */
export function pause(clocks: readonly Clock[], now: number): StoppedClock[] {
  return clocks.map((clock) => ({
    spent: clock.spent,
    used: clock.since === null ? null : thought(clock, now),
    late: clock.late,
    reserve: clock.reserve,
  }))
}

/** Resumes stopped clocks for the seats that are asked. */
export function resume(stopped: readonly StoppedClock[], table: Table, now: number): Clock[] {
  const waiting = new Set(table.questions.map(({ seat }) => seat))
  return Array.from({ length: table.seats }, (_, seat) => {
    const { spent, used, late, reserve } = stopped[seat] ?? { spent: 0, used: null, late: 0, reserve: 0 }
    return { spent, since: waiting.has(seat) ? now - (used ?? 0) : null, late, reserve }
  })
}
