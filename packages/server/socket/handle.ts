import type { Request, RequestOf, RequestType } from '@orrery/protocol'
import type { Club } from '../club/club.ts'
import { clubHandlers } from '../club/requests.ts'
import { needOwned } from '../collection/owning.ts'
import { collectingHandlers } from '../collection/requests.ts'
import { bucketsOf } from '../limits.ts'
import { toldSanction } from '../members/peace.ts'
import { needVoice } from '../members/welcome.ts'
import { puzzleHandlers } from '../puzzles/requests.ts'
import { recordsHandlers } from '../records/requests.ts'
import { RequestError } from '../request-error.ts'
import { beatsFor } from '../rooms/beats.ts'
import { wakeBots } from '../rooms/bot-turns.ts'
import { foreseenFor } from '../rooms/foreseeing.ts'
import { linesFor, logPage } from '../rooms/log.ts'
import { order, ordersFor, recall } from '../rooms/ordering.ts'
import { give, type Outcome } from '../rooms/play.ts'
import { needConfirmed } from '../rooms/punctual.ts'
import { type Room, tableOf, viewersOf } from '../rooms/room.ts'
import { createRoom, listTables, openRoom, rematch } from '../rooms/rooms.ts'
import { sayAt } from '../rooms/say.ts'
import { assignSeat, leaveSeats, type Person, replaceWithBot, setSeatSettings, startByHost } from '../rooms/seating.ts'
import type { ServerContext } from '../rooms/server-context.ts'
import { answerSeatRequest, takeOrAsk } from '../rooms/strangers.ts'
import { showTable } from '../rooms/tell.ts'
import { studyHandlers } from '../studies/requests.ts'
import type { Tournaments } from '../tournaments/hall.ts'
import type { Connection, Handler } from './connection.ts'
import { keyHandlers } from './keys.ts'
import type { Lists } from './lists.ts'
import type { Lobby } from './lobby.ts'
import { lookAt, lookAway } from './looking.ts'
import { noteHandlers } from './notes.ts'
import { hello, needToOpen, personOf, rename } from './people.ts'
import { timeHandlers } from './time.ts'
import { tournamentHandlers } from './tournaments.ts'

type Handlers = { [T in RequestType]: (connection: Connection, request: RequestOf<T>) => Promise<void> | void }

/** The cost of sending a whole table after a refusal. */
const SHOWING = 5

