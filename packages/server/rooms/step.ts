import type { Seat } from '@orrery/kernel'
import { type By, type Move, type MoveResult, step, type UnderWay } from '@orrery/play'
import type { ServerContext } from '../server-context.ts'
import { resultRows } from './results.ts'
import { type Room, waitingAt } from './room.ts'
import { tellInfo, tellStep } from './tell.ts'
import { timingOf } from './timing.ts'

/** A move as it is sent to other servers: with the same rules it leads to the same table there. */
export interface ReplicatedMove {
  readonly seat: Seat
  readonly move: Move
  readonly by: By
  readonly now: number
  readonly version: number
  /** The player and the sender's own number of the message. */
  readonly key: string | null
}

/** How many recent messages of a room are remembered. */
const REMEMBERED = 128

/** Applies a stored move in memory and sends it to all watchers. `before`: the seats that were to answer. */
export function applyStored(
  context: ServerContext,
  room: Room,
  before: readonly Seat[],
  play: UnderWay,
  happened: MoveResult,
  facts: ReplicatedMove,
): void {
  room.play = play
  room.changed = facts.now
  if (facts.key !== null) remember(room, facts.key, happened.version)
  tellStep(context, room, happened)
  if (play.table.result !== null) {
    room.stage = 'over'
    tellInfo(context, room)
    context.ended()
  } else if (waitingAt(room).join() !== before.join()) context.lineChanged(room)
}

/** Applies a move that another server has stored; false if it does not lead to the same version. */
export function applyReplicated(context: ServerContext, room: Room, facts: ReplicatedMove): boolean {
  if (room.play === null) return false
  try {
    const tried = step(room.play, facts.seat, facts.move, { now: facts.now, by: facts.by, timing: timingOf(room) })
    if ('refusal' in tried || tried.happened.version !== facts.version) return false
    applyStored(context, room, waitingAt(room), tried.play, tried.happened, facts)
    return true
  } catch {
    return false
  }
}

function remember(room: Room, key: string, version: number): void {
  room.recent.set(key, version)
  if (room.recent.size <= REMEMBERED) return
  for (const oldest of room.recent.keys()) {
    room.recent.delete(oldest)
    break
  }
}

/** The record of a table that has just ended; null while it goes on. */
export function endedBy(room: Room, play: UnderWay, now: number) {
  return play.table.result === null ? null : resultRows(room, play, now)
}
