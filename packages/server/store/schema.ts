import type { DatabaseSync } from 'node:sqlite'
import type { PairingRow, SeekRow } from './club/quick.ts'
import type { EveningGuestRow, EveningRow, GameChallengeRow, ReportRow, TableTermsRow, TalkRow } from './club/rows.ts'
import { MEETING_STEP, QUICK_STEP, TIES_STEP } from './club/schema.ts'
import type { BlockRow, FollowRow, FriendRow, HiddenRow, MuteRow } from './club/ties.ts'
import type { CollectionRow, EarningRow, LockedDeckRow, OwnedRow, PackRow, TradeRow, TradeStepRow, WishRow } from './collection.ts'
import type { JobRow } from './jobs.ts'
import { ACTS_STAY, MEMBERS } from './members/steps.ts'
import type { MembersSchema } from './members.ts'
import { NOTES_STEP, type NoteRow } from './note-row.ts'
import { NOTICES_STEP, type NoticesSchema } from './notices/rows.ts'
import { ORDERS_STEP, type OrderRow } from './orders.ts'
import { PUZZLES_STEP, type PuzzleLikeRow, type PuzzleRow, type PuzzleSolverRow } from './puzzles/rows.ts'
import type {
  AchievementRow,
  FinishedRow,
  FinishedSeatRow,
  HiddenPartRow,
  KeptSearchRow,
  RatingRow,
  RatingStepRow,
  SeasonRow,
  SeasonWinnerRow,
  TallyRow,
} from './records/rows.ts'
import { FINISHED_STEP, RATINGS_STEP, SEARCHES_STEP } from './records/schema.ts'
import { SANCTIONS_STEP, type SanctionRow } from './sanctions.ts'
import {
  STUDIES_STEP,
  STUDY_LIKES_STEP,
  STUDY_NUMBERS_STEP,
  STUDY_RECORDS_STEP,
  type StudyBranchRow,
  type StudyCommentRow,
  type StudyLikeRow,
  type StudyRecordRow,
  type StudyRow,
} from './studies/rows.ts'
import { TOURNAMENT_PEOPLE_STEP, type TournamentEventRow, type TournamentPersonRow, type TournamentRow } from './tournaments.ts'

/** A player, with a name and the token of the personal link; a member also has a row in `members`. */
export interface PlayerRow {
  id: string
  name: string
  /** SHA-256 of the token; the token itself is never stored. */
  token: string
  created: number
}

/** A table. JSON columns are texts. */
export interface TableRow {
  id: string
  game: string
  game_version: number
  host: string
  settings: string
  listed: number
  /** gathering, playing or over. */
  stage: string
  seed: string
  commitment: string
  /** The version of the table after its last stored answer. */
  version: number
  /** JSON: the seats that are to answer. */
  waiting: string
  /** 1 while a bot is to answer: a restart wakes these. */
  bot_due: number
  rematch: string | null
  created: number
  changed: number
  /** Counts every change of the table and its seats; a writer names the revision that it knows. */
  revision: number
  /** When the first running clock runs out; null while none runs. */
  due: number | null
  /** JSON: the table's time control; null: by the game's settings. */
  time: string | null
}

/** A player's calendar. */
export interface CalendarRow {
  player: string
  /** JSON. */
  calendar: string
}

/** A seat at a table. */
export interface SeatRow {
  table_id: string
  seat: number
  player: string | null
  name: string
  /** The level of the bot that plays the seat, also in place of its player. */
  bot: string | null
  /** 1 when the player gave the seat up for good. */
  given_up: number
  /** JSON: what the seat brings, in secret; null: nothing yet. */
  settings: string | null
  spent: number
  /** Since when it is asked; null while it is not. */
  asked_at: number | null
  /** How often in a row its time ran out. */
  late: number
  /** The remaining reserve of the time control, in milliseconds. */
  reserve: number
  /** When its player gave it up. */
  left_at: number | null
}

/** A step of a table, in order: the start (0), answers, undos, mendings. */
export interface AnswerRow {
  table_id: string
  seq: number
  /** start, answer, undo or mend. */
  kind: string
  seat: number
  answer: string | null
  /** Who gave it (null: a bot), and the sender's own number of the message; a repeated one is recognized by them. */
  player: string | null
  ref: string | null
  /** JSON: the events of it, each with the viewers that may know it. */
  events: string
  at: number
  /** 1 when it was undone, or no longer fitted changed rules. */
  void: number
  /** The time that it took, in milliseconds: undo gives no time. */
  used: number
}

