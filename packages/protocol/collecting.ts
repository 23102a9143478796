import type { CollectionInfo, CollectorInfo, Copies, OpenedPack, SeekerInfo, TradeInfo } from '@orrery/collecting'
import * as v from 'valibot'
import { id, ref, round } from './parts.ts'

const game = v.pipe(v.string(), v.maxLength(40))
const card = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))

/** The most different cards that one side of a trade may name; the rules limit the copies. */
const MOST_CARDS = 60
const copies: v.GenericSchema<Copies> = v.pipe(
  v.record(card, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  v.maxEntries(MOST_CARDS),
)

/** The messages of collecting and trading. `gives` and `wants` are copies by card. */
export const collectingRequests = [
  /** The player's collection of a game. The request also counts tables that have finished. */
  v.strictObject({ type: v.literal('collection'), ref, game }),
  /** Begins a collection with chosen starter decks. */
  v.strictObject({ type: v.literal('collect'), ref, game, starters: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(8)) }),
  /** Opens a pack; opening it again shows the same cards. */
  v.strictObject({ type: v.literal('open-pack'), ref, game, pack: id }),
  v.strictObject({ type: v.literal('wish'), ref, game, card, wished: v.boolean() }),
  /** Players who look for cards. */
  v.strictObject({ type: v.literal('seekers'), ref, game }),
  /** What a collector has to trade. */
  v.strictObject({ type: v.literal('collector'), ref, game, handle: id }),
  v.strictObject({ type: v.literal('trades'), ref, game }),
  /** Offers a trade. */
  v.strictObject({ type: v.literal('trade'), ref, game, handle: id, gives: copies, wants: copies }),
  /** A counter-offer to the offer of that round. */
  v.strictObject({ type: v.literal('counter'), ref, trade: id, round, gives: copies, wants: copies }),
  /** Accepts the other's offer of that round, or ends the trade. */
  v.strictObject({ type: v.literal('settle'), ref, trade: id, round, accept: v.boolean() }),
] as const

/** The server's messages about collecting. */
export type CollectingMessage =
  | { readonly type: 'collection'; readonly ref: string; readonly collection: CollectionInfo }
  | { readonly type: 'pack'; readonly ref: string; readonly pack: OpenedPack }
  | { readonly type: 'seekers'; readonly ref: string; readonly seekers: readonly SeekerInfo[] }
  | { readonly type: 'collector'; readonly ref: string; readonly collector: CollectorInfo }
  | { readonly type: 'trades'; readonly ref: string; readonly trades: readonly TradeInfo[] }
  | { readonly type: 'trade'; readonly ref: string; readonly trade: TradeInfo }
  /** The reader's collection or trades have changed. */
  | { readonly type: 'collection-changed'; readonly game: string }
