import type { Cards } from './deck.ts'

/** The worker's task: to play the deck this many times against each opponent, changing sides. */
export interface TrialOrder {
  readonly cards: Cards
  readonly opponents: readonly { readonly id: string; readonly cards: Cards }[]
  readonly games: number
}

/** The score against one opponent. */
export interface TrialScore {
  readonly id: string
  readonly won: number
  readonly played: number
}

/** The worker's message after each game, and when it is done or has failed. */
export type TrialNews = { readonly score: TrialScore } | { readonly done: true } | { readonly failed: string }

/** The 95% confidence interval of a share (Wilson), from 0 to 1. */
export function interval(won: number, played: number): readonly [number, number] {
  if (played === 0) return [0, 1]
  const z = 1.96
  const share = won / played
  const spread = (z * Math.sqrt((share * (1 - share)) / played + (z * z) / (4 * played * played))) / (1 + (z * z) / played)
  const centre = (share + (z * z) / (2 * played)) / (1 + (z * z) / played)
  return [Math.max(0, centre - spread), Math.min(1, centre + spread)]
}
