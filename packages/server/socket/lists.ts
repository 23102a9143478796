import type { Bus } from '../bus.ts'
import type { Apart } from '../club/ties/apart.ts'
import type { LineFacts } from '../rooms/info.ts'
import type { Connection } from './connection.ts'
import { openList } from './open-list.ts'
import { ownLists } from './own-lists.ts'

/** Who follows which lists of tables. */
export interface Lists {
  /** Resolves when no change is missed any more. */
  follow(connection: Connection, which: 'open' | 'mine'): Promise<void>
  unfollow(connection: Connection, which?: 'open' | 'mine'): void
  /** Sends followers that a table's line is new, has changed or has left their list. */
  changed(line: LineFacts, left: string | null): void
  stop(): void
}

/** The least time between two updates of a table's line, in milliseconds. */
const EVERY = 250

/** The lists that connections follow. Changes of a line are collected for a moment: only the last is sent. */
export function followedLists(bus: Bus, apart: Apart): Lists {
  const open = openList(apart)
  const mine = ownLists(bus)
  /** Pending updates by table, with the player who has left. */
  const waiting = new Map<string, { line: LineFacts; readonly left: Set<string> }>()
  let timer: NodeJS.Timeout | undefined

  function tellWaiting(): void {
    timer = undefined
    const all = [...waiting.values()]
    waiting.clear()
    for (const { line, left } of all) {
      mine.tell(line, left)
      open.tell(line, all.length === 1)
    }
  }

  return {
    follow: (connection, which) => (which === 'open' ? open : mine).follow(connection),
    unfollow(connection, which) {
      if (which !== 'mine') open.unfollow(connection)
      if (which !== 'open') mine.unfollow(connection)
    },
    changed(line, left) {
      const entry = waiting.get(line.id) ?? { line, left: new Set() }
      entry.line = line
      if (left !== null) entry.left.add(left)
      waiting.set(line.id, entry)
      timer ??= setTimeout(tellWaiting, EVERY)
    },
    stop: () => clearTimeout(timer),
  }
}
