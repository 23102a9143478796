import {
  type Answer,
  answer,
  answerOf,
  type Game,
  type Json,
  type Position,
  positionOf,
  restore,
  type Seat,
  type Table,
  takeEvents,
} from '@orrery/kernel'
import { type Clock, type Fresh, seatsAsked, type UnderWay } from '@orrery/play'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { termsOn, USUAL_TERMS } from '../store/club/terms.ts'
import type { AnswerRow, SeatRow, TableRow } from '../store/schema.ts'
import type { StoredTable } from '../store/store.ts'
import { progressOf } from './columns.ts'
import { emptyRoom, isLooking, type Room, type RoomSeat } from './room.ts'
import { showAll, tellInfo } from './tell.ts'
import { readCalendars, storedTime } from './timing.ts'

/** How many recent messages of a room are remembered after a restart. */
const REMEMBERED = 64

/** Reads a table from the store; null if there is none with that id. An unreadable table becomes a room that is `gone`. */
export async function loadRoom(context: ServerContext, id: string): Promise<Room | null> {
  const stored = await context.store.readTable(id)
  if (stored === null) return null
  const room = emptyRoom(stored.row, context.now())
  room.terms = (await termsOn(context.store.database).of([id])).get(id) ?? USUAL_TERMS
  await fill(context, room, stored)
  return room
}

/** Reads a table again that another server has changed, and sends it. */
export async function reread(context: ServerContext, room: Room): Promise<void> {
  const stored = await context.store.readTable(room.id)
  if (stored === null) throw new RequestError('unknown-table', 'there is no such table')
  await fill(context, room, stored)
  showAll(context, room)
  tellInfo(context, room)
}

async function fill(context: ServerContext, room: Room, { row, seats, position, since }: StoredTable): Promise<void> {
  const now = context.now()
  room.revision = row.revision
  room.rematch = row.rematch
  room.changed = row.changed
  room.game = await context.game(row.game)
  const { game } = room
  try {
    room.settings = JSON.parse(row.settings) as { [setting: string]: Json }
    room.seats = seats.map(seatOf)
    room.time = storedTime(row.time)
  } catch (error) {
    return setAside(context, room, 'corrupt', error)
  }
  await readCalendars(context, room)
  for (const { player } of room.seats) if (player !== null && !isLooking(room, player) && !room.away.has(player)) room.away.set(player, now)
  if (game === null) return setAside(context, room, 'unknown-game', new Error(`no game '${row.game}' here`))
  if (row.game_version > game.version)
    return setAside(context, room, 'newer-version', new Error(`its rules are version ${row.game_version}, here is ${game.version}`))
  room.stage = row.stage as Room['stage']
  room.gone = null
  if (room.stage === 'gathering') return
  try {
    if (position === null) throw new Error('it has no position')
    room.kept = position.seq
    room.play = await rebuilt(context, room, game, { row, seats, position, since })
    room.stage = room.play.table.result === null ? 'playing' : 'over'
    context.setAside.delete(room.id)
  } catch (error) {
    return setAside(context, room, row.game_version < game.version ? 'older-version' : 'corrupt', error)
  }
  room.recent = new Map()
  for (const { player, ref, seq } of (await lastAnswers(context, room, REMEMBERED)).reverse())
    if (ref !== null) room.recent.set(`${player}:${ref}`, seq)
}

/** An unreadable table stays on disk as it is; it is reported, and shown as gone. */
function setAside(context: Pick<ServerContext, 'log' | 'setAside'>, room: Room, why: string, error: unknown): void {
  room.stage = 'gone'
  room.gone = why
  room.play = null
  if (context.setAside.has(room.id)) return
  context.log.error({ table: room.id, game: room.gameId, why, error }, 'it is set aside')
  context.setAside.set(room.id, why)
}

/** The table from its last stored position and the answers since. */
async function rebuilt(
  context: ServerContext,
  room: Room,
  game: Game,
  stored: StoredTable & { readonly position: object },
): Promise<UnderWay> {
  const { row, seats, position: kept, since } = stored
  const position = JSON.parse(kept.position) as Position
  const whole = unbroken(since, kept.seq)
  let { table, dropped } = restore(game, position)
  let fresh: readonly Fresh[] = []
  const misfit = dropped > 0 ? { position, given: 0 } : misfitAmong(context, room, table, position, whole)
  if (misfit !== null) {
    const begun = misfit.position
    dropped = begun.answers.length + since.length - misfit.given
    table = restore(game, { ...begun, answers: [] }).table
    context.log.warn({ table: room.id }, `the rules have changed; ${dropped} answers of '${begun.activity}' are dropped`)
    await mend(context, room, table, row, begun.answers.length + row.version - begun.version, { type: 'mended', dropped })
  } else if (table.version < row.version) {
    dropped = row.version - table.version
    context.log.error({ table: room.id, version: table.version }, 'its answers after a version are not whole; it goes back there')
    await mend(context, room, table, row, since.length - whole.length, { type: 'gone-back', dropped })
  } else if (table.marks.length > 0) fresh = await freshOf(context, room, position.answers.length + since.length)
  takeEvents(table)
  const play = { table, fresh, clocks: clocksFrom(seats, table, row.changed) }
  await correctDue(context, room, play, row)
  return play
}

