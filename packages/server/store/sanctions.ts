import type { ReportRow } from './club/rows.ts'

/** What the house has done about somebody: a warning, or a mute or suspension for a time. */
export interface SanctionRow {
  id: string
  player: string
  /** warning, mute or suspension. */
  kind: string
  reason: string
  /** Who did it; null: the holder of the host's key. */
  given_by: string | null
  /** The report that it answers; null: none. */
  report: string | null
  since: number
  /** When it ends; null: never by itself. Of a warning the moment at which it was given. */
  until: number | null
  /** What its player says against it, once; null: nothing. */
  appeal: string | null
  appealed: number | null
  /** upheld or lifted; null: nobody has decided about the appeal, and it was not lifted. */
  verdict: string | null
  /** 1: its player was told after connecting. */
  told: number
}

/** The statements that add it to a database. */
export const SANCTIONS_STEP = `
  create table sanctions (
    id text primary key, player text not null, kind text not null, reason text not null, given_by text, report text,
    since integer not null, until integer, appeal text, appealed integer, verdict text, told integer not null
  ) without rowid, strict;
  create index sanctions_player on sanctions (player, since);
  create index sanctions_appealed on sanctions (appealed) where appeal is not null and verdict is null;
  `

/** Reports, and what the house has done about people. Whatever is done in its name goes by `actAs` and the functions of `sanctions-on.ts`. */
export interface SanctionStore {
  /** The mutes and suspensions of those players that are in force. */
  inForce(players: readonly string[], now: number): Promise<Pick<SanctionRow, 'player' | 'kind' | 'until'>[]>
  /** Everything of a player, the newest first. */
  sanctionsOf(player: string): Promise<SanctionRow[]>
  /** What a player was not told yet, the oldest first; from then on it counts as told. */
  tell(player: string): Promise<SanctionRow[]>
  /** Keeps what a player says against a sanction of theirs; false where there is none, or they have said it. */
  appeal(id: string, player: string, text: string, at: number): Promise<boolean>
  /** The open reports, the oldest first. */
  openReports(count: number): Promise<ReportRow[]>
  /** Sanctions of which an appeal waits, then those in force, the newest first. */
  standingSanctions(now: number, count: number): Promise<SanctionRow[]>
  /** Which of those tables are over, or forgotten. */
  overAmong(tables: readonly string[]): Promise<ReadonlySet<string>>
}
