import type { Message } from '@orrery/protocol'
import type { ServerContext } from '../server-context.ts'
import type { Connection, Handler } from '../socket/connection.ts'
import type { Whereabouts } from './ties/whereabouts.ts'

/** The players connected to this server. */
export interface People {
  /** A connection has said hello. */
  came(connection: Connection): void
  went(connection: Connection): void
  isHere(player: string): boolean
  /** The whereabouts of a player on this server. */
  whereIs(player: string): Whereabouts
  /** Sends a message to players, wherever they are connected. */
  tell(players: readonly string[], message: Message): void
  /** Sends a message to everybody on any server. */
  tellAll(message: Message): void
  /** Calls the listener when somebody comes, goes, or starts or stops watching tables. */
  onChange(listener: (player: string) => void): void
  /** Wraps a handler to record who watches tables, on any server. */
  noting(handle: Handler): Handler
  stop(): void
}

/** The players connected to this server. */
export function peopleAt(context: Pick<ServerContext, 'bus' | 'ownership'>): People {
  const here = new Map<string, Set<Connection>>()
  /** The tables that connections watch; most watch none. */
  const tables = new WeakMap<Connection, Set<string>>()
  const listeners: ((player: string) => void)[] = []
  const changed = (player: string): void => {
    for (const listener of listeners) listener(player)
  }
  const deaf = context.bus.hear((news) => {
    if (news.kind !== 'message') return
    let text: string | null = null
    for (const player of news.players ?? here.keys()) {
      for (const connection of here.get(player) ?? []) {
        text ??= JSON.stringify(news.message)
        connection.sendText(text)
      }
    }
  })

  function look(connection: Connection, table: string, looks: boolean): void {
    const own = tables.get(connection) ?? new Set()
    const before = own.size
    if (looks) tables.set(connection, own.add(table))
    else own.delete(table)
    if ((before === 0) !== (own.size === 0)) changed(connection.player)
  }

  return {
    came(connection) {
      const own = here.get(connection.player)
      if (own !== undefined) own.add(connection)
      else {
        here.set(connection.player, new Set([connection]))
        changed(connection.player)
      }
    },
    went(connection) {
      const own = here.get(connection.player)
      if (own?.delete(connection) !== true) return
      if (own.size === 0) here.delete(connection.player)
      changed(connection.player)
    },
    isHere: (player) => here.has(player),
    whereIs(player) {
      const own = here.get(player)
      if (own === undefined) return 'away'
      return [...own].some((connection) => (tables.get(connection)?.size ?? 0) > 0) ? 'table' : 'here'
    },
    tell(players, message) {
      if (players.length > 0) context.bus.tell({ kind: 'message', server: context.ownership.name, players, message })
    },
    tellAll: (message) => context.bus.tell({ kind: 'message', server: context.ownership.name, players: null, message }),
    onChange: (listener) => void listeners.push(listener),
    noting: (handle) => async (connection, request) => {
      await handle(connection, request)
      if (request.type === 'watch' || request.type === 'unwatch') look(connection, request.table, request.type === 'watch')
    },
    stop: deaf,
  }
}
