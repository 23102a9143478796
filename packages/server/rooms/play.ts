import {
  type Answer,
  answerSafely,
  fork,
  type Json,
  positionOf,
  type Refusal,
  type Seat,
  TABLE_RULES,
  type Table,
  takeTold,
  undo,
} from '@orrery/kernel'
import { Trouble } from '../trouble.ts'
import type { House } from './house.ts'
import { isBot, type Room, waitingOf } from './room.ts'
import { tellInfo, tellStep } from './tell.ts'

/** Who sends an answer; `player` null: a bot. */
export interface Sender {
  readonly player: string | null
  /** The sender's own number of the message. */
  readonly ref: string | null
}

/** What becomes of an answer or a taking-back. */
export type Outcome = { readonly version: number } | { readonly refusal: Refusal }

/** How many recent messages of a room are remembered. */
const REMEMBERED = 128

/**
 * Gives an answer (or takes the last one back) for a seat. It is tried on a fork, so that a rule that throws harms
 * nothing; then it goes to disk; then everybody is told. Resolves when it counts or is refused. A message that was
 * here before (same player and ref) is not done again: it gets the version that it led to.
 */
export async function give(house: House, room: Room, from: Sender, seat: Seat, step: Answer | 'undo', version?: number): Promise<Outcome> {
  const key = `${from.player}:${from.ref}`
  const before = from.ref === null ? undefined : room.recent.get(key)
  if (before !== undefined) return { version: await before }
  if (house.closing) throw new Trouble('not-now', 'the server is stopping; try again in a moment')
  const table = room.table
  if (table === null) throw new Trouble('not-now', 'the table has not started')
  const tried = attempt(house, room, table, seat, step, version)
  if ('refusal' in tried) return tried
  const counted = keep(house, room, from, seat, step, table, tried.table)
  if (from.ref !== null) remember(room, key, counted)
  return { version: await counted }
}

/** The table after the step, on a fork. */
function attempt(house: House, room: Room, table: Table, seat: Seat, step: Answer | 'undo', version?: number) {
  if (seat >= table.seats) return { refusal: { rule: TABLE_RULES.notAsked } }
  try {
    if (step !== 'undo') return answerSafely(table, seat, step, version)
    const copy = fork(table)
    const verdict = undo(copy, seat)
    return verdict === true ? { table: copy } : { refusal: verdict }
  } catch (error) {
    house.log(`table ${room.id} (${room.gameId}), version ${table.version}, seat ${seat}: ${JSON.stringify(step)} throws ${stackOf(error)}`)
    throw new Trouble('failed', 'the rules failed on this answer; the table is as it was')
  }
}

/** Puts the step on disk and tells it. */
async function keep(house: House, room: Room, from: Sender, seat: Seat, step: Answer | 'undo', was: Table, table: Table): Promise<number> {
  const now = house.now()
  const holder = room.seats[seat]
  if (holder === undefined) throw new Trouble('forbidden', 'no such seat')
  const told = takeTold(table)
  if (from.player !== null) holder.timeouts = 0
  const undone = step === 'undo' ? takeFresh(room, seat) : undefined
  if (table.marks.length === 0) room.fresh = []
  else if (step !== 'undo') room.fresh.push({ seq: table.version, seat })
  holder.spent += holder.askedAt === null ? 0 : Math.max(0, now - holder.askedAt)
  const spent = holder.spent
  markAsked(room, was, table, seat, now)
  room.table = table
  room.changed = now
  room.pending++
  const position = step === 'undo' || table.start !== was.start ? JSON.stringify(positionOf(table)) : null
  try {
    await house.store.journal.write(() => {
      const { store } = house
      store.addAnswer({
        table_id: room.id,
        seq: table.version,
        kind: step === 'undo' ? 'undo' : 'answer',
        seat,
        answer: step === 'undo' ? null : JSON.stringify(step),
        player: from.player,
        ref: from.ref,
        told: JSON.stringify(told),
        at: now,
        void: 0,
      })
      if (undone !== undefined) store.voidAnswer(room.id, undone)
      if (position !== null) store.putPosition(room.id, table.version, position)
      store.setProgress(room.id, progressOf(room, table, now))
      store.setSpent(room.id, seat, spent)
    })
  } catch (error) {
    forget(house, room, error)
    throw new Trouble('failed', 'the answer could not be stored; the table is as it was')
  } finally {
    room.pending--
  }
  const waitedFor = room.shown === null ? '' : waitingOf(room.shown).join()
  tellStep(room, { table, from: was.version, seat, spent, undone, told })
  if (table.result !== null) {
    room.stage = 'over'
    tellInfo(house, room)
  } else if (waitingOf(table).join() !== waitedFor) house.lineChanged(room)
  return table.version
}

/** The columns that lists and a restart need. */
export function progressOf(room: Room, table: Table, now: number) {
  const waiting = waitingOf(table)
  return {
    stage: table.result === null ? 'playing' : 'over',
    version: table.version,
    waiting: JSON.stringify(waiting),
    bot_due: waiting.some((seat) => isBot(room, seat)) ? 1 : 0,
    changed: now,
    game_version: table.game.version,
  }
}

/** Starts and stops the seats' thinking times. */
export function markAsked(room: Room, was: Table | null, table: Table, answered: Seat | null, now: number): void {
  const waiting = waitingOf(table)
  const before = waitingOf(was)
  for (const seat of room.seats) {
    if (!waiting.includes(seat.seat)) seat.askedAt = null
    else if (seat.seat === answered || !before.includes(seat.seat) || seat.askedAt === null) seat.askedAt = now
  }
}

/** The version of the seat's answer that is being taken back. */
function takeFresh(room: Room, seat: Seat): number | undefined {
  const at = room.fresh.findLastIndex((fresh) => fresh.seat === seat)
  return at < 0 ? undefined : room.fresh.splice(at, 1)[0]?.seq
}

function remember(room: Room, key: string, counted: Promise<number>): void {
  room.recent.set(key, counted)
  counted.catch(() => room.recent.delete(key))
  if (room.recent.size <= REMEMBERED) return
  for (const oldest of room.recent.keys()) {
    room.recent.delete(oldest)
    break
  }
}

/** Forgets a room whose memory is ahead of the disk: it is read again when somebody asks. */
function forget(house: House, room: Room, error: unknown): void {
  house.log(`table ${room.id}: cannot store: ${stackOf(error)}`)
  if (house.rooms.get(room.id) !== room) return
  house.rooms.delete(room.id)
  room.table = null
  for (const watcher of room.watchers) {
    watcher.send({ type: 'error', code: 'failed', message: 'the table had to be read again from disk; look at it anew' })
  }
  room.watchers.clear()
}

/** The raw options of a table, as the game reads them: `{ <setting>: value, seats?: [...] }`. */
export function rawOptions(room: Room): Json {
  const brought = room.game?.seatSettings
  if (brought === undefined || brought.length === 0) return { ...room.settings }
  return { ...room.settings, seats: room.seats.map((seat) => seat.settings ?? {}) }
}

export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
