import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { nodeSqlite } from './dialect.ts'
import { type Journal, openJournal } from './journal.ts'
import {
  type AnswerRow,
  type ChatRow,
  migrate,
  type PlayerRow,
  type ReplayRow,
  type Schema,
  type SeatRow,
  type TableRow,
} from './schema.ts'

/** The columns of a table's row that an answer changes. */
export type Progress = Pick<TableRow, 'stage' | 'version' | 'waiting' | 'bot_due' | 'changed' | 'game_version'>

/** What is on disk. Reads go through `db`; writes are the statements below, inside `journal.write`. */
export interface Store {
  readonly db: Kysely<Schema>
  readonly journal: Journal
  addPlayer(row: PlayerRow): void
  /** Changes a player's name, also on the seats that carry it. */
  renamePlayer(id: string, was: string, name: string): void
  addTable(row: TableRow): void
  putSeat(row: SeatRow): void
  addAnswer(row: AnswerRow): void
  /** Marks an answer as taken back. */
  voidAnswer(table: string, seq: number): void
  putPosition(table: string, seq: number, position: string): void
  setProgress(table: string, progress: Progress): void
  setSpent(table: string, seat: number, spent: number): void
  setRematch(table: string, rematch: string): void
  addChat(row: ChatRow): void
  /** Keeps the replay of a table instead of the table. */
  forgetTable(table: string, replay: ReplayRow): void
  close(): void
}

/** The database in the data folder. */
export const DATABASE = 'orrery.sqlite'

/**
 * Opens the data folder, making it where there is none. One server at a time: the folder is locked as long as it runs.
 * Throws a clear `Error` when it is in use, damaged, or of a newer version.
 */
export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true })
  const unlock = lock(folder)
  const file = join(folder, DATABASE)
  let database: DatabaseSync | null = null
  try {
    database = new DatabaseSync(file, { timeout: 500 })
    // Not locked itself, so that it can be backed up meanwhile.
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma temp_store = memory;
      pragma cache_size = -32000;
      begin exclusive; commit;
    `)
    migrate(database)
    const journal = openJournal(database)
    return {
      ...statements(database),
      db: new Kysely<Schema>({ dialect: nodeSqlite(database) }),
      journal,
      close: closing(database, journal, unlock),
    }
  } catch (error) {
    database?.close()
    unlock()
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(why.includes('locked') ? inUse(folder) : `cannot open ${file}: ${why}`)
  }
}

function closing(database: DatabaseSync, journal: Journal, unlock: () => void): () => void {
  return () => {
    journal.close()
    // It waits for a back-up that is being made, but not long: what is not taken over now is at the next start.
    database.exec('pragma wal_checkpoint(truncate)')
    database.close()
    unlock()
  }
}

/** Keeps other servers out of the folder until the process ends or what is returned is called. */
function lock(folder: string): () => void {
  const held = new DatabaseSync(join(folder, 'orrery.lock'), { timeout: 500 })
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

type Statements = Omit<Store, 'db' | 'journal' | 'close'>

function statements(database: DatabaseSync): Statements {
  const insert = (table: string, columns: readonly string[]) =>
    `into ${table} (${columns.join(', ')}) values (${columns.map((column) => `:${column}`).join(', ')})`
  const player = database.prepare(`insert ${insert('players', ['id', 'name', 'token', 'created'])}`)
  const rename = database.prepare('update players set name = ? where id = ?')
  const renameSeats = database.prepare('update seats set name = ? where player = ? and name = ?')
  const table = database.prepare(
    `insert ${insert('tables', ['id', 'game', 'game_version', 'host', 'settings', 'listed', 'stage', 'seed', 'commitment', 'version', 'waiting', 'bot_due', 'rematch', 'created', 'changed'])}`,
  )
  const seat = database.prepare(
    `insert or replace ${insert('seats', ['table_id', 'seat', 'player', 'name', 'bot', 'given_up', 'settings', 'spent'])}`,
  )
  const answer = database.prepare(
    `insert ${insert('answers', ['table_id', 'seq', 'kind', 'seat', 'answer', 'player', 'ref', 'told', 'at', 'void'])}`,
  )
  const voided = database.prepare('update answers set void = 1 where table_id = ? and seq = ?')
  const position = database.prepare('insert or replace into positions (table_id, seq, position) values (?, ?, ?)')
  const progress = database.prepare(
    'update tables set stage = :stage, version = :version, waiting = :waiting, bot_due = :bot_due, changed = :changed, game_version = :game_version where id = :id',
  )
  const spent = database.prepare('update seats set spent = ? where table_id = ? and seat = ?')
  const rematch = database.prepare('update tables set rematch = ? where id = ?')
  const replay = database.prepare(`insert ${insert('replays', ['table_id', 'game', 'ended', 'replay'])}`)
  const forgetting = ['answers', 'positions', 'chat', 'seats'].map((from) => database.prepare(`delete from ${from} where table_id = ?`))
  forgetting.push(database.prepare('delete from tables where id = ?'))
  const chat = database.prepare(`insert ${insert('chat', ['table_id', 'id', 'seat', 'name', 'text', 'at'])}`)
  return {
    addPlayer: (row) => void player.run({ ...row }),
    renamePlayer(id, was, name) {
      rename.run(name, id)
      renameSeats.run(name, id, was)
    },
    addTable: (row) => void table.run({ ...row }),
    putSeat: (row) => void seat.run({ ...row }),
    addAnswer: (row) => void answer.run({ ...row }),
    voidAnswer: (id, seq) => void voided.run(id, seq),
    putPosition: (id, seq, text) => void position.run(id, seq, text),
    setProgress: (id, columns) => void progress.run({ ...columns, id }),
    setSpent: (id, at, ms) => void spent.run(ms, id, at),
    setRematch: (id, other) => void rematch.run(other, id),
    addChat: (row) => void chat.run({ ...row }),
    forgetTable(id, row) {
      replay.run({ ...row })
      for (const statement of forgetting) statement.run(id)
    },
  }
}