/** The handler of each kind of message. `connections`: all open ones. */
export function handlers(
  context: ServerContext,
  connections: ReadonlySet<Connection>,
  lists: Lists,
  lobby: Lobby,
  tournaments: Tournaments,
  club: Club,
): Handler {
  const guests = bucketsOf(context.limits.guests)
  const tables = bucketsOf(context.limits.tables)

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
      await rename(context, id, was, name)
      connection.send({ type: 'done', ref })
    },
    ping: (connection, { ref }) => connection.send({ type: 'pong', ref }),
    async create(connection, { ref, type: _type, confirmed, ...wish }) {
      const host = personOf(connection)
      await needToOpen(context, host.id)
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
    take: (connection, { ref, table, seat, settings, confirmed }) =>
      inRoom(connection, ref, table, async (room, person) => {
        const isOwn = room.seats[seat]?.player === person.id
        if (!isOwn) await needConfirmed(context, { player: person.id, pace: room.terms.pace, confirmed })
        await needOwned(context, room, person.id, settings, seat)
        await takeOrAsk(context, room, person, seat, settings)
      }),
    'answer-seat-request': (connection, { ref, table, seat, yes }) =>
      inRoom(connection, ref, table, (room, person) => answerSeatRequest(context, room, person, seat, yes)),
    leave: (connection, { ref, table, seat }) => inRoom(connection, ref, table, (room, person) => leaveSeats(context, room, person, seat)),
    'set-seat-settings': (connection, { ref, table, seat, settings }) =>
      inRoom(connection, ref, table, async (room, person) => {
        await needOwned(context, room, person.id, settings, seat)
        await setSeatSettings(context, room, person, seat, settings)
      }),
    seat: (connection, { ref, table, seat, level }) =>
      inRoom(connection, ref, table, (room, person) => assignSeat(context, room, person, seat, level)),
    'replace-with-bot': (connection, { ref, table, seat }) =>
      inRoom(connection, ref, table, (room, person) => replaceWithBot(context, room, person, seat)),
    start: (connection, { ref, table, level }) =>
      inRoom(connection, ref, table, (room, person) => startByHost(context, room, person, level)),
    async answer(connection, { ref, table, seat, version, answer }) {
      const room = await heldRoom(connection, table, seat)
      const outcome = await give(context, room, { by: 'person', player: connection.player, ref }, seat, answer, version)
      await reply(connection, ref, room, outcome, version)
    },
    async undo(connection, { ref, table, seat }) {
      const room = await heldRoom(connection, table, seat)
      // Orders end first, so that they do not answer again what is undone.
      await recall(context, room, connection.player, seat)
      const outcome = await give(context, room, { by: 'person', player: connection.player, ref }, seat, 'undo')
      await reply(connection, ref, room, outcome)
    },
    async orders(connection, { ref, table, seat }) {
      const room = await heldRoom(connection, table, seat)
      connection.send({ ...(await ordersFor(context, room, connection.player, seat)), ref })
    },
    async order(connection, { ref, table, seat, ...wish }) {
      const room = await heldRoom(connection, table, seat)
      connection.send({ ...(await order(context, room, connection.player, seat, wish)), ref })
    },
    async foresee(connection, { ref, table, seat }) {
      const room = await heldRoom(connection, table, seat)
      connection.send({ ...(await foreseenFor(context, room, connection.player, seat)), ref })
    },
    async beats(connection, { ref, table, seat, since }) {
      const room = await heldRoom(connection, table, seat)
      connection.send({ ...(await beatsFor(context, room, connection.player, seat, since)), ref })
    },
    async explain(connection, { ref, table, seat, piece }) {
      const room = await heldRoom(connection, table, seat)
      if (room.play === null) throw new RequestError('not-now', 'the table has not started')
      connection.send({ type: 'explained', ref, refusals: explained(room, seat, piece) })
    },
    async say(connection, { ref, table, text, to }) {
      const wait = connection.chat.take(context.now())
      if (wait > 0) throw new RequestError('too-fast', 'too much talk; wait a little', wait)
      const room = await openRoom(context, table)
      const person = personOf(connection)
      await needVoice(context, person.id)
      if (!room.watchers.has(connection)) throw new RequestError('forbidden', 'look at the table first')
      await sayAt(context, room, person, text, to)
      connection.send({ type: 'done', ref })
    },
    async log(connection, { ref, table, viewer, before }) {
      const room = await openRoom(context, table)
      if (!viewersOf(room, connection.player).includes(viewer)) throw new RequestError('forbidden', 'these are not your eyes')
      const shown = tableOf(room)?.version ?? -1
      const page = await logPage(context, table, Math.min(before, shown + 1))
      connection.send({ type: 'lines', ref, log: linesFor(page, viewer), more: page.more })
    },
    ...keyHandlers(context, connections, personOf),
    ...timeHandlers(context, personOf),
    ...noteHandlers(context, personOf),
    async rematch(connection, { ref, table, confirmed }) {
      const room = await openRoom(context, table)
      const person = personOf(connection)
      await needConfirmed(context, { player: person.id, pace: room.terms.pace, confirmed })
      const again = await rematch(context, room, person)
      connection.send({ type: 'created', ref, table: again })
    },
  }

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

  async function heldRoom(connection: Connection, table: string, seat: number): Promise<Room> {
    const room = await openRoom(context, table)
    if (room.stage === 'gone') throw new RequestError('gone', 'the table cannot be read')
    const held = room.seats[seat]
    if (held?.player !== connection.player) throw new RequestError('forbidden', 'you do not have this seat')
    if (held.bot !== null) throw new RequestError('forbidden', 'a bot plays your seat; take it back first')
    return room
  }

  /** Sends the outcome of an answer; a refused sender with an older version gets the whole current view first. */
  async function reply(connection: Connection, ref: string, room: Room, outcome: Outcome, seen?: number): Promise<void> {
    if ('version' in outcome) {
      connection.send({ type: 'accepted', ref, version: outcome.version })
      wakeBots(context, room)
      return
    }
    const isBehind = seen !== undefined && seen < (tableOf(room)?.version ?? 0)
    if (isBehind && connection.affords(SHOWING)) await showTable(context, room, connection)
    connection.send({ type: 'refused', ref, refusal: outcome.refusal })
  }

  function explained(room: Room, seat: number, piece: string) {
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

  return (connection, request) =>
    (all[request.type] as (connection: Connection, request: Request) => Promise<void> | void)(connection, request)
}
