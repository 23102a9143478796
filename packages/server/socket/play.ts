import type { RequestOf } from '@orrery/protocol'
import { RequestError } from '../request-error.ts'
import { beatsFor } from '../rooms/beats.ts'
import { wakeBots } from '../rooms/bot-turns.ts'
import { foreseenFor } from '../rooms/foreseeing.ts'
import { endOrders, replaceOrders } from '../rooms/order-requests.ts'
import { give, type Outcome } from '../rooms/play.ts'
import { type Room, tableOf } from '../rooms/room.ts'
import { openRoom } from '../rooms/rooms.ts'
import { ordersFor } from '../rooms/seat-orders.ts'
import { showTable } from '../rooms/tell.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection } from './connection.ts'

/** The cost of sending a whole table after a refusal. */
const SHOWING = 5

/** Handlers of play: answers, undo, orders, and what a seat may ask about its table. */
export function playHandlers(context: ServerContext) {
  return {
    async answer(connection: Connection, { ref, table, seat, version, answer }: RequestOf<'answer'>) {
      const room = await heldRoom(context, connection, table, seat)
      const outcome = await give(context, room, { by: 'person', player: connection.player, ref }, seat, answer, version)
      await reply(context, connection, ref, room, outcome, version)
    },
    async undo(connection: Connection, { ref, table, seat }: RequestOf<'undo'>) {
      const room = await heldRoom(context, connection, table, seat)
      // Orders end first, so that they do not answer again what is undone.
      await endOrders(context, room, connection.player, seat)
      const outcome = await give(context, room, { by: 'person', player: connection.player, ref }, seat, 'undo')
      await reply(context, connection, ref, room, outcome)
    },
    async orders(connection: Connection, { ref, table, seat }: RequestOf<'orders'>) {
      const room = await heldRoom(context, connection, table, seat)
      connection.send({ ...(await ordersFor(context, room, connection.player, seat)), ref })
    },
    async order(connection: Connection, { ref, table, seat, ...wish }: RequestOf<'order'>) {
      const room = await heldRoom(context, connection, table, seat)
      connection.send({ ...(await replaceOrders(context, room, connection.player, seat, wish)), ref })
    },
    async foresee(connection: Connection, { ref, table, seat }: RequestOf<'foresee'>) {
      const room = await heldRoom(context, connection, table, seat)
      connection.send({ ...(await foreseenFor(context, room, connection.player, seat)), ref })
    },
    async beats(connection: Connection, { ref, table, seat, since }: RequestOf<'beats'>) {
      const room = await heldRoom(context, connection, table, seat)
      connection.send({ ...(await beatsFor(context, room, connection.player, seat, since)), ref })
    },
    async explain(connection: Connection, { ref, table, seat, piece }: RequestOf<'explain'>) {
      const room = await heldRoom(context, connection, table, seat)
      if (room.play === null) throw new RequestError('not-now', 'the table has not started')
      connection.send({ type: 'explained', ref, refusals: explained(context, room, seat, piece) })
    },
  }
}

async function heldRoom(context: ServerContext, connection: Connection, table: string, seat: number): Promise<Room> {
  const room = await openRoom(context, table)
  if (room.stage === 'gone') throw new RequestError('gone', 'the table cannot be read')
  const held = room.seats[seat]
  if (held?.player !== connection.player) throw new RequestError('forbidden', 'you do not have this seat')
  if (held.bot !== null) throw new RequestError('forbidden', 'a bot plays your seat; take it back first')
  return room
}

/** Sends the outcome of an answer; a refused sender with an older version gets the whole current view first. */
async function reply(
  context: ServerContext,
  connection: Connection,
  ref: string,
  room: Room,
  outcome: Outcome,
  seen?: number,
): Promise<void> {
  if ('version' in outcome) {
    connection.send({ type: 'accepted', ref, version: outcome.version })
    wakeBots(context, room)
    return
  }
  const isBehind = seen !== undefined && seen < (tableOf(room)?.version ?? 0)
  if (isBehind && connection.affords(SHOWING)) await showTable(context, room, connection)
  connection.send({ type: 'refused', ref, refusal: outcome.refusal })
}

function explained(context: ServerContext, room: Room, seat: number, piece: string) {
  const table = tableOf(room)
  if (room.game === null || table === null) return []
  try {
    return room.game.explain(table.state, seat, piece)
  } catch (error) {
    // Games know their pieces; whether a piece is invalid or the rules are wrong, only a reader of the log can tell.
    context.log.error({ table: room.id, seat, piece, error }, 'explaining a piece throws')
    throw new RequestError('forbidden', 'there is no such piece')
  }
}