/** The answers up to the first missing one. */
function unbroken(since: readonly AnswerRow[], seq: number): readonly AnswerRow[] {
  const gap = since.findIndex((one, at) => one.kind !== 'answer' || one.seq !== seq + 1 + at)
  return gap < 0 ? since : since.slice(0, gap)
}

/** An activity at its beginning, after this many of the answers since the stored position. */
interface Begun {
  readonly position: Position
  readonly given: number
}

/**
 * Replays the stored answers; null if all fit. Otherwise, because the rules have changed, the activity of the first that does not fit or
 * throws.
 */
function misfitAmong(
  context: Pick<ServerContext, 'log'>,
  room: Room,
  table: Table,
  kept: Position,
  since: readonly AnswerRow[],
): Begun | null {
  let begun: Begun = { position: kept, given: 0 }
  for (const [at, one] of since.entries()) {
    const { start } = table
    try {
      const move = answerOf(table, one.seat, JSON.parse(one.answer as string) as Answer)
      if (answer(table, one.seat, move) !== true) return begun
    } catch (error) {
      context.log.error({ table: room.id, version: one.seq, error }, 'one of its answers throws')
      return begun
    }
    if (table.start !== start) begun = { position: positionOf(table), given: at + 1 }
  }
  return null
}

/** How many of the last answers may still be undone. */
async function freshOf(context: ServerContext, room: Room, count: number): Promise<Fresh[]> {
  const last = await lastAnswers(context, room, 2 * count + 8)
  const counting = last.filter(({ kind, void: gone }) => kind === 'answer' && gone === 0).slice(0, count)
  return counting.reverse().map(({ seq, seat, used }) => ({ version: seq, seat, used }))
}

/** Without them only undo and the recognition of repeated messages are lost: if they cannot be read, the table plays on. */
async function lastAnswers(context: Pick<ServerContext, 'log' | 'store'>, room: Room, count: number) {
  try {
    return await context.store.lastAnswers(room.id, count)
  } catch (error) {
    context.log.error({ table: room.id, error }, 'its last answers cannot be read')
    return []
  }
}

/** Marks the last `count` answers as void, and tells the seats. */
async function mend(
  context: Pick<ServerContext, 'now' | 'store'>,
  room: Room,
  table: Table,
  row: TableRow,
  count: number,
  event: { type: string; dropped: number },
) {
  const version = row.version + 1
  const now = context.now()
  const last = (await context.store.lastAnswers(room.id, 2 * count + 8)).filter(({ kind, void: gone }) => kind === 'answer' && gone === 0)
  table.version = version
  table.asked.fill(version)
  const events = [{ event, seats: null, others: null }]
  const play: UnderWay = { table, fresh: [], clocks: clocksFrom([], table, now) }
  const outcome = await context.store.append(room.id, row.revision, {
    voided: last.slice(0, count).map(({ seq }) => seq),
    step: {
      ...{ table_id: room.id, seq: version, kind: 'mend', seat: -1, answer: null, player: null, ref: null },
      ...{ events: JSON.stringify(events), at: now, void: 0, used: 0 },
    },
    position: { seq: version, position: JSON.stringify({ ...positionOf(table), version }) },
    progress: progressOf(room, play, now),
  })
  if (outcome === 'behind') throw new Error('it is being mended elsewhere')
  room.revision++
  room.changed = now
  room.kept = version
}

/** Tables stored before there were due times have none. */
async function correctDue(context: Pick<ServerContext, 'clockSet' | 'store'>, room: Room, play: UnderWay, row: TableRow): Promise<void> {
  const progress = progressOf(room, play, row.changed)
  if (play.table.result !== null || progress.due === row.due || room.revision !== row.revision) return
  if ((await context.store.append(room.id, room.revision, { progress })) === 'kept') room.revision++
  context.clockSet(progress.due)
}

function clocksFrom(seats: readonly SeatRow[], table: Table, changed: number): Clock[] {
  const waiting = seatsAsked(table)
  return Array.from({ length: table.seats }, (_, seat) => {
    const row = seats[seat]
    const since = waiting.includes(seat) ? (row?.asked_at ?? changed) : null
    return { spent: row?.spent ?? 0, since, late: row?.late ?? 0, reserve: row?.reserve ?? 0 }
  })
}

function seatOf(row: SeatRow, at: Seat): RoomSeat {
  if (row.seat !== at) throw new Error(`seat ${at} is missing`)
  return {
    seat: at,
    player: row.player,
    name: row.name,
    bot: row.bot,
    leftAt: row.given_up === 1 ? (row.left_at ?? 0) : null,
    settings: row.settings === null ? null : (JSON.parse(row.settings) as RoomSeat['settings']),
  }
}
