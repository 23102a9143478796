import type { Answer, GameEvent, Json, Piece, Refusal, Replay, Seat, Seen, Viewer } from '@orrery/kernel'
import type { Recorded } from '@orrery/kernel/scenario/write'
import type { RecapBeats } from '@orrery/play'
import type { Mark } from '@orrery/protocol'
import type { ReadonlySignal, Signal } from '@preact/signals'

/** One view of a table and what led to it. Both are replaced together, so that a board never sees one without the other. */
export interface Moment<V = unknown> {
  readonly seen: Seen<V>
  /** What happened since the previous moment, in order; boards animate it. Empty after a reload or a reconnection. */
  readonly events: readonly GameEvent[]
}

/** A log line that its viewer may know. */
export interface LogLine {
  readonly event: GameEvent
  /** The version of the table after the answer that caused it. */
  readonly version: number
}

/** Who has a seat. `me`: held by this browser (several seats: hot-seat). */
export type Holder = 'me' | 'person' | 'bot' | 'open'

/** A seat as the frame shows it. */
export interface Player {
  readonly seat: Seat
  /** The player's name; empty for an open seat. The frame names bots by level. */
  readonly name: string
  readonly holder: Holder
  /** The badge beside the name; absent for members without a role, for bots, and without a server. */
  readonly mark?: Mark
  /** The level of the bot that plays the seat now, also in place of a person who left. */
  readonly bot: string | null
  /** Whether the player is connected; true for the reader's own seats and for bots. */
  readonly present: boolean
  /** When (`Date.now()`) the reader may replace the absent player by a bot; null: not at all. */
  readonly replaceableAt: number | null
  /** Thinking time used so far in milliseconds, without the current decision. */
  readonly spent: number
  /** When the seat was asked (`Date.now()`); null while it is not. */
  readonly since: number | null
  /** When the seat's time runs out (`Date.now()`); null while none runs. */
  readonly timeUpAt: number | null
}

/** A line of the table's chat. */
export interface ChatLine {
  readonly id: number
  readonly name: string
  readonly seat: Viewer
  readonly text: string
  /** When it was said, in milliseconds since 1970. */
  readonly at: number
  /** The receiver of a private line. */
  readonly to?: { readonly seat: Seat; readonly name: string }
  /** Who said it, at a table on a server. */
  readonly by?: string
  /** Who alone reads the line until the table is over. */
  readonly among?: 'players' | 'spectators'
}

/** A bot's suggestion, and how likely it is to win. */
export interface Suggestion {
  readonly answer: Answer
  readonly chance: number
  /** The average of the game's metrics at the end of the playouts. */
  readonly metrics?: Readonly<Record<string, number>>
}

/** How the table is reached; `local` tables are stored in this browser. */
export type Link = 'local' | 'connecting' | 'live' | 'lost'

/** A table's stage: gathering players, being played, over, or gone for a reason (a message id `gone-<reason>`). */
export type Stage = 'gathering' | 'playing' | 'over' | 'gone'

/** Why the stage of a table of this browser is `gone`: another page of the browser plays it now. */
export const ELSEWHERE = 'elsewhere'

/** The same: its bots cannot be loaded, and the page must not be loaded anew, because the browser stores nothing. */
export const UNKEPT = 'unkept'

/** The tournament that a table's game belongs to. */
export interface Official {
  readonly id: string
  readonly title: string
  /** When the game's hour ends (`Date.now()`); null if it is decided. */
  readonly until: number | null
}

/** The invitation of a table on a server. */
export interface Invitation {
  /** The address to share. */
  readonly url: string
  /** Whether this browser may still change seats and start the table. */
  readonly host: boolean
}

/** A table at which some seats of another one continue with its result; in the seats of that one. */
export interface Followed {
  readonly address: string
  readonly seats: readonly Seat[]
  readonly over: boolean
  /** Empty for a draw, and while it is not over. */
  readonly winners: readonly Seat[]
}

/** Chooses a bot's answer in its place; null: the bot decides. */
export type Lead = (seen: Seen) => Answer | null

/**
 * A table as the frame plays it, wherever it is stored. Local tables, tables on a server and replays implement it. Signals change at once
 * and as a whole; promises settle when the table has decided.
 */
