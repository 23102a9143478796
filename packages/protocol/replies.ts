import type { Answer, GameEvent, Json, Refusal, Seat, Seen, SeenOption, SeenQuestion, Viewer } from '@orrery/kernel'
import type { ClubMessage } from './club/index.ts'
import type { LiveTable } from './club/lobby.ts'
import type { CollectingMessage } from './collecting.ts'
import type { Patch } from './patch.ts'
import type { RecordsMessage } from './records.ts'
import type { StudyReply } from './studies.ts'
import type { AccountCalendar, TimeControlMessage } from './time.ts'
import type { TournamentMessage } from './tournaments.ts'

/** Where a table stands: gathering players, being played, over, or set aside because it cannot be read. */
export type Stage = 'gathering' | 'playing' | 'over' | 'gone'

/** What stands beside a name, where nobody can type it: that it is a guest's, or a role. */
export type Mark = 'guest' | 'host' | 'moderator' | 'judge'

/** A seat as everybody at the table sees it; `me` differs from one to the other. */
export interface PlayerInfo {
  readonly seat: Seat
  /** Empty for a bot and for an open seat. */
  readonly name: string
  readonly holder: 'me' | 'person' | 'bot' | 'open'
  /** Absent for members without a role, bots and open seats. */
  readonly mark?: Mark
  /** The level of the bot that plays now, also in place of a person. */
  readonly bot: string | null
  /** Its player has given it up: a bot plays it until the player, or somebody else, takes it. */
  readonly left: boolean
  /** Connected now; true for bots. */
  readonly present: boolean
  /** In how many milliseconds (0: now) the reader may let a bot stand in for the player, who is away; null: not at all. */
  readonly replaceableIn: number | null
  /** Thinking time of all decisions so far, in milliseconds. */
  readonly spent: number
  /** How long the seat has been asked, in milliseconds; null while it is not. */
  readonly waited: number | null
  /** Until the seat's time runs out, in milliseconds; null while none runs. */
  readonly timeLeft: number | null
  /** What is left of the time control's reserve, in milliseconds. */
  readonly reserve: number
  /** Whether the seat has brought what the game wants of it (its secret settings); true where it wants nothing. */
  readonly ready: boolean
  /** Who holds the seat: by this they are befriended, challenged or blocked; null for bots and open seats. */
  readonly person: string | null
}

/** A stranger who asks for a seat whose player has left. */
export interface SeatAsking {
  readonly seat: Seat
  readonly name: string
  /** Whether the reader is who asks. */
  readonly mine: boolean
  /** Whether the reader has agreed. */
  readonly agreed: boolean
}

/** A table but for what its seats see. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly settings: { readonly [setting: string]: Json }
  /** How its players' time is limited; null: it is not. */
  readonly time: TimeControlMessage | null
  readonly listed: boolean
  readonly terms: TableTerms
  readonly stage: Stage
  /** Why it was set aside: `corrupt`, `unknown-game`, `older-version` or `newer-version`. */
  readonly gone: string | null
  /** Whether the one who reads this made the table. */
  readonly host: boolean
  readonly players: readonly PlayerInfo[]
  /** Strangers who ask for a seat whose player has left; they get it when everybody at the table agrees. */
  readonly asking: readonly SeatAsking[]
  /** SHA-256 of the seed, known before the start. */
  readonly commitment: string
  /** Known when the table is over. */
  readonly seed: string | null
  /** The tournament whose game is played here, with the milliseconds that are left of its hour; null where there is none. */
  readonly tournament: { readonly id: string; readonly title: string; readonly left: number } | null
  /** The table that was opened to play again. */
  readonly rematch: string | null
  /** When it was made, in milliseconds since 1970. */
  readonly created: number
}

/** On what terms people sit down at a table. `level`: for whom its host means it. */
export interface TableTerms {
  readonly pace: 'live' | 'day'
  /** Whether the result counts. */
  readonly rated: boolean
  readonly level: 'any' | 'new' | 'skilled'
}

