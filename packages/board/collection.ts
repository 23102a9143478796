import type { CollectionInfo, CollectorInfo, Copies, OpenedPack, SeekerInfo, TradeInfo } from '@orrery/collecting'
import type { ReadonlySignal } from '@preact/signals'
import type { ComponentType } from 'preact'

/** Why something about a collection could not be done: `reason` ends the message that says it (`wrong-<reason>`). */
export class CollectionTrouble extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** The reader's collection of a game, as its pages use it. What cannot be done rejects with a `CollectionTrouble`. */
export interface CollectionDesk {
  /** Whether there are collections here: `alone` without a server, `away` while none answers, `off` on one that keeps none. */
  readonly state: ReadonlySignal<'asking' | 'there' | 'off' | 'alone' | 'away'>
  /** Kept up to date; null until it is known. */
  readonly mine: ReadonlySignal<CollectionInfo | null>
  readonly trades: ReadonlySignal<readonly TradeInfo[]>
  /** A field for the name by which the others of a trade know the reader. */
  readonly Name: ComponentType
  /** Begins to ask, once: until then no server is needed. */
  look(): void
  /** Begins the collection. */
  collect(starters: readonly string[]): Promise<void>
  open(pack: string): Promise<OpenedPack>
  wish(card: string, wished: boolean): Promise<void>
  seekers(): Promise<readonly SeekerInfo[]>
  collector(handle: string): Promise<CollectorInfo>
  offer(handle: string, gives: Copies, wants: Copies): Promise<TradeInfo>
  counter(trade: TradeInfo, gives: Copies, wants: Copies): Promise<TradeInfo>
  /** Accepts the offer that stands, or ends the trade. */
  settle(trade: TradeInfo, accept: boolean): Promise<TradeInfo>
}
