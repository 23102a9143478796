import { TIME_CONTROL_DEFAULTS, type TimeControl } from '@orrery/play'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 86_400 * SECOND

const live = (perDecision: number | null, reserve: number, increment = 0): TimeControl => ({
  ...TIME_CONTROL_DEFAULTS,
  ...{ pace: 'live', perDecision, reserve, increment },
})

const byDay = (days: number, reserve: number): TimeControl => ({
  ...TIME_CONTROL_DEFAULTS,
  ...{ pace: 'day', perDecision: days * DAY, reserve: reserve * DAY, timeUp: 'bot' },
})

/** The time controls that a person chooses from, by the end of their message id (`time-<id>`). */
export const TIME_PRESETS = {
  'live-2': live(2 * MINUTE, 10 * MINUTE),
  'live-5': live(5 * MINUTE, 20 * MINUTE),
  'live-total': live(null, 45 * MINUTE, 10 * SECOND),
  'day-1': byDay(1, 3),
  'day-2': byDay(2, 7),
  'day-4': byDay(4, 14),
} as const satisfies Record<string, TimeControl>

export type TimePreset = keyof typeof TIME_PRESETS

/** The ids of the time controls, in the order in which they are offered. */
export const TIME_PRESET_IDS = Object.keys(TIME_PRESETS) as readonly TimePreset[]

/** What can happen when time runs out, the usual choice first. */
export const TIME_UPS = ['least', 'bot', 'concede'] as const satisfies readonly TimeControl['timeUp'][]
