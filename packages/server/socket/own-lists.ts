import type { Bus } from '../bus.ts'
import { type LineFacts, lineFor } from '../rooms/info.ts'
import type { Connection } from './connection.ts'

/** Who follows the list of their own tables. */
export interface OwnLists {
  /** Resolves when no change is missed any more. */
  follow(connection: Connection): Promise<void>
  unfollow(connection: Connection): void
  /** Tells the players of a table its line, and those who left it that it is gone. */
  tell(line: LineFacts, left: ReadonlySet<string>): void
}

/** The followers of their own tables, by player. */
export function ownLists(bus: Bus): OwnLists {
  const followers = new Map<string, Set<Connection>>()
  /** The players whose lines are needed here, and how to unsubscribe. */
  const wanted = new Map<string, Promise<() => void>>()

  function tellPlayer(player: string, line: LineFacts, isThere: boolean): void {
    for (const connection of followers.get(player) ?? [])
      connection.send({ type: 'line', which: 'mine', id: line.id, line: isThere ? lineFor(line, player) : null })
  }

  return {
    async follow(connection) {
      const { player } = connection
      const own = followers.get(player) ?? new Set()
      followers.set(player, own.add(connection))
      const following = wanted.get(player) ?? bus.follow(player)
      wanted.set(player, following)
      await following
    },
    unfollow(connection) {
      const { player } = connection
      const own = followers.get(player)
      own?.delete(connection)
      if (own?.size !== 0) return
      followers.delete(player)
      void wanted.get(player)?.then((stop) => stop())
      wanted.delete(player)
    },
    tell(line, left) {
      const seated = new Set(line.seats.flatMap(({ player }) => player ?? []))
      for (const player of seated) tellPlayer(player, line, true)
      for (const player of left) if (!seated.has(player)) tellPlayer(player, line, false)
    },
  }
}
