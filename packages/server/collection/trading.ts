import {
  type CollectorInfo,
  type Copies,
  dayOf,
  free,
  offered,
  type SeekerInfo,
  type TradeFault,
  type TradeInfo,
  type TradeMove,
  type TradeStep,
} from '@orrery/collecting'
import { FORMER } from '@orrery/protocol/former'
import { freshId } from '../ids.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { columnsOf, tradeIn } from '../store/collection/trades.ts'
import type { TradeRow, TradeStepRow } from '../store/collection.ts'
import { collectingHere, noCollection } from './accounts.ts'
import { collectionChanged, packsFor } from './packs.ts'

/** The most seekers in a list, and the most trades of a player. */
const SEEKERS = 60
const TRADES = 60

/** Players who look for cards of a game, without the reader. */
export async function seekers(context: ServerContext, player: string, game: string): Promise<SeekerInfo[]> {
  await collectingHere(context, game)
  const all = await context.collections.seekers(game, SEEKERS)
  const { apart } = await context.apart.of(player)
  return all.filter((one) => one.player !== player && !apart.has(one.player)).map(({ handle, name, wishes }) => ({ handle, name, wishes }))
}

/** What a collector has to trade, by the collection's handle. */
export async function collector(context: ServerContext, player: string, game: string, handle: string): Promise<CollectorInfo> {
  const found = await collectorOf(context, player, game, handle)
  const [holding, wishes] = await Promise.all([
    context.collections.holdingOf(found.player, game),
    context.collections.wishesOf(found.player, game),
  ])
  return { handle, name: found.name, wishes, me: found.player === player, free: free(holding) }
}

async function collectorOf(context: ServerContext, player: string, game: string, handle: string) {
  await collectingHere(context, game)
  const found = await context.collections.byHandle(handle)
  const { apart } = await context.apart.of(player)
  if (found === null || found.game !== game || apart.has(found.player)) throw new RequestError('forbidden', 'nobody has this collection')
  return found
}

/** Offers a trade to the owner of a collection. */
export async function offer(
  context: ServerContext,
  player: string,
  game: string,
  handle: string,
  gives: Copies,
  wants: Copies,
): Promise<TradeInfo> {
  const other = await collectorOf(context, player, game, handle)
  if (other.player === player) throw new RequestError('forbidden', 'this collection is your own')
  if ((await context.collections.collectionOf(player, game)) === null) throw noCollection()
  if ((await context.collections.countOpen(player)) >= context.limits.openOffers)
    throw new RequestError('too-many', `${context.limits.openOffers} of your offers wait for an answer`)
  const trade = offered([gives, wants])
  if (typeof trade === 'string') throw faulty(trade)
  await mayGive(context, player, game, gives)
  const now = context.now()
  const row: TradeRow = { id: freshId(), game, one: player, other: other.player, ...columnsOf(trade), created: now, changed: now }
  const kept = await context.collections.offer(row)
  if (kept !== 'kept') throw faulty(kept)
  return told(context, row, player)
}

/** Makes a counter-offer to a round, accepts it, or ends the trade. */
export async function answer(context: ServerContext, player: string, id: string, round: number, move: OwnMove): Promise<TradeInfo> {
  const row = await context.collections.tradeOf(id)
  const side = row?.one === player ? 0 : row?.other === player ? 1 : null
  if (row === null || side === null) throw new RequestError('forbidden', 'this trade is not yours')
  await collectingHere(context, row.game)
  // For both, so that the blocked one does not learn it.
  if (move.kind !== 'end' && (await context.apart.of(player)).apart.has(side === 0 ? row.other : row.one)) throw faulty('over')
  if (move.kind === 'counter') await mayGive(context, player, row.game, move.gives)
  if (move.kind === 'accept') {
    // What is accepted is the offer that was read here.
    if (row.round !== round) throw faulty('stale')
    await mayGive(context, player, row.game, tradeIn(row).gives[side])
  }
  const after = await context.collections.answer(id, player, round, turned(move, side), context.now())
  if (after === 'unknown') throw new RequestError('forbidden', 'this trade is not yours')
  if (typeof after === 'string') throw faulty(after)
  return told(context, after, player)
}

