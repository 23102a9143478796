import type { Json, Position, ReplayStart, Seat, Seed, Step } from '@orrery/kernel'
import type { Scenario } from '@orrery/kernel/scenario'
import type { LogEntry, StoppedClock } from '@orrery/play'

/** The player of a local table's seat. */
export interface LocalSeat {
  /** Empty for a bot. */
  readonly name: string
  /** The level of the bot; null for a person on this screen. */
  readonly bot: string | null
}

/** A stored local table, without its history: plain data. */
export interface StoredTable {
  readonly id: string
  readonly game: string
  readonly options: Json
  readonly seats: readonly LocalSeat[]
  readonly seed: Seed
  /** The scenario with which the table began, if it did not begin at its start. */
  readonly scenario?: Scenario
  /** The table's start; absent before the first opening, and at tables made before version 1.1. */
  readonly start?: ReplayStart
  /** Null before the first opening. */
  readonly position: Position | null
  /** The stopped clocks. */
  readonly clocks: readonly StoppedClock[]
  /** The number of pages. */
  readonly pages: number
  readonly created: number
  readonly changed: number
  /** Whether a person on this screen is asked. */
  readonly myTurn: boolean
  readonly over: boolean
  /** The table that this one continues, and the seats there of those who sit here. */
  readonly from?: { readonly table: string; readonly seats: readonly Seat[] }
  /** Who has won; absent until the table is over, and at tables that were over before version 1.2. */
  readonly winners?: readonly Seat[]
}

/** A part of a table's history. Pages are added, never rewritten. */
export interface Page {
  readonly steps: readonly Step[]
  readonly log: readonly LogEntry[]
  /** The version of the undone answer. */
  readonly undone: number | null
}

/** Where tables are stored. */
export interface TableStore {
  /** Stores a table and adds its last page; false, and nothing, if more has been stored, or the table was deleted. */
  keep(table: StoredTable, page?: Page): Promise<boolean>
  table(id: string): Promise<StoredTable | undefined>
  pages(id: string): Promise<readonly Page[]>
  all(): Promise<readonly StoredTable[]>
  forget(id: string): Promise<void>
}
