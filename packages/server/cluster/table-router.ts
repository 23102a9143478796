import { LIMITS, type Message } from '@orrery/protocol'
import type { Bus } from '../bus.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection, Handler } from '../socket/connection.ts'
import { guestNumbers } from './guest-numbers.ts'
import { SILENCE } from './guests.ts'
import type { Letter } from './letters.ts'
import { remoteTables } from './remote-tables.ts'
import { serverLinks } from './server-links.ts'
import { tableOwners } from './table-owners.ts'

type LetterOf<K extends Letter['kind']> = Extract<Letter, { kind: K }>

/** The people of this server at the tables of others. */
export interface TableRouter {
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
  findAgain(): void
  /** A table has left this server: people here who watch it find it wherever it is. */
  follow(connection: Connection, table: string): void
}

/** Serves people of this server at the tables of others. `handle` handles requests about tables of this server. */
export function tableRouter(context: ServerContext, bus: Bus, handle: Handler): TableRouter {
  const links = serverLinks()
  const owners = tableOwners(context)
  const numbers = guestNumbers()
  const tables = remoteTables({ context, bus, handle, owners, links, numbers })

  /** A server was missed, or has missed something: people here watch its tables again. */
  function findAgainAt(owner: string): void {
    links.drop(owner)
    tables.followFrom(owner, owners.forgetAt(owner))
  }

  return {
    route(connection, request) {
      if (!('table' in request)) return handle(connection, request)
      const far = tables.of(connection)
      const isOne = connection.watched.has(request.table) || far.has(request.table)
      if (request.type === 'watch' && !isOne && connection.watched.size + far.size >= LIMITS.watched)
        throw new RequestError('too-many', `a connection looks at ${LIMITS.watched} tables at most`)
      return tables.ask(connection, request)
    },
    closed(connection) {
      const guest = numbers.release(connection)
      if (guest === undefined) return
      tables.closed(connection)
      for (const link of links.all())
        bus.send(link.server, { kind: 'gone', from: context.ownership.name, link: link.id, guest, table: null })
    },
    texts({ from, link: id, number, texts }) {
      const link = links.heard(from, id)
      // A repeated letter was already delivered.
      if (link === null || number < link.next) return
      if (number > link.next) {
        findAgainAt(from)
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
      if (link !== null && number !== link.next) findAgainAt(from)
    },
    moved({ from, link: id, tables: left }) {
      if (links.heard(from, id) === null) return
      // Whatever is still in transit from there is older than what the next owner sends.
      for (const table of left) owners.learn(table, from)
      findAgainAt(from)
    },
    tick() {
      owners.trim(tables.all)
      for (const link of links.all()) {
        if (performance.now() - link.heardAt > SILENCE) findAgainAt(link.server)
        else bus.send(link.server, { kind: 'here', from: context.ownership.name, link: link.id })
      }
    },
    findAgain() {
      links.clear()
      owners.clear()
      tables.followAll()
    },
    follow: tables.follow,
  }
}
