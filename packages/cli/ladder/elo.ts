import { interval } from '../sim/summary.ts'

/** How a level fared against the one below it, or, where all win together, alone. */
export interface Rung {
  readonly level: string
  readonly wins: number
  readonly games: number
  /** Seats at the table, of which the level has one; 2 where absent. */
  readonly seats?: number
}

/** A rung's rate and what it is worth in Elo, with 95 % intervals. */
export interface Graded {
  readonly rate: number
  readonly low: number
  readonly high: number
  /** Above the one below, and with its interval. */
  readonly step: number
  readonly stepLow: number
  readonly stepHigh: number
}

/** The Elo that a rate of wins is worth, against equals at all other seats; rates of none and all are taken as half a game from there. */
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
