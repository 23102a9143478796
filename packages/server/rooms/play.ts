import { positionOf, type Refusal, type Seat, TABLE_RULES } from '@orrery/kernel'
import { applyMoveInPlace, asItWas, type By, type Move, type MoveResult, step, type UnderWay } from '@orrery/play'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import type { OrderRow } from '../store/orders.ts'
import type { Change } from '../store/store.ts'
import { change, inTurn, type Wanted } from './change.ts'
import { clocksOf, progressOf } from './columns.ts'
import { type Room, waitingAt } from './room.ts'
import { applyStored, endedBy, type ReplicatedMove } from './step.ts'
import { timingOf } from './timing.ts'

/** The sender of an answer. */
export interface Sender {
  readonly by: By
  /** The player's id; null: a bot, or a time that ran out. */
  readonly player: string | null
  /** The sender's own number of the message. */
  readonly ref: string | null
  /** For an answer by orders: what is left of them afterwards. */
  readonly orders?: Left
}

/** What is left of a seat's orders when they have answered, stored with the answer. */
export interface Left {
  readonly row: OrderRow
  /** How many times the room's orders had changed: if they change once more, the answer is not given. */
  readonly changes: number
}

/** The rules by which an answer is refused because the table has moved on meanwhile: the answer is late, not wrong. */
export const MOVED_ON: readonly string[] = [TABLE_RULES.notAsked, TABLE_RULES.stale, TABLE_RULES.over]

/** The outcome of an answer or undo. */
export type Outcome = { readonly version: number } | { readonly refusal: Refusal }

/**
 * Gives an answer (or undoes the last one) for a seat. Until it is stored the room keeps the table as it was, which a throwing rule does
 * not harm; then it is stored; then it is sent to everybody. Resolves when it counts or is refused. A repeated message (same player and
 * ref) is not done again: it gets the version that it led to.
 */
export async function give(context: ServerContext, room: Room, from: Sender, seat: Seat, move: Move, version?: number): Promise<Outcome> {
  try {
    const outcome = await given(context, room, from, seat, move, version)
    context.meter.answer(room.gameId, from.by, 'refusal' in outcome ? 'refused' : 'accepted')
    return outcome
  } catch (error) {
    context.meter.answer(room.gameId, from.by, 'failed')
    throw error
  }
}

/** An answer or undo that is to be given. */
interface Giving {
  readonly from: Sender
  readonly seat: Seat
  readonly move: Move
  readonly version: number | undefined
  /** By which a repeated message is known; null: it cannot be repeated. */
  readonly key: string | null
}

function given(context: ServerContext, room: Room, from: Sender, seat: Seat, move: Move, version?: number): Promise<Outcome> {
  const giving: Giving = { from, seat, move, version, key: from.ref === null ? null : `${from.player}:${from.ref}` }
  return inTurn(room, async () => {
    let outcome: Outcome = { refusal: { rule: 'TABLE-1' } }
    await change(context, room, () => {
      const tried = tryNow(context, room, giving)
      outcome = tried.outcome
      return tried.wanted
    })
    return outcome
  })
}

/** What the answer leads to at the table as it is now, and the change of the table; null: it changes nothing. */
function tryNow(context: ServerContext, room: Room, giving: Giving): { readonly outcome: Outcome; readonly wanted: Wanted | null } {
  const { from, seat, move, key } = giving
  const before = key === null ? undefined : room.recent.get(key)
  if (before !== undefined) return { outcome: { version: before }, wanted: null }
  if (context.closing) throw new RequestError('not-now', 'the server is stopping; try again in a moment')
  const { play } = room
  if (play === null) throw new RequestError('not-now', 'the table has not started')
  mayMove(room, from, seat)
  const { orders } = from
  if (orders !== undefined && orders.changes !== room.orderChanges)
    return { outcome: { refusal: { rule: TABLE_RULES.stale } }, wanted: null }
  const now = context.now()
  const { start } = play.table
  const waiting = waitingAt(room)
  const tried = attempt(context, room, play, giving, now)
  if ('refusal' in tried) return { outcome: tried, wanted: null }
  const facts: ReplicatedMove = { seat, move, by: from.by, now, version: tried.happened.version, key }
  const changed = changeOf(room, from, play, tried, { now, isNew: tried.play.table.start !== start })
  const done = (): void => {
    if (changed.position) room.kept = changed.position.seq
    if (orders !== undefined) room.orderChanges++
    applyStored(context, room, waiting, tried.play, tried.happened, facts)
  }
  return { outcome: { version: facts.version }, wanted: { change: changed, step: facts, done } }
}

