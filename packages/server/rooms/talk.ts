import type { ChatEntry } from '@orrery/protocol'
import type { Between } from '../bus.ts'
import type { ServerContext } from '../server-context.ts'
import type { ChatRow } from '../store/schema.ts'
import { type Room, seatsOf } from './room.ts'

/** Lines of chat sent with a table. */
const LINES = 200

/** Sends a line to the watchers who may read it. */
export function tellTalk(context: ServerContext, room: Room, entry: ChatEntry, between: Between): void {
  const text = JSON.stringify({ type: 'chat', table: room.id, entry })
  room.said++
  for (const watcher of room.watchers) {
    if (between !== null && !between.includes(watcher.player)) continue
    if (isHeard(context, room, entry, watcher.player)) watcher.sendText(text)
  }
}

/** The last lines of chat that a player may read. */
export async function talkFor(context: ServerContext, room: Room, player: string): Promise<ChatEntry[]> {
  try {
    await context.apart.of(player)
    const rows = await context.store.chatOf(room.id, player, LINES)
    return rows
      .reverse()
      .map(entryOf)
      .filter((entry) => isHeard(context, room, entry, player))
  } catch (error) {
    context.log.error({ table: room.id, error }, 'its talk cannot be read')
    return []
  }
}

/** Whether a player gets a public line: they hear its speaker, and during play both play or both watch. */
function isHeard(context: Pick<ServerContext, 'apart'>, room: Room, { by, among }: ChatEntry, player: string): boolean {
  if (by !== undefined && by !== player && !context.apart.known(player).hears(by, room.id)) return false
  return among === undefined || room.stage !== 'playing' || (among === 'players') === seatsOf(room, player).length > 0
}

/** A stored line in its form for clients. Lines of older versions call spectators onlookers. */
export function entryOf({ id, name, seat, text, at, by_player, to_seat, to_name, among }: Omit<ChatRow, 'table_id'>): ChatEntry {
  return {
    ...{ id, name, seat: seat ?? 'spectator', text, at },
    ...(to_seat === null ? {} : { to: { seat: to_seat, name: to_name ?? '' } }),
    ...(by_player === null ? {} : { by: by_player }),
    ...(among === null ? {} : { among: among === 'players' ? among : 'spectators' }),
  }
}
