import { gzipSync } from 'node:zlib'
import { countBeforeDeletion } from '../collection/accounts.ts'
import type { ServerContext } from '../server-context.ts'
import { inTurn } from './change.ts'
import { OwnedElsewhere } from './owned-elsewhere.ts'
import { replayOf } from './replay.ts'
import type { Room } from './room.ts'
import { openRoom } from './rooms.ts'

/** How often finished tables are looked for, in milliseconds. */
const EVERY = 3_600_000
/** The pause between two tables, in milliseconds, in which other work goes first. */
const PAUSE = 5

/** A clock this far ahead of the last stop, in milliseconds, may be wrong: nothing is deleted by it for a while. */
const INCREDIBLE = 60 * 24 * 3_600_000

/** Looks occasionally for tables that ended long ago; call it often. `asleep`: when the server was last alive, if known. */
export function forgetting(context: ServerContext, asleep: number | null = null): () => void {
  let due = context.now()
  if (asleep !== null && due - asleep > INCREDIBLE) {
    const days = Math.round((due - asleep) / 86_400_000)
    context.log.warn({ days }, `the clock shows ${days} days more than at the last stop; nothing is put away before tomorrow`)
    due += 24 * 3_600_000
  }
  let busy = false
  return () => {
    if (busy || context.closing || context.now() < due) return
    due = context.now() + EVERY
    busy = true
    forgetFinished(context)
      .catch((error: unknown) => {
        if (!context.closing) context.log.error({ error }, 'finished tables cannot be forgotten')
      })
      .finally(() => {
        busy = false
      })
  }
}

/**
 * Deletes tables that ended longer ago than they are kept, except those that somebody watches and those that cannot be read. Their replays
 * stay. Returns how many it deleted.
 */
export async function forgetFinished(context: ServerContext): Promise<number> {
  const { keepFinished } = context.limits
  if (keepFinished === 0) return 0
  const old = await context.store.endedBefore(context.now() - keepFinished)
  let forgotten = 0
  for (const id of old) {
    if (context.closing) break
    if (context.setAside.has(id)) continue
    try {
      if (await forget(context, id)) forgotten++
    } catch (error) {
      if (!context.closing && !(error instanceof OwnedElsewhere)) context.log.error({ table: id, error }, 'it cannot be forgotten')
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  if (forgotten > 0) context.log.info({ forgotten }, `${forgotten} tables that ended long ago are forgotten; their replays are kept`)
  return forgotten
}

async function forget(context: ServerContext, id: string): Promise<boolean> {
  const room = await openRoom(context, id)
  if (room.stage !== 'over') return false
  await countBeforeDeletion(context, id, room.gameId)
  const replay = await replayOf(context, id)
  const packed = gzipSync(JSON.stringify(replay))
  const row = { table_id: id, game: replay.game, ended: room.changed, replay: packed }
  // Checked again in its turn: somebody may have come meanwhile.
  const forgotten = await inTurn(
    room,
    async () => room.watchers.size === 0 && (await context.store.forgetTable(room.revision, row)) === 'kept',
  )
  if (!forgotten) return false
  context.rooms.delete(id)
  tellGone(context, room)
  return true
}

/** Removes the table from its players' lists. */
function tellGone(context: Pick<ServerContext, 'lineChanged'>, room: Room): void {
  for (const player of new Set(room.seats.map((seat) => seat.player))) {
    if (player === null) continue
    room.seats = room.seats.map((seat) => (seat.player === player ? { ...seat, player: null } : seat))
    context.lineChanged(room, player)
  }
}
