import type { Seat, Table } from '@orrery/kernel'

/** A seat's thinking time. Times are whoever's who keeps the table: milliseconds of one clock. */
export interface Clock {
  /** Of the decisions made so far. */
  readonly spent: number
  /** Since when the seat is asked, null while it is not. */
  readonly since: number | null
  /** How often in a row its time ran out. */
  readonly late: number
}

/** A clock that is stopped, to be kept while nobody plays: that time does not count. */
export interface Still {
  readonly spent: number
  /** What the open question has taken so far; null where none is open. */
  readonly used: number | null
  readonly late: number
}

/** The seats' clocks at the start of a table. */
export function asked(table: Table, now: number): Clock[] {
  const waiting = new Set(table.questions.map(({ seat }) => seat))
  return Array.from({ length: table.seats }, (_, seat) => ({ spent: 0, since: waiting.has(seat) ? now : null, late: 0 }))
}

/** What a seat has thought about its open question so far. */
export function thought(clock: Clock | undefined, now: number): number {
  return clock === undefined || clock.since === null ? 0 : Math.max(0, now - clock.since)
}

/** Who answered, and when: what the clocks go on by. */
interface Beat {
  readonly seat: Seat
  readonly now: number
  /** Whether somebody answered by hand (true), the time did (false), or neither. */
  readonly inTime: boolean | null
  /** What the question that is open again had taken before; for a taking-back. */
  readonly used: number | null
}

/**
 * The clocks after an answer or a taking-back. A clock begins anew with each question, and goes on where the question stays:
 * neither another seat's taking-back nor the own one gives time.
 */
export function ticked(clocks: readonly Clock[], before: Pick<Table, 'asked'>, after: Table, { seat, now, inTime, used }: Beat): Clock[] {
  const waiting = new Set(after.questions.map((question) => question.seat))
  return clocks.map((clock, at) => {
    const mine = at === seat
    const spent = clock.spent + (mine ? thought(clock, now) : 0)
    const late = !mine || inTime === null ? clock.late : inTime ? 0 : clock.late + 1
    if (!waiting.has(at)) return { spent, since: null, late }
    const anew = mine || clock.since === null || (used === null && before.asked[at] !== after.asked[at])
    return { spent, since: anew ? now - (mine ? (used ?? 0) : 0) : clock.since, late }
  })
}

/** The clocks stopped. */
export function held(clocks: readonly Clock[], now: number): Still[] {
  return clocks.map((clock) => ({ spent: clock.spent, used: clock.since === null ? null : thought(clock, now), late: clock.late }))
}

/** Stopped clocks that go on for who is asked. */
export function resumed(stills: readonly Still[], table: Table, now: number): Clock[] {
  const waiting = new Set(table.questions.map(({ seat }) => seat))
  return Array.from({ length: table.seats }, (_, seat) => {
    const { spent, used, late } = stills[seat] ?? { spent: 0, used: null, late: 0 }
    return { spent, since: waiting.has(seat) ? now - (used ?? 0) : null, late }
  })
}
