import type { Rung } from '@orrery/kernel'

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

/** The 95 % interval of a rate (Wilson's). */
export function interval(wins: number, games: number): { readonly low: number; readonly high: number } {
  const z = 1.96
  const rate = wins / games
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games))
  const centre = rate + (z * z) / (2 * games)
  const scale = 1 + (z * z) / games
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) }
}

/** The Elo of a win rate against equal players at all other seats; rates of 0 and 1 count as half a game less extreme. */
function eloOf(rate: number, games: number, seats: number): number {
  const least = 1 / (2 * games)
  const held = Math.min(1 - least, Math.max(least, rate))
  return 400 * Math.log10(((seats - 1) * held) / (1 - held))
}

/** Grades a rung by its games against the rung below. */
export function graded({ wins, games, seats = 2 }: Rung): Graded {
  const { low, high } = interval(wins, games)
  const rate = wins / games
  return { rate, low, high, step: eloOf(rate, games, seats), stepLow: eloOf(low, games, seats), stepHigh: eloOf(high, games, seats) }
}
