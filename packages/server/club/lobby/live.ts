import type { LobbyMessage } from '@orrery/protocol'
import { seatsOf } from '../../rooms/room.ts'
import type { ServerContext } from '../../server-context.ts'

/** The most tables listed. */
const SHOWN = 12
/** A table without a move for this long is not live, in milliseconds. */
const LATELY = 15 * 60_000

/** The listed tables that are being played, for a player: those with the latest moves first. */
export async function liveTables(context: ServerContext, player: string): Promise<LobbyMessage['live']> {
  const { apart } = await context.apart.of(player)
  const lines = await context.store.liveTables(context.now() - LATELY, SHOWN)
  return lines
    .filter(({ seats }) => !seats.some((seat) => seat.player !== null && apart.has(seat.player)))
    .map(({ row, seats }) => ({
      ...{ id: row.id, game: row.game },
      players: seats.flatMap(({ player: who, name }) => (who === null ? [] : [name])),
      spectators: spectatorsAt(context, row.id),
    }))
}

/** The number of spectators at a table of this server. */
function spectatorsAt(context: Pick<ServerContext, 'rooms'>, table: string): number {
  const room = context.rooms.get(table)
  if (room === undefined) return 0
  const looking = new Set([...room.watchers].map((watcher) => watcher.player))
  return [...looking].filter((one) => seatsOf(room, one).length === 0).length
}