/** A line of a list of tables. */
export interface TableLine {
  readonly id: string
  readonly game: string
  readonly stage: Stage
  readonly terms: TableTerms
  readonly players: readonly {
    readonly name: string
    readonly holder: PlayerInfo['holder']
    readonly bot: string | null
    /** The id of who holds the seat. */
    readonly person: string | null
  }[]
  /** The seats that are waited for. */
  readonly waiting: readonly Seat[]
  /** Whether one of them is the reader's. */
  readonly myTurn: boolean
  /** When the first clock of the table runs out; null: none runs. */
  readonly due: number | null
  readonly created: number
  /** When something last happened. */
  readonly changed: number
}

/** The open tables that fit what the reader looks for, and the listed ones that are played now. */
export interface LobbyMessage {
  readonly type: 'lobby'
  readonly ref: string
  readonly tables: readonly TableLine[]
  /** How many fit; the first of them are told. */
  readonly total: number
  readonly live: readonly LiveTable[]
}

/** A line of the log, as its viewer may know it. */
export interface LogEntry {
  /** The table's version after the answer that caused it; 0 for what happened at the start. */
  readonly version: number
  readonly event: GameEvent
}

/** A line of the chat. `id` grows within the table, and tells nothing of lines that are not the reader's. */
export interface ChatEntry {
  readonly id: number
  readonly name: string
  readonly seat: Viewer
  readonly text: string
  readonly at: number
  /** The seat and its player to whom alone it was said. */
  readonly to?: { readonly seat: Seat; readonly name: string }
  /** Who said it: by this they are befriended, muted or blocked. */
  readonly by?: string
  /** Only players, or only spectators, read the line until the table is over. */
  readonly among?: 'players' | 'spectators'
}

/** What one pair of eyes gets when it begins to look. */
export interface ViewerUpdate {
  readonly viewer: Viewer
  readonly seen: Seen
  readonly log: readonly LogEntry[]
  /** Whether there are older lines (`log`). */
  readonly more: boolean
}

/** What one pair of eyes gets of a change: either a patch on what it saw, or the whole where that is smaller. */
export interface Glimpse {
  readonly viewer: Viewer
  readonly patch?: Patch
  readonly seen?: Seen
  /** Fingerprint of the whole after the change; when it differs, the client asks for the table anew. */
  readonly print: number
  readonly events: readonly GameEvent[]
}

/** What can be wrong with a request. `not-ready`: the table cannot start, since somebody who sits has not brought what the game wants. */
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
  /** The study has no such line, or the line no such step. */
  'unknown-moment',
  'unknown-person',
  'forbidden',
  /** The house lets members play, or open tables, and no guests. */
  'members-only',
  /** The house has suspended the reader; the page of the account says why and until when. */
  'suspended',
  /** The house lets the reader say nothing for a while. */
  'muted',
  'not-now',
  /** The reader's time ran out twice in a row at a table by day: the same request with `confirmed` is done. */
  'confirm-late',
  'bad-settings',
  'not-ready',
  'taken',
  'gone',
  'failed',
  /** There is no collecting here: of this game, or on this server. */
  'no-collecting',
  /** The reader has not begun a collection. */
  'no-collection',
  /** A trade cannot be so: another offer stands, it is over, it is one's own. */
  'no-trade',
  /** Somebody does not own what is to be given, or it is locked. */
  'not-owned',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** A key by which a program acts for its player. */
export interface KeyInfo {
  readonly id: string
  readonly name: string
  /** How many requests a minute it may send. */
  readonly perMinute: number
  readonly created: number
  /** When it was last used, to the hour; null: never. */
  readonly used: number | null
}

/**
 * What the reader's seat has said beforehand, after it was asked for or has changed: also on another device, or because it has answered.
 * Nobody else is told.
 */
export interface OrdersMessage {
  readonly type: 'orders'
  readonly ref?: string
  readonly table: string
  readonly seat: Seat
  /** Counts the changes. */
  readonly revision: number
  readonly said: {
    readonly orders: readonly unknown[]
    readonly ifs: readonly SaidIf[]
    readonly passes?: boolean
  }
  /** How many orders of an older version could not be brought over, since something was last said. */
  readonly dropped: number
  /** False where what was sent came too late: something else was said before, on another device. */
  readonly kept: boolean
  /** The versions of the table that orders have led to. */
  readonly answered: readonly number[]
}

