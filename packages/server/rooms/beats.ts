import type { Seat } from '@orrery/kernel'
import { lastDeed, type RecapBeats } from '@orrery/play'
import type { BeatsMessage } from '@orrery/protocol'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { soFar } from './replay.ts'
import { type Room, tableOf } from './room.ts'

/**
 * What a player's seat saw happen since a version, or since it last did something. Throws a `RequestError` if the table has not started.
 */
export async function beatsFor(
  context: ServerContext,
  room: Room,
  player: string,
  seat: Seat,
  since: number | undefined,
): Promise<Omit<BeatsMessage, 'ref'>> {
  const table = tableOf(room)
  if (table === null) throw new RequestError('not-now', 'the table has not started')
  const { replay, versions } = await soFar(context, room, table)
  const from = since === undefined ? lastDeed(replay.steps, seat) : versions.filter((version) => version <= since).length
  const found = await context.bots.runDeferred({ kind: 'beats', game: room.gameId, owner: player, replay, seat, from })
  const { before, beats } = found as RecapBeats
  return { type: 'beats', table: room.id, seat, before, beats }
}
