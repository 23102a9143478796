import { FORMER } from '@orrery/protocol/former'
import { freshToken, sha256 } from '../ids.ts'
import { RequestError } from '../request-error.ts'
import { recordOf } from '../rooms/replay.ts'
import { openRoom } from '../rooms/rooms.ts'
import { leaveSeats } from '../rooms/seating.ts'
import type { ServerContext } from '../server-context.ts'
import { eveningsOn } from '../store/club/evenings.ts'
import type { Tournaments } from '../tournaments/hall.ts'

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
export async function sweepMembers(context: ServerContext, tournaments: Pick<Tournaments, 'withdraw'>): Promise<void> {
  const { bus, members, ownership, sessions, standings } = context
  for (const player of await members.leavingBy(context.now())) {
    const was = (await members.member(player))?.name ?? ''
    // Before the deletion: if the server is killed in between, the next sweep does it again.
    await giveUpPlaces(context, tournaments, player)
    const meets = await eveningsOn(context.store.database).concern(player, context.now())
    if (!(await members.erase(player, context.now(), sha256(freshToken())))) continue
    bus.tell({ kind: 'renamed', server: ownership.name, player, was, name: FORMER })
    sessions.changed(player)
    standings.changed(player)
    // Everybody reads anew who hosts, and who comes.
    if (meets) bus.tell({ kind: 'message', server: ownership.name, players: null, message: { type: 'evenings-changed' } })
  }
  await members.forgetEnded(context.now())
}

/** The most unfinished tables of a player that are looked through. */
const TABLES = 10_000

/** Gives up whatever others would wait for in vain: seats at unfinished tables, and places in tournaments. */
async function giveUpPlaces(context: ServerContext, tournaments: Pick<Tournaments, 'withdraw'>, player: string): Promise<void> {
  await tournaments.withdraw(player)
  for (const { row } of await context.store.tablesOf(player, TABLES)) {
    if (row.stage === 'over' || context.setAside.has(row.id)) continue
    try {
      await leaveSeats(context, await openRoom(context, row.id), { id: player, name: '' })
    } catch (error) {
      // A tournament deals with its own tables; the owner of a table elsewhere hears of the deletion.
      if (!(error instanceof RequestError)) throw error
    }
  }
}
