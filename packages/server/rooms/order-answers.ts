import { type Answer, type Orders, questionFor, type Seat, seenBy } from '@orrery/kernel'
import { answeredBeforehand, isSilent, orderRef } from '@orrery/play'
import type { ServerContext } from '../server-context.ts'
import { give } from './play.ts'
import { isBot, type Room, tableOf, waitingAt } from './room.ts'
import { keepOrders, orderRow, readSeatOrders, type SeatOrders, tellOrders } from './seat-orders.ts'
import { mayAct, wakeLater } from './waking.ts'

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
  const orders = { row: orderRow(room, player, seat, rules, after), changes }
  const outcome = await give(context, room, { by: 'person', player, ref: orderRef(version, seat), orders }, seat, reply.answer, version)
  if ('refusal' in outcome) {
    if (room.orderChanges !== changes) room.ordering.set(seat, 'again')
    return false
  }
  room.silent.delete(seat)
  await tellOrders(context, room, player, seat, { ...after, revision: after.revision + 1, changes: room.orderChanges })
  return true
}

/** A seat's answer by its orders at a version of the table. */
interface Reply {
  readonly answer: Answer
  readonly version: number
  readonly rules: Orders | null
  /** What is left of the orders. */
  readonly after: SeatOrders
  /** How many times the room's orders had changed. */
  readonly changes: number
}

/**
 * A seat's answer by its orders, and the remaining orders; null if its player is asked. Orders that end when their seat is asked end here.
 */
async function replyOf(context: ServerContext, room: Room, seat: Seat, player: string): Promise<Reply | null> {
  const rules = await context.ordersOf(room.gameId)
  const changes = room.orderChanges
  const before = await readSeatOrders(context, room, rules, seat, player)
  const table = tableOf(room)
  // Only this server changes the orders while it owns the table: until it does, the store need not be read again.
  if (isSilent(before.said) && room.orderChanges === changes) room.silent.set(seat, player)
  if (isSilent(before.said) || table === null || questionFor(table, seat) === null) return null
  const { question, view } = seenBy(table, seat)
  if (question === null) return null
  const { reply: given, said } = answeredBeforehand(rules, before.said, question, view)
  if (given !== null) return { answer: given.answer, version: table.version, rules, after: { ...before, said }, changes }
  if (said !== before.said) await keepOrders(context, room, player, seat, rules, { ...before, said })
  return null
}
