import type { Request, RequestOf, RequestType } from '@orrery/protocol'
import type { Club } from '../club/club.ts'
import { clubHandlers } from '../club/requests.ts'
import { collectingHandlers } from '../collection/requests.ts'
import { bucketsOf } from '../limits.ts'
import { toldSanction } from '../members/moderation.ts'
import { needMayOpenTables } from '../members/permissions.ts'
import { puzzleHandlers } from '../puzzles/requests.ts'
import { recordsHandlers } from '../records/requests.ts'
import { RequestError } from '../request-error.ts'
import { needConfirmed } from '../rooms/punctual.ts'
import { createRoom, listTables, openRoom, rematch } from '../rooms/rooms.ts'
import type { ServerContext } from '../server-context.ts'
import { studyHandlers } from '../studies/requests.ts'
import type { Tournaments } from '../tournaments/tournaments.ts'
import type { Connection, Handler } from './connection.ts'
import { keyHandlers } from './keys.ts'
import type { Lists } from './lists.ts'
import type { Lobby } from './lobby.ts'
import { lookAt, lookAway } from './looking.ts'
import { noteHandlers } from './notes.ts'
import { hello, personOf, rename } from './people.ts'
import { playHandlers } from './play.ts'
import { seatHandlers } from './seats.ts'
import { talkHandlers } from './talk.ts'
import { timeHandlers } from './time.ts'
import { tournamentHandlers } from './tournaments.ts'

type Handlers = { [T in RequestType]: (connection: Connection, request: RequestOf<T>) => Promise<void> | void }

/** The handler of each kind of message. */
export function handlers(context: ServerContext, lists: Lists, lobby: Lobby, tournaments: Tournaments, club: Club): Handler {
  const guests = bucketsOf(context.limits.guests)
  const tables = bucketsOf(context.limits.tables)
  const changes = bucketsOf(context.limits.changes)

  /** Throws a `RequestError` if a player has changed too much lately that concerns all their tables. */
  function changing(player: string): void {
    const wait = changes.take(player, context.now())
    if (wait > 0) throw new RequestError('too-fast', 'too many changes of your name or calendar; wait a little', wait)
  }

  const all: Handlers = {
    ...collectingHandlers(context),
    ...tournamentHandlers(context, tournaments, tables),
    ...clubHandlers(context, club, lists),
    ...recordsHandlers(context),
    ...studyHandlers(context),
    ...puzzleHandlers(context),
    async hello(connection, request) {
      await hello(context, connection, request, guests)
      club.people.came(connection)
      for (const row of await context.members.tell(connection.player)) connection.send({ type: 'sanctioned', sanction: toldSanction(row) })
    },
    async rename(connection, { ref, name }) {
      const { id, name: was } = personOf(connection)
      if ((await context.standings.of(id)).kind === 'member')
        throw new RequestError('forbidden', 'members change their name on the page of their account')
      changing(id)
      await rename(context, id, was, name)
      connection.send({ type: 'done', ref })
    },
    ping: (connection, { ref }) => connection.send({ type: 'pong', ref }),
    async create(connection, { ref, type: _type, confirmed, ...wish }) {
      const host = personOf(connection)
      await needMayOpenTables(context, host.id)
      await needConfirmed(context, { player: host.id, pace: wish.time?.pace ?? wish.terms?.pace ?? 'live', confirmed })
      const wait = tables.take(host.id, context.now())
      if (wait > 0) throw new RequestError('too-fast', 'too many new tables; wait a little', wait)
      if (wish.listed && !lobby.mayList(connection.address)) throw new RequestError('too-many', 'too many open tables are listed from here')
      const room = await createRoom(context, host, wish)
      if (room.listed && room.stage === 'gathering') lobby.listed(connection.address, room.id)
      connection.send({ type: 'created', ref, table: room.id })
    },
    async tables(connection, { ref, which, follow }) {
      if (follow) await lists.follow(connection, which)
      else lists.unfollow(connection, which)
      connection.send({ type: 'tables', ref, which, tables: await listTables(context, which, connection.player) })
    },
    async watch(connection, { ref, table }) {
      await lookAt(context, connection, table, ref)
      tournaments.looked(table, connection.player)
    },
    unwatch(connection, { ref, table }) {
      lookAway(context, connection, table)
      connection.send({ type: 'done', ref })
    },
    ...seatHandlers(context),
    ...playHandlers(context),
    ...talkHandlers(context),
    ...keyHandlers(context, personOf),
    ...timeHandlers(context, personOf, changing),
    ...noteHandlers(context, personOf),
    async rematch(connection, { ref, table, confirmed }) {
      const room = await openRoom(context, table)
      const person = personOf(connection)
      await needConfirmed(context, { player: person.id, pace: room.terms.pace, confirmed })
      const again = await rematch(context, room, person)
      connection.send({ type: 'created', ref, table: again })
    },
  }

  return (connection, request) =>
    (all[request.type] as (connection: Connection, request: Request) => Promise<void> | void)(connection, request)
}