/**
 * A new collector gives nothing away: otherwise somebody could begin many collections under other names and give all their first cards to
 * one. A few finished tables lift this.
 */
async function mayGive(context: ServerContext, player: string, game: string, gives: Copies): Promise<void> {
  const least = context.limits.tradePoints
  if (least === 0 || Object.keys(gives).length === 0) return
  await context.collections.credit(player, game, packsFor(context, player, game))
  const { all } = await context.collections.pointsOf(player, game, dayOf(context.now()))
  if (all < least) throw faulty('newcomer')
}

/** A player's move in a trade, with what they give first. */
export type OwnMove =
  | { readonly kind: 'counter'; readonly gives: Copies; readonly wants: Copies }
  | { readonly kind: 'accept' }
  | { readonly kind: 'end' }

function turned(move: OwnMove, side: 0 | 1): TradeMove {
  if (move.kind !== 'counter') return move
  return { kind: 'counter', gives: side === 0 ? [move.gives, move.wants] : [move.wants, move.gives] }
}

/** A player's trades, the last changed first. */
export async function trades(context: ServerContext, player: string, game: string): Promise<TradeInfo[]> {
  await collectingHere(context, game)
  return infos(context, await context.collections.tradesOf(player, game, TRADES), player)
}

async function told(context: ServerContext, row: TradeRow, player: string): Promise<TradeInfo> {
  collectionChanged(context, row.game, [row.one, row.other])
  return (await infos(context, [row], player))[0] as TradeInfo
}

async function infos(context: Pick<ServerContext, 'collections'>, rows: readonly TradeRow[], player: string): Promise<TradeInfo[]> {
  const steps = Map.groupBy(await context.collections.stepsOf(rows.map(({ id }) => id)), ({ trade_id }) => trade_id)
  return Promise.all(
    rows.map(async (row) => {
      const other = await context.collections.collectionOf(row.one === player ? row.other : row.one, row.game)
      return infoOf(row, steps.get(row.id) ?? [], player, other)
    }),
  )
}

function infoOf(
  row: TradeRow,
  steps: readonly TradeStepRow[],
  player: string,
  other: { readonly handle: string; readonly name: string } | null,
): TradeInfo {
  const own = row.one === player ? 0 : 1
  const { stage, round, by, gives } = tradeIn(row)
  const seen = (step: TradeStepRow): TradeStep => {
    const terms = tradeIn({ ...row, ...step }).gives
    return {
      mine: step.side === own,
      kind: step.kind as TradeStep['kind'],
      gives: terms[own],
      takes: terms[1 - own] as Copies,
      at: step.at,
    }
  }
  return {
    ...{ id: row.id, handle: other?.handle ?? '', name: other?.name ?? FORMER, stage, round, mine: by === own },
    ...{ gives: gives[own], takes: gives[1 - own] as Copies, changed: row.changed, steps: steps.map(seen) },
  }
}

const SAID: Record<TradeFault | 'newcomer', readonly [code: 'no-trade' | 'not-owned', message: string]> = {
  stale: ['no-trade', 'another offer stands by now'],
  over: ['no-trade', 'the trade is over'],
  'own-offer': ['no-trade', 'your own offer waits for the other'],
  nothing: ['no-trade', 'nobody would give anything'],
  'too-many': ['no-trade', 'these are too many cards for one trade'],
  'not-owned': ['not-owned', 'somebody does not own what is to be given'],
  newcomer: ['no-trade', 'who is new gives nothing away before some tables have ended'],
  locked: ['not-owned', 'a registered deck needs what is to be given'],
}

/** The error for a trade's fault; the rule's message is the fault's name. */
function faulty(fault: TradeFault | 'newcomer'): RequestError {
  const [code, message] = SAID[fault]
  return new RequestError(code, message, undefined, [{ rule: 'trade', message: `trade-${fault}` }])
}
