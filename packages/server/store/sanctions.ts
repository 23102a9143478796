import type { ReportRow } from './club/rows.ts'

/** A sanction: a warning, or a mute or suspension for a time. */
export interface SanctionRow {
  id: string
  player: string
  /** warning, mute or suspension. */
  kind: string
  reason: string
  /** Who gave it; null: the holder of the host's key. */
  given_by: string | null
  /** The report that it answers; null: none. */
  report: string | null
  since: number
  /** When it ends; null: never by itself. For a warning, when it was given. */
  until: number | null
  /** The player's one appeal; null: none. */
  appeal: string | null
  appealed: number | null
  /** upheld or lifted; null: the appeal is undecided, and it was not lifted. */
  verdict: string | null
  /** 1: its player was told after connecting. */
  notified: number
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

/** Reports and sanctions. Acts of hosts and moderators go through `actAs` and the functions of `sanctions-on.ts`. */
export interface SanctionStore {
  /** The active mutes and suspensions of those players. */
  inForce(players: readonly string[], now: number): Promise<Pick<SanctionRow, 'player' | 'kind' | 'until'>[]>
  /** All sanctions of a player, newest first. */
  sanctionsOf(player: string): Promise<SanctionRow[]>
  /** The sanctions that a player was not told of yet, oldest first; marks them as told. */
  tell(player: string): Promise<SanctionRow[]>
  /** Stores a player's appeal against their sanction; false if there is none, or they have appealed. */
  appeal(id: string, player: string, text: string, at: number): Promise<boolean>
  /** The open reports, oldest first. */
  openReports(count: number): Promise<ReportRow[]>
  /** Sanctions with a waiting appeal, then the active ones, newest first. */
  standingSanctions(now: number, count: number): Promise<SanctionRow[]>
  /** Those of the tables that are over, or deleted. */
  overAmong(tables: readonly string[]): Promise<ReadonlySet<string>>
}
