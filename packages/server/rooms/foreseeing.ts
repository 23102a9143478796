import { positionOf, type Seat } from '@orrery/kernel'
import type { Foreseen } from '@orrery/play'
import type { ForeseenMessage } from '@orrery/protocol'
import { freshId } from '../ids.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { type Room, tableOf } from './room.ts'
import { beforehandAt } from './seat-orders.ts'

/** What a player's seat may be asked next, found in a bot thread. Throws a `RequestError` if nothing comes next. */
export async function foreseenFor(context: ServerContext, room: Room, player: string, seat: Seat): Promise<Omit<ForeseenMessage, 'ref'>> {
  const table = tableOf(room)
  if (table === null || table.result !== null) throw new RequestError('not-now', 'nothing is asked here')
  const { version } = table
  const work = { kind: 'foresee', game: room.gameId, owner: player, seat, seed: freshId() } as const
  const position = positionOf(table)
  const found = await context.bots.runDeferred({ ...work, position, said: await beforehandAt(context, room, seat, player) })
  return { type: 'foreseen', table: room.id, seat, version, foreseen: found as readonly Foreseen[] }
}
