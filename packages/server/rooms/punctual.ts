import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { isLateInARow } from '../store/punctuality.ts'

/** How long a finished table counts, in milliseconds. */
const REMEMBERED = 30 * 24 * 3_600_000

/** A player who is about to join one more table. */
interface Newcomer {
  readonly player: string
  readonly pace: 'live' | 'day'
  /** They were asked, and said yes. */
  readonly confirmed: boolean | undefined
}

/** Throws a `RequestError` if a player's time ran out twice in a row at a table by day, and they have not confirmed another one. */
export async function needConfirmed(context: Pick<ServerContext, 'now' | 'store'>, { player, pace, confirmed }: Newcomer): Promise<void> {
  if (pace === 'live' || confirmed === true) return
  if (await isLateInARow(context.store.database, player, context.now() - REMEMBERED))
    throw new RequestError('confirm-late', 'your time ran out twice in a row at a table by day; say that you have time for another')
}
