import type { Message } from '@orrery/protocol'
import type { Bus } from '../bus.ts'
import type { Apart } from '../club/ties/apart.ts'
import { isOpen, type LineFacts, lineFor } from '../rooms/info.ts'
import type { Connection } from './connection.ts'

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
  const open = new Set<Connection>()
  const mine = new Map<string, Set<Connection>>()
  /** The players whose lines are needed here, and how to unsubscribe. */
  const wanted = new Map<string, Promise<() => void>>()
  /** The open tables, to announce once that one has closed. */
  const shown = new Set<string>()

  /** Pending updates by table, with the player who has left. */
  const waiting = new Map<string, { line: LineFacts; readonly left: Set<string> }>()
  let timer: NodeJS.Timeout | undefined

  function tellMine(line: LineFacts): void {
    for (const player of new Set(line.seats.map((seat) => seat.player))) {
      if (player === null) continue
      for (const connection of mine.get(player) ?? [])
        connection.send({ type: 'line', which: 'mine', id: line.id, line: lineFor(line, player) })
    }
  }

  /** Tells all who look at the open tables. `alone`: nothing else is told at the same time. */
  function tellOpen(line: LineFacts, alone: boolean): void {
    const { id } = line
    const isShown = isOpen(line)
    if (!isShown && !shown.delete(id)) return
    if (isShown) shown.add(id)
    // All but the players of the table read the same: it is made once for all of them.
    const told = (player: string): string =>
      JSON.stringify({ type: 'line', which: 'open', id, line: isShown ? lineFor(line, player) : null } satisfies Message)
    const seated = new Set(line.seats.map(({ player }) => player))
    const text = told('')
    for (const connection of open) {
      const { player } = connection
      if (seated.has(player)) connection.sendText(told(player))
      else if (apart.isApart(player, seated)) continue
      else if (alone) connection.sendAtOnce(text)
      else connection.sendText(text)
    }
  }

  function tellWaiting(): void {
    timer = undefined
    const all = [...waiting.values()]
    waiting.clear()
    for (const { line, left } of all) {
      tellMine(line)
      tellOpen(line, all.length === 1)
      for (const player of left) {
        if (line.seats.some((seat) => seat.player === player)) continue
        for (const connection of mine.get(player) ?? []) connection.send({ type: 'line', which: 'mine', id: line.id, line: null })
      }
    }
  }

  return {
    async follow(connection, which) {
      if (which === 'open') {
        await apart.of(connection.player)
        open.add(connection)
      } else {
        const { player } = connection
        const own = mine.get(player) ?? new Set()
        mine.set(player, own.add(connection))
        const following = wanted.get(player) ?? bus.follow(player)
        wanted.set(player, following)
        await following
      }
    },
    unfollow(connection, which) {
      if (which !== 'mine') open.delete(connection)
      if (which === 'open') return
      const { player } = connection
      const own = mine.get(player)
      own?.delete(connection)
      if (own?.size !== 0) return
      mine.delete(player)
      void wanted.get(player)?.then((stop) => stop())
      wanted.delete(player)
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