/** The base from which a table is restored: its position after answer `seq`. */
export interface PositionRow {
  table_id: string
  seq: number
  position: string
}

/** Where a table began: its position after the deal. Tables that began before schema version 28 have none. */
export interface StartRow {
  table_id: string
  position: string
}

export interface ChatRow {
  table_id: string
  id: number
  seat: number | null
  name: string
  text: string
  at: number
  /** Who said it; null in lines of older versions. */
  by_player: string | null
  /** The receiver of a private line; all three are null for a public one. */
  to_player: string | null
  to_seat: number | null
  to_name: string | null
  /** 'players' or 'spectators': only they read the line until the table is over ('onlookers' in older rows); null: everybody. */
  among: string | null
}

/** What remains of a table that ended long ago. */
export interface ReplayRow {
  table_id: string
  game: string
  /** When it ended. */
  ended: number
  /** JSON, compressed by gzip. */
  replay: Uint8Array
}

/** A finished table: the base of ratings and statistics. It outlives the table's answers. */
export interface ResultRow {
  table_id: string
  game: string
  game_version: number
  /** JSON: the options, with what the seats brought. */
  options: string
  /** JSON: how it ended. */
  result: string
  created: number
  ended: number
  /** 1 once it counts in ratings and records. */
  counted: number
  /** Whether it is rated; null until it is counted. */
  rated: number | null
}

/** A player of a finished table, and the result. */
export interface ResultSeatRow {
  table_id: string
  seat: number
  player: string | null
  name: string
  bot: string | null
  /** 1: won. */
  place: number
  spent: number
}

/** A spectator of a table, and since when. */
export interface VisitorRow {
  table_id: string
  player: string
  at: number
}

/** When a server was last alive, so that no time passes while none is. */
export interface PulseRow {
  one: number
  at: number
}

/** A key by which a program acts for a player. */
export interface ApiKeyRow {
  id: string
  player: string
  /** The player's name for it. */
  name: string
  /** SHA-256 of the key; the key itself is never stored. */
  hash: string
  /** The most requests a minute. */
  per_minute: number
  created: number
  /** When it was last used, to the hour; null: never. */
  used: number | null
}

/** The database as Kysely types it. */
export interface Schema extends MembersSchema, NoticesSchema {
  players: PlayerRow
  tables: TableRow
  seats: SeatRow
  answers: AnswerRow
  positions: PositionRow
  starts: StartRow
  chat: ChatRow
  replays: ReplayRow
  results: ResultRow
  result_seats: ResultSeatRow
  visitors: VisitorRow
  pulse: PulseRow
  api_keys: ApiKeyRow
  calendars: CalendarRow
  notes: NoteRow
  collections: CollectionRow
  owned_cards: OwnedRow
  packs: PackRow
  wishes: WishRow
  earnings: EarningRow
  locked_decks: LockedDeckRow
  trades: TradeRow
  trade_steps: TradeStepRow
  tournaments: TournamentRow
  tournament_events: TournamentEventRow
  tournament_people: TournamentPersonRow
  jobs: JobRow
  seeks: SeekRow
  pairings: PairingRow
  orders: OrderRow
  friends: FriendRow
  follows: FollowRow
  blocks: BlockRow
  mutes: MuteRow
  hidden: HiddenRow
  table_terms: TableTermsRow
  game_challenges: GameChallengeRow
  talk: TalkRow
  reports: ReportRow
  sanctions: SanctionRow
  evenings: EveningRow
  evening_guests: EveningGuestRow
  ratings: RatingRow
  rating_steps: RatingStepRow
  finished: FinishedRow
  finished_seats: FinishedSeatRow
  tallies: TallyRow
  achievements: AchievementRow
  hidden_parts: HiddenPartRow
  seasons: SeasonRow
  season_winners: SeasonWinnerRow
  studies: StudyRow
  study_branches: StudyBranchRow
  study_comments: StudyCommentRow
  study_likes: StudyLikeRow
  study_records: StudyRecordRow
  kept_searches: KeptSearchRow
  puzzles: PuzzleRow
  puzzle_likes: PuzzleLikeRow
  puzzle_solvers: PuzzleSolverRow
}

/** Statements for SQLite, or for both engines if they differ. */
type Step = string | { readonly sqlite: string; readonly postgres: readonly string[] }

