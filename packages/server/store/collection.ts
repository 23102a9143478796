import type { Copies, Holding, Pack, TradeFault, TradeMove } from '@orrery/collecting'
import type { Seed } from '@orrery/kernel'

/** That somebody collects a game's cards. */
export interface CollectionRow {
  player: string
  game: string
  /** By which others find the collection to trade with it; no name and no secret. */
  handle: string
  begun: number
}

/** So many copies of a card are somebody's. */
export interface OwnedRow {
  player: string
  game: string
  card: string
  copies: number
}

/** A pack: its seed is drawn when it is given, and known to nobody before it is opened. */
export interface PackRow {
  id: string
  player: string
  game: string
  kind: string
  /** What it was given for: nothing gives twice. */
  cause: string
  seed: string
  /** SHA-256 of the seed, shown from the beginning. */
  commitment: string
  given: number
  opened: number | null
  /** JSON: the cards that were in it; null while it is closed. */
  cards: string | null
}

export interface WishRow {
  player: string
  game: string
  card: string
}

/** What a finished table has earned, also where that was nothing: each is counted once. */
export interface EarningRow {
  player: string
  game: string
  table_id: string
  day: number
  /** people or bots. */
  against: string
  points: number
}

/** The cards of a registered deck: they cannot be given away. */
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
  /** The side whose offer stands: 0 or 1. */
  side: number
  /** JSON: copies by card that each side gives. */
  one_gives: string
  other_gives: string
  created: number
  changed: number
}

/** Something that was done about a trade; they are kept for ever. */
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

/** A collection with the name of its owner, as others see it. */
export interface Collector extends CollectionRow {
  readonly name: string
}

/** A collector who looks for something. */
export interface Seeker extends Collector {
  readonly wishes: readonly string[]
}

/** Makes a new pack for a cause; called for every one that is given. */
export type FreshPack = (cause: string, kind: Pack) => PackRow

/** Who owns which cards. All of it goes from one whole to the next: no card is ever lost or there twice. */
export interface CollectionStore {
  /** Begins a collection with cards and packs; false when it was begun before, and then nothing changes. */
  begin(row: CollectionRow, cards: Copies, packs: readonly PackRow[]): Promise<boolean>
  collectionOf(player: string, game: string): Promise<Collector | null>
  byHandle(handle: string): Promise<Collector | null>
  holdingOf(player: string, game: string): Promise<Holding>

  /** Gives a pack; false when the same player had one for the same cause. */
  give(pack: PackRow): Promise<boolean>
  /** The packs that are still closed, the oldest first. */
  closedPacks(player: string, game: string): Promise<PackRow[]>
  /** Opens a pack of the player: its cards are the player's. Opening it again shows the same; null where it is not the player's. */
  open(player: string, pack: string, at: number, draw: (kind: Pack, seed: Seed) => readonly string[]): Promise<PackRow | null>
  /** Counts the player's tables that have ended, each once, and gives the boosters that they earned. Returns those. */
  credit(player: string, game: string, fresh: FreshPack): Promise<PackRow[]>
  /** The points of all time, and of a day. */
  pointsOf(player: string, game: string, day: number): Promise<{ readonly all: number; readonly people: number; readonly bots: number }>

  wishesOf(player: string, game: string): Promise<string[]>
  wish(row: WishRow, wished: boolean): Promise<void>
  /** Who wishes for something, those who began last first. */
  seekers(game: string, count: number): Promise<Seeker[]>

  /** Locks the cards of a deck, in place of what the same holder locked before; false when they are not all the player's. */
  lockDeck(row: LockedDeckRow): Promise<boolean>
  /** Frees the decks that were locked for something; of one player, or of all. */
  unlockDecks(holder: string, player?: string): Promise<void>

  /** Makes an offer, if both can give what it says. */
  offer(row: TradeRow): Promise<'kept' | TradeFault>
  /** Answers the offer of a round. Accepted, the cards change hands with it or not at all. */
  answer(trade: string, player: string, round: number, move: TradeMove, at: number): Promise<TradeRow | TradeFault | 'unknown'>
  tradeOf(id: string): Promise<TradeRow | null>
  /** A player's trades, the last changed first. */
  tradesOf(player: string, game: string, count: number): Promise<TradeRow[]>
  /** What was done about trades, in order. */
  stepsOf(trades: readonly string[]): Promise<TradeStepRow[]>
  countOpen(player: string): Promise<number>
}
