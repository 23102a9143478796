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
  /** Whoever watches one of these tables, or any of all, watches it again. */
  followAll(tables: ReadonlySet<string> | 'all'): void
  /** A connection is closed. */
  closed(connection: Connection): void
}

const NONE: ReadonlySet<string> = new Set()

/** Records which connections watch which tables of other servers. */
export function remoteTables(parts: Omit<ForwardingParts, 'doneHere'>): RemoteTables {
  const { context, owners } = parts
  const watching = new Map<Connection, Set<string>>()
  const forward = forwarding({ ...parts, doneHere: (connection, table) => void watching.get(connection)?.delete(table) })

  function add(connection: Connection, table: string): void {
    const tables = watching.get(connection) ?? new Set()
    watching.set(connection, tables.add(table))
  }

  async function carry(connection: Connection, request: TableRequest, quiet: boolean): Promise<void> {
    await forward(connection, request, quiet)
    const { type, table } = request
    if (connection.watched.has(table) || !owners.isElsewhere(table)) return
    if (type === 'watch') add(connection, table)
    else if (type === 'unwatch') watching.get(connection)?.delete(table)
  }

  function follow(connection: Connection, table: string): void {
    connection.watched.delete(table)
    add(connection, table)
    carry(connection, { type: 'watch', ref: '', table }, true).catch((error: unknown) => {
      if (!watching.get(connection)?.has(table)) return
      context.log.warn({ table, connection: connection.id, error }, 'a table cannot be shown any more; its people connect again')
      connection.close(1012, 'connect again')
    })
  }

  return {
    of: (connection) => watching.get(connection) ?? NONE,
    all: () => new Set([...watching.values()].flatMap((tables) => [...tables])),
    ask: (connection, request) => carry(connection, request, false),
    follow,
    followAll(tables) {
      for (const [connection, watched] of watching)
        for (const table of watched) if (tables === 'all' || tables.has(table)) follow(connection, table)
    },
    closed: (connection) => void watching.delete(connection),
  }
}
