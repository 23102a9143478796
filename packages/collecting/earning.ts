/** A finished table, as far as it earns something. */
export interface Finished {
  /** Whether somebody else had a hand in it to the end, or only bots. */
  readonly against: 'people' | 'bots'
  readonly won: boolean
  /** How many answers were given there. */
  readonly answers: number
}

/** What was earned on a day. */
export interface Day {
  readonly people: number
  readonly bots: number
}

/** So many points are worth a booster. */
export const POINTS_A_BOOSTER = 3
/** The most points of a day, and of them those against bots alone. */
export const MOST_A_DAY = { all: 9, bots: 3 } as const
/** A table that ended sooner earns nothing: nobody is to sit down only to give up. */
export const LEAST_ANSWERS = 40

/** The points that a finished table earns at the end of such a day: with people two, three for the winner; against bots one. */
export function pointsFor({ against, won, answers }: Finished, today: Day): number {
  if (answers < LEAST_ANSWERS) return 0
  const left = MOST_A_DAY.all - today.people - today.bots
  if (against === 'people') return Math.max(0, Math.min(won ? 3 : 2, left))
  return Math.max(0, Math.min(1, left, MOST_A_DAY.bots - today.bots))
}

/** The boosters that are earned when the points of all time become more. */
export function boostersFor(before: number, after: number): number {
  return Math.floor(after / POINTS_A_BOOSTER) - Math.floor(before / POINTS_A_BOOSTER)
}

const DAY = 24 * 3_600_000

/** The day of a time in milliseconds since 1970, by Greenwich. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY)
}
