import type { HostReport, OwnReport } from '@orrery/protocol/host'
import type { Bus } from '../bus.ts'
import type { Whereabouts } from '../club/ties/whereabouts.ts'
import { wakeBots } from '../rooms/bot-turns.ts'
import type { Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection, Handler } from '../socket/connection.ts'
import { adoptingOn } from './adopting.ts'
import { guestsOf } from './guests.ts'
import type { Leases } from './leases.ts'
import type { Letter, Receipt } from './letters.ts'
import { othersOf, whereAre } from './others.ts'
import { tableRouter } from './table-router.ts'

/** A server's part in a cluster. */
export interface Cluster {
  /** Handles a request wherever its table is. */
  readonly handle: Handler
  /** A connection is closed. */
  closed(connection: Connection): void
  /** This server lost these rooms: their watchers are served from wherever the rooms are. */
  lose(rooms: readonly Room[]): void
  /** The lease had run out: this server has another name and no tables. */
  anew(): void
  /** The server can act at its tables again: waiting work goes on. */
  resumed(): void
  /** Stops taking letters, and lets other servers look for what was here. */
  leave(): void
  /** The reports of the other servers. */
  others(): Promise<HostReport['others']>
  /** The whereabouts of players on other servers. */
  whereAre(players: readonly string[]): Promise<ReadonlyMap<string, Whereabouts>>
  /** The number of people of other servers at tables here. */
  readonly guests: number
}

/** What a server brings into a cluster. */
export interface Member {
  readonly handle: Handler
  readonly connections: ReadonlySet<Connection>
  /** Its report. */
  readonly report: () => Promise<OwnReport>
  /** The whereabouts of a player here. */
  readonly whereIs: (player: string) => Whereabouts
  /** Whether no other server lived when it joined. */
  readonly alone: boolean
}

/** How often servers announce themselves, and look for tables without an owner, in milliseconds. */
const EVERY = 2000

/** Joins a server to the others of its database. */
export function joinCluster(
  context: ServerContext,
  bus: Bus,
  leases: Leases,
  { handle, connections, report, whereIs, alone }: Member,
): Cluster {
  const guests = guestsOf(context, bus, () => context.ownership.name, handle)
  const router = tableRouter(context, bus, handle)
  let deaf = bus.receive(context.ownership.name, received)
  const adopting = adoptingOn(context, leases, alone)
  const timer = setInterval(() => {
    guests.beat()
    router.tick()
    void adopting.look()
  }, EVERY)
  void adopting.look()

  async function received(letter: Letter): Promise<Receipt> {
    if (letter.kind === 'request') return guests.request(letter)
    if (letter.kind === 'report') return { done: true, report: await report() }
    if (letter.kind === 'where') return { done: true, where: letter.players.map((player) => [player, whereIs(player)]) }
    if (letter.kind === 'gone') guests.gone(letter)
    else if (letter.kind === 'here') guests.here(letter)
    else if (letter.kind === 'texts') router.texts(letter)
    else if (letter.kind === 'beat') router.beat(letter)
    else router.moved(letter)
    return { done: true }
  }

  function lose(rooms: readonly Room[]): void {
    for (const room of rooms) {
      room.lost = true
      if (context.rooms.get(room.id) === room) context.rooms.delete(room.id)
      guests.moved(room)
      for (const connection of connections) if (room.watchers.has(connection)) router.follow(connection, room.id)
      room.watchers.clear()
    }
  }

  return {
    handle: router.route,
    closed: router.closed,
    lose,
    anew() {
      deaf()
      deaf = bus.receive(context.ownership.name, received)
      lose([...context.rooms.values()])
      guests.end()
      router.findAgain()
    },
    resumed() {
      for (const room of context.rooms.values()) wakeBots(context, room)
    },
    leave() {
      adopting.stop()
      clearInterval(timer)
      for (const room of context.rooms.values()) guests.moved(room)
      deaf()
    },
    whereAre: (players) => whereAre(bus, leases, context.ownership.name, players),
    others: () => othersOf(bus, leases, context.ownership.name),
    get guests() {
      return guests.count
    },
  }
}
