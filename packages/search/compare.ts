import {
  type Answer,
  determinize,
  type Question,
  questionFor,
  randomOf,
  type Seat,
  seedOf,
  type Table,
  type TableState,
} from '@orrery/kernel'
import { luckOf } from './luck.ts'
import { addMetrics, meansOf, noMetrics } from './metrics.ts'
import { give, periodsOf, playOn, playThrough } from './playout.ts'
import { worth } from './reward.ts'

/** The number of decisions after which a lookahead ends in a game without periods. */
const HORIZON = 12

/** The average outcome of an answer. */
export interface Prospect {
  /** The chance to win, 0 to 1. */
  readonly chance: number
  /** The game's metrics where the lookaheads ended; absent if it has none. */
  readonly metrics?: Readonly<Record<string, number>>
}

/** Two answers, tried in the same deals. */
export interface Comparison {
  readonly one: Prospect
  readonly other: Prospect
  /** How likely the first is truly better than the other, 0 to 1, estimated from the spread of their differences in each deal. */
  readonly sure: number
}

/**
 * Compares two answers to the seat's question using only what the seat knows. Both are tried in the same deals (hidden things, dice and
 * shuffles alike, occasion by occasion); the policy plays on for as many periods as `strong` does, and the game's evaluation judges the
 * position where each begins. The same `seed` gives the same comparison. Throws if an answer is not offered.
 */
export function compare<S extends TableState>(
  table: Table<S>,
  seat: Seat,
  [one, other]: readonly [Answer, Answer],
  deals: number,
  seed: string,
): Comparison {
  const sides = [one, other].map((answer) => ({ answer, values: [] as number[], metrics: noMetrics() }))
  for (let number = 0; number < deals; number++) {
    for (const { answer, values, metrics } of sides) {
      const [value, end] = tried(table, seat, answer, `${seed}:${number}`)
      values.push(value)
      addMetrics(metrics, end, seat)
    }
  }
  const [first, second] = sides.map(({ values, metrics }) => {
    const means = meansOf(metrics)
    return { chance: mean(values), ...(means === undefined ? {} : { metrics: means }) }
  }) as [Prospect, Prospect]
  const differences = sides[0]?.values.map((value, at) => value - (sides[1]?.values[at] ?? 0)) ?? []
  return { one: first, other: second, sure: chanceAboveZero(differences) }
}

/** The seat's worth of a deal in which it gave the answer and the policy played on, and that deal. */
function tried<S extends TableState>(table: Table<S>, seat: Seat, answer: Answer, seed: string): readonly [number, Table<S>] {
  const random = randomOf(seedOf(seed))
  const deal = determinize(table, seat, random)
  const { game } = deal
  if (game.period === undefined) {
    give(deal, seat, answer)
    playOn(deal, random, HORIZON)
    return [worth(deal, seat), deal]
  }
  const value = playThrough(deal, questionFor(deal, seat) as Question, answer, {
    luck: luckOf(random),
    reply: (question, chance) => game.policy(deal.state, question, chance),
    periodOf: game.period,
    periods: periodsOf(table, 'strong'),
  })
  return [value, deal]
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** How likely the mean of the distribution that these values come from is above 0 (normal approximation). */
function chanceAboveZero(values: readonly number[]): number {
  const by = mean(values)
  const error = Math.sqrt(mean(values.map((value) => (value - by) ** 2)) / Math.max(1, values.length - 1))
  if (error === 0) return by > 0 ? 1 : by < 0 ? 0 : 0.5
  return normal(by / error)
}

/** The most that an estimated chance may be, because an estimate is never certain. */
const LIKELIEST = 0.999

/** The standard normal distribution function, by Zelen and Severo's approximation: off by less than 0.0001. */
function normal(z: number): number {
  const t = 1 / (1 + 0.33267 * Math.abs(z))
  const tail = Math.exp((-z * z) / 2) * 0.3989423 * t * (0.4361836 + t * (-0.1201676 + 0.937298 * t))
  const above = Math.min(LIKELIEST, 1 - tail)
  return z > 0 ? above : 1 - above
}
