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
  /** The win rate that the step means in a duel. */
  readonly inDuel: number
}

/** The Elo of a win rate against equal players on all other sides; rates of 0 and 1 count as half a game less extreme. */
function eloOf(rate: number, games: number, sides: number): number {
  const least = 1 / (2 * games)
  const held = Math.min(1 - least, Math.max(least, rate))
  return 400 * Math.log10(((sides - 1) * held) / (1 - held))
}

/** Grades a rung by its games against the rung below, in which this many sides played. */
export function graded({ wins, games }: Rung, sides = 2): Graded {
  const { share: rate, low, high } = shareOf(wins, games)
  const [step, stepLow, stepHigh] = [rate, low, high].map((share) => eloOf(share, games, sides)) as [number, number, number]
  return { rate, low, high, step, stepLow, stepHigh, inDuel: 1 / (1 + 10 ** (-step / 400)) }
}
