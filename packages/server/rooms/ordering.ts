import { type Answer, type Json, type Orders, questionFor, readOrders, type Seat, seenBy } from '@orrery/kernel'
import { answeredBeforehand, type Beforehand, type If, isSilent, NOTHING_SAID, orderRef } from '@orrery/play'
import type { OrdersMessage } from '@orrery/protocol'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import type { OrderRow } from '../store/orders.ts'
import { give } from './play.ts'
import { isBot, type Room, tableOf, waitingAt } from './room.ts'

/** A seat's parsed orders. */
interface Read {
  readonly said: Beforehand
  readonly revision: number
  readonly dropped: number
}

/** How many answers by orders their owner is told of. */
const TOLD = 200

/** A player's orders for their seat, with the versions that orders led to. */
export async function ordersFor(context: ServerContext, room: Room, player: string, seat: Seat, kept = true): Promise<OrdersMessage> {
  return messageOf(context, room, player, seat, await readAt(context, room, await context.ordersOf(room.gameId), seat, player), kept)
}

async function messageOf(
  context: ServerContext,
  room: Room,
  player: string,
  seat: Seat,
  { said, revision, dropped }: Read,
  kept = true,
): Promise<OrdersMessage> {
  const answered = await context.orders.answered(room.id, seat, player, TOLD)
  return { type: 'orders', table: room.id, seat, revision, said, dropped, kept, answered }
}

/**
 * Replaces the orders of a player's seat, if they are still at the revision that the player saw. Of two devices that change them at once
 * one wins, and the other receives what stands. Throws a `RequestError` for invalid orders.
 */
export async function order(
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
  const outcome = await keep(context, room, player, seat, rules, { said, revision: wish.revision, dropped: 0 })
  wakeOrders(context, room)
  return ordersFor(context, room, player, seat, outcome === 'kept')
}

function readWish(rules: Orders, { version, said }: { readonly version: number; readonly said: Beforehand }) {
  return readOrders(rules, said.orders as readonly Json[], version)
}

/** Ends all orders of a player's seat, and tells the player. */
export async function recall(context: ServerContext, room: Room, player: string, seat: Seat): Promise<void> {
  const rules = await context.ordersOf(room.gameId)
  for (;;) {
    const before = await readAt(context, room, rules, seat, player)
    if (isSilent(before.said)) return
    if ((await keep(context, room, player, seat, rules, { ...before, said: NOTHING_SAID })) === 'kept') return
  }
}

/** The orders of a player's seat. */
export async function saidAt(context: ServerContext, room: Room, seat: Seat, player: string): Promise<Beforehand> {
  return (await readAt(context, room, await context.ordersOf(room.gameId), seat, player)).said
}

/** A seat's orders. Orders of a version that cannot be brought over are dropped, and counted. */
async function readAt(context: Pick<ServerContext, 'orders'>, room: Room, rules: Orders | null, seat: Seat, player: string): Promise<Read> {
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

/** Stores the new orders, and sends them to all devices of the player. */
async function keep(
  context: ServerContext,
  room: Room,
  player: string,
  seat: Seat,
  rules: Orders | null,
  read: Read,
): Promise<'kept' | 'behind'> {
  const kept = await store(context, room, player, seat, rules, read)
  if (kept !== null) await tell(context, room, player, seat, kept)
  return kept === null ? 'behind' : 'kept'
}

/** Orders that were read or stored when the room's orders had changed so many times. */
interface Kept extends Read {
  readonly changes: number
}

/** Stores the new orders; null: they have changed meanwhile. */
async function store(
  context: ServerContext,
  room: Room,
  player: string,
  seat: Seat,
  rules: Orders | null,
  read: Read,
): Promise<Kept | null> {
  room.orderChanges++
  const outcome = await context.orders.keep(rowOf(room, player, seat, rules, read))
  room.orderChanges++
  room.silent.delete(seat)
  return outcome === 'kept' ? { ...read, revision: read.revision + 1, changes: room.orderChanges } : null
}

/** The row of the new orders: those read, changed. */
function rowOf(room: Room, player: string, seat: Seat, rules: Orders | null, { said, revision, dropped }: Read): OrderRow {
  return {
    ...{ table_id: room.id, seat, player, version: rules?.version ?? 0, revision: revision + 1, dropped },
    ...{ said: JSON.stringify(said), stands: isSilent(said) ? 0 : 1 },
  }
}

/** Sends a seat's orders to all devices of its player, with the versions that they led to. */
async function tell(context: ServerContext, room: Room, player: string, seat: Seat, kept: Kept): Promise<void> {
  const isCurrent = room.orderChanges === kept.changes
  const message = await (isCurrent ? messageOf(context, room, player, seat, kept) : ordersFor(context, room, player, seat))
  context.bus.tell({ kind: 'message', server: context.ownership.name, players: [player], message })
}

/** Lets the orders of every asked person answer. Call it after everything that may have changed who is asked. */
export function wakeOrders(context: ServerContext, room: Room): void {
  if (!mayAct(context, room) || tableOf(room) === null) return
  for (const seat of waitingAt(room)) {
    if (isBot(room, seat) || room.silent.get(seat) === room.seats[seat]?.player) continue
    if (room.ordering.has(seat)) room.ordering.set(seat, 'again')
    else void answerByOrder(context, room, seat)
  }
}

/**
 * Answers for a seat by its orders, after a random wait that depends on nothing. Until then the player may change them, or answer by hand.
 */
async function answerByOrder(context: ServerContext, room: Room, seat: Seat): Promise<void> {
  room.ordering.set(seat, 'once')
  const player = room.seats[seat]?.player ?? null
  const asked = tableOf(room)?.asked[seat]
  const stillAsked = () =>
    !context.closing &&
    !room.lost &&
    context.ownership.holds() &&
    room.seats[seat]?.player === player &&
    tableOf(room)?.asked[seat] === asked
  let answered = false
  try {
    const first = player === null ? null : await replyOf(context, room, seat, player)
    if (player === null || first === null) return
    const { least, most } = context.orderWait
    await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)))
    if (!stillAsked()) return
    const isSame = room.orderChanges === first.changes && tableOf(room)?.version === first.version
    const reply = isSame ? first : await replyOf(context, room, seat, player)
    if (reply !== null && stillAsked()) answered = await giveOrdered(context, room, seat, player, reply)
  } catch (error) {
    if (!context.closing) context.log.error({ table: room.id, seat, error }, 'an order fails; its player is asked')
  } finally {
    const again = room.ordering.get(seat) === 'again'
    room.ordering.delete(seat)
    if (answered || again || !context.ownership.holds()) wakeLater(context, room)
  }
}

