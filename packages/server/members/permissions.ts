import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { may } from './standing.ts'

/** Throws a `RequestError` if a player is suspended. The account page says why, and takes an appeal. */
export async function needNotSuspended({ members, now }: Pick<ServerContext, 'members' | 'now'>, player: string): Promise<void> {
  // Read from the database: somebody who only looks in must not be cached like a player who does something here.
  const sanctions = await members.inForce([player], now())
  if (sanctions.some(({ kind }) => kind === 'suspension'))
    throw new RequestError('suspended', 'you are suspended here; your account says why')
}

/** Throws a `RequestError` if a player is muted. */
export async function needNotMuted({ standings }: Pick<ServerContext, 'standings'>, player: string): Promise<void> {
  const { muted, suspended } = await standings.of(player)
  if (muted || suspended) throw new RequestError('muted', 'you may say nothing here for a while; your account says why')
}

/** Throws a `RequestError` if a player may not open tables here, nor have any opened by agreement. */
export async function needMayOpenTables(context: Pick<ServerContext, 'rules' | 'standings'>, player: string): Promise<void> {
  const { guests, tables } = await context.rules.read()
  if (guests && tables === 'all') return
  const standing = await context.standings.of(player)
  if (standing.kind === 'guest') throw new RequestError('members-only', 'members open tables here')
  if (tables === 'moderators' && !may(standing, 'moderator')) throw new RequestError('forbidden', 'moderators open tables here')
}
