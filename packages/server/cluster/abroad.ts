import { LIMITS, type Message, type Request } from '@orrery/protocol'
import { type Bus, Unreached } from '../bus.ts'
import { freshId } from '../ids.ts'
import { RequestError } from '../request-error.ts'
import { Elsewhere } from '../rooms/elsewhere.ts'
import type { ServerContext } from '../rooms/server-context.ts'
import type { Connection, Handler } from '../socket/connection.ts'
import { lookAt } from '../socket/looking.ts'
import { SILENCE } from './guests.ts'
import type { Letter } from './letters.ts'

/** A request about a table. */
type TableRequest = Extract<Request, { table: string }>
type LetterOf<K extends Letter['kind']> = Extract<Letter, { kind: K }>

/** The link to another server whose tables people of this one use. */
interface Link {
  readonly server: string
  readonly id: string
  heardAt: number
  /** The number of the next letter with texts. */
  next: number
}

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

/** The result of an attempt to have a request done. */
type Came = 'done' | 'again' | 'lost' | 'newer'

/** How long a request looks for its table, and the pause between two attempts, in milliseconds. */
const PATIENCE = 15_000
const WAIT = 150

/** Tables whose owner is remembered, before those are forgotten that nobody watches. */
const KNOWN = 5000

/** Requests that may be repeated: the second time they change nothing, or are recognized by their number. */
const TWICE: ReadonlySet<Request['type']> = new Set(['answer', 'undo', 'watch', 'unwatch', 'take', 'set-seat-settings', 'explain', 'log'])

