import { isOpen, lineFor } from '../rooms/info.ts'
import type { Room } from '../rooms/room.ts'
import type { Connection } from './connection.ts'

/** Who follows which lists of tables. */
export interface Lists {
  follow(connection: Connection, which: 'open' | 'mine'): void
  unfollow(connection: Connection, which?: 'open' | 'mine'): void
  /** Tells those who follow that a table's line is new, has changed or has left their list. */
  changed(room: Room, left?: string): void
}

export function followedLists(): Lists {
  const open = new Set<Connection>()
  const mine = new Map<string, Set<Connection>>()
  /** The open tables, to tell once that one is no longer among them. */
  const shown = new Set<string>()

  function tellMine(room: Room): void {
    const { id } = room
    for (const player of new Set(room.seats.map((seat) => seat.player))) {
      if (player === null) continue
      for (const connection of mine.get(player) ?? []) connection.send({ type: 'line', which: 'mine', id, line: lineFor(room, player) })
    }
  }

  function tellOpen(room: Room): void {
    const { id } = room
    const isShown = isOpen(room)
    if (!isShown && !shown.delete(id)) return
    if (isShown) shown.add(id)
    for (const connection of open)
      connection.send({ type: 'line', which: 'open', id, line: isShown ? lineFor(room, connection.player) : null })
  }

  return {
    follow(connection, which) {
      if (which === 'open') open.add(connection)
      else {
        const own = mine.get(connection.player) ?? new Set()
        mine.set(connection.player, own.add(connection))
      }
    },
    unfollow(connection, which) {
      if (which !== 'mine') open.delete(connection)
      if (which === 'open') return
      const own = mine.get(connection.player)
      own?.delete(connection)
      if (own?.size === 0) mine.delete(connection.player)
    },
    changed(room, left) {
      tellMine(room)
      tellOpen(room)
      if (left === undefined || room.seats.some((seat) => seat.player === left)) return
      for (const connection of mine.get(left) ?? []) connection.send({ type: 'line', which: 'mine', id: room.id, line: null })
    },
  }
}
