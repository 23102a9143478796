import type { Answer, GameEvent, Json, Refusal, Seat, Seen, SeenOption, SeenQuestion, Viewer } from '@orrery/kernel'
import type { ClubMessage } from './club/index.ts'
import type { LiveTable } from './club/lobby.ts'
import type { CollectingMessage } from './collecting.ts'
import type { Patch } from './patch.ts'
import type { PuzzleReply } from './puzzles.ts'
import type { RecordsMessage } from './records.ts'
import type { StudyReply } from './studies.ts'
import type { AccountCalendar, TimeControlMessage } from './time.ts'
import type { TournamentMessage } from './tournaments.ts'

/** A table's stage: gathering players, being played, over, or set aside because it cannot be read (`gone`). */
export type Stage = 'gathering' | 'playing' | 'over' | 'gone'

/** A badge beside a name, which nobody can type: a guest, or a role. */
export type Mark = 'guest' | 'host' | 'moderator' | 'judge'

/** A seat as everybody at the table sees it; only `me` depends on the reader. */
export interface PlayerInfo {
  readonly seat: Seat
  /** Empty for a bot and an open seat. */
  readonly name: string
  readonly holder: 'me' | 'person' | 'bot' | 'open'
  /** Absent for members without a role, bots and open seats. */
  readonly mark?: Mark
  /** The level of the bot that plays now, also in place of a person. */
  readonly bot: string | null
  /** Whether its player has left it: a bot plays it until that player, or another one, takes it. */
  readonly left: boolean
  /** Whether its player is connected; true for bots. */
  readonly present: boolean
  /** In how many milliseconds (0: now) the reader may replace the absent player by a bot; null: not at all. */
  readonly replaceableIn: number | null
  /** The thinking time of all decisions so far, in milliseconds. */
  readonly spent: number
  /** How long the seat has been asked, in milliseconds; null while it is not. */
  readonly waited: number | null
  /** Milliseconds until the seat's time runs out; null while none runs. */
  readonly timeLeft: number | null
  /** The remaining reserve of the time control, in milliseconds. */
  readonly reserve: number
  /** Whether the seat has brought what the game needs (its seat settings); true if it needs nothing. */
  readonly ready: boolean
  /** Who holds the seat: the id for befriending, challenging or blocking; null for bots and open seats. */
  readonly person: string | null
}

/** A stranger who asks for a seat whose player has left. */
export interface SeatAsking {
  readonly seat: Seat
  readonly name: string
  /** Whether the reader is the stranger. */
  readonly mine: boolean
  /** Whether the reader has agreed. */
  readonly agreed: boolean
}

/** A table without its views. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly settings: { readonly [setting: string]: Json }
  /** The time control; null: none. */
  readonly time: TimeControlMessage | null
  readonly listed: boolean
  readonly terms: TableTerms
  readonly stage: Stage
  /** Why it was set aside: `corrupt`, `unknown-game`, `older-version` or `newer-version`. */
  readonly gone: string | null
  /** Whether the reader made the table. */
  readonly host: boolean
  readonly players: readonly PlayerInfo[]
  /** Strangers who ask for a seat whose player has left; they get it when everybody at the table agrees. */
  readonly asking: readonly SeatAsking[]
  /** SHA-256 of the seed, known before the start. */
  readonly commitment: string
  /** The seed, known once the table is over; null before. */
  readonly seed: string | null
  /** The tournament that this game belongs to, with the remaining milliseconds of the game's hour; null: none. */
  readonly tournament: { readonly id: string; readonly title: string; readonly left: number } | null
  /** The table of the rematch. */
  readonly rematch: string | null
  /** When it was made, in milliseconds since 1970. */
  readonly created: number
}

/** The terms of a table. `level`: the players for whom its host means it. */
export interface TableTerms {
  readonly pace: 'live' | 'day'
  /** Whether the result counts. */
  readonly rated: boolean
  readonly level: 'any' | 'new' | 'skilled'
}

/** A line in a list of tables. */
export interface TableLine {
  readonly id: string
  readonly game: string
  readonly stage: Stage
  readonly terms: TableTerms
  readonly players: readonly {
    readonly name: string
    readonly holder: PlayerInfo['holder']
    readonly bot: string | null
    /** The id of the seat's player. */
    readonly person: string | null
  }[]
  /** The seats that must answer. */
  readonly waiting: readonly Seat[]
  /** Whether one of these seats is the reader's. */
  readonly myTurn: boolean
  /** When the table's first clock runs out; null: none runs. */
  readonly due: number | null
  readonly created: number
  /** When something last happened. */
  readonly changed: number
}

