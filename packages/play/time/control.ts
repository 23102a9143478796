import type { Game, Json, TimeLimit } from '@orrery/kernel'

/** What happens when a seat's time runs out: it gives the game's least answer, a bot takes it over, or it concedes. */
export type TimeUp = 'least' | 'bot' | 'concede'

/** How a table limits its players' time. Times are milliseconds. */
export interface TimeControl {
  /** `live`: the players stay. `day`: they come and go, so their calendars count. */
  readonly pace: 'live' | 'day'
  /** For each decision, before the reserve is used; null: the reserve only. */
  readonly perDecision: number | null
  /** What each seat has in addition, for the whole table. */
  readonly reserve: number
  /** What an answer in time adds to the reserve. */
  readonly increment: number
  /** By day: whether no time passes on Saturdays and Sundays. */
  readonly weekendsOff: boolean
  readonly timeUp: TimeUp
  /** With `least`: after this many time-outs in a row the seat concedes; 0: never. */
  readonly timeouts: number
}

/** The optional parts of a time control, with their defaults. */
export const TIME_CONTROL_DEFAULTS = {
  perDecision: null,
  reserve: 0,
  increment: 0,
  weekendsOff: false,
  timeUp: 'least',
  timeouts: 3,
} as const

/** A table's time control: its own, else by the game's setting, else none (null). `settings` are the table's. */
export function timeControlOf(game: Game, settings: Json, control: TimeControl | null): TimeControl | null {
  return control ?? fromSetting(game.timeLimit, settings)
}

function fromSetting(limit: TimeLimit | undefined, settings: Json): TimeControl | null {
  if (limit === undefined) return null
  const seconds = Number((settings as { readonly [setting: string]: Json } | null)?.[limit.setting] ?? 0)
  if (!(seconds > 0)) return null
  return { ...TIME_CONTROL_DEFAULTS, pace: 'live', perDecision: seconds * 1000, timeouts: limit.timeouts }
}

/** Why a time control is not playable; null if it is. */
export function timeControlProblem({ perDecision, reserve, increment, pace, weekendsOff }: TimeControl): string | null {
  if (perDecision === null && reserve === 0) return 'no time at all'
  if ([perDecision ?? 0, reserve, increment].some((time) => !Number.isSafeInteger(time) || time < 0)) return 'a time is not whole'
  if (pace === 'live' && weekendsOff) return 'weekends are off by day only'
  return null
}
