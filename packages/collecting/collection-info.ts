import type { Copies } from './copies.ts'

/** A closed pack. */
export interface PackInfo {
  readonly id: string
  readonly kind: string
  /** Why it was given: `begin:1`, `table:<id>:0`, `tournament:<id>`. */
  readonly cause: string
  /** SHA-256 of the seed that determines its cards. */
  readonly commitment: string
  readonly given: number
}

/** An opened pack: with the seed anybody can draw it again. */
export interface OpenedPack extends PackInfo {
  readonly seed: string
  readonly cards: readonly string[]
}

/** A player's collection of a game, for its owner only. */
export interface CollectionInfo {
  readonly game: string
  /** The handle by which others find it; null before it is begun. */
  readonly handle: string | null
  readonly owned: Copies
  /** The part that registered decks need. */
  readonly locked: Copies
  readonly wishes: readonly string[]
  readonly packs: readonly PackInfo[]
  /** The points of all time, and of today by kind of opponent. */
  readonly points: { readonly all: number; readonly people: number; readonly bots: number }
}

/** A player who looks for cards. */
export interface SeekerInfo {
  readonly handle: string
  readonly name: string
  readonly wishes: readonly string[]
}

/** A player to trade with. */
export interface CollectorInfo extends SeekerInfo {
  /** Whether it is the reader. */
  readonly me: boolean
  /** What they can give. */
  readonly free: Copies
}

/** An offer or an answer to one; `gives` and `takes` from the reader's side. */
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
  /** Whether the current offer is the reader's own. */
  readonly mine: boolean
  readonly gives: Copies
  readonly takes: Copies
  readonly changed: number
  readonly steps: readonly TradeStep[]
}
