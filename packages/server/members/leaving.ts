import { setImmediate as nextTurn } from 'node:timers/promises'
import { FORMER } from '@orrery/protocol/former'
import { eachAlone } from '../each.ts'
import { freshToken, sha256 } from '../ids.ts'
import { RequestError } from '../request-error.ts'
import { recordOf } from '../rooms/replay.ts'
import { openRoom } from '../rooms/rooms.ts'
import { leaveSeats } from '../rooms/seating.ts'
import type { ServerContext } from '../server-context.ts'
import { eveningsOn } from '../store/club/evenings.ts'
import type { Tournaments } from '../tournaments/tournaments.ts'

/** Everything about a player as one file, piece by piece: stored rows, table by table, and the replays of finished games. */
export async function* dataFile(context: ServerContext, player: string): AsyncGenerator<string> {
  const head = { format: 'orrery-my-data', version: 1, made: context.now(), player }
  yield `${JSON.stringify(head).slice(0, -1)},"held":{`
  let last: string | null = null
  for await (const [table, rows] of context.members.dataOf(player)) {
    const begun = last === table ? ',' : `${last === null ? '' : '],'}${JSON.stringify(table)}:[`
    last = table
    yield begun + JSON.stringify(rows).slice(1, -1)
    // A file of years must not keep others waiting.
    await nextTurn()
  }
  yield `${last === null ? '' : ']'}},"replays":{`
  let separator = ''
  for (const table of await context.members.finishedOf(player)) {
    // An unreadable replay is left out; its result is in the file anyway.
    const replay = await recordOf(context, table).catch(() => null)
    if (replay !== null) yield `${separator}${JSON.stringify(table)}:${JSON.stringify(replay)}`
    if (replay !== null) separator = ','
    await nextTurn()
  }
  yield '}}'
}

/** For how long a deletion waits for a place that cannot be given up, in milliseconds. Then others may wait for the member in vain. */
const WAITS = 3_600_000

/** Deletes members whose time to reconsider is over, and removes what has expired. What fails for one member is tried again, and logged. */
export async function sweepMembers(context: ServerContext, tournaments: Pick<Tournaments, 'withdraw'>): Promise<void> {
  const { members, now } = context
  const overdue = new Set(await members.leavingBy(now() - WAITS))
  const gone = (player: string) => deleteMember(context, tournaments, player, overdue.has(player))
  await eachAlone(context, await members.leavingBy(now()), gone, {
    says: 'a member cannot be deleted',
    facts: (player) => ({ player }),
  })
  await members.forgetEnded(now())
}

/** Deletes a member once all places are given up, or at any rate (`overdue`). */
async function deleteMember(
  context: ServerContext,
  tournaments: Pick<Tournaments, 'withdraw'>,
  player: string,
  overdue: boolean,
): Promise<void> {
  const { bus, members, ownership, sessions, standings } = context
  const was = (await members.member(player))?.name ?? ''
  // Before the deletion: if the server is killed in between, the next sweep does it again.
  if (!(await giveUpPlaces(context, tournaments, player)) && !overdue) return
  const meets = await eveningsOn(context.store.database).concern(player, context.now())
  if (!(await members.erase(player, context.now(), sha256(freshToken())))) return
  bus.tell({ kind: 'renamed', server: ownership.name, player, was, name: FORMER })
  sessions.changed(player)
  standings.changed(player)
  // Everybody reads anew who hosts, and who comes.
  if (meets) bus.tell({ kind: 'message', server: ownership.name, players: null, message: { type: 'evenings-changed' } })
}

/** The most unfinished tables of a player that are looked through. */
const TABLES = 10_000

/** Gives up whatever others would wait for in vain: seats at unfinished tables, and places in tournaments. Returns whether all were. */
async function giveUpPlaces(context: ServerContext, tournaments: Pick<Tournaments, 'withdraw'>, player: string): Promise<boolean> {
  const tables = await context.store.tablesOf(player, TABLES)
  const seated = tables.filter(({ row }) => row.stage !== 'over' && !context.setAside.has(row.id))
  const left = [await tried(context, player, () => tournaments.withdraw(player))]
  for (const { row } of seated)
    left.push(await tried(context, player, async () => leaveSeats(context, await openRoom(context, row.id), { id: player, name: '' })))
  return left.every((done) => done)
}

/** Whether a member could give up a place. A failure is logged, and the other places are given up all the same. */
async function tried(context: ServerContext, player: string, give: () => Promise<void>): Promise<boolean> {
  try {
    await give()
  } catch (error) {
    // A tournament deals with its own tables; the owner of a table elsewhere hears of the deletion.
    if (error instanceof RequestError) return true
    context.log.error({ player, error }, 'a place of a member who is to be deleted cannot be given up')
    return false
  }
  return true
}
