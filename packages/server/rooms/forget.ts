import { gzipSync } from 'node:zlib'
import type { House } from './house.ts'
import { stackOf } from './play.ts'
import { replayOf } from './replay.ts'
import type { Room } from './room.ts'
import { openRoom } from './rooms.ts'

/** How often finished tables are looked through, in milliseconds. */
const EVERY = 3_600_000
/** How long others may go first between two tables, in milliseconds. */
const PAUSE = 5

/** Looks now and then for tables that ended long ago; to be called often. */
export function forgetting(house: House): () => void {
  let due = house.now()
  let busy = false
  return () => {
    if (busy || house.closing || house.now() < due) return
    due = house.now() + EVERY
    busy = true
    forgetFinished(house)
      .catch((error: unknown) => {
        if (!house.closing) house.log(`finished tables cannot be forgotten: ${stackOf(error)}`)
      })
      .finally(() => {
        busy = false
      })
  }
}

/**
 * Forgets the tables that ended longer ago than they are kept, but for those that somebody looks at and those that cannot be
 * read. Their replays stay. Returns how many it forgot.
 */
export async function forgetFinished(house: House): Promise<number> {
  const { keepFinished } = house.limits
  if (keepFinished === 0) return 0
  const old = await house.store.db
    .selectFrom('tables')
    .select('id')
    .where('stage', '=', 'over')
    .where('changed', '<', house.now() - keepFinished)
    .orderBy('changed')
    .execute()
  let forgotten = 0
  for (const { id } of old) {
    if (house.closing) break
    if (house.setAside.has(id)) continue
    if (await forget(house, id)) forgotten++
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  if (forgotten > 0) house.log(`${forgotten} tables that ended long ago are forgotten; their replays are kept`)
  return forgotten
}

async function forget(house: House, id: string): Promise<boolean> {
  const room = await openRoom(house, id)
  if (room.stage !== 'over') return false
  const replay = await replayOf(house, id)
  const packed = gzipSync(JSON.stringify(replay))
  let forgotten = false
  await house.store.journal.write(() => {
    // Looked at anew: somebody may have come meanwhile.
    if (room.watchers.size > 0 || room.pending > 0) return
    house.store.forgetTable(id, { table_id: id, game: replay.game, ended: room.changed, replay: packed })
    forgotten = true
  })
  if (!forgotten) return false
  house.rooms.delete(id)
  tellGone(house, room)
  return true
}

/** Takes the table from the lists of those who played. */
function tellGone(house: House, room: Room): void {
  for (const player of new Set(room.seats.map((seat) => seat.player))) {
    if (player === null) continue
    for (const seat of room.seats) if (seat.player === player) seat.player = null
    house.lineChanged(room, player)
  }
}
