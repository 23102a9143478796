import type { Seat } from '@orrery/kernel'
import { areNeighbours, isDuel, neighboursOf } from '../../seats.ts'
import { type CardId, NONE, type State } from '../../state.ts'
import { type Context, contextOf } from './context.ts'

/**
 * CG-MULTI-2, CG-MULTI-13: the possible contexts of a player's effect: one for each neighbour that may be its opponent, or just its own if
 * there is nothing to choose.
 */
export function meanings(g: State, ctx: Context, opposes: boolean): readonly Context[] {
  if (!opposes || isDuel(g) || ctx.opponent !== NONE) return [ctx]
  return neighboursOf(g, ctx.controller).map((opponent) => ({ ...ctx, opponent }))
}

/** The contexts of the effect under another player, one for each of that player's possible opponents. */
export function asOf(g: State, ctx: Context, controller: Seat): readonly Context[] {
  return meanings(g, { ...ctx, controller, opponent: isDuel(g) ? 1 - controller : NONE }, true)
}

/** An effect that is being announced: its opponent is still to be chosen, unless there are only two players. */
export function unaimed(g: State, card: CardId, controller: Seat): Context {
  return { ...contextOf(g, card), controller, opponent: isDuel(g) ? 1 - controller : NONE }
}

/** CG-MULTI-2: whether a player may be meant by opponent: in a table for two the other one, else a neighbour. */
export function mayBeMeant(g: State, controller: Seat, other: Seat): boolean {
  return areNeighbours(g, controller, other)
}