/** The open tables that fit the reader's filter, and the listed ones that are being played. */
export interface LobbyMessage {
  readonly type: 'lobby'
  readonly ref: string
  readonly tables: readonly TableLine[]
  /** How many tables fit; only the first are included. */
  readonly total: number
  readonly live: readonly LiveTable[]
}

/** A log line that its viewer may know. */
export interface LogEntry {
  /** The table's version after the answer that caused it; 0 at the start. */
  readonly version: number
  readonly event: GameEvent
}

/** A line of the chat. `id` grows within the table, but reveals nothing about lines that the reader may not see. */
export interface ChatEntry {
  readonly id: number
  readonly name: string
  readonly seat: Viewer
  readonly text: string
  readonly at: number
  /** The seat and player of a private line. */
  readonly to?: { readonly seat: Seat; readonly name: string }
  /** Who said it: the id of the person, for befriending, muting or blocking. */
  readonly by?: string
  /** Who alone reads the line until the table is over. */
  readonly among?: 'players' | 'spectators'
}

/** What a viewer gets when it starts to watch. */
export interface ViewerUpdate {
  readonly viewer: Viewer
  readonly seen: Seen
  readonly log: readonly LogEntry[]
  /** Whether there are older lines, which `log` fetches. */
  readonly more: boolean
}

/** A change for one viewer: a patch on what it saw, or the whole view if that is shorter. */
export interface Glimpse {
  readonly viewer: Viewer
  readonly patch?: Patch
  readonly seen?: Seen
  /** The fingerprint of the result; if it differs, the client watches the table again. */
  readonly print: number
  readonly events: readonly GameEvent[]
}