export function abroadOf(context: ServerContext, bus: Bus, handle: Handler): Abroad {
  const links = new Map<string, Link>()
  /** The owners of tables when they were last asked for. */
  const where = new Map<string, string>()
  /** The tables of other servers that a connection watches. */
  const watching = new Map<Connection, Set<string>>()
  const numbers = new Map<Connection, number>()
  const connections = new Map<number, Connection>()
  let count = 0

  function numberOf(connection: Connection): number {
    let number = numbers.get(connection)
    if (number === undefined) {
      number = ++count
      numbers.set(connection, number)
      connections.set(number, connection)
    }
    return number
  }

  function linkTo(owner: string): Link {
    let link = links.get(owner)
    if (link === undefined) {
      link = { server: owner, id: freshId(), heardAt: performance.now(), next: 0 }
      links.set(owner, link)
    }
    return link
  }

  /** The owner of a table; null: this server. */
  async function ownerOf(table: string): Promise<string | null> {
    if (context.rooms.has(table) && context.tenure.holds()) return null
    const known = where.get(table)
    if (known !== undefined) return known
    const owner = await context.tenure.take(table)
    if (owner !== null) where.set(table, owner)
    return owner
  }

  async function written(owner: string, connection: Connection, request: TableRequest, quiet: boolean): Promise<Came> {
    const { person, address } = connection
    if (person === null) throw new RequestError('hello-first', 'say hello first')
    const link = linkTo(owner)
    const letter = { kind: 'request', from: context.tenure.name, link: link.id, guest: numberOf(connection) } as const
    try {
      const receipt = await bus.ask(owner, { ...letter, person: { id: person.id, name: person.name }, address, request, quiet })
      if (!receipt.done) {
        if (receipt.newer === true) return 'newer'
        if (receipt.owner === null || receipt.owner === context.tenure.name) where.delete(request.table)
        else where.set(request.table, receipt.owner)
        return 'again'
      }
      // The result may have gone to a link that no longer exists.
      return links.get(owner) === link ? 'done' : 'lost'
    } catch (error) {
      if (!(error instanceof Unreached)) throw error
      where.delete(request.table)
      return error.arrived ? 'lost' : 'again'
    }
  }

  /** Tries until some server has handled it. */
  async function carried(connection: Connection, request: TableRequest, quiet: boolean): Promise<void> {
    const end = performance.now() + PATIENCE
    for (;;) {
      const outcome = await attempt(connection, request, quiet)
      if (outcome === 'done') return note(connection, request)
      if (outcome === 'newer') {
        // One of the servers that have come to replace this one has the table, or will.
        connection.close(1012, 'connect again')
        throw new RequestError('not-now', 'the table is played by newer rules than this server knows; connect again')
      }
      if (context.closing) throw new RequestError('not-now', 'the server is stopping; try again in a moment')
      if (outcome === 'lost' && !TWICE.has(request.type))
        throw new RequestError('failed', 'it is not known whether that was done; look again')
      if (performance.now() > end)
        throw new RequestError('failed', 'the table is with a server that cannot be reached now; try again in a moment')
      await new Promise((resolve) => setTimeout(resolve, WAIT))
    }
  }

  async function attempt(connection: Connection, request: TableRequest, quiet: boolean): Promise<Came> {
    if (!context.tenure.holds()) return 'again'
    const owner = await ownerOf(request.table)
    if (owner !== null) return owner === '' ? 'again' : written(owner, connection, request, quiet)
    try {
      if (quiet) await lookAt(context, connection, request.table)
      else await handle(connection, request)
      where.delete(request.table)
      watching.get(connection)?.delete(request.table)
      return 'done'
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error
      if (error.newer) return 'newer'
      if (error.owner === null) where.delete(request.table)
      else where.set(request.table, error.owner)
      return 'again'
    }
  }

  /** Records who watches which tables of others. */
  function note(connection: Connection, { type, table }: TableRequest): void {
    if (connection.watched.has(table) || !where.has(table)) return
    const tables = watching.get(connection) ?? new Set()
    if (type === 'watch') watching.set(connection, tables.add(table))
    else if (type === 'unwatch') tables.delete(table)
  }

  function follow(connection: Connection, table: string): void {
    connection.watched.delete(table)
    const tables = watching.get(connection) ?? new Set()
    watching.set(connection, tables.add(table))
    carried(connection, { type: 'watch', ref: '', table }, true).catch((error: unknown) => {
      if (!watching.get(connection)?.has(table)) return
      context.log.warn({ table, connection: connection.id, error }, 'a table cannot be shown any more; its people connect again')
      connection.close(1012, 'connect again')
    })
  }

  /** A server was missed, or has missed something: people here watch its tables again. */
  function anewAt(owner: string): void {
    links.delete(owner)
    const tables = new Set([...where].filter(([, at]) => at === owner).map(([table]) => table))
    for (const table of tables) where.delete(table)
    for (const [connection, looked] of watching) for (const table of looked) if (tables.has(table)) follow(connection, table)
  }

  /** Forgets the owners of unwatched tables; they can be looked up again. */
  function forgetUnwatched(): void {
    const looked = new Set([...watching.values()].flatMap((tables) => [...tables]))
    for (const table of where.keys()) if (!looked.has(table)) where.delete(table)
  }

  function known(from: string, id: string): Link | null {
    const link = links.get(from)
    if (link?.id !== id) return null
    link.heardAt = performance.now()
    return link
  }

  return {
    route(connection, request) {
      if (!('table' in request)) return handle(connection, request)
      const looked = watching.get(connection)
      const isOne = connection.watched.has(request.table) || looked?.has(request.table) === true
      if (request.type === 'watch' && !isOne && connection.watched.size + (looked?.size ?? 0) >= LIMITS.watched)
        throw new RequestError('too-many', `a connection looks at ${LIMITS.watched} tables at most`)
      return carried(connection, request, false)
    },
    closed(connection) {
      const number = numbers.get(connection)
      if (number === undefined) return
      numbers.delete(connection)
      connections.delete(number)
      watching.delete(connection)
      for (const link of links.values())
        bus.send(link.server, { kind: 'gone', from: context.tenure.name, link: link.id, guest: number, table: null })
    },
    texts({ from, link: id, number, texts }) {
      const link = known(from, id)
      // A repeated letter was already delivered.
      if (link === null || number < link.next) return
      if (number > link.next) return anewAt(from)
      link.next++
      for (const { to, text, reply } of texts) {
        for (const guest of to) {
          const connection = connections.get(guest)
          if (connection === undefined) continue
          if (reply) connection.send(JSON.parse(text) as Message)
          else connection.sendText(text)
        }
      }
    },
    beat({ from, link: id, number }) {
      const link = known(from, id)
      if (link !== null && number !== link.next) anewAt(from)
    },
    moved({ from, link: id, tables }) {
      if (known(from, id) === null) return
      // Whatever is still in transit from there is older than what the next owner sends.
      for (const table of tables) where.set(table, from)
      anewAt(from)
    },
    tick() {
      if (where.size > KNOWN) forgetUnwatched()
      for (const link of [...links.values()]) {
        if (performance.now() - link.heardAt > SILENCE) anewAt(link.server)
        else bus.send(link.server, { kind: 'here', from: context.tenure.name, link: link.id })
      }
    },
    anew() {
      links.clear()
      where.clear()
      for (const [connection, looked] of watching) for (const table of looked) follow(connection, table)
    },
    follow,
  }
}
