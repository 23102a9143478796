import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { ANSWER, OF_TABLE, ORDERS, PROGRESS, RESULT, RESULT_SEAT, SEAT, TABLE } from './columns.ts'
import { type Disk, diskBelow } from './disk.ts'
import { openJournal } from './journal.ts'
import type { OrderRow } from './orders.ts'
import { readsOn } from './reads.ts'
import { migrate } from './schema.ts'
import { sqliteDatabase } from './sqlite-database.ts'
import type { Change, Progress, Store } from './store.ts'
import { RUNNING, stoodStill } from './tournaments/standing-still.ts'

/** The name of the database's file in the data folder. */
export const DATABASE = 'orrery.sqlite'

/**
 * Opens the data folder, creating it if missing. One server at a time: the folder is locked while it runs. Throws a clear `Error` if it is
 * in use, damaged, or of a newer version.
 */
export function openStore(folder: string): Store {
  const file = join(folder, DATABASE)
  let unlock: () => void = () => undefined
  let database: DatabaseSync | null = null
  try {
    makeFolder(folder)
    unlock = lock(folder)
    ownFile(file)
    database = new DatabaseSync(file, { timeout: 500 })
    // Not locked itself, so that it can be backed up meanwhile. Pages that change with every answer are checkpointed once in 64 MB.
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma temp_store = memory;
      pragma cache_size = -32000;
      pragma wal_autocheckpoint = 16000;
      begin exclusive; commit;
    `)
    migrate(database)
    // From now on nothing blocks the event loop: the journal retries, and flushes its commits itself.
    database.exec('pragma busy_timeout = 0; pragma synchronous = normal')
    return storeOn(database, secondConnection(file), diskBelow(`${file}-wal`), unlock)
  } catch (error) {
    database?.close()
    unlock()
    const why = error instanceof Error ? error.message : String(error)
    if (why.includes('in use by')) throw error
    throw new Error(why.includes('locked') ? inUse(folder) : `cannot open the data in ${folder}: ${why}`)
  }
}

function secondConnection(file: string): DatabaseSync {
  const writer = new DatabaseSync(file, { timeout: 0 })
  writer.exec('pragma synchronous = full; pragma temp_store = memory')
  return writer
}

/** The folder holds everybody's secrets: only its owner may read it. */
function makeFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) chmodSync(folder, 0o700)
}

/** SQLite gives the files beside the database the same permissions. */
function ownFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

/** Keeps other servers out of the folder until the process ends or the returned function is called. */
function lock(folder: string): () => void {
  const file = join(folder, 'orrery.lock')
  ownFile(file)
  const held = new DatabaseSync(file, { timeout: 500 })
  try {
    held.exec('begin exclusive')
  } catch (error) {
    held.close()
    throw error instanceof Error && error.message.includes('locked') ? new Error(inUse(folder)) : error
  }
  return () => held.close()
}

function inUse(folder: string): string {
  return `the data folder ${folder} is in use by another server`
}

function storeOn(database: DatabaseSync, writer: DatabaseSync, disk: Disk, unlock: () => void): Store {
  const journal = openJournal(database, disk)
  const put = statements(database)
  const both = sqliteDatabase(database, writer, journal.settled)
  return {
    database: both,
    ...readsOn(both.read),
    addPlayer: (row) => journal.write(() => put.player(row)),
    renamePlayer: (id, was, name) =>
      journal.write(() => {
        put.rename.run(name, id)
        put.renameSeats.run(name, id, was)
      }),
    addTable: (row, seats) =>
      journal.write(() => {
        if (put.isThere.get(row.id) !== undefined) return 'there'
        put.table(row)
        for (const seat of seats) put.seat(seat)
        return 'kept'
      }),
    append: (table, expected, change) =>
      journal.write(() => {
        if (change.orders !== undefined && !put.areOrdersBefore(change.orders)) return 'behind'
        if (!put.expected(table, expected, change.progress)) return 'behind'
        changed(put, table, change)
        return 'kept'
      }, table),
    addChat: (row) =>
      journal.write(() => {
        const { id } = put.chat.get({ ...row }) as { id: number }
        return id
      }),
    visit: (table, player, at) =>
      journal.write(() => {
        put.visit.run(table, player, at)
        const { at: first } = put.visitor.get(table, player) as { at: number }
        return first
      }),
    forgetTable: (expected, replay) =>
      journal.write(() => {
        if (!put.expected(replay.table_id, expected)) return 'behind'
        put.replay(replay)
        for (const statement of put.forget) statement.run(replay.table_id)
        return 'kept'
      }, replay.table_id),
    beat: (now) => journal.write(() => void put.beat.run(now)),
    resumeClocks: (now) =>
      journal.write(() => {
        const last = (put.pulse.get() as { at: number } | undefined)?.at ?? null
        if (last !== null && last !== now) put.moveOn(now - last, now)
        put.beat.run(now)
        return last
      }),
    count: journal.count,
    flush: journal.flush,
    close() {
      journal.close()
      writer.close()
      // It waits for a running backup, but not long: what is not checkpointed now is at the next start.
      database.exec('pragma wal_checkpoint(truncate)')
      database.close()
      unlock()
    },
  }
}

type Statements = ReturnType<typeof statements>

function changed(put: Statements, id: string, { step, voided, position, start, seats, clocks, rematch, ended, orders }: Change): void {
  for (const seat of seats ?? []) put.seat(seat)
  for (const { seat, spent, asked_at, late, reserve } of clocks ?? []) put.clock.run(spent, asked_at, late, reserve, id, seat)
  if (step !== undefined) put.answer(step)
  for (const seq of voided ?? []) put.voided.run(id, seq)
  if (position) put.position.run(id, position.seq, position.position)
  if (start !== undefined) put.start.run(id, start)
  if (rematch !== undefined) put.rematch.run(rematch, id)
  if (orders !== undefined) put.orders(orders)
  if (!ended) return
  put.result(ended.row)
  for (const seat of ended.seats) put.resultSeat(seat)
}

function statements(database: DatabaseSync) {
  // By position: looking names up takes as long as inserting.
  const into = <Column extends string>(table: string, columns: readonly Column[], how = 'insert') => {
    const statement = database.prepare(`${how} into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`)
    return (row: { readonly [column in Column]: SQLInputValue }): void => {
      statement.run(...columns.map((column) => row[column]))
    }
  }
  const revision = database.prepare('update tables set revision = revision + 1 where id = ? and revision = ?')
  const ordersAt = database.prepare('select 1 from orders where table_id = ? and seat = ? and revision = ?')
  const going = PROGRESS.map((column) => `${column} = ?`).join(', ')
  const progressed = database.prepare(`update tables set revision = revision + 1, ${going} where id = ? and revision = ?`)
  const dueLater = database.prepare('update tables set due = due + ? where due is not null')
  const askedLater = database.prepare('update seats set asked_at = asked_at + ? where asked_at is not null')
  const running = `stage in (${RUNNING.map((stage) => `'${stage}'`).join(', ')})`
  const standStill = database.prepare(
    `insert into tournament_events (tournament_id, seq, event, at) select id, version + 1, ?, ? from tournaments where ${running}`,
  )
  const stoodOn = database.prepare(`update tournaments set version = version + 1 where ${running}`)
  return {
    /** Checks the writer's revision and stores the table's progress; false at another revision. */
    expected(id: string, at: number, progress?: Progress): boolean {
      const { changes } =
        progress === undefined ? revision.run(id, at) : progressed.run(...PROGRESS.map((column) => progress[column]), id, at)
      return changes !== 0
    },
    player: into('players', ['id', 'name', 'token', 'created']),
    rename: database.prepare('update players set name = ? where id = ?'),
    renameSeats: database.prepare('update seats set name = ? where player = ? and name = ?'),
    isThere: database.prepare('select 1 from tables where id = ?'),
    table: into('tables', TABLE),
    seat: into('seats', SEAT, 'insert or replace'),
    clock: database.prepare('update seats set spent = ?, asked_at = ?, late = ?, reserve = ? where table_id = ? and seat = ?'),
    answer: into('answers', ANSWER),
    voided: database.prepare('update answers set void = 1 where table_id = ? and seq = ?'),
    position: database.prepare('insert or replace into positions (table_id, seq, position) values (?, ?, ?)'),
    start: database.prepare('insert into starts (table_id, position) values (?, ?)'),
    rematch: database.prepare('update tables set rematch = ? where id = ?'),
    result: into('results', RESULT, 'insert or replace'),
    resultSeat: into('result_seats', RESULT_SEAT, 'insert or replace'),
    /** Whether a seat's orders are at the revision before. */
    areOrdersBefore: ({ table_id, seat, revision: after }: OrderRow): boolean => ordersAt.get(table_id, seat, after - 1) !== undefined,
    orders: into('orders', ORDERS, 'insert or replace'),
    replay: into('replays', ['table_id', 'game', 'ended', 'replay']),
    forget: OF_TABLE.map((from) => database.prepare(`delete from ${from} where table_id = ?`)).concat(
      database.prepare('delete from tables where id = ?'),
    ),
    // Numbers of unreadable lines are not reused. They follow the clock, so that nobody can count other people's lines.
    chat: database.prepare(`
      insert into chat (table_id, id, seat, name, text, at, by_player, to_player, to_seat, to_name, among)
      values (:table_id, (select max(coalesce(max(id), 0) + 1, :at) from chat where table_id = :table_id), :seat, :name, :text, :at,
        :by_player, :to_player, :to_seat, :to_name, :among) returning id`),
    visit: database.prepare(
      'insert into visitors (table_id, player, at) values (?, ?, ?) on conflict do update set at = min(at, excluded.at)',
    ),
    visitor: database.prepare('select at from visitors where table_id = ? and player = ?'),
    beat: database.prepare('insert or replace into pulse (one, at) values (1, ?)'),
    pulse: database.prepare('select at from pulse'),
    moveOn(later: number, now: number): void {
      dueLater.run(later)
      askedLater.run(later)
      standStill.run(stoodStill(later), now)
      stoodOn.run()
    },
  }
}
