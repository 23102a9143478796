import { type Json, type Orders, readOrders, type Seat } from '@orrery/kernel'
import { type Beforehand, type If, isSilent, NOTHING_SAID } from '@orrery/play'
import type { OrdersMessage } from '@orrery/protocol'
import type { ServerContext } from '../server-context.ts'
import type { OrderRow } from '../store/orders.ts'
import type { Room } from './room.ts'

/** A seat's parsed orders, at a revision; `dropped`: how many could not be read. */
export interface SeatOrders {
  readonly said: Beforehand
  readonly revision: number
  readonly dropped: number
}

/** How many answers by orders their owner is told of. */
const TOLD = 200

/** A player's orders for their seat, with the versions that orders led to. */
export async function ordersFor(context: ServerContext, room: Room, player: string, seat: Seat, kept = true): Promise<OrdersMessage> {
  const orders = await readSeatOrders(context, room, await context.ordersOf(room.gameId), seat, player)
  return messageOf(context, room, player, seat, orders, kept)
}

async function messageOf(
  context: ServerContext,
  room: Room,
  player: string,
  seat: Seat,
  { said, revision, dropped }: SeatOrders,
  kept = true,
): Promise<OrdersMessage> {
  const answered = await context.orders.answered(room.id, seat, player, TOLD)
  return { type: 'orders', table: room.id, seat, revision, said, dropped, kept, answered }
}

/** The orders of a player's seat. */
export async function beforehandAt(context: ServerContext, room: Room, seat: Seat, player: string): Promise<Beforehand> {
  return (await readSeatOrders(context, room, await context.ordersOf(room.gameId), seat, player)).said
}

/** A seat's orders. Orders of a version that cannot be brought over are dropped, and counted. */
export async function readSeatOrders(
  context: Pick<ServerContext, 'orders'>,
  room: Room,
  rules: Orders | null,
  seat: Seat,
  player: string,
): Promise<SeatOrders> {
  const row = await context.orders.of(room.id, seat)
  if (row === null) return { said: NOTHING_SAID, revision: 0, dropped: 0 }
  if (row.player !== player) return { said: NOTHING_SAID, revision: row.revision, dropped: 0 }
  const raw = storedBeforehand(row.said)
  if (rules === null) return { said: { ...raw, orders: [] }, revision: row.revision, dropped: raw.orders.length }
  const { orders, dropped } = readOrders(rules, raw.orders, row.version)
  // If-thens of another version of the game may mean something else.
  const ifs = row.version === rules.version ? raw.ifs : []
  return { said: { ...raw, orders, ifs }, revision: row.revision, dropped: row.dropped + dropped + raw.ifs.length - ifs.length }
}

/** Stored orders; before version 1.0 an if-then's events were called `told`. */
function storedBeforehand(text: string): Beforehand & { readonly orders: readonly Json[] } {
  const stored = JSON.parse(text) as Beforehand & { readonly orders: readonly Json[] }
  const ifs = stored.ifs.map((one) => {
    const { told, ...rest } = one as typeof one & { readonly told?: If['events'] }
    return told === undefined ? one : { ...rest, events: told }
  })
  return { ...stored, ifs }
}

/** Stores the new orders, and sends them to all devices of the player; `behind` if they have changed meanwhile. */
export async function keepOrders(
  context: ServerContext,
  room: Room,
  player: string,
  seat: Seat,
  rules: Orders | null,
  read: SeatOrders,
): Promise<'kept' | 'behind'> {
  room.orderChanges++
  const outcome = await context.orders.keep(orderRow(room, player, seat, rules, read))
  room.orderChanges++
  room.silent.delete(seat)
  if (outcome !== 'kept') return 'behind'
  await tellOrders(context, room, player, seat, { ...read, revision: read.revision + 1, changes: room.orderChanges })
  return 'kept'
}

/** Orders that were read or stored when the room's orders had changed so many times. */
export interface KeptOrders extends SeatOrders {
  readonly changes: number
}

/** The row of the new orders: those read, changed. */
export function orderRow(room: Room, player: string, seat: Seat, rules: Orders | null, { said, revision, dropped }: SeatOrders): OrderRow {
  return {
    ...{ table_id: room.id, seat, player, version: rules?.version ?? 0, revision: revision + 1, dropped },
    ...{ said: JSON.stringify(said), stands: isSilent(said) ? 0 : 1 },
  }
}

/** Sends a seat's orders to all devices of its player, with the versions that they led to. */
export async function tellOrders(context: ServerContext, room: Room, player: string, seat: Seat, kept: KeptOrders): Promise<void> {
  const isCurrent = room.orderChanges === kept.changes
  const message = await (isCurrent ? messageOf(context, room, player, seat, kept) : ordersFor(context, room, player, seat))
  context.bus.tell({ kind: 'message', server: context.ownership.name, players: [player], message })
}
