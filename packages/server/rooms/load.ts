import { answer, type Game, type Json, type Position, restore, type Seat, type Table, takeTold } from '@orrery/kernel'
import type { Selectable } from 'kysely'
import type { AnswerRow, SeatRow, TableRow } from '../store/schema.ts'
import type { House } from './house.ts'
import { progressOf, stackOf } from './play.ts'
import { type Fresh, type Room, type RoomSeat, waitingOf } from './room.ts'

/** The messages of a room's recent past that are remembered after a restart. */
const REMEMBERED = 64

/** Reads a table from disk; null when there is none of that id. One that cannot be read comes as a room that is `gone`. */
export async function loadRoom(house: House, id: string): Promise<Room | null> {
  const { db } = house.store
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()
  const game = await house.game(row.game)
  const chat = await db
    .selectFrom('chat')
    .select((read) => read.fn.countAll<number>().as('count'))
    .where('table_id', '=', id)
    .executeTakeFirstOrThrow()
  const now = house.now()
  let room: Room
  try {
    room = roomOf(row, seats, game, now)
    room.chatCount = chat.count
  } catch (error) {
    return setAside(house, emptyRoom(row, now), 'corrupt', error)
  }
  if (game === null) return setAside(house, room, 'unknown-game', new Error(`no game '${row.game}' here`))
  if (row.game_version > game.version)
    return setAside(house, room, 'newer-version', new Error(`its rules are version ${row.game_version}, here is ${game.version}`))
  if (room.stage === 'gathering') return room
  try {
    await rebuild(house, room, game, row)
    house.setAside.delete(id)
  } catch (error) {
    return setAside(house, room, row.game_version < game.version ? 'older-version' : 'corrupt', error)
  }
  return room
}

/** A table that cannot be read is left on disk as it is, reported, and shown as gone. */
function setAside(house: House, room: Room, why: string, error: unknown): Room {
  room.stage = 'gone'
  room.gone = why
  room.table = null
  room.shown = null
  if (!house.setAside.has(room.id)) {
    house.log(`table ${room.id} (${room.gameId}) is set aside, ${why}: ${error instanceof Error ? error.message : String(error)}`)
    house.setAside.set(room.id, why)
  }
  return room
}

