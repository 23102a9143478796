import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'

/** Throws a `RequestError` if a table is rated and a player is a guest: the same person could return as another guest. */
export async function needMember(context: Pick<ServerContext, 'standings'>, player: string, rated: boolean): Promise<void> {
  if (rated && (await context.standings.of(player)).kind !== 'member')
    throw new RequestError('members-only', 'rated tables are for members')
}

/** Throws a `RequestError` if a table is rated: each of its seats belongs to a member, never to a bot. */
export function needCasual(rated: boolean): void {
  if (rated) throw new RequestError('bad-settings', 'at a rated table each seat is a member’s own')
}
