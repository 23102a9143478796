import type { HostReport, OwnReport } from '@orrery/protocol/host'
import type { Bus } from '../bus.ts'
import type { Whereabouts } from '../club/ties/whereabouts.ts'
import { RequestError } from '../request-error.ts'
import { wakeBots } from '../rooms/bot-turns.ts'
import { Elsewhere } from '../rooms/elsewhere.ts'
import type { Room } from '../rooms/room.ts'
import { openRoom } from '../rooms/rooms.ts'
import type { ServerContext } from '../rooms/server-context.ts'
import type { Connection, Handler } from '../socket/connection.ts'
import { abroadOf } from './abroad.ts'
import { guestsOf } from './guests.ts'
import type { Leases } from './leases.ts'
import type { Letter, Receipt } from './letters.ts'
import { othersOf, whereAre } from './others.ts'

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
}

/** How often servers announce themselves, and look for tables without an owner, in milliseconds. */
const EVERY = 2000
/** The most tables taken over at once. */
const AT_ONCE = 20

/** Joins a server to the others of its database. */
export function joinCluster(context: ServerContext, bus: Bus, leases: Leases, { handle, connections, report, whereIs }: Member): Cluster {
  const guests = guestsOf(context, bus, () => context.tenure.name, handle)
  const abroad = abroadOf(context, bus, handle)
  let deaf = bus.receive(context.tenure.name, received)
  let left = false
  let adopting = false
  /** Tables for servers with newer rules. */
  const notHere = new Set<string>()
  const timer = setInterval(() => {
    guests.beat()
    abroad.tick()
    void adopt()
  }, EVERY)
  void adopt()

  async function received(letter: Letter): Promise<Receipt> {
    if (letter.kind === 'request') return guests.request(letter)
    if (letter.kind === 'report') return { done: true, report: await report() }
    if (letter.kind === 'where') return { done: true, where: letter.players.map((player) => [player, whereIs(player)]) }
    if (letter.kind === 'gone') guests.gone(letter)
    else if (letter.kind === 'here') guests.here(letter)
    else if (letter.kind === 'texts') abroad.texts(letter)
    else if (letter.kind === 'beat') abroad.beat(letter)
    else abroad.moved(letter)
    return { done: true }
  }

  /** Takes over tables whose server is gone and whose bots are to move. */
  async function adopt(): Promise<void> {
    if (adopting || left || context.closing || !context.tenure.holds()) return
    adopting = true
    try {
      for (const table of await leases.orphans(AT_ONCE, [...notHere])) {
        if (context.closing) return
        await adoptOne(table)
      }
    } catch (error) {
      if (!left) context.log.warn({ error }, 'tables that nobody has cannot be looked for')
    } finally {
      adopting = false
    }
  }

  async function adoptOne(table: string): Promise<void> {
    try {
      wakeBots(context, await openRoom(context, table))
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      if (error instanceof Elsewhere && error.newer) notHere.add(table)
    }
  }

  function lose(rooms: readonly Room[]): void {
    for (const room of rooms) {
      room.lost = true
      if (context.rooms.get(room.id) === room) context.rooms.delete(room.id)
      guests.moved(room)
      for (const connection of connections) if (room.watchers.has(connection)) abroad.follow(connection, room.id)
      room.watchers.clear()
    }
  }

  return {
    handle: abroad.route,
    closed: abroad.closed,
    lose,
    anew() {
      deaf()
      deaf = bus.receive(context.tenure.name, received)
      lose([...context.rooms.values()])
      guests.end()
      abroad.anew()
    },
    resumed() {
      for (const room of context.rooms.values()) wakeBots(context, room)
    },
    leave() {
      left = true
      clearInterval(timer)
      for (const room of context.rooms.values()) guests.moved(room)
      deaf()
    },
    whereAre: (players) => whereAre(bus, leases, context.tenure.name, players),
    others: () => othersOf(bus, leases, context.tenure.name),
    get guests() {
      return guests.count
    },
  }
}
