import type { Game, Json } from '@orrery/kernel'
import { needCollecting, needOwned } from '../../collection/owning.ts'
import { RequestError } from '../../request-error.ts'
import { checkedSettings } from '../../rooms/bringing.ts'
import { checkedTableSettings } from '../../rooms/rooms.ts'
import type { ServerContext } from '../../server-context.ts'

type Settings = { [setting: string]: Json }

/** A table that players want: what it is opened with if they agree. */
interface Wanted {
  readonly game: Game
  readonly settings: Settings
}

/** What a table with these settings and this many players would be now. Throws a `RequestError` if there is none. */
export async function checkedTable(context: ServerContext, id: string, chosen: Settings, seats: number): Promise<Wanted> {
  const game = await context.game(id)
  if (game === null) throw new RequestError('unknown-game', `there is no game '${id}'`)
  if (game.seats.min > seats || game.seats.max < seats) throw new RequestError('bad-settings', `${id} is not played by ${seats}`)
  const settings = checkedTableSettings(game, chosen)
  await needCollecting(context, game, settings)
  return { game, settings }
}

/** What a player would bring to such a table, as JSON; null: nothing. Throws a `RequestError` if the game does not accept it. */
export async function checkedBrings(
  context: ServerContext,
  player: string,
  { game, settings }: Wanted,
  brings: Settings | undefined,
): Promise<string | null> {
  if (brings === undefined) return null
  const brought = checkedSettings({ game, settings, seats: [null, null] }, 0, brings)
  await needOwned(context, { gameId: game.id, settings }, player, brings, 0)
  return JSON.stringify(brought)
}

/** Throws a `RequestError` if a player hosts too many tables already. */
export async function needRoom(context: Pick<ServerContext, 'limits' | 'store'>, player: string): Promise<void> {
  if ((await context.store.countUnfinished(player)) >= context.limits.unfinished)
    throw new RequestError('too-many', 'you have too many unfinished tables; finish one first')
}

/** The same text for the same settings, in any order. */
export function canonical(settings: { readonly [setting: string]: unknown }): string {
  return JSON.stringify(Object.fromEntries(Object.entries(settings).sort(([one], [other]) => (one < other ? -1 : 1))))
}
