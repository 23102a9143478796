import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../rooms/server-context.ts'

/** Throws a `RequestError` where the house has suspended a player. The page of the account says why, and takes an appeal. */
export async function needWelcome({ standings }: Pick<ServerContext, 'standings'>, player: string): Promise<void> {
  if ((await standings.of(player)).suspended) throw new RequestError('suspended', 'you are suspended here; your account says why')
}

/** Throws a `RequestError` where the house lets a player say nothing. */
export async function needVoice({ standings }: Pick<ServerContext, 'standings'>, player: string): Promise<void> {
  const { muted, suspended } = await standings.of(player)
  if (muted || suspended) throw new RequestError('muted', 'you may say nothing here for a while; your account says why')
}
