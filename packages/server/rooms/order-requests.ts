import { type Json, type Orders, readOrders, type Seat } from '@orrery/kernel'
import { type Beforehand, isSilent, NOTHING_SAID } from '@orrery/play'
import type { OrdersMessage } from '@orrery/protocol'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { wakeOrders } from './order-answers.ts'
import type { Room } from './room.ts'
import { keepOrders, ordersFor, readSeatOrders } from './seat-orders.ts'

/**
 * Replaces the orders of a player's seat, if they are still at the revision that the player saw. Of two devices that change them at once
 * one wins, and the other receives what stands. Throws a `RequestError` for invalid orders.
 */
export async function replaceOrders(
  context: ServerContext,
  room: Room,
  player: string,
  seat: Seat,
  wish: { readonly revision: number; readonly version: number; readonly said: Beforehand },
): Promise<OrdersMessage> {
  const rules = await context.ordersOf(room.gameId)
  const { orders, dropped } = rules === null ? { orders: [], dropped: wish.said.orders.length } : readWish(rules, wish)
  if (dropped > 0) throw new RequestError('malformed', 'these are no orders of the game')
  const said: Beforehand = { orders, ifs: wish.said.ifs, ...(wish.said.passes === true ? { passes: true } : {}) }
  const outcome = await keepOrders(context, room, player, seat, rules, { said, revision: wish.revision, dropped: 0 })
  wakeOrders(context, room)
  return ordersFor(context, room, player, seat, outcome === 'kept')
}

function readWish(rules: Orders, { version, said }: { readonly version: number; readonly said: Beforehand }) {
  return readOrders(rules, said.orders as readonly Json[], version)
}

/** Ends all orders of a player's seat, and tells the player. */
export async function endOrders(context: ServerContext, room: Room, player: string, seat: Seat): Promise<void> {
  const rules = await context.ordersOf(room.gameId)
  for (;;) {
    const before = await readSeatOrders(context, room, rules, seat, player)
    if (isSilent(before.said)) return
    if ((await keepOrders(context, room, player, seat, rules, { ...before, said: NOTHING_SAID })) === 'kept') return
  }
}
