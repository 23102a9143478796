import type { Connection } from '../socket/connection.ts'
import { type ForwardingParts, forwarding, type TableRequest } from './forwarding.ts'

/** The tables of other servers that people of this one watch. */
export interface RemoteTables {
  /** Those that a connection watches. */
  of(connection: Connection): ReadonlySet<string>
  /** Those that anybody watches. */
  all(): ReadonlySet<string>
  /** Has a request about a table handled wherever that is, and records who watches it there. */
  ask(connection: Connection, request: TableRequest): Promise<void>
  /** A connection that watches a table watches it wherever it is now. */
  follow(connection: Connection, table: string): void
  /** A server cannot be relied on any more: whoever watches a table there, or one of these tables, watches it wherever it is now. */
  followFrom(server: string, tables: ReadonlySet<string>): void
  /** Whoever watches any table watches it wherever it is now. */
  followAll(): void
  /** A connection is closed. */
  closed(connection: Connection): void
}

/** In place of the server that has a table: it is being looked for. */
const SOUGHT = ''

const NONE: ReadonlySet<string> = new Set()

/** Records which connections watch which tables of other servers. */
export function remoteTables(parts: Omit<ForwardingParts, 'doneHere'>): RemoteTables {
  const { context } = parts
  const watching = new Map<Connection, Set<string>>()
  /** The watchers of each table, and the server at which each watches it. */
  const places = new Map<string, Map<Connection, string>>()
  const forward = forwarding({ ...parts, doneHere })

  function put(connection: Connection, table: string, server: string): void {
    const tables = watching.get(connection) ?? new Set()
    watching.set(connection, tables.add(table))
    const place = places.get(table) ?? new Map<Connection, string>()
    places.set(table, place.set(connection, server))
  }

  function remove(connection: Connection, table: string): void {
    watching.get(connection)?.delete(table)
    const place = places.get(table)
    place?.delete(connection)
    if (place?.size === 0) places.delete(table)
  }

  /** This server has the table now: everybody who watched it elsewhere watches it here. */
  function doneHere(connection: Connection, { type, table }: TableRequest, quiet: boolean): void {
    if (type === 'watch' || type === 'unwatch') remove(connection, table)
    // Whoever is shown it here quietly is one of those, and whoever seeks it finds it: many may come at once.
    if (!quiet) for (const [watcher, server] of [...(places.get(table) ?? [])]) if (server !== SOUGHT) follow(watcher, table)
  }

  /**
   * Who watches is recorded before the owner is asked: if it loses the table while its reply is on its way, the table is followed like any
   * other. Recorded afterwards, such a table would stand still for its watcher.
   */
  async function carry(connection: Connection, request: TableRequest, quiet: boolean): Promise<void> {
    const { type, table } = request
    const isNew = type === 'watch' && watching.get(connection)?.has(table) !== true
    if (isNew) put(connection, table, SOUGHT)
    try {
      const server = await forward(connection, request, quiet)
      if (server === null || watching.get(connection)?.has(table) !== true) return
      if (type === 'watch') put(connection, table, server)
      else if (type === 'unwatch') remove(connection, table)
    } catch (error) {
      if (isNew) remove(connection, table)
      throw error
    }
  }

  function follow(connection: Connection, table: string): void {
    connection.watched.delete(table)
    put(connection, table, SOUGHT)
    carry(connection, { type: 'watch', ref: '', table }, true).catch((error: unknown) => {
      if (!watching.get(connection)?.has(table)) return
      context.log.warn({ table, connection: connection.id, error }, 'a table cannot be shown any more; its people connect again')
      connection.close(1012, 'connect again')
    })
  }

  function followWhere(isMeant: (table: string, server: string) => boolean): void {
    for (const [table, place] of [...places])
      for (const [connection, server] of [...place]) if (isMeant(table, server)) follow(connection, table)
  }

  return {
    of: (connection) => watching.get(connection) ?? NONE,
    all: () => new Set(places.keys()),
    ask: (connection, request) => carry(connection, request, false),
    follow,
    followFrom: (server, tables) => followWhere((table, at) => at === server || at === SOUGHT || tables.has(table)),
    followAll: () => followWhere(() => true),
    closed(connection) {
      for (const table of [...(watching.get(connection) ?? [])]) remove(connection, table)
      watching.delete(connection)
    },
  }
}
