import { LIMITS, type Message } from '@orrery/protocol'
import type { Bus } from '../bus.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../rooms/server-context.ts'
import type { Connection, Handler } from '../socket/connection.ts'
import { forwarding, type TableRequest } from './forwarding.ts'
import { guestNumbers } from './guest-numbers.ts'
import { SILENCE } from './guests.ts'
import type { Letter } from './letters.ts'
import { serverLinks } from './server-links.ts'
import { tableOwners } from './table-owners.ts'

type LetterOf<K extends Letter['kind']> = Extract<Letter, { kind: K }>

/** The people of this server at the tables of others. */
export interface Abroad {
  /** Handles a request about a table, wherever it is. */
  route: Handler
  /** A connection is closed. */
  closed(connection: Connection): void
  texts(letter: LetterOf<'texts'>): void
  beat(letter: LetterOf<'beat'>): void
  moved(letter: LetterOf<'moved'>): void
  /** Says on all links that they are needed, and looks for tables of silent servers. */
  tick(): void
  /** This server has lost its tables and its name: all tables are looked for again. */
  anew(): void
  /** A table has left this server: people here who watch it find it wherever it is. */
  follow(connection: Connection, table: string): void
}

/** Serves people of this server at the tables of others. `handle` handles requests about tables of this server. */
export function abroadOf(context: ServerContext, bus: Bus, handle: Handler): Abroad {
  const links = serverLinks()
  const owners = tableOwners(context)
  const numbers = guestNumbers()
  /** The tables of other servers that a connection watches. */
  const watching = new Map<Connection, Set<string>>()
  const doneHere = (connection: Connection, table: string) => void watching.get(connection)?.delete(table)
  const forward = forwarding({ context, bus, handle, owners, links, numbers, doneHere })

  /** Records who watches which tables of others. */
  function note(connection: Connection, { type, table }: TableRequest): void {
    if (connection.watched.has(table) || !owners.isElsewhere(table)) return
    const tables = watching.get(connection) ?? new Set()
    if (type === 'watch') watching.set(connection, tables.add(table))
    else if (type === 'unwatch') tables.delete(table)
  }

  async function carry(connection: Connection, request: TableRequest, quiet: boolean): Promise<void> {
    await forward(connection, request, quiet)
    note(connection, request)
  }

  function follow(connection: Connection, table: string): void {
    connection.watched.delete(table)
    const tables = watching.get(connection) ?? new Set()
    watching.set(connection, tables.add(table))
    carry(connection, { type: 'watch', ref: '', table }, true).catch((error: unknown) => {
      if (!watching.get(connection)?.has(table)) return
      context.log.warn({ table, connection: connection.id, error }, 'a table cannot be shown any more; its people connect again')
      connection.close(1012, 'connect again')
    })
  }

  /** A server was missed, or has missed something: people here watch its tables again. */
  function anewAt(owner: string): void {
    links.drop(owner)
    const tables = owners.forgetAt(owner)
    for (const [connection, looked] of watching) for (const table of looked) if (tables.has(table)) follow(connection, table)
  }

  return {
    route(connection, request) {
      if (!('table' in request)) return handle(connection, request)
      const looked = watching.get(connection)
      const isOne = connection.watched.has(request.table) || looked?.has(request.table) === true
      if (request.type === 'watch' && !isOne && connection.watched.size + (looked?.size ?? 0) >= LIMITS.watched)
        throw new RequestError('too-many', `a connection looks at ${LIMITS.watched} tables at most`)
      return carry(connection, request, false)
    },
    closed(connection) {
      const guest = numbers.release(connection)
      if (guest === undefined) return
      watching.delete(connection)
      for (const link of links.all())
        bus.send(link.server, { kind: 'gone', from: context.ownership.name, link: link.id, guest, table: null })
    },
    texts({ from, link: id, number, texts }) {
      const link = links.heard(from, id)
      // A repeated letter was already delivered.
      if (link === null || number < link.next) return
      if (number > link.next) {
        anewAt(from)
        return
      }
      link.next++
      for (const { to, text, reply } of texts) {
        for (const guest of to) {
          const connection = numbers.connection(guest)
          if (connection === undefined) continue
          if (reply) connection.send(JSON.parse(text) as Message)
          else connection.sendText(text)
        }
      }
    },
    beat({ from, link: id, number }) {
      const link = links.heard(from, id)
      if (link !== null && number !== link.next) anewAt(from)
    },
    moved({ from, link: id, tables }) {
      if (links.heard(from, id) === null) return
      // Whatever is still in transit from there is older than what the next owner sends.
      for (const table of tables) owners.learn(table, from)
      anewAt(from)
    },
    tick() {
      owners.trim(() => new Set([...watching.values()].flatMap((tables) => [...tables])))
      for (const link of links.all()) {
        if (performance.now() - link.heardAt > SILENCE) anewAt(link.server)
        else bus.send(link.server, { kind: 'here', from: context.ownership.name, link: link.id })
      }
    },
    anew() {
      links.clear()
      owners.clear()
      for (const [connection, looked] of watching) for (const table of looked) follow(connection, table)
    },
    follow,
  }
}
