import { shareOf } from '@orrery/kernel'

/** Wins of a number of games, with the 95 % interval of the rate (Wilson). */
export interface Rate {
  readonly wins: number
  readonly games: number
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** A count that becomes a rate. */
export interface Tally {
  wins: number
  games: number
}

/** A tally of no games. */
export const fresh = (): Tally => ({ wins: 0, games: 0 })

/** Adds a game to a tally. */
export function count(tally: Tally, won: boolean): void {
  tally.games++
  if (won) tally.wins++
}

/** A tally's win rate, with its interval of 95 %. */
export function rateOf({ wins, games }: Tally): Rate {
  const { share: rate, low, high } = shareOf(wins, games)
  return { wins, games, rate, low, high }
}

/** The mean of figures, with minimum and maximum. */
export interface Spread {
  readonly mean: number
  readonly least: number
  readonly most: number
}

/** Sums up figures; at least one. */
export function spread(values: readonly number[]): Spread {
  let least = Number.POSITIVE_INFINITY
  let most = 0
  let sum = 0
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
    sum += value
  }
  return { mean: sum / values.length, least, most }
}
