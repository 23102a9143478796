import type { Seat } from '@orrery/kernel'
import { areNeighbours, isDuel, neighboursOf } from '../../seats.ts'
import { type CardId, NONE, type State } from '../../state.ts'
import { type Context, contextOf } from './context.ts'

/**
 * CG-MULTI-2, CG-MULTI-13: the possible contexts of a player's effect: one for each neighbour that may be its opponent; only `ctx` itself
 * if there is no opponent to choose.
 */
export function possibleContexts(g: State, ctx: Context, opposes: boolean): readonly Context[] {
  if (!opposes || isDuel(g) || ctx.opponent !== NONE) return [ctx]
  return neighboursOf(g, ctx.controller).map((opponent) => ({ ...ctx, opponent }))
}

/** The possible contexts of the effect if another player controls it, one for each possible opponent of that player. */
export function contextsUnder(g: State, ctx: Context, controller: Seat): readonly Context[] {
  return possibleContexts(g, { ...ctx, controller, opponent: isDuel(g) ? 1 - controller : NONE }, true)
}

/** The context of an effect that is being announced: its opponent is still to be chosen, unless there are only two players. */
export function unaimed(g: State, card: CardId, controller: Seat): Context {
  return { ...contextOf(g, card), controller, opponent: isDuel(g) ? 1 - controller : NONE }
}

/** CG-MULTI-2: whether a player's card may mean another player by opponent: only a neighbour. */
export function mayBeOpponent(g: State, controller: Seat, other: Seat): boolean {
  return areNeighbours(g, controller, other)
}
