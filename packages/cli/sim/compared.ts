import type { Outcome } from './game.ts'
import { type Pairings, pairingOf } from './lab.ts'
import { count, fresh, type Rate, rateOf, type Spread, spread, type Tally } from './rate.ts'
import type { Record } from './watch.ts'

/** A card's results: in the games in which its seat held it, and in those in which it used it. */
export interface CardRate {
  readonly card: string
  readonly drawn: Rate
  readonly played: Rate
}

/** The results of a lab's games. */
export interface Compared {
  readonly ids: readonly string[]
  /** By row and column: how often the row's won against the column's; null on the diagonal. */
  readonly matrix: readonly (readonly (Rate | null)[])[]
  readonly overall: readonly Rate[]
  /** How often the first player won. */
  readonly first: Rate
  readonly firstOf: readonly Rate[]
  /** Turns of both seats together. */
  readonly turns: Spread
  readonly decisions: Spread
  /** Games by their number of turns, in steps of `STEP`. */
  readonly lengths: readonly { readonly from: number; readonly games: number }[]
  readonly cards: readonly CardRate[]
}

/** The turns of one bar in the chart of lengths. */
export const STEP = 5

/** Sums up the games of a lab. There must be at least one. */
export function comparedOf(outcomes: readonly Outcome[], pairings: Pairings): Compared {
  const { ids } = pairings
  const matrix = ids.map(() => ids.map(fresh))
  const overall = ids.map(fresh)
  const firstOf = ids.map(fresh)
  const first = fresh()
  const turns: number[] = []
  const cards: { [card: string]: { drawn: Tally; played: Tally } } = Object.create(null)
  for (const outcome of outcomes) {
    const { brings } = pairingOf(pairings, outcome.number)
    const record = outcome.record as Record
    turns.push(record.turns)
    for (const [seat, own] of brings.entries()) {
      const won = outcome.winners.includes(seat)
      count(matrix[own]?.[brings[1 - seat] as number] as Tally, won)
      count(overall[own] as Tally, won)
      if (record.first === seat) {
        count(first, won)
        count(firstOf[own] as Tally, won)
      }
      for (const use of ['drawn', 'played'] as const)
        for (const card of record[use][seat] ?? []) {
          cards[card] ??= { drawn: fresh(), played: fresh() }
          count(cards[card][use], won)
        }
    }
  }
  const lengths = new Map<number, number>()
  for (const length of turns) lengths.set(length - (length % STEP), (lengths.get(length - (length % STEP)) ?? 0) + 1)
  return {
    ids,
    matrix: matrix.map((row, at) => row.map((tally, other) => (at === other ? null : rateOf(tally)))),
    overall: overall.map(rateOf),
    first: rateOf(first),
    firstOf: firstOf.map(rateOf),
    turns: spread(turns),
    decisions: spread(outcomes.map(({ decisions }) => decisions.reduce((sum, one) => sum + one, 0))),
    lengths: [...lengths].sort(([a], [b]) => a - b).map(([from, games]) => ({ from, games })),
    cards: Object.entries(cards)
      .map(([card, { drawn, played }]) => ({ card, drawn: rateOf(drawn), played: rateOf(played) }))
      .sort((a, b) => b.drawn.rate - a.drawn.rate || a.card.localeCompare(b.card)),
  }
}