/** The table from its last stored position and the answers since. */
async function rebuild(house: House, room: Room, game: Game, row: TableRow): Promise<void> {
  const { db } = house.store
  const stored = await db.selectFrom('positions').selectAll().where('table_id', '=', room.id).executeTakeFirst()
  if (stored === undefined) throw new Error('it has no position')
  const position = JSON.parse(stored.position) as Position
  const since = await db
    .selectFrom('answers')
    .selectAll()
    .where('table_id', '=', room.id)
    .where('seq', '>', stored.seq)
    .orderBy('seq')
    .execute()
  const restored = restore(game, position)
  let table = restored.table
  const played = restored.dropped === 0 && replay(house, room, table, since)
  if (played)
    room.fresh =
      table.marks.length === 0
        ? []
        : [...(await answersBefore(house, room, position, stored.seq)), ...since.map(({ seq, seat }) => ({ seq, seat }))]
  else {
    table = restore(game, { ...position, answers: [] }).table
    await mend(house, room, table, position, row)
  }
  takeTold(table)
  table.asked.fill(table.version)
  room.table = table
  room.shown = table
  room.stage = table.result === null ? 'playing' : 'over'
  for (const seat of waitingOf(table)) (room.seats[seat] as RoomSeat).askedAt = row.changed
  const recent = await db
    .selectFrom('answers')
    .select(['player', 'ref', 'seq'])
    .where('table_id', '=', room.id)
    .where('ref', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(REMEMBERED)
    .execute()
  for (const { player, ref, seq } of recent.reverse()) room.recent.set(`${player}:${ref}`, Promise.resolve(seq))
}

/** The rows of the answers that the position itself holds (after a taking-back), oldest first. */
async function answersBefore(house: House, room: Room, position: Position, seq: number): Promise<Fresh[]> {
  const rows = await house.store.db
    .selectFrom('answers')
    .select(['seq', 'seat'])
    .where('table_id', '=', room.id)
    .where('kind', '=', 'answer')
    .where('void', '=', 0)
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(position.answers.length)
    .execute()
  return rows.reverse()
}

/** Gives the stored answers again; false when one no longer fits (or throws), because the rules have changed. */
function replay(house: House, room: Room, table: Table, since: readonly Selectable<AnswerRow>[]): boolean {
  for (const one of since) {
    if (one.kind !== 'answer') throw new Error(`a ${one.kind} stands after the position`)
    try {
      if (answer(table, one.seat, JSON.parse(one.answer as string)) !== true) return false
    } catch (error) {
      house.log(`table ${room.id}: its answer ${one.seq} throws ${stackOf(error)}`)
      return false
    }
    if (table.version !== one.seq) throw new Error(`answer ${one.seq} leads to version ${table.version}`)
  }
  return true
}

/**
 * The answers since the activity's start (those in the position and those after it, none of which was taken back) no longer fit:
 * the activity begins again, and the seats are told.
 */
async function mend(house: House, room: Room, table: Table, position: Position, row: TableRow): Promise<void> {
  const version = row.version + 1
  table.version = version
  const now = house.now()
  const since = await house.store.db
    .selectFrom('answers')
    .select('seq')
    .where('table_id', '=', room.id)
    .where('kind', '=', 'answer')
    .where('void', '=', 0)
    .orderBy('seq', 'desc')
    .limit(position.answers.length + row.version - position.version)
    .execute()
  const dropped = since.length
  house.log(`table ${room.id}: the rules have changed; ${dropped} answers of '${position.activity}' are dropped`)
  await house.store.journal.write(() => {
    const { store } = house
    for (const { seq } of since) store.voidAnswer(room.id, seq)
    const told = [{ event: { type: 'mended', rule: 'TABLE-6', dropped }, seats: null, others: null }]
    store.addAnswer({
      ...{ table_id: room.id, seq: version, kind: 'mend', seat: -1, answer: null, player: null, ref: null },
      ...{ told: JSON.stringify(told), at: now, void: 0 },
    })
    store.putPosition(room.id, version, JSON.stringify({ ...position, gameVersion: table.game.version, answers: [], version }))
    store.setProgress(room.id, progressOf(room, table, now))
  })
}

function roomOf(row: TableRow, seats: readonly SeatRow[], game: Game | null, now: number): Room {
  const room = emptyRoom(row, now)
  room.stage = row.stage as Room['stage']
  return {
    ...room,
    game,
    settings: JSON.parse(row.settings) as { [setting: string]: Json },
    seats: seats.map((seat, at) => seatOf(seat, at, now)),
  }
}

function seatOf(row: SeatRow, at: Seat, now: number): RoomSeat {
  if (row.seat !== at) throw new Error(`seat ${at} is missing`)
  return {
    seat: at,
    player: row.player,
    name: row.name,
    bot: row.bot,
    givenUp: row.given_up === 1,
    settings: row.settings === null ? null : (JSON.parse(row.settings) as RoomSeat['settings']),
    spent: row.spent,
    askedAt: null,
    awaySince: now,
    timeouts: 0,
  }
}

/** A room that knows its row but has no seats and no table. */
export function emptyRoom(row: TableRow, now: number): Room {
  return {
    id: row.id,
    gameId: row.game,
    game: null,
    host: row.host,
    settings: {},
    listed: row.listed === 1,
    seed: row.seed,
    commitment: row.commitment,
    created: row.created,
    seats: [],
    stage: 'gathering',
    gone: null,
    rematch: row.rematch,
    changed: row.changed,
    table: null,
    shown: null,
    fresh: [],
    recent: new Map(),
    watchers: new Set(),
    casts: new Map(),
    thinking: new Set(),
    pending: 0,
    chatCount: 0,
    touched: now,
    infoDue: false,
  }
}