const RENAMED_COLUMNS = 'alter table answers rename column told to events; alter table sanctions rename column told to notified'

/**
 * The statements from each version of the schema to the next; only append to this list. Written for SQLite with the types text, integer and
 * blob alone, each table `strict`, so that they can be translated for other engines (`POSTGRES_STEPS`).
 */
const STEPS: readonly Step[] = [
  `
  create table players (id text primary key, name text not null, token text not null unique, created integer not null) without rowid, strict;
  create table tables (
    id text primary key, game text not null, game_version integer not null, host text not null, settings text not null,
    listed integer not null, stage text not null, seed text not null, commitment text not null, version integer not null,
    waiting text not null, bot_due integer not null, rematch text, created integer not null, changed integer not null
  ) without rowid, strict;
  create index tables_open on tables (created) where stage = 'gathering' and listed = 1;
  create index tables_bot_due on tables (id) where bot_due = 1;
  create index tables_host on tables (host) where stage <> 'over';
  create table seats (
    table_id text not null, seat integer not null, player text, name text not null, bot text, given_up integer not null,
    settings text, spent integer not null, primary key (table_id, seat)
  ) without rowid, strict;
  create index seats_player on seats (player) where player is not null;
  create table answers (
    table_id text not null, seq integer not null, kind text not null, seat integer not null, answer text, player text, ref text,
    told text not null, at integer not null, void integer not null, primary key (table_id, seq)
  ) without rowid, strict;
  create table positions (table_id text primary key, seq integer not null, position text not null) without rowid, strict;
  create table chat (
    table_id text not null, id integer not null, seat integer, name text not null, text text not null, at integer not null,
    primary key (table_id, id)
  ) without rowid, strict;
  `,
  `
  create table replays (table_id text primary key, game text not null, ended integer not null, replay blob not null) strict;
  create index tables_over on tables (changed) where stage = 'over';
  `,
  `
  alter table tables add column revision integer not null default 0;
  alter table tables add column due integer;
  create index tables_due on tables (due) where due is not null;
  alter table seats add column asked_at integer;
  alter table seats add column late integer not null default 0;
  alter table seats add column left_at integer;
  alter table answers add column used integer not null default 0;
  create table results (
    table_id text primary key, game text not null, game_version integer not null, options text not null, result text not null,
    created integer not null, ended integer not null
  ) without rowid, strict;
  create table result_seats (
    table_id text not null, seat integer not null, player text, name text not null, bot text, place integer not null,
    spent integer not null, primary key (table_id, seat)
  ) without rowid, strict;
  create index result_seats_player on result_seats (player) where player is not null;
  create table visitors (table_id text not null, player text not null, at integer not null, primary key (table_id, player)) without rowid, strict;
  create table pulse (one integer primary key check (one = 1), at integer not null) strict;
  `,
  `
  create table api_keys (
    id text primary key, player text not null, name text not null, hash text not null unique, per_minute integer not null,
    created integer not null, used integer
  ) without rowid, strict;
  create index api_keys_player on api_keys (player);
  `,
  `
  create table collections (
    player text not null, game text not null, handle text not null unique, begun integer not null, primary key (player, game)
  ) without rowid, strict;
  create table owned_cards (
    player text not null, game text not null, card text not null, copies integer not null check (copies >= 0),
    primary key (player, game, card)
  ) without rowid, strict;
  create table packs (
    id text primary key, player text not null, game text not null, kind text not null, cause text not null, seed text not null,
    commitment text not null, given integer not null, opened integer, cards text, unique (player, game, cause)
  ) without rowid, strict;
  create table wishes (player text not null, game text not null, card text not null, primary key (player, game, card)) without rowid, strict;
  create index wishes_game on wishes (game, player);
  create table earnings (
    player text not null, game text not null, table_id text not null, day integer not null, against text not null,
    points integer not null, primary key (player, game, table_id)
  ) without rowid, strict;
  create table locked_decks (
    holder text not null, player text not null, game text not null, cards text not null, primary key (holder, player)
  ) without rowid, strict;
  create index locked_decks_player on locked_decks (player, game);
  create table trades (
    id text primary key, game text not null, one text not null, other text not null, stage text not null, round integer not null,
    side integer not null, one_gives text not null, other_gives text not null, created integer not null, changed integer not null
  ) without rowid, strict;
  create index trades_one on trades (one, game, changed);
  create index trades_other on trades (other, game, changed);
  create table trade_steps (
    trade_id text not null, seq integer not null, side integer not null, kind text not null, one_gives text not null,
    other_gives text not null, at integer not null, primary key (trade_id, seq)
  ) without rowid, strict;
  `,
  `
  create table tournaments (
    id text primary key, game text not null, name text not null, host text not null, listed integer not null, stage text not null,
    entrants integer not null, version integer not null, created integer not null, changed integer not null
  ) without rowid, strict;
  create index tournaments_listed on tournaments (changed) where listed = 1;
  create index tournaments_stage on tournaments (stage);
  create table tournament_events (
    tournament_id text not null, seq integer not null, event text not null, at integer not null, primary key (tournament_id, seq)
  ) without rowid, strict;
  `,
  `
  alter table chat add column by_player text;
  alter table chat add column to_player text;
  alter table chat add column to_seat integer;
  alter table chat add column to_name text;
  `,
  `
  create table jobs (
    id text primary key, kind text not null, owner text not null, batch text, work text not null, asked integer not null,
    taken integer not null, tries integer not null, done integer, outcome text
  ) without rowid, strict;
  create index jobs_waiting on jobs (owner, asked) where done is null;
  create index jobs_batch on jobs (batch) where batch is not null;
  `,
  QUICK_STEP,
  MEMBERS,
  ACTS_STAY,
  `
  alter table tables add column time text;
  alter table seats add column reserve integer not null default 0;
  create table calendars (player text primary key, calendar text not null) without rowid, strict;
  `,
  ORDERS_STEP,
  TIES_STEP,
  MEETING_STEP,
  RATINGS_STEP,
  SANCTIONS_STEP,
  FINISHED_STEP,
  NOTICES_STEP,
  // Earlier versions stored the English words themselves (`FORMER`).
  `
  update players set name = ' former-member' where name = 'a former member';
  update seats set name = ' former-member' where name = 'a former member';
  update result_seats set name = ' former-member' where name = 'a former member';
  `,
  NOTES_STEP,
  STUDIES_STEP,
  STUDY_LIKES_STEP,
  STUDY_NUMBERS_STEP,
  PUZZLES_STEP,
  // The leases of a cluster are in Postgres alone (`postgres/leases.ts`).
  {
    sqlite: `${RENAMED_COLUMNS};`,
    postgres: [
      ...RENAMED_COLUMNS.split(';'),
      'alter table orrery_houses rename to orrery_servers',
      'alter table orrery_owners rename column house to server',
      'alter index orrery_owners_house rename to orrery_owners_server',
    ],
  },
  SEARCHES_STEP,
  'create table starts (table_id text primary key, position text not null) without rowid, strict;',
  STUDY_RECORDS_STEP,
  'alter table house_settings rename to site_settings; alter table house_secrets rename to site_secrets;',
  // What is found about one player, for the member's file.
  `
  create index chat_by_player on chat (by_player) where by_player is not null;
  create index chat_to_player on chat (to_player) where to_player is not null;
  create index visitors_player on visitors (player);
  create index talk_by_player on talk (by_player);
  create index tables_by_host on tables (host);
  `,
  TOURNAMENT_PEOPLE_STEP,
]

/** Upgrades a database to the current schema, or to that of an earlier version. Throws if it is of a newer version. */
export function migrate(database: DatabaseSync, to = STEPS.length): void {
  const { user_version: version } = database.prepare('pragma user_version').get() as { user_version: number }
  if (version > STEPS.length) throw new Error(`the data is of a newer version (${version}) than this program knows (${STEPS.length})`)
  for (const [at, step] of STEPS.slice(version, to).entries()) {
    const statements = typeof step === 'string' ? step : step.sqlite
    database.exec(`begin; ${statements} pragma user_version = ${version + at + 1}; commit`)
  }
}

/** The number of steps: the version of the schema. */
export const VERSION = STEPS.length

/** The same steps for Postgres, statement by statement. */
export const POSTGRES_STEPS: readonly (readonly string[])[] = STEPS.map((step) =>
  typeof step === 'string' ? inPostgres(step) : step.postgres,
)

function inPostgres(step: string): string[] {
  const statements = step
    .replaceAll(/\)(?: without rowid,)? strict;/g, ');')
    .replaceAll(/\binteger\b/g, 'bigint')
    .replaceAll(/\bblob\b/g, 'bytea')
  return statements.split(';').filter((statement) => statement.trim() !== '')
}
