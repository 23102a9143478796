/** A finished table, as far as it matters for points. */
export interface Finished {
  /** Whether another person played to the end, or only bots. */
  readonly against: 'people' | 'bots'
  readonly won: boolean
  /** The number of answers given. */
  readonly answers: number
}

/** The points that a player has earned on a day, at tables with other people and at tables with bots alone. */
export interface Day {
  readonly people: number
  readonly bots: number
}

/** The points for a booster. */
export const POINTS_A_BOOSTER = 3
/** The most points of a day, and of those the most against bots only. */
export const MOST_A_DAY = { all: 9, bots: 3 } as const
/** A table with fewer answers earns nothing, so that nobody starts tables only to concede. */
export const LEAST_ANSWERS = 40

/** The points of a finished table at the end of such a day: with people two, three for the winner; against bots one. */
export function pointsFor({ against, won, answers }: Finished, today: Day): number {
  if (answers < LEAST_ANSWERS) return 0
  const left = MOST_A_DAY.all - today.people - today.bots
  if (against === 'people') return Math.max(0, Math.min(won ? 3 : 2, left))
  return Math.max(0, Math.min(1, left, MOST_A_DAY.bots - today.bots))
}

/** The boosters earned when the points of all time increase. */
export function boostersFor(before: number, after: number): number {
  return Math.floor(after / POINTS_A_BOOSTER) - Math.floor(before / POINTS_A_BOOSTER)
}

const DAY = 24 * 3_600_000

/** The UTC day of a time in milliseconds since 1970. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY)
}
