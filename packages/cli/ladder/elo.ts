import { interval } from '../sim/summary.ts'

/** A level's result against the one below it or, in a cooperative game, alone. */
export interface Rung {
  readonly level: string
  readonly wins: number
  readonly games: number
  /** Seats at the table, of which the level has one; default: 2. */
  readonly seats?: number
}

/** A rung's win rate and its worth in Elo, with 95 % intervals. */
export interface Graded {
  readonly rate: number
  readonly low: number
  readonly high: number
  /** Elo above the one below, with its interval. */
  readonly step: number
  readonly stepLow: number
  readonly stepHigh: number
}

/** The Elo of a win rate against equal players at all other seats; rates of 0 and 1 count as half a game away. */
function eloOf(rate: number, games: number, seats: number): number {
  const least = 1 / (2 * games)
  const held = Math.min(1 - least, Math.max(least, rate))
  return 400 * Math.log10(((seats - 1) * held) / (1 - held))
}

/** Grades a rung by the games between it and the one below. */
export function graded({ wins, games, seats = 2 }: Rung): Graded {
  const { low, high } = interval(wins, games)
  const rate = wins / games
  return { rate, low, high, step: eloOf(rate, games, seats), stepLow: eloOf(low, games, seats), stepHigh: eloOf(high, games, seats) }
}
