import { gunzipSync } from 'node:zlib'
import type { AddressedEvent, Answer, Position, Replay, ReplayStart, Step, Table } from '@orrery/kernel'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { loadRoom } from './load.ts'
import { OwnedElsewhere } from './owned-elsewhere.ts'
import { type Room, rawOptions, tableOf } from './room.ts'
import { openRoom } from './rooms.ts'

/** The recorded table with its seed, once it is over; also after the table was deleted. */
export async function recordOf(context: ServerContext, id: string): Promise<Replay> {
  const kept = await context.store.replayOf(id)
  return kept === null ? replayOf(context, id) : (JSON.parse(gunzipSync(kept).toString()) as Replay)
}

/** A finished table can be read from any server. */
async function elsewhere(context: ServerContext, id: string, error: unknown): Promise<Room> {
  const room = error instanceof OwnedElsewhere ? await loadRoom(context, id) : null
  if (room === null) throw error
  return room
}

/**
 * The recorded table with its seed, once it is over. Undone answers are left out, because undo leads to the same table as never having
 * answered.
 */
export async function replayOf(context: ServerContext, id: string): Promise<Replay> {
  const room = await openRoom(context, id).catch((error: unknown) => elsewhere(context, id, error))
  const table = tableOf(room)
  if (room.stage !== 'over' || table === null) throw new RequestError('not-now', 'the table is not over')
  return { ...(await soFar(context, room, table)).replay, result: table.result }
}

/** The recorded table with its seed, so far: for threads of this server alone. `versions`: what each step led to. */
export async function soFar(context: Pick<ServerContext, 'store'>, room: Room, table: Table) {
  const rows = await context.store.answersOf(room.id)
  const start = await startOf(context, room.id)
  const replay: Omit<Replay, 'result'> = {
    format: 1,
    game: room.gameId,
    gameVersion: table.game.version,
    options: rawOptions(room),
    seats: room.seats.length,
    players: room.seats.map(({ name, player, bot }) => ({ name: player === null ? '' : name, bot: player === null ? bot : null })),
    seed: room.seed,
    commitment: room.commitment,
    ...(start === null ? {} : { start }),
    steps: rows.map((row): Step => ({ seat: row.seat, answer: JSON.parse(row.answer as string) as Answer })),
  }
  return { replay, versions: rows.map(({ seq }) => seq) }
}

/** Where a table began; null at tables of earlier servers. */
async function startOf(context: Pick<ServerContext, 'store'>, id: string): Promise<ReplayStart | null> {
  const stored = await context.store.startOf(id)
  if (stored === null) return null
  return { position: JSON.parse(stored.position) as Position, events: JSON.parse(stored.events) as AddressedEvent[] }
}
