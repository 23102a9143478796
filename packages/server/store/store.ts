import type { Database } from './database.ts'
import type { AnswerRow, ChatRow, PlayerRow, PositionRow, ReplayRow, ResultRow, ResultSeatRow, SeatRow, TableRow } from './schema.ts'

/** The columns of a table's row that an answer changes. */
export type Progress = Pick<TableRow, 'stage' | 'version' | 'waiting' | 'bot_due' | 'due' | 'changed' | 'game_version'>

/** A seat's stored clock. */
export type ClockColumns = Pick<SeatRow, 'seat' | 'spent' | 'asked_at' | 'late' | 'reserve'>

/** How a table ended. */
export interface Ended {
  readonly row: ResultRow
  readonly seats: readonly ResultSeatRow[]
}

/** One change of a table. It is stored whole or not at all. */
export interface Change {
  readonly step?: AnswerRow
  /** Answers that were taken back. */
  readonly voided?: readonly number[]
  readonly position?: Omit<PositionRow, 'table_id'> | null
  readonly seats?: readonly SeatRow[]
  readonly clocks?: readonly ClockColumns[]
  readonly progress?: Progress
  readonly rematch?: string
  readonly ended?: Ended | null
}

/** A stored table: its last position and what came after it. */
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

/** An answer without what it says. */
export type AnswerLine = Pick<AnswerRow, 'seq' | 'kind' | 'seat' | 'player' | 'ref' | 'void' | 'used'>

/**
 * What a server knows for longer than it runs. Several servers may share one: whoever changes a table says which revision of
 * it he knows. Everything is asynchronous, so that any engine can carry it; what is kept is on disk when the promise resolves,
 * and a rejected promise has changed nothing.
 */
export interface Store {
  /** The database, for the other domains in it. */
  readonly database: Database

  addPlayer(row: PlayerRow): Promise<void>
  playerOf(token: string): Promise<Pick<PlayerRow, 'id' | 'name'> | null>
  /** Renames a player, on their seats too. */
  renamePlayer(id: string, was: string, name: string): Promise<void>

  addTable(row: TableRow, seats: readonly SeatRow[]): Promise<void>
  readTable(id: string): Promise<StoredTable | null>
  /** The table's revision: the number of its changes. Null where there is no such table. */
  revisionOf(id: string): Promise<number | null>
  /** Stores a change if the table is still at revision `expected`, and raises the revision by one. `behind`: another change came first. */
  append(table: string, expected: number, change: Change): Promise<'kept' | 'behind'>
  /** The last answers, the newest first; `below` a version. */
  lastAnswers(table: string, count: number, below?: number): Promise<AnswerLine[]>
  /** All answers that count, in order. */
  answersOf(table: string): Promise<Pick<AnswerRow, 'seq' | 'seat' | 'answer'>[]>
  /** The log before a version, the newest entry first. */
  eventsBefore(table: string, before: number, count: number): Promise<Pick<AnswerRow, 'seq' | 'told'>[]>

  /** Adds a line of talk; its number counts within the table. */
  addChat(row: Omit<ChatRow, 'id'>): Promise<number>
  /** The last lines of talk that a player may read, the newest first: those to all, and those between the player and another. */
  chatOf(table: string, player: string, count: number): Promise<ChatRow[]>
  /** Records a spectator. Returns when that player first came. */
  visit(table: string, player: string, at: number): Promise<number>

  /** The tables with an open seat that are listed and made since then, the newest first. */
  openTables(since: number, count: number): Promise<StoredLine[]>
  /** The listed tables that are played and changed since then, the last changed first. */
  liveTables(since: number, count: number): Promise<StoredLine[]>
  /** The tables at which a player has a seat, the last changed first. */
  tablesOf(player: string, count: number): Promise<StoredLine[]>
  countUnfinished(host: string): Promise<number>
  /** The tables at which a bot is waited for. */
  botTables(): Promise<string[]>
  /** The tables at which a clock has run out by then. */
  dueTables(by: number): Promise<string[]>
  /** When the first clock after that time runs out. */
  nextDue(after: number): Promise<number | null>

  /** The tables that ended before a time, the oldest first. */
  endedBefore(time: number): Promise<string[]>
  /** Keeps the replay of a table instead of the table, if it is still at that revision. */
  forgetTable(expected: number, replay: ReplayRow): Promise<'kept' | 'behind'>
  replayOf(table: string): Promise<Uint8Array | null>
  resultOf(table: string): Promise<Ended | null>

  /** Records that a server is alive. */
  beat(now: number): Promise<void>
  /** Call at a start. Moves all clocks on by the time since the last beat, so that downtime costs nobody time. Returns that beat's time. */
  resumeClocks(now: number): Promise<number | null>
  /** How many commits and writes there were. */
  readonly count: { readonly commits: number; readonly writes: number }
  /** Writes pending commits to disk. */
  flush(): void
  close(): void
}