/** Errors of a request. `not-ready`: the table cannot start, because a seat has not brought what the game needs. */
export const ERROR_CODES = [
  'malformed',
  'too-large',
  'too-fast',
  'too-many',
  'outdated',
  'hello-first',
  'unknown-token',
  'unknown-table',
  'unknown-game',
  'unknown-tournament',
  'unknown-study',
  'unknown-puzzle',
  /** The study has no such branch, or the branch no such step. */
  'unknown-moment',
  /** The record of a game does not fit the rules, or belongs to other rules than this server's. */
  'bad-record',
  'unknown-person',
  'forbidden',
  /** The site lets members, but not guests, play or open tables. */
  'members-only',
  /** The reader is suspended; the account page says why and until when. */
  'suspended',
  /** The reader is muted for a while. */
  'muted',
  'not-now',
  /** The reader's time ran out twice in a row at a table by day; the request needs `confirmed`. */
  'confirm-late',
  'bad-settings',
  'not-ready',
  'taken',
  'gone',
  'failed',
  /** The server can store nothing at present, such as when its disk is full: nothing has changed. */
  'no-room',
  /** The game has no collecting, or this server does not offer it. */
  'no-collecting',
  /** The reader has not begun a collection. */
  'no-collection',
  /** The trade is not possible: another offer stands, it is over, or the offer is the sender's own. */
  'no-trade',
  /** Somebody does not own the cards to be given, or they are locked. */
  'not-owned',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** A key by which a program acts for its player. */
export interface KeyInfo {
  readonly id: string
  readonly name: string
  /** The most requests a minute. */
  readonly perMinute: number
  readonly created: number
  /** When it was last used, to the hour; null: never. */
  readonly used: number | null
}

/** The orders of the reader's seat: the reply to a request, or a change, made on another device or by answering. Nobody else gets them. */
export interface OrdersMessage {
  readonly type: 'orders'
  readonly ref?: string
  readonly table: string
  readonly seat: Seat
  /** The number of changes so far. */
  readonly revision: number
  readonly said: {
    readonly orders: readonly unknown[]
    readonly ifs: readonly SaidIf[]
    readonly passes?: boolean
  }
  /** How many orders of an older version could not be brought over since the last change. */
  readonly dropped: number
  /** False if the request came too late: another device had changed the orders. */
  readonly kept: boolean
  /** The versions of the table that answers by orders led to. */
  readonly answered: readonly number[]
}

/** An if-then of the reader's seat. */
export interface SaidIf {
  /** The fingerprint of the question and its stakes. */
  readonly print: number
  readonly answer: Answer
  /** The events until then. */
  readonly events: readonly GameEvent[]
  /** The options that the answer takes. */
  readonly chosen?: readonly SeenOption[]
}

/** A question that the reader's seat may be asked next, in an imagined table. */
export interface ForeseenQuestion {
  readonly print: number
  readonly question: SeenQuestion
  /** What the seat would see then. */
  readonly view: unknown
  /** The events until then: the condition. */
  readonly events: readonly GameEvent[]
  /** The answers that it depends on, by fingerprint. */
  readonly after: readonly number[]
  /** In how many of 100 determinizations it occurred. */
  readonly share: number
}

/** What a seat may be asked next, the likeliest first. */
export interface ForeseenMessage {
  readonly type: 'foreseen'
  readonly ref: string
  readonly table: string
  readonly seat: Seat
  /** The table's version that it was imagined from. */
  readonly version: number
  readonly foreseen: readonly ForeseenQuestion[]
}

/** What happened at a table since its reader was there, in at most seven beats. */
export interface BeatsMessage {
  readonly type: 'beats'
  readonly ref: string
  readonly table: string
  readonly seat: Seat
  /** How the table looked before. */
  readonly before: Seen
  readonly beats: readonly { readonly seen: Seen; readonly events: readonly GameEvent[] }[]
}

/** The messages a server sends. */
export type Message =
  | CollectingMessage
  | TournamentMessage
  | ClubMessage
  | RecordsMessage
  | StudyReply
  | PuzzleReply
  | LobbyMessage
  | {
      readonly type: 'welcome'
      readonly ref: string
      readonly player: { readonly id: string; readonly name: string }
      readonly token?: string
    }
  | { readonly type: 'done'; readonly ref: string }
  | { readonly type: 'created'; readonly ref: string; readonly table: string }
  /** The answer or undo counts, and is stored. */
  | { readonly type: 'accepted'; readonly ref: string; readonly version: number }
  /** The answer or undo does not count; the `table` message before has the whole current view. */
  | { readonly type: 'refused'; readonly ref: string; readonly refusal: Refusal }
  | OrdersMessage
  | ForeseenMessage
  | BeatsMessage
  | { readonly type: 'explained'; readonly ref: string; readonly refusals: readonly Refusal[] }
  | { readonly type: 'lines'; readonly ref: string; readonly log: readonly LogEntry[]; readonly more: boolean }
  | { readonly type: 'tables'; readonly ref: string; readonly which: 'open' | 'mine'; readonly tables: readonly TableLine[] }
  /** A line of a followed list is new or has changed; null: it has left the list. */
  | { readonly type: 'line'; readonly which: 'open' | 'mine'; readonly id: string; readonly line: TableLine | null }
  /** The whole table. Without a `ref` it was not requested: the client was behind, or its player has changed. */
  | {
      readonly type: 'table'
      readonly ref?: string
      readonly info: TableInfo
      readonly eyes: readonly ViewerUpdate[]
      readonly chat: readonly ChatEntry[]
    }
  | { readonly type: 'info'; readonly info: TableInfo }
  | {
      readonly type: 'step'
      readonly table: string
      /** The version it applies to, and the one it leads to. */
      readonly from: number
      readonly version: number
      /** Who answered, and the seat's time spent so far. */
      readonly seat: Seat
      readonly spent: number
      /** The time left of each seat; absent without a time control. */
      readonly left?: readonly (number | null)[]
      /** The version whose log lines no longer count, after an undo. */
      readonly undone?: number
      readonly eyes: readonly Glimpse[]
    }
  | { readonly type: 'chat'; readonly table: string; readonly entry: ChatEntry }
  /** How somebody has played by day lately; `each`: the average time of an answer in milliseconds, null without answers. */
  | {
      readonly type: 'punctuality'
      readonly ref: string
      readonly person: string
      readonly tables: number
      readonly answers: number
      readonly each: number | null
      readonly timeouts: number
    }
  /** The reader's notes on a table. */
  | { readonly type: 'note'; readonly ref: string; readonly table: string; readonly text: string }
  | { readonly type: 'calendar'; readonly ref: string; readonly calendar: AccountCalendar }
  | { readonly type: 'keys'; readonly ref: string; readonly keys: readonly KeyInfo[] }
  /** A new key; `secret` is the key itself, sent only this once. */
  | { readonly type: 'key'; readonly ref: string; readonly key: KeyInfo; readonly secret: string }
  | { readonly type: 'pong'; readonly ref: string }
  /**
   * `ref` is missing if the request could not be read. `retryAfter` in milliseconds. `refusals`: every reason against what the seat was to
   * bring, for its player to read in the game's own messages.
   */
  | {
      readonly type: 'error'
      readonly ref?: string
      readonly code: ErrorCode
      readonly message: string
      readonly retryAfter?: number
      readonly refusals?: readonly Refusal[]
    }
