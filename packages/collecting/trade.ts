import { added, type Copies, holds, sizeOf, without } from './copies.ts'
import { free, type Holding } from './holding.ts'

/** One of the two who trade: 0 made the first offer. */
export type Side = 0 | 1

/** A trade: one offer at a time stands, made by one side; the other accepts it as it is, makes another, or ends it. */
export interface Trade {
  readonly stage: 'open' | 'done' | 'declined' | 'withdrawn'
  /** Counts the offers from 1: who answers says which one is meant. */
  readonly round: number
  /** Who made the offer that stands, and so has confirmed it. */
  readonly by: Side
  /** What each side gives. */
  readonly gives: readonly [Copies, Copies]
}

/** What a side does about a trade. */
export type TradeMove =
  | { readonly kind: 'counter'; readonly gives: readonly [Copies, Copies] }
  | { readonly kind: 'accept' }
  /** Declines the other's offer, or withdraws one's own. */
  | { readonly kind: 'end' }

/** Why something about a trade cannot be. */
export type TradeFault =
  /** Another offer stands by now. */
  | 'stale'
  /** It is over. */
  | 'over'
  /** One's own offer waits for the other. */
  | 'own-offer'
  /** Nobody gives anything. */
  | 'nothing'
  | 'too-many'
  /** A card is given that its side does not own so often. */
  | 'not-owned'
  /** A card is given that a registered deck needs. */
  | 'locked'

/** The most cards that one side gives. */
export const MOST_TRADED = 60

/** What is wrong with the terms of an offer themselves. */
function faultOf(gives: readonly [Copies, Copies]): TradeFault | null {
  const [one, other] = [sizeOf(gives[0]), sizeOf(gives[1])]
  if (one + other === 0) return 'nothing'
  return one > MOST_TRADED || other > MOST_TRADED ? 'too-many' : null
}

/** The first offer. */
export function offered(gives: readonly [Copies, Copies]): Trade | TradeFault {
  return faultOf(gives) ?? { stage: 'open', round: 1, by: 0, gives }
}

/** The trade after what a side does about the offer of that round. A trade is `done` only when both have confirmed the same offer. */
export function answered(trade: Trade, side: Side, round: number, move: TradeMove): Trade | TradeFault {
  if (trade.stage !== 'open') return 'over'
  if (trade.round !== round) return 'stale'
  if (move.kind === 'end') return { ...trade, stage: trade.by === side ? 'withdrawn' : 'declined' }
  if (move.kind === 'accept') return trade.by === side ? 'own-offer' : { ...trade, stage: 'done' }
  return faultOf(move.gives) ?? { stage: 'open', round: round + 1, by: side, gives: move.gives }
}

/** What both own after the exchange, or why one of them cannot give what was agreed. */
export function exchanged(gives: readonly [Copies, Copies], holdings: readonly [Holding, Holding]): readonly [Copies, Copies] | TradeFault {
  for (const side of [0, 1] as const) {
    const fault = cannotGive(holdings[side], gives[side])
    if (fault !== null) return fault
  }
  const [one, other] = holdings
  return [added(without(one.owned, gives[0]), gives[1]), added(without(other.owned, gives[1]), gives[0])]
}

/** Why somebody cannot give these cards; null when they can. */
export function cannotGive(holding: Holding, cards: Copies): TradeFault | null {
  if (!holds(holding.owned, cards)) return 'not-owned'
  return holds(free(holding), cards) ? null : 'locked'
}
