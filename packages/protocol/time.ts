import * as v from 'valibot'

const SECOND = 1000
const DAY = 86_400_000

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** A table's time control, in milliseconds (`@orrery/play`). */
export const timeControl = v.strictObject({
  /** `live`: the players stay. `day`: they come and go, and their calendars count. */
  pace: v.picklist(['live', 'day']),
  /** For each decision, before the reserve is used; null: the reserve only. */
  perDecision: v.nullable(whole(5 * SECOND, 30 * DAY)),
  reserve: whole(0, 90 * DAY),
  increment: whole(0, DAY),
  weekendsOff: v.boolean(),
  timeUp: v.picklist(['least', 'bot', 'concede']),
  timeouts: whole(0, 20),
})

/** How much time may be given to another seat at once. */
export const grant = whole(SECOND, 7 * DAY)

const minuteOfDay = whole(0, 1439)
const instant = whole(0, Number.MAX_SAFE_INTEGER)

/** A player's own calendar: when their clocks by day stand still, and when nothing runs out. */
export const accountCalendar = v.strictObject({
  timeZone: v.pipe(v.string(), v.maxLength(60)),
  /** Minutes since midnight; if `until` is before `from`, the hours go past midnight. */
  quietHours: v.nullable(v.strictObject({ from: minuteOfDay, until: minuteOfDay })),
  /** Instants in milliseconds since 1970; `until` is not part of a holiday. */
  holidays: v.pipe(v.array(v.strictObject({ from: instant, until: instant })), v.maxLength(40)),
})

/** A time control from outside. Throws if it is invalid. */
export const readTimeControl = (value: unknown): TimeControlMessage => v.parse(timeControl, value)

/** A calendar from outside. Throws if it is invalid. */
export const readCalendar = (value: unknown): AccountCalendar => v.parse(accountCalendar, value)

export type TimeControlMessage = v.InferOutput<typeof timeControl>
export type AccountCalendar = v.InferOutput<typeof accountCalendar>
