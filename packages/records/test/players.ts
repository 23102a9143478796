import { NEWCOMER, type Rating, stepsOf } from '../index.ts'

/** How well ratings tell players of known strength apart. */
export interface Calibration {
  /** Spearman's correlation of ratings and true strengths. */
  readonly correlation: number
  /** The share of players whose true strength lies within the interval. */
  readonly covered: number
}

/** The luck of one game, in points of strength: what the word 'strength' means here. */
const LUCK = 25 / 6
const MILLION = 1_000_000

/** Players of known strength play `games` duels each, against random opponents or, if `near`, against those with a similar rating. */
export function calibrated(players: number, games: number, near: boolean, seed: number): Calibration {
  const { uniform, normal } = luck(seed)
  const strengths = Array.from({ length: players }, () => 25 + (25 / 3) * normal())
  const ratings: Rating[] = strengths.map(() => NEWCOMER)
  for (let round = 0; round < games; round++) {
    const order = ratings
      .map(({ mu }, player) => ({ player, key: near ? mu / MILLION + 5 * normal() : uniform() }))
      .sort((one, other) => one.key - other.key)
    for (let at = 0; at + 1 < players; at += 2) {
      const pair = [order[at]?.player ?? 0, order[at + 1]?.player ?? 0]
      const [first, second] = pair.map((player) => (strengths[player] ?? 0) + LUCK * normal())
      const won = [(first ?? 0) > (second ?? 0), (first ?? 0) <= (second ?? 0)]
      const seats = pair.map((player, seat) => ({ seat, player: String(player), bot: null, won: won[seat] === true }))
      for (const { subject, after } of stepsOf({ seats, sides: [0, 1], difficulty: null }, (subject) => ratings[Number(subject)]))
        ratings[Number(subject)] = after
    }
  }
  const inside = ratings.filter(({ mu, sigma }, player) => Math.abs(mu / MILLION - (strengths[player] ?? 0)) <= (1.96 * sigma) / MILLION)
  const means = ratings.map(({ mu }) => mu)
  return { correlation: spearman(strengths, means), covered: inside.length / players }
}

function spearman(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [ranksOf(one), ranksOf(other)]
  const squares = first.reduce((sum, rank, at) => sum + (rank - (second[at] ?? 0)) ** 2, 0)
  return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1))
}

function ranksOf(values: readonly number[]): number[] {
  const ranks: number[] = []
  for (const [rank, at] of [...values.keys()].sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0)).entries()) ranks[at] = rank
  return ranks
}

function luck(seed: number) {
  let state = seed >>> 0
  const uniform = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
  return { uniform, normal: (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform()) }
}
