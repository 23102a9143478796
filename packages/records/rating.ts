import { rate } from 'openskill'
import { thurstoneMostellerFull } from 'openskill/models'

/** An estimated strength, in whole millionths, so that every engine keeps exactly what was computed. */
export interface Rating {
  readonly mu: number
  /** The standard deviation. */
  readonly sigma: number
}

/** A rating as people read it. */
export interface Figure {
  readonly rating: number
  /** 95 of 100 players' true strength is within this margin. */
  readonly margin: number
  /** Whether too little is known to compare by it. */
  readonly provisional: boolean
}

/** Seats that win or lose together. */
export interface Side {
  readonly ratings: readonly Rating[]
  /** 1 is the best. Equal ranks are a draw. */
  readonly rank: number
}

const MILLION = 1_000_000
const MEAN = 25
const DEVIATION = 25 / 3

/** The luck of one game beside skill. With 3 the intervals are true (`test/calibration.test.ts`). */
const BETA = 3
/** How much a player may have changed between two games. */
const TAU = DEVIATION / 100

/** A player of whom nothing is known. */
export const NEWCOMER: Rating = { mu: MEAN * MILLION, sigma: Math.round(DEVIATION * MILLION) }

const SHOWN_MEAN = 1500
const SHOWN_SCALE = 48
/** A figure with a wider margin is provisional. */
const CERTAIN = 200
const INTERVAL = 1.96

/** The one figure that is shown, with its margin. */
export function figureOf({ mu, sigma }: Rating): Figure {
  const rating = Math.round(SHOWN_MEAN + SHOWN_SCALE * (mu / MILLION - MEAN))
  const margin = Math.round((SHOWN_SCALE * INTERVAL * sigma) / MILLION)
  return { rating, margin, provisional: margin > CERTAIN }
}

/** The widest deviation that is not provisional, in millionths; lists are filtered by it. */
export const CERTAIN_SIGMA = Math.floor(((CERTAIN + 0.5) * MILLION) / (SHOWN_SCALE * INTERVAL))

/** The ratings after a table, in the order of the sides. At least two sides, each with at least one rating. */
export function ratedAnew(sides: readonly Side[]): readonly (readonly Rating[])[] {
  const teams = sides.map(({ ratings }) => ratings.map(({ mu, sigma }) => ({ mu: mu / MILLION, sigma: sigma / MILLION })))
  const rank = sides.map((side) => side.rank)
  const rated = rate(teams, { rank, model: thurstoneMostellerFull, beta: BETA, tau: TAU })
  return rated.map((team) => team.map(({ mu, sigma }) => ({ mu: Math.round(mu * MILLION), sigma: Math.round(sigma * MILLION) })))
}
