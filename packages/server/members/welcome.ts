import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../rooms/server-context.ts'

/** Throws a `RequestError` where the house has suspended a player. The page of the account says why, and takes an appeal. */
export async function needWelcome({ members, now }: Pick<ServerContext, 'members' | 'now'>, player: string): Promise<void> {
  // Asked for anew: who just looks in is not to be remembered as whoever does something here is.
  const sanctions = await members.inForce([player], now())
  if (sanctions.some(({ kind }) => kind === 'suspension'))
    throw new RequestError('suspended', 'you are suspended here; your account says why')
}

/** Throws a `RequestError` where the house lets a player say nothing. */
export async function needVoice({ standings }: Pick<ServerContext, 'standings'>, player: string): Promise<void> {
  const { muted, suspended } = await standings.of(player)
  if (muted || suspended) throw new RequestError('muted', 'you may say nothing here for a while; your account says why')
}
