import type { Game, Json, Refusal } from '@orrery/kernel'
import { LIMITS } from '@orrery/protocol'
import { RequestError } from '../request-error.ts'
import type { Room, RoomSeat } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'

type Settings = { readonly [setting: string]: Json }

/** The table that something is brought to. */
interface Table {
  readonly gameId: string
  readonly settings: Settings
}

/** Why a player may not bring that to a table: they own too little of what it needs. Empty if all cards are free. */
async function unowned(
  context: Pick<ServerContext, 'collecting' | 'collections'>,
  table: Table,
  player: string,
  brought: Settings | null,
  seat: number,
): Promise<readonly Refusal[]> {
  const collecting = await context.collecting(table.gameId)
  if (collecting === null || collecting.isFree(table.settings)) return []
  const { owned } = await context.collections.holdingOf(player, table.gameId)
  return collecting.refuse(owned, collecting.needs(table.settings, brought, seat))
}

/** Throws a `RequestError` with every card that the player does not own in the needed number. */
export async function needOwned(
  context: ServerContext,
  table: Table,
  player: string,
  brought: Settings | undefined,
  seat: number,
): Promise<void> {
  if (brought === undefined) return
  const refusals = await unowned(context, table, player, brought, seat)
  if (refusals.length > 0)
    throw new RequestError('bad-settings', 'a seat brings only what its player owns', undefined, refusals.slice(0, LIMITS.refusals))
}

/** The seats whose players no longer own what they brought, because it was traded away. */
export async function unownedSeats(context: ServerContext, room: Room): Promise<RoomSeat[]> {
  const wrong = await Promise.all(
    room.seats.map(
      async (seat) =>
        seat.player !== null && seat.settings !== null && (await unowned(context, room, seat.player, seat.settings, seat.seat)).length > 0,
    ),
  )
  return room.seats.filter((_, at) => wrong[at])
}

/** Throws a `RequestError` if a table depends on owned cards, and this server has no collecting. */
export async function needCollecting(context: Pick<ServerContext, 'collecting'>, game: Game, settings: Settings): Promise<void> {
  const served = game.settings.filter(
    (setting) => setting.served === true && (settings[setting.id] ?? setting.values[0]) !== setting.values[0],
  )
  if (served.length > 0 && (await context.collecting(game.id)) === null)
    throw new RequestError('no-collecting', `${served[0]?.id}: this server keeps no collections`)
}
