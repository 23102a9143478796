import { freshToken, sha256 } from '../ids.ts'
import { recordOf } from '../rooms/replay.ts'
import type { ServerContext } from '../rooms/server-context.ts'

/** Everything about a player as one file: what is kept, table by table, and the replays of finished games. */
export async function dataFile(context: ServerContext, player: string): Promise<object> {
  const [held, finished] = await Promise.all([context.members.dataOf(player), context.members.finishedOf(player)])
  const replays: Record<string, object> = {}
  for (const table of finished) {
    // One that cannot be read any more is left out; its result is in the file all the same.
    const replay = await recordOf(context, table).catch(() => null)
    if (replay !== null) replays[table] = replay
  }
  return { format: 'orrery-my-data', version: 1, made: context.now(), player, held, replays }
}

/** Deletes the members whose time to think is over, and forgets what has ended. */
export async function sweepMembers(context: ServerContext): Promise<void> {
  const { members, sessions, standings } = context
  for (const player of await members.leavingBy(context.now())) {
    if (!(await members.erase(player, context.now(), sha256(freshToken())))) continue
    sessions.changed(player)
    standings.changed(player)
  }
  await members.forgetEnded(context.now())
}