/**
 * Gives a seat's answer by its orders; false if they have changed, or the table refuses it. What is left of them is stored with the answer,
 * so that it is never given twice, and never used up for nothing.
 */
async function giveOrdered(context: ServerContext, room: Room, seat: Seat, player: string, reply: Reply): Promise<boolean> {
  const { rules, version, after, changes } = reply
  const orders = { row: rowOf(room, player, seat, rules, after), changes }
  const outcome = await give(context, room, { by: 'person', player, ref: orderRef(version, seat), orders }, seat, reply.answer, version)
  if ('refusal' in outcome) {
    if (room.orderChanges !== changes) room.ordering.set(seat, 'again')
    return false
  }
  room.silent.delete(seat)
  await tell(context, room, player, seat, { ...after, revision: after.revision + 1, changes: room.orderChanges })
  return true
}

/** How long a room waits whose server's lease has run out, in milliseconds. */
const LAPSED = 1000

/**
 * Whether bots and orders may answer at a room now. A busy server may renew its lease too late without losing its tables: then the room is
 * woken again later, or nobody would go on there.
 */
export function mayAct(context: Pick<ServerContext, 'closing' | 'ownership' | 'wake'>, room: Room): boolean {
  if (context.closing || room.lost) return false
  if (context.ownership.holds()) return true
  if (room.lapsed) return false
  room.lapsed = true
  room.pending++
  setTimeout(() => {
    room.lapsed = false
    room.pending--
    context.wake(room)
  }, LAPSED).unref()
  return false
}

/** Wakes a room after what waits already; until then it is in use, or an idle one would be forgotten with what is to answer next. */
export function wakeLater(context: Pick<ServerContext, 'wake'>, room: Room): void {
  room.pending++
  setImmediate(() => {
    room.pending--
    context.wake(room)
  })
}

/** A seat's answer by its orders at a version of the table. */
interface Reply {
  readonly answer: Answer
  readonly version: number
  readonly rules: Orders | null
  /** What is left of the orders. */
  readonly after: Read
  /** How many times the room's orders had changed. */
  readonly changes: number
}

/**
 * A seat's answer by its orders, and the remaining orders; null if its player is asked. Orders that end when their seat is asked end here.
 */
async function replyOf(context: ServerContext, room: Room, seat: Seat, player: string): Promise<Reply | null> {
  const rules = await context.ordersOf(room.gameId)
  const changes = room.orderChanges
  const before = await readAt(context, room, rules, seat, player)
  const table = tableOf(room)
  // Only this server changes the orders while it owns the table: until it does, the store need not be read again.
  if (isSilent(before.said) && room.orderChanges === changes) room.silent.set(seat, player)
  if (isSilent(before.said) || table === null || questionFor(table, seat) === null) return null
  const { question, view } = seenBy(table, seat)
  if (question === null) return null
  const { reply: given, said } = answeredBeforehand(rules, before.said, question, view)
  if (given !== null) return { answer: given.answer, version: table.version, rules, after: { ...before, said }, changes }
  if (said !== before.said) await keep(context, room, player, seat, rules, { ...before, said })
  return null
}
