import { added, type Copies, holds, sizeOf, without } from './copies.ts'
import { free, type Holding } from './holding.ts'

/** A side of a trade: 0 made the first offer. */
export type Side = 0 | 1

/** A trade has one current offer, made by one side; the other side accepts it as it is, makes another, or ends it. */
export interface Trade {
  readonly stage: 'open' | 'done' | 'declined' | 'withdrawn'
  /** Counts the offers from 1; an answer names the round it means. */
  readonly round: number
  /** Who made the current offer, and so has confirmed it. */
  readonly by: Side
  /** What each side gives. */
  readonly gives: readonly [Copies, Copies]
}

/** A side's move in a trade. */
export type TradeMove =
  | { readonly kind: 'counter'; readonly gives: readonly [Copies, Copies] }
  | { readonly kind: 'accept' }
  /** Declines the other's offer, or withdraws one's own. */
  | { readonly kind: 'end' }

/** Why a move in a trade is refused. */
export type TradeFault =
  /** There is another offer by now. */
  | 'stale'
  /** It is over. */
  | 'over'
  /** The player's own offer waits for the other side. */
  | 'own-offer'
  /** Nobody gives anything. */
  | 'nothing'
  | 'too-many'
  /** A side gives more copies of a card than it owns. */
  | 'not-owned'
  /** A side gives a card that one of its registered decks needs. */
  | 'locked'

/** The most cards that one side may give. */
export const MOST_TRADED = 60

/** What is wrong with an offer's terms. */
function faultOf(gives: readonly [Copies, Copies]): TradeFault | null {
  const [one, other] = [sizeOf(gives[0]), sizeOf(gives[1])]
  if (one + other === 0) return 'nothing'
  return one > MOST_TRADED || other > MOST_TRADED ? 'too-many' : null
}

/** A trade as its first offer begins it, made by side 0; or why it cannot be offered. `gives`: what each side would give. */
export function offered(gives: readonly [Copies, Copies]): Trade | TradeFault {
  return faultOf(gives) ?? { stage: 'open', round: 1, by: 0, gives }
}

/** The trade after a side's move on the offer of that round. A trade is `done` only when both have confirmed the same offer. */
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

/** Why a player cannot give these cards; null if they can. */
export function cannotGive(holding: Holding, cards: Copies): TradeFault | null {
  if (!holds(holding.owned, cards)) return 'not-owned'
  return holds(free(holding), cards) ? null : 'locked'
}
