import type { CollectionInfo, CollectorInfo, Copies, OpenedPack, SeekerInfo, TradeInfo } from '@orrery/collecting'
import type { ReadonlySignal } from '@preact/signals'
import type { ComponentType } from 'preact'

/** Why something about a collection failed: `reason` ends the message for it (`wrong-<reason>`). */
export class CollectionError extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** The reader's collection of a game, for the game's pages. Failures reject with a `CollectionError`. */
export interface CollectionDesk {
  /** Whether there are collections here: `alone` without a server, `away` while none answers, `off` where the server has none. */
  readonly state: ReadonlySignal<'asking' | 'there' | 'off' | 'alone' | 'away'>
  /** The collection, kept up to date; null until it has arrived. */
  readonly mine: ReadonlySignal<CollectionInfo | null>
  readonly trades: ReadonlySignal<readonly TradeInfo[]>
  /** A field for the name that the reader's trading partners see. */
  readonly Name: ComponentType
  /** Starts asking the server, which pages that show no collection do not need. */
  look(): void
  /** Begins the collection. */
  collect(starters: readonly string[]): Promise<void>
  open(pack: string): Promise<OpenedPack>
  wish(card: string, wished: boolean): Promise<void>
  seekers(): Promise<readonly SeekerInfo[]>
  collector(handle: string): Promise<CollectorInfo>
  offer(handle: string, gives: Copies, wants: Copies): Promise<TradeInfo>
  counter(trade: TradeInfo, gives: Copies, wants: Copies): Promise<TradeInfo>
  /** Accepts the current offer, or ends the trade. */
  settle(trade: TradeInfo, accept: boolean): Promise<TradeInfo>
}