/** An answer that the reader's seat has said for one question that may come. */
export interface SaidIf {
  /** The fingerprint of the question and of what is at stake. */
  readonly print: number
  readonly answer: Answer
  /** What would have happened until then. */
  readonly events: readonly GameEvent[]
  /** The options that the answer takes. */
  readonly chosen?: readonly SeenOption[]
}

/** A question that the reader's seat may be asked next, as it imagines the table. */
export interface ForeseenQuestion {
  readonly print: number
  readonly question: SeenQuestion
  /** What the seat would see then. */
  readonly view: unknown
  /** What would have happened until then: the condition. */
  readonly events: readonly GameEvent[]
  /** The answers that it rests on, by their fingerprints. */
  readonly after: readonly number[]
  /** In how many of 100 guesses it came. */
  readonly share: number
}

/** What a seat may be asked next, the likeliest first. */
export interface ForeseenMessage {
  readonly type: 'foreseen'
  readonly ref: string
  readonly table: string
  readonly seat: Seat
  /** The table's version that it was looked ahead from. */
  readonly version: number
  readonly foreseen: readonly ForeseenQuestion[]
}

/** What happened at a table since somebody was there, in at most seven pictures. */
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
  | LobbyMessage
  | {
      readonly type: 'welcome'
      readonly ref: string
      readonly player: { readonly id: string; readonly name: string }
      readonly token?: string
    }
  | { readonly type: 'done'; readonly ref: string }
  | { readonly type: 'created'; readonly ref: string; readonly table: string }
  /** The answer or taking-back counts, and is on disk. */
  | { readonly type: 'accepted'; readonly ref: string; readonly version: number }
  /** It does not count; the fresh whole view is in the `table` message before. */
  | { readonly type: 'refused'; readonly ref: string; readonly refusal: Refusal }
  | OrdersMessage
  | ForeseenMessage
  | BeatsMessage
  | { readonly type: 'explained'; readonly ref: string; readonly refusals: readonly Refusal[] }
  | { readonly type: 'lines'; readonly ref: string; readonly log: readonly LogEntry[]; readonly more: boolean }
  | { readonly type: 'tables'; readonly ref: string; readonly which: 'open' | 'mine'; readonly tables: readonly TableLine[] }
  /** A line of a followed list is new or has changed; null: it has left the list. */
  | { readonly type: 'line'; readonly which: 'open' | 'mine'; readonly id: string; readonly line: TableLine | null }
  /** The whole table. Without a `ref` it was not asked for: the client was behind, or who it is has changed. */
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
      /** The version it builds on, and the one it leads to. */
      readonly from: number
      readonly version: number
      /** Who answered and what the seat has spent so far. */
      readonly seat: Seat
      readonly spent: number
      /** How long until each seat runs out of time; absent where no time is limited. */
      readonly left?: readonly (number | null)[]
      /** The version whose log lines no longer count. */
      readonly undone?: number
      readonly eyes: readonly Glimpse[]
    }
  | { readonly type: 'chat'; readonly table: string; readonly entry: ChatEntry }
  /** How somebody has played by day lately; `each`: what an answer took on average, in milliseconds, null where none was given. */
  | {
      readonly type: 'punctuality'
      readonly ref: string
      readonly person: string
      readonly tables: number
      readonly answers: number
      readonly each: number | null
      readonly timeouts: number
    }
  /** What the reader has written about a table. */
  | { readonly type: 'note'; readonly ref: string; readonly table: string; readonly text: string }
  | { readonly type: 'calendar'; readonly ref: string; readonly calendar: AccountCalendar }
  | { readonly type: 'keys'; readonly ref: string; readonly keys: readonly KeyInfo[] }
  /** A key that was just made; `secret` is the key itself, told this once. */
  | { readonly type: 'key'; readonly ref: string; readonly key: KeyInfo; readonly secret: string }
  | { readonly type: 'pong'; readonly ref: string }
  /**
   * `ref` is missing where the request could not be read. `retryAfter` in milliseconds. `refusals`: every reason against
   * what the seat was to bring, for its player to read in the game's own words.
   */
  | {
      readonly type: 'error'
      readonly ref?: string
      readonly code: ErrorCode
      readonly message: string
      readonly retryAfter?: number
      readonly refusals?: readonly Refusal[]
    }
