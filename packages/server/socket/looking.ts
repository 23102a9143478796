import { LIMITS } from '@orrery/protocol'
import { RequestError } from '../request-error.ts'
import { wakeBots } from '../rooms/bot-turns.ts'
import { inTurn } from '../rooms/change.ts'
import { OwnedElsewhere } from '../rooms/owned-elsewhere.ts'
import type { Room } from '../rooms/room.ts'
import { openRoom } from '../rooms/rooms.ts'
import { comeBack, goAway } from '../rooms/seating.ts'
import { showTable } from '../rooms/tell.ts'
import { noteVisit } from '../rooms/visits.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection } from './connection.ts'

/** A connection watches a table from now on, and is sent the whole table: as the reply to `ref`, if it asked. */
export async function lookAt(context: ServerContext, connection: Connection, table: string, ref?: string): Promise<void> {
  const room = await settled(context, await openRoom(context, table))
  if (!connection.watched.has(table) && connection.watched.size >= LIMITS.watched)
    throw new RequestError('too-many', `a connection looks at ${LIMITS.watched} tables at most`)
  await context.standings.all([connection.player, ...room.seats.flatMap(({ player }) => player ?? [])])
  // In the room's turn: the table does not start between the two.
  await inTurn(room, async () => {
    await noteVisit(context, room, connection.player)
    stillHere(room)
    connection.watched.set(table, room)
    room.watchers.add(connection)
  })
  await comeBack(context, room, connection.player)
  stillHere(room)
  await showTable(context, room, connection, ref)
  wakeBots(context, room)
}

/** Another server may have taken the table while the store was asked: whoever watched it here would be told nothing more. */
function stillHere(room: Room): void {
  if (room.lost) throw new OwnedElsewhere(null)
}

/** The room once nothing is in progress there; it may have been dropped meanwhile. */
async function settled(context: ServerContext, room: Room): Promise<Room> {
  await room.turn
  return context.rooms.get(room.id) === room ? room : openRoom(context, room.id)
}

/** Stops watching a table. */
export function lookAway(context: ServerContext, connection: Connection, table: string): void {
  const room = connection.watched.get(table)
  if (room === undefined) return
  connection.watched.delete(table)
  room.watchers.delete(connection)
  goAway(context, room, connection.player)
}
