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
