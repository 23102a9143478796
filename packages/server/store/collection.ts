import type { Copies, Holding, Pack, TradeFault, TradeMove } from '@orrery/collecting'
import type { Seed } from '@orrery/kernel'

/** A player's collection of a game. */
export interface CollectionRow {
  player: string
  game: string
  /** The handle by which others find the collection to trade; neither a name nor a secret. */
  handle: string
  begun: number
}

/** A player's copies of a card. */
export interface OwnedRow {
  player: string
  game: string
  card: string
  copies: number
}

/** A pack: its seed is drawn when it is given, and unknown to everybody until it is opened. */
export interface PackRow {
  id: string
  player: string
  game: string
  kind: string
  /** Why it was given: each cause gives one. */
  cause: string
  seed: string
  /** SHA-256 of the seed, visible from the beginning. */
  commitment: string
  given: number
  opened: number | null
  /** JSON: its cards; null while it is closed. */
  cards: string | null
}

export interface WishRow {
  player: string
  game: string
  card: string
}

/** The points of a finished table, even 0: each table counts once. */
export interface EarningRow {
  player: string
  game: string
  table_id: string
  day: number
  /** people or bots. */
  against: string
  points: number
}

/** The cards of a registered deck, which cannot be given away. */
export interface LockedDeckRow {
  /** What it is registered for. */
  holder: string
  player: string
  game: string
  /** JSON: copies by card. */
  cards: string
}

export interface TradeRow {
  id: string
  game: string
  /** Who made the first offer, and with whom. */
  one: string
  other: string
  /** open, done, declined or withdrawn. */
  stage: string
  round: number
  /** The side whose offer is current: 0 or 1. */
  side: number
  /** JSON: copies by card that each side gives. */
  one_gives: string
  other_gives: string
  created: number
  changed: number
}

/** A step of a trade; kept for ever. */
export interface TradeStepRow {
  trade_id: string
  seq: number
  side: number
  /** offer, counter, accept or end. */
  kind: string
  one_gives: string
  other_gives: string
  at: number
}

/** A collection with its owner's name, as others see it. */
export interface Collector extends CollectionRow {
  readonly name: string
}

/** A collector who looks for something. */
export interface Seeker extends Collector {
  readonly wishes: readonly string[]
}

/** Makes a new pack for a cause; called for each. */
export type FreshPack = (cause: string, kind: Pack) => PackRow

/** Who owns which cards. Every change is a transaction: no card is ever lost or doubled. */
export interface CollectionStore {
  /** Begins a collection with cards and packs; false if it was begun before, and then nothing changes. */
  begin(row: CollectionRow, cards: Copies, packs: readonly PackRow[]): Promise<boolean>
  /** A player's collection; null if it was never begun. */
  collectionOf(player: string, game: string): Promise<Collector | null>
  /** The collection with that handle; null if there is none. */
  byHandle(handle: string): Promise<Collector | null>
  /** A player's cards, and how many of them are locked. */
  holdingOf(player: string, game: string): Promise<Holding>

  /** Gives a pack, whose cards belong to the player at once if it is open; false if the player had one for the same cause. */
  give(pack: PackRow): Promise<boolean>
  /** The closed packs, oldest first. */
  closedPacks(player: string, game: string): Promise<PackRow[]>
  /** Opens a player's pack, whose cards then belong to the player. Opening it again shows the same; null if it is not the player's. */
  open(player: string, pack: string, at: number, draw: (kind: Pack, seed: Seed) => readonly string[]): Promise<PackRow | null>
  /** Counts the player's finished tables, each once, and gives the boosters that they earned. Returns those. */
  credit(player: string, game: string, fresh: FreshPack): Promise<PackRow[]>
  /** The points of all time, and of a day. */
  pointsOf(player: string, game: string, day: number): Promise<{ readonly all: number; readonly people: number; readonly bots: number }>

  /** The cards that a player wishes for, in the order of their ids. */
  wishesOf(player: string, game: string): Promise<string[]>
  /** Adds a wish, or removes it. */
  wish(row: WishRow, wished: boolean): Promise<void>
  /** Players who wish for something, the latest first. */
  seekers(game: string, count: number): Promise<Seeker[]>

  /** Makes an offer, if both can give their part. */
  offer(row: TradeRow): Promise<'kept' | TradeFault>
  /** Answers the offer of a round. An accepted offer exchanges the cards in the same transaction. */
  answer(trade: string, player: string, round: number, move: TradeMove, at: number): Promise<TradeRow | TradeFault | 'unknown'>
  /** Null if there is no such trade. */
  tradeOf(id: string): Promise<TradeRow | null>
  /** A player's trades, the last changed first. */
  tradesOf(player: string, game: string, count: number): Promise<TradeRow[]>
  /** The steps of trades, in order. */
  stepsOf(trades: readonly string[]): Promise<TradeStepRow[]>
  /** The number of a player's own trades that are still open, for a limit. */
  countOpen(player: string): Promise<number>
}
