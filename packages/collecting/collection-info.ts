import type { Copies } from './copies.ts'

/** A pack that is still closed. */
export interface PackInfo {
  readonly id: string
  readonly kind: string
  /** What it was given for: `begin:1`, `table:<id>:0`, `tournament:<id>`. */
  readonly cause: string
  /** SHA-256 of the seed by which it will be drawn. */
  readonly commitment: string
  readonly given: number
}

/** A pack as it was drawn: with the seed anybody can draw it again. */
export interface OpenedPack extends PackInfo {
  readonly seed: string
  readonly cards: readonly string[]
}

/** What somebody has of a game's cards, for the owner alone. */
export interface CollectionInfo {
  readonly game: string
  /** By which others find it; null before it is begun. */
  readonly handle: string | null
  readonly owned: Copies
  /** What of it registered decks need. */
  readonly locked: Copies
  readonly wishes: readonly string[]
  readonly packs: readonly PackInfo[]
  /** The points of all time, and of today by whom they were earned against. */
  readonly points: { readonly all: number; readonly people: number; readonly bots: number }
}

/** Somebody who looks for cards. */
export interface SeekerInfo {
  readonly handle: string
  readonly name: string
  readonly wishes: readonly string[]
}

/** Somebody to trade with. */
export interface CollectorInfo extends SeekerInfo {
  /** Whether it is the reader. */
  readonly me: boolean
  /** What may be given away. */
  readonly free: Copies
}

/** An offer, an answer to one: `gives` and `takes` as the reader sees them. */
export interface TradeStep {
  readonly mine: boolean
  readonly kind: 'offer' | 'counter' | 'accept' | 'end'
  readonly gives: Copies
  readonly takes: Copies
  readonly at: number
}

/** A trade as one of the two sees it. */
export interface TradeInfo {
  readonly id: string
  readonly handle: string
  readonly name: string
  readonly stage: 'open' | 'done' | 'declined' | 'withdrawn'
  readonly round: number
  /** Whether the offer that stands is the reader's own. */
  readonly mine: boolean
  readonly gives: Copies
  readonly takes: Copies
  readonly changed: number
  readonly steps: readonly TradeStep[]
}
