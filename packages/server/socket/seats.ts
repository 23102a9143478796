import type { RequestOf } from '@orrery/protocol'
import { needOwned } from '../collection/owning.ts'
import { RequestError } from '../request-error.ts'
import { needConfirmed } from '../rooms/punctual.ts'
import type { Room } from '../rooms/room.ts'
import { openRoom } from '../rooms/rooms.ts'
import { answerSeatRequest, takeOrAsk } from '../rooms/seat-requests.ts'
import { assignSeat, leaveSeats, type Person, replaceWithBot, setSeatSettings, startByHost } from '../rooms/seating.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection } from './connection.ts'
import { personOf } from './people.ts'

/** Handlers of seats: taking and leaving them, what they bring, bots, and the start by the host. */
export function seatHandlers(context: ServerContext) {
  /** Does something at a table and replies that it is done. */
  async function inRoom(
    connection: Connection,
    ref: string,
    table: string,
    act: (room: Room, person: Person) => Promise<void>,
  ): Promise<void> {
    const room = await openRoom(context, table)
    if (room.stage === 'gone') throw new RequestError('gone', 'the table cannot be read')
    await act(room, personOf(connection))
    connection.send({ type: 'done', ref })
  }

  return {
    take: (connection: Connection, { ref, table, seat, settings, confirmed }: RequestOf<'take'>) =>
      inRoom(connection, ref, table, async (room, person) => {
        const isOwn = room.seats[seat]?.player === person.id
        if (!isOwn) await needConfirmed(context, { player: person.id, pace: room.terms.pace, confirmed })
        await needOwned(context, room, person.id, settings, seat)
        await takeOrAsk(context, room, person, seat, settings)
      }),
    'answer-seat-request': (connection: Connection, { ref, table, seat, yes }: RequestOf<'answer-seat-request'>) =>
      inRoom(connection, ref, table, (room, person) => answerSeatRequest(context, room, person, seat, yes)),
    leave: (connection: Connection, { ref, table, seat }: RequestOf<'leave'>) =>
      inRoom(connection, ref, table, (room, person) => leaveSeats(context, room, person, seat)),
    'set-seat-settings': (connection: Connection, { ref, table, seat, settings }: RequestOf<'set-seat-settings'>) =>
      inRoom(connection, ref, table, async (room, person) => {
        await needOwned(context, room, person.id, settings, seat)
        await setSeatSettings(context, room, person, seat, settings)
      }),
    seat: (connection: Connection, { ref, table, seat, level }: RequestOf<'seat'>) =>
      inRoom(connection, ref, table, (room, person) => assignSeat(context, room, person, seat, level)),
    'replace-with-bot': (connection: Connection, { ref, table, seat }: RequestOf<'replace-with-bot'>) =>
      inRoom(connection, ref, table, (room, person) => replaceWithBot(context, room, person, seat)),
    start: (connection: Connection, { ref, table, level }: RequestOf<'start'>) =>
      inRoom(connection, ref, table, (room, person) => startByHost(context, room, person, level)),
  }
}
