import type { ServerContext } from '../server-context.ts'
import type { Room } from './room.ts'

/** How long a room waits whose server's lease has run out, in milliseconds. */
const LAPSED = 1000

/**
 * Whether bots and orders may answer at a room now. A busy server may renew its lease too late without losing its tables: then the room is
 * woken again later, or nobody would go on there.
 */
export function mayAct(context: Pick<ServerContext, 'closing' | 'ownership' | 'wake'>, room: Room): boolean {
  if (context.closing || room.lost) return false
  if (context.ownership.holds()) return true
  if (room.lapsed) return false
  room.lapsed = true
  room.pending++
  setTimeout(() => {
    room.lapsed = false
    room.pending--
    context.wake(room)
  }, LAPSED).unref()
  return false
}

/** Wakes a room after what waits already; until then it is in use, or an idle one would be forgotten with what is to answer next. */
export function wakeLater(context: Pick<ServerContext, 'wake'>, room: Room): void {
  room.pending++
  setImmediate(() => {
    room.pending--
    context.wake(room)
  })
}
