import type { Game, Json, TimeLimit } from '@orrery/kernel'

/** What happens when a seat's time runs out: the game's least answer, a bot takes the seat, or the seat concedes. */
export type TimeUp = 'least' | 'bot' | 'concede'

/** How a table limits its players' time. Times are milliseconds. */
export interface TimeControl {
  /** `live`: the players stay. `day`: they come and go, so their calendars count. */
  readonly pace: 'live' | 'day'
  /** For each decision, before the reserve is used; null: the reserve is all there is. */
  readonly perDecision: number | null
  /** What each seat has besides, for the whole table. */
  readonly reserve: number
  /** What an answer given in time adds to the reserve. */
  readonly increment: number
  /** By day: whether no time passes on Saturdays and Sundays. */
  readonly weekendsOff: boolean
  readonly timeUp: TimeUp
  /** With `least`: after so many time-outs in a row the seat concedes; 0: never. */
  readonly timeouts: number
}

/** What of a time control may be left out, and what it is then. */
export const TIME_CONTROL_DEFAULTS = {
  perDecision: null,
  reserve: 0,
  increment: 0,
  weekendsOff: false,
  timeUp: 'least',
  timeouts: 3,
} as const

/**
 * How the time of a table runs: as the table says, else as the game's own setting says, else without a limit (null). `settings` are
 * the table's.
 */
export function timeControlOf(game: Game, settings: Json, control: TimeControl | null): TimeControl | null {
  return control ?? fromSetting(game.timeLimit, settings)
}

function fromSetting(limit: TimeLimit | undefined, settings: Json): TimeControl | null {
  if (limit === undefined || typeof settings !== 'object' || settings === null || Array.isArray(settings)) return null
  const seconds = Number((settings as { readonly [setting: string]: Json })[limit.setting] ?? 0)
  if (!(seconds > 0)) return null
  return { ...TIME_CONTROL_DEFAULTS, pace: 'live', perDecision: seconds * 1000, timeouts: limit.timeouts }
}

/** Why nobody could play by a time control; null where one can. */
export function timeControlProblem({ perDecision, reserve, increment, pace, weekendsOff }: TimeControl): string | null {
  if (perDecision === null && reserve === 0) return 'no time at all'
  if ([perDecision ?? 0, reserve, increment].some((time) => !Number.isSafeInteger(time) || time < 0)) return 'a time is not whole'
  if (pace === 'live' && weekendsOff) return 'weekends are off by day only'
  return null
}