/** When the turn comes, the mover must still hold the seat: it may have changed hands. */
function mayMove(room: Room, { by, player }: Sender, at: Seat): void {
  const seat = room.seats[at]
  if (by === 'bot' ? seat?.bot === null : by === 'person' && seat?.player !== player)
    throw new RequestError('forbidden', 'you do not have this seat')
  if (by !== 'bot' && seat?.bot !== null && seat !== undefined)
    throw new RequestError('forbidden', 'a bot plays your seat; take it back first')
}

/** Answers at the table itself, while `room.play` is a copy from before: so a rule that throws, or a disk that fails, harms nothing. */
function attempt(context: Pick<ServerContext, 'log'>, room: Room, play: UnderWay, { from, seat, move, version }: Giving, now: number) {
  const how = { now, by: from.by, version, timing: timingOf(room) }
  const was = move === 'undo' ? play : asItWas(play)
  const at = play.table.version
  try {
    const tried = move === 'undo' ? step(play, seat, move, how) : applyMoveInPlace(play, seat, move, how)
    if (!('refusal' in tried)) room.play = was
    return tried
  } catch (error) {
    room.play = was
    context.log.error({ table: room.id, game: room.gameId, version: at, seat, move, error }, 'the rules throw on an answer')
    throw new RequestError('failed', 'the rules failed on this answer; the table is as it was')
  }
}

/** The most answers that are replayed when a table is read, besides those of the current activity. */
const PLAYED_AGAIN = 8

/**
 * Whether to store the position with the move. The answers are what counts; a position only shortens the way to the table and is not worth
 * its bytes with every activity. It is stored if the answers since no longer lead to the table (after an undo), or never need to again (the
 * table is over).
 */
function isWorthKeeping(room: Room, { table }: UnderWay, move: Move, isNew: boolean): boolean {
  if (move === 'undo' || table.result !== null) return true
  return isNew && table.version - room.kept >= PLAYED_AGAIN
}

/** A move's change in the store. `isNew`: it has begun another activity. */
function changeOf(
  room: Room,
  from: Sender,
  before: UnderWay,
  { play: after, happened }: { readonly play: UnderWay; readonly happened: MoveResult },
  { now, isNew }: { readonly now: number; readonly isNew: boolean },
): Change {
  const { seat, move, undone, events } = happened
  const { table } = after
  return {
    step: {
      table_id: room.id,
      seq: table.version,
      kind: move === 'undo' ? 'undo' : 'answer',
      seat,
      answer: move === 'undo' ? null : JSON.stringify(move),
      player: from.player,
      ref: from.ref,
      events: JSON.stringify(events),
      at: now,
      void: 0,
      used: after.fresh.at(-1)?.version === table.version ? (after.fresh.at(-1)?.used ?? 0) : 0,
    },
    voided: undone === null ? [] : [undone],
    position: isWorthKeeping(room, after, move, isNew) ? { seq: table.version, position: JSON.stringify(positionOf(table)) } : null,
    clocks: clocksOf(after, before),
    progress: progressOf(room, after, now),
    ended: endedBy(room, after, now),
    ...(from.orders === undefined ? {} : { orders: from.orders.row }),
  }
}
