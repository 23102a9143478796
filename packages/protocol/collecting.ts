import type { Copies } from '@orrery/collecting'
import * as v from 'valibot'
import { id, ref } from './parts.ts'

const game = v.pipe(v.string(), v.maxLength(40))
const card = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))

/** The most different cards that one side of a trade names; how many copies, its rules say. */
const MOST_CARDS = 60
const copies: v.GenericSchema<Copies> = v.pipe(
  v.record(card, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  v.maxEntries(MOST_CARDS),
)

/** The messages of collecting and trading. What one gives and wants are copies by card. */
export const collectingRequests = [
  /** What one has of a game's cards; finished tables are counted. */
  v.strictObject({ type: v.literal('collection'), ref, game }),
  /** Begins a collection with starter decks of one's choice. */
  v.strictObject({ type: v.literal('collect'), ref, game, starters: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(8)) }),
  /** Opens a pack; asked again, it shows the same cards. */
  v.strictObject({ type: v.literal('open-pack'), ref, game, pack: id }),
  v.strictObject({ type: v.literal('wish'), ref, game, card, wished: v.boolean() }),
  /** Who looks for something. */
  v.strictObject({ type: v.literal('seekers'), ref, game }),
  /** What somebody has to trade with. */
  v.strictObject({ type: v.literal('collector'), ref, game, handle: id }),
  v.strictObject({ type: v.literal('trades'), ref, game }),
  /** Offers a trade. */
  v.strictObject({ type: v.literal('trade'), ref, game, handle: id, gives: copies, wants: copies }),
  /** Another offer in place of the one of that round. */
  v.strictObject({ type: v.literal('counter'), ref, trade: id, round: v.number(), gives: copies, wants: copies }),
  /** Confirms the other's offer of that round, or ends the trade. */
  v.strictObject({ type: v.literal('settle'), ref, trade: id, round: v.number(), accept: v.boolean() }),
] as const

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

/** What a server says about collecting. */
export type CollectingMessage =
  | { readonly type: 'collection'; readonly ref: string; readonly collection: CollectionInfo }
  | { readonly type: 'pack'; readonly ref: string; readonly pack: OpenedPack }
  | { readonly type: 'seekers'; readonly ref: string; readonly seekers: readonly SeekerInfo[] }
  | { readonly type: 'collector'; readonly ref: string; readonly collector: CollectorInfo }
  | { readonly type: 'trades'; readonly ref: string; readonly trades: readonly TradeInfo[] }
  | { readonly type: 'trade'; readonly ref: string; readonly trade: TradeInfo }
  /** Something of the reader's collection or trades has changed. */
  | { readonly type: 'collection-changed'; readonly game: string }