export interface TableSource {
  readonly id: string
  /** The game's id. */
  readonly game: string
  /** The table's options as chosen. */
  readonly options: ReadonlySignal<Json>
  readonly link: ReadonlySignal<Link>
  readonly stage: ReadonlySignal<Stage>
  /** Why the stage is `gone`, as the end of a message id; null otherwise. */
  readonly gone: ReadonlySignal<string | null>
  /** The viewers of this browser: the seats it holds, or only `spectator`. Never empty. */
  readonly viewers: ReadonlySignal<readonly Viewer[]>
  readonly players: ReadonlySignal<readonly Player[]>
  readonly chat: ReadonlySignal<readonly ChatLine[]>
  /** Null for tables without a server. */
  readonly invitation: ReadonlySignal<Invitation | null>
  /** The tournament that this game belongs to; null or absent if there is none. */
  readonly official?: ReadonlySignal<Official | null>
  /** The current moment of one of `viewers`; null before the first view has arrived. The same signal at every call. */
  moment(viewer: Viewer): ReadonlySignal<Moment | null>
  /** The log of one of `viewers`, oldest first. The same signal at every call. */
  log(viewer: Viewer): ReadonlySignal<readonly LogLine[]>
  /** Whether there are lines older than those of the log, which `earlier` fetches; absent: there are none. The same signal at every call. */
  hasEarlier?(viewer: Viewer): ReadonlySignal<boolean>
  /** Puts older lines before those of a viewer's log. Rejects without a connection. */
  earlier?(viewer: Viewer): Promise<void>
  /**
   * What happened since a held seat last did something, from the table's record, beat by beat; null or absent if unknown. `byItself`: the
   * answer that the page gives automatically, if any. May reject without a connection.
   */
  lately?(seat: Seat, byItself: (seen: Seen) => Answer | null): Promise<RecapBeats | null>
  /** Answers for a held seat at the shown version. Returns true once the moment is up to date, or the refusal. */
  answer(seat: Seat, answer: Answer, version: number): Promise<true | Refusal>
  /** A held seat's current orders; empty in games without orders. The same signal at every call. */
  orders(seat: Seat): ReadonlySignal<readonly unknown[]>
  /** Replaces the orders. `version`: that of the game's orders. */
  order(seat: Seat, orders: readonly unknown[], version: number): void
  /** Whether a server answers by the orders; otherwise the frame does. */
  readonly answersByOrders?: boolean
  /** The versions of the table that a held seat's orders led to; absent without a server. */
  answered?(seat: Seat): ReadonlySignal<readonly number[]>
  /** While it is on, bots wait with their answers; absent where other people play. */
  hold?(on: boolean): void
  /**
   * Lets a teacher decide for the bots, from what each of them sees; if `leads` or its answer is null, they decide themselves. Absent where
   * other people play.
   */
  lead?(leads: Lead | null): void
  /**
   * While it is true, bots play without pauses and the table is shown only now and then; it becomes false when a person is asked or the table is
   * over. Absent where other people play.
   */
  readonly hurried?: Signal<boolean>
  /** Undoes the held seat's last answer. */
  undo(seat: Seat): Promise<true | Refusal>
  /** Why the piece cannot be used in other ways now. */
  explain(seat: Seat, piece: Piece): Promise<readonly Refusal[]>
  /** A bot's best three answers to the open question, from what the seat knows; absent where other people play. */
  suggest?(seat: Seat): Promise<readonly Suggestion[]>
  /** Says something at the table; with `to`, only to the player of that seat. */
  say(text: string, to?: Seat): Promise<void>
  /** Starts a gathering table with bots in the open seats (host only). Rejects with a `RequestError`. */
  start(): Promise<void>
  /** Gives up the held seats for good: bots take over. */
  leave(): void
  /** The recorded table with its seed, once it is over; null if there is no record. */
  replay(): Promise<Replay | null>
  /** Everything done so far at a table of this browser, and a hash of its state; absent where others may play. */
  recorded?(): Promise<Recorded & { readonly ends: number }>
  /** Opens a rematch and returns its address in the app; null if that is not possible. */
  rematch(): Promise<string | null>
  /** Opens the table at which some seats continue with the result of this one; absent if only all of them can, by `rematch`. */
  follow?(seats: readonly Seat[]): Promise<string | null>
  /** The tables that have been opened so, the oldest first. */
  followed?(): Promise<readonly Followed[]>
  /** The address of the table that this one continues so. */
  readonly origin?: string
  /** Called when the frame has drawn the table for the first time: work that must not delay it (bots) may now begin. */
  drawn?(): void
  /** Stops listening, timers and workers; the table itself goes on. */
  close(): void
}
