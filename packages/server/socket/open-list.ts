import type { Message } from '@orrery/protocol'
import type { Apart } from '../club/ties/apart.ts'
import { isOpen, type LineFacts, lineFor } from '../rooms/info.ts'
import type { Connection } from './connection.ts'

/** Who follows the list of open tables. */
export interface OpenList {
  follow(connection: Connection): Promise<void>
  unfollow(connection: Connection): void
  /** Tells all followers of a table's line. `alone`: nothing else is told at the same time. */
  tell(line: LineFacts, alone: boolean): void
}

/** The followers of the open tables. */
export function openList(apart: Apart): OpenList {
  const followers = new Set<Connection>()
  /** The open tables, to announce once that one has closed. */
  const shown = new Set<string>()
  return {
    async follow(connection) {
      await apart.of(connection.player)
      followers.add(connection)
    },
    unfollow: (connection) => void followers.delete(connection),
    tell(line, alone) {
      const { id } = line
      const isShown = isOpen(line)
      if (!isShown && !shown.delete(id)) return
      if (isShown) shown.add(id)
      // All but the players of the table read the same: it is made once for all of them.
      const told = (player: string): string =>
        JSON.stringify({ type: 'line', which: 'open', id, line: isShown ? lineFor(line, player) : null } satisfies Message)
      const seated = new Set(line.seats.map(({ player }) => player))
      const text = told('')
      for (const connection of followers) {
        const { player } = connection
        if (seated.has(player)) connection.sendText(told(player))
        else if (apart.isApart(player, seated)) continue
        else if (alone) connection.sendAtOnce(text)
        else connection.sendText(text)
      }
    },
  }
}
