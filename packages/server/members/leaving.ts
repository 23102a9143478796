import { freshToken, sha256 } from '../ids.ts'
import { recordOf } from '../rooms/replay.ts'
import type { ServerContext } from '../server-context.ts'

/** Everything about a player as one file: stored rows, table by table, and the replays of finished games. */
export async function dataFile(context: ServerContext, player: string): Promise<object> {
  const [held, finished] = await Promise.all([context.members.dataOf(player), context.members.finishedOf(player)])
  const replays: Record<string, object> = {}
  for (const table of finished) {
    // An unreadable replay is left out; its result is in the file anyway.
    const replay = await recordOf(context, table).catch(() => null)
    if (replay !== null) replays[table] = replay
  }
  return { format: 'orrery-my-data', version: 1, made: context.now(), player, held, replays }
}

/** Deletes members whose time to reconsider is over, and removes what has expired. */
export async function sweepMembers(context: ServerContext): Promise<void> {
  const { members, sessions, standings } = context
  for (const player of await members.leavingBy(context.now())) {
    if (!(await members.erase(player, context.now(), sha256(freshToken())))) continue
    sessions.changed(player)
    standings.changed(player)
  }
  await members.forgetEnded(context.now())
}
