import type { Answer, GameEvent, Json, Piece, Refusal, Replay, Seat, Seen, Viewer } from '@orrery/kernel'
import type { Recorded } from '@orrery/kernel/scenario/write'
import type { Beats } from '@orrery/play'
import type { Mark } from '@orrery/protocol'
import type { ReadonlySignal } from '@preact/signals'

/** One view of a table and what led to it: replaced as a whole, so that a board never sees one without the other. */
export interface Moment<V = unknown> {
  readonly seen: Seen<V>
  /** What happened since the moment before, in order: what to animate. Empty after a reload or a reconnection. */
  readonly events: readonly GameEvent[]
}

/** A line of a table's log, as its viewer may know it. */
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
  /** The player's name; empty for a seat still open. A bot's is made by the frame from its level. */
  readonly name: string
  readonly holder: Holder
  /** What stands beside the name; absent for members without a role, for bots, and where there is no server. */
  readonly mark?: Mark
  /** The level of the bot that plays the seat now, also in place of a person who left. */
  readonly bot: string | null
  /** Connected now. Always true for one's own seats and for bots. */
  readonly present: boolean
  /** From when (`Date.now()`) the reader may let a bot stand in, while the player is away; null: not at all. */
  readonly replaceableAt: number | null
  /** Thinking time used so far in milliseconds, without the running decision. */
  readonly spent: number
  /** Since when the seat is asked (`Date.now()`), null while it is not. */
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
  /** To whom alone it was said. */
  readonly to?: { readonly seat: Seat; readonly name: string }
  /** Who said it, at a table on a server. */
  readonly by?: string
  /** Only players, or only spectators, read the line until the table is over. */
  readonly among?: 'players' | 'spectators'
}

/** An answer that a bot would think of, and how likely it is to win. */
export interface Suggestion {
  readonly answer: Answer
  readonly chance: number
  /** What people would count, where the looks ahead ended, on average. */
  readonly metrics?: Readonly<Record<string, number>>
}

/** How the table is reached: `local` tables live in this browser. */
export type Link = 'local' | 'connecting' | 'live' | 'lost'

/** Where a table stands: gathering players, being played, over, or gone for a reason (a message id `gone-<reason>`). */
export type Stage = 'gathering' | 'playing' | 'over' | 'gone'

/** The tournament whose game is played at a table. */
export interface Official {
  readonly id: string
  readonly title: string
  /** When its hour is over (`Date.now()`); null: it is decided. */
  readonly until: number | null
}

/** What one may do about the invitation of a table on a server. */
export interface Invitation {
  /** The address to hand to others. */
  readonly url: string
  /** Whether this browser may still change seats and start the table. */
  readonly host: boolean
}

/** What a bot answers where who teaches says so; null: it decides itself. */
export type Lead = (seen: Seen) => Answer | null

/**
 * A table as the frame plays it, wherever it lives. Local tables (the kernel in the page) and tables on a server
 * implement it alike. Signals change at once and as a whole; promises settle when the table has decided.
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
  /** The eyes of this browser: the seats it holds, or only `spectator`. Never empty. */
  readonly viewers: ReadonlySignal<readonly Viewer[]>
  readonly players: ReadonlySignal<readonly Player[]>
  readonly chat: ReadonlySignal<readonly ChatLine[]>
  /** Null for tables without a server. */
  readonly invitation: ReadonlySignal<Invitation | null>
  /** The tournament whose game is played here; null, and absent, where there is none. */
  readonly official?: ReadonlySignal<Official | null>
  /** What one of `viewers` sees now; null before the first view has arrived. The same signal at every call. */
  moment(viewer: Viewer): ReadonlySignal<Moment | null>
  /** The log of one of `viewers`, oldest first. The same signal at every call. */
  log(viewer: Viewer): ReadonlySignal<readonly LogLine[]>
  /**
   * What happened since a held seat last did something, by the table's record, picture by picture; null, and absent, where it cannot be
   * told. `byItself`: what the page answers without its reader. May reject where there is no connection.
   */
  lately?(seat: Seat, byItself: (seen: Seen) => Answer | null): Promise<Beats | null>
  /** Answers for a held seat, at the version that was shown. Returns true or why not; then the moment is fresh. */
  answer(seat: Seat, answer: Answer, version: number): Promise<true | Refusal>
  /** What a held seat has said beforehand and still stands; empty in games without orders. The same signal at every call. */
  orders(seat: Seat): ReadonlySignal<readonly unknown[]>
  /** Puts another list in its place; `version`: of the game's orders. */
  order(seat: Seat, orders: readonly unknown[], version: number): void
  /** Whether a server answers by them; else the frame does. */
  readonly answersByOrders?: boolean
  /** The versions of the table that what a held seat said beforehand has led to; absent where no server keeps it. */
  answered?(seat: Seat): ReadonlySignal<readonly number[]>
  /** While it is held, bots wait with what they answer; absent where other people play. */
  hold?(on: boolean): void
  /** Who teaches says what the bots answer, by what each of them sees; null, from either: they decide. Absent where other people play. */
  lead?(leads: Lead | null): void
  /** Takes back the held seat's last answer. */
  undo(seat: Seat): Promise<true | Refusal>
  /** Why the piece cannot be used otherwise now. */
  explain(seat: Seat, piece: Piece): Promise<readonly Refusal[]>
  /** The best three answers to the open question, as a bot sees them from what the seat knows; absent where other people play. */
  suggest?(seat: Seat): Promise<readonly Suggestion[]>
  /** Says something at the table; `to`: to the player of that seat alone. */
  say(text: string, to?: Seat): void
  /** Starts a gathering table with bots in the open seats (host only). Rejects with a `RequestError`. */
  start(): Promise<void>
  /** Gives up the held seats for good: bots take over. */
  leave(): void
  /** The recorded table with its seed, once it is over; null where it cannot be had. */
  replay(): Promise<Replay | null>
  /** All that has been done at a table of this browser so far, and a hash of where it stands; absent where others may play. */
  recorded?(): Promise<Recorded & { readonly ends: number }>
  /** Opens the same table anew and returns the address in the app to go to; null where it cannot be done. */
  rematch(): Promise<string | null>
  /** Opens the table at which some seats play on with what came of this one; absent where only all of them can, by `rematch`. */
  follow?(seats: readonly Seat[]): Promise<string | null>
  /** The frame has drawn the table for the first time: what must not delay it (bots) may begin. */
  drawn?(): void
  /** Stops listening, timers and workers; the table itself goes on. */
  close(): void
}
