import { type Rung, shareOf } from '@orrery/kernel'

/** A rung's win rate against the rung below and its worth in Elo, with 95 % intervals. */
export interface Graded {
  readonly rate: number
  readonly low: number
  readonly high: number
  /** Elo above the rung below, with its interval. */
  readonly step: number
  readonly stepLow: number
  readonly stepHigh: number
}

/** The Elo of a win rate against equal players at all other seats; rates of 0 and 1 count as half a game less extreme. */
function eloOf(rate: number, games: number, seats: number): number {
  const least = 1 / (2 * games)
  const held = Math.min(1 - least, Math.max(least, rate))
  return 400 * Math.log10(((seats - 1) * held) / (1 - held))
}

/** Grades a rung by its games against the rung below. */
export function graded({ wins, games, seats = 2 }: Rung): Graded {
  const { share: rate, low, high } = shareOf(wins, games)
  return { rate, low, high, step: eloOf(rate, games, seats), stepLow: eloOf(low, games, seats), stepHigh: eloOf(high, games, seats) }
}
