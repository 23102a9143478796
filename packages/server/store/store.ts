import type { Database } from './database.ts'
import type { OrderRow } from './orders.ts'
import type {
  AnswerRow,
  ChatRow,
  PlayerRow,
  PositionRow,
  ReplayRow,
  ResultRow,
  ResultSeatRow,
  SeatRow,
  StartRow,
  TableRow,
} from './schema.ts'

/** The columns of a table's row that an answer changes. */
export type Progress = Pick<TableRow, 'stage' | 'version' | 'waiting' | 'bot_due' | 'due' | 'changed' | 'game_version'>

/** A seat's stored clock. */
export type ClockColumns = Pick<SeatRow, 'seat' | 'spent' | 'asked_at' | 'late' | 'reserve'>

/** A table's end. */
export interface Ended {
  readonly row: ResultRow
  readonly seats: readonly ResultSeatRow[]
}

/** One change of a table. It is stored whole or not at all. */
export interface Change {
  readonly step?: AnswerRow
  /** Undone answers. */
  readonly voided?: readonly number[]
  readonly position?: Omit<PositionRow, 'table_id'> | null
  /** Where the table begins; it never changes afterwards. */
  readonly start?: StartRow['position']
  readonly seats?: readonly SeatRow[]
  readonly clocks?: readonly ClockColumns[]
  readonly progress?: Progress
  readonly rematch?: string
  readonly ended?: Ended | null
  /** What is left of a seat's orders after the answer that they gave: nothing is changed unless they are at the revision before. */
  readonly orders?: OrderRow
}

/** A stored table: its last position and everything since. */
export interface StoredTable {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly position: PositionRow | null
  /** The answers after the position, in order. */
  readonly since: readonly AnswerRow[]
}

/** A table's row in a list. */
export interface StoredLine {
  readonly row: Pick<TableRow, 'id' | 'game' | 'stage' | 'waiting' | 'due' | 'created' | 'changed'>
  readonly seats: readonly Pick<SeatRow, 'seat' | 'player' | 'name' | 'bot'>[]
}

/** An answer without its content. */
export type AnswerLine = Pick<AnswerRow, 'seq' | 'kind' | 'seat' | 'player' | 'ref' | 'void' | 'used'>

/**
 * A server's persistent data. Several servers may share a store: a writer names the revision of the table that it knows. Everything is
 * asynchronous, so that any engine can implement it. Times are in milliseconds since 1970. Calls may come in any order and at the same
 * time, except that a server which starts alone calls `resumeClocks` before it opens tables (with leases, joining does), and that nothing follows `close`.
 *
 * When a promise resolves, its change is on disk. If it rejects with `StoreUnavailable`, the change may or may not be there: read it again.
 * After any other error nothing has changed.
 *
 *     if ((await store.append(id, revision, change)) === 'behind') // another server was first: read the table again, and decide anew
 */
export interface Store {
  /** The database, for the other domains in it. */
  readonly database: Database

  addPlayer(row: PlayerRow): Promise<void>
  /** The player with that token; null if there is none. */
  playerOf(token: string): Promise<Pick<PlayerRow, 'id' | 'name'> | null>
  /** Renames a player, on their seats too. */
  renamePlayer(id: string, was: string, name: string): Promise<void>

  /** Adds a table. `there`: there is one with that id already, which another server or request has made; it stays as it is. */
  addTable(row: TableRow, seats: readonly SeatRow[]): Promise<'kept' | 'there'>
  /** Null if there is no such table, or only its replay is left. */
  readTable(id: string): Promise<StoredTable | null>
  /** The table's revision: the number of its changes. Null where there is no such table. */
  revisionOf(id: string): Promise<number | null>
  /** Stores a change if the table is still at revision `expected`, and raises the revision by one. `behind`: another change came first. */
  append(table: string, expected: number, change: Change): Promise<'kept' | 'behind'>
  /** The last answers, newest first; only those `below` a version. */
  lastAnswers(table: string, count: number, below?: number): Promise<AnswerLine[]>
  /** All answers that count, in order. */
  answersOf(table: string): Promise<Pick<AnswerRow, 'seq' | 'seat' | 'answer'>[]>
  /** Where a table began, with what the deal told; null if that was not stored. */
  startOf(table: string): Promise<{ readonly position: string; readonly events: string } | null>
  /** The log before a version, newest entry first. */
  eventsBefore(table: string, before: number, count: number): Promise<Pick<AnswerRow, 'seq' | 'events'>[]>

  /** Adds a line of chat; its number counts within the table. */
  addChat(row: Omit<ChatRow, 'id'>): Promise<number>
  /** The last lines of chat that a player may read, newest first: public ones, and private ones of the player. */
  chatOf(table: string, player: string, count: number): Promise<ChatRow[]>
  /** Records a spectator. Returns when that player first came. */
  visit(table: string, player: string, at: number): Promise<number>

  /** The listed tables with an open seat made since then, newest first. */
  openTables(since: number, count: number): Promise<StoredLine[]>
  /** The listed tables that are being played and changed since then, the last changed first. */
  liveTables(since: number, count: number): Promise<StoredLine[]>
  /** The tables at which a player has a seat, the last changed first. */
  tablesOf(player: string, count: number): Promise<StoredLine[]>
  /** How many unfinished tables a player has made. */
  countUnfinished(host: string): Promise<number>
  /** The tables at which a bot is to answer. */
  botTables(): Promise<string[]>
  /** The tables at which a clock has run out by then. */
  dueTables(by: number): Promise<string[]>
  /** When the first clock after that time runs out; null if none does. */
  nextDue(after: number): Promise<number | null>

  /** The tables that ended before a time, oldest first. */
  endedBefore(time: number): Promise<string[]>
  /** Stores the replay of a table in place of the table, if it is still at that revision; `behind`: nothing is changed. */
  forgetTable(expected: number, replay: ReplayRow): Promise<'kept' | 'behind'>
  /** The stored replay of a deleted table; null if there is none. */
  replayOf(table: string): Promise<Uint8Array | null>
  /** A table's result, also after the table is deleted; null while it goes on. */
  resultOf(table: string): Promise<Ended | null>

  /** Records that a server is alive. */
  beat(now: number): Promise<void>
  /**
   * Call at a start. Moves all clocks on, those of tournaments too, by the time since the last beat, so that downtime costs nobody time.
   * Returns that beat's time.
   */
  resumeClocks(now: number): Promise<number | null>
  /** The number of commits and writes. */
  readonly count: { readonly commits: number; readonly writes: number }
  /** Commits what the engine has queued, now. It may still have to reach the disk: await the promises of the writes. */
  flush(): void
  /** Commits what is queued and closes the database. */
  close(): void
}
