import type { LockedDeckRow, PackRow } from './collection.ts'

/** A tournament, as far as lists and a start need it. The rest is its events. */
export interface TournamentRow {
  id: string
  game: string
  name: string
  host: string
  /** 1 if everybody finds it; otherwise only people with the link do. */
  listed: number
  stage: string
  entrants: number
  /** The number of events; a writer names the number that it knows. */
  version: number
  created: number
  changed: number
}

/** An event of a tournament, in order from 1. */
export interface TournamentEventRow {
  tournament_id: string
  seq: number
  /** JSON. */
  event: string
  at: number
}

/** What events of a tournament do to players' cards. */
export interface CardChanges {
  /** What the decks are registered for. */
  readonly holder: string
  /** Decks that are registered; `owned`: the player has to own all of their cards. Otherwise a deck with other cards is not locked. */
  readonly locks: readonly (Omit<LockedDeckRow, 'holder'> & { readonly owned: boolean })[]
  /** The players whose decks are free again, or all of them. */
  readonly frees: readonly string[] | 'all'
  /** Packs that are given. */
  readonly packs: readonly PackRow[]
}

/** The columns of a tournament's row that its events change. */
export type TournamentProgress = Pick<TournamentRow, 'stage' | 'entrants' | 'changed'>

/** What is added to a tournament. */
export interface TournamentChange {
  readonly events: readonly string[]
  readonly progress: TournamentProgress
  /** The players whom the events name for the first time. */
  readonly people?: readonly string[]
  /** What happens to cards; the whole change is `not-owned` if a player does not own a deck. */
  readonly cards?: CardChanges | null
}

/** A player whom a tournament's events name. */
export interface TournamentPersonRow {
  player: string
  tournament_id: string
}

/**
 * By whom a tournament is found: reading through all events of all tournaments would take too long. What earlier versions stored is found in
 * the events.
 */
export const TOURNAMENT_PEOPLE_STEP = {
  sqlite: `
  create table tournament_people (
    player text not null, tournament_id text not null, primary key (player, tournament_id)
  ) without rowid, strict;
  insert or ignore into tournament_people (player, tournament_id) select player, tournament_id from (
    select coalesce(json_extract(event, '$.player'), json_extract(event, '$.host.player'), json_extract(event, '$.judge.player')) as player,
      tournament_id
    from tournament_events where json_valid(event)
  ) where player is not null;
  delete from locked_decks where holder in (select 'tournament:' || id from tournaments where stage in ('over', 'cancelled'));
  `,
  postgres: [
    'create table tournament_people (player text not null, tournament_id text not null, primary key (player, tournament_id))',
    `insert into tournament_people (player, tournament_id) select distinct player, tournament_id from (
      select coalesce(event::json ->> 'player', event::json -> 'host' ->> 'player', event::json -> 'judge' ->> 'player') as player,
        tournament_id
      from tournament_events
    ) as named where player is not null`,
    `delete from locked_decks where holder in (select 'tournament:' || id from tournaments where stage in ('over', 'cancelled'))`,
  ],
} as const

/** A server's tournaments. Only events are stored: everything else is made from them. */
export interface TournamentStore {
  /** Begins a tournament with its first event. */
  add(row: TournamentRow, event: string): Promise<void>
  /** The row, and the events after the one with that number; null if there is no such tournament. */
  read(id: string, after: number): Promise<{ readonly row: TournamentRow; readonly events: readonly string[] } | null>
  /** Stores a change, as a whole or not at all, if there are `version` events. `behind`: another writer was first; `not-owned`: see `cards`. */
  append(id: string, version: number, change: TournamentChange): Promise<'kept' | 'behind' | 'not-owned'>
  /** The listed tournaments, the last changed first. */
  listed(count: number): Promise<TournamentRow[]>
  /** The tournaments in one of these stages. */
  inStages(stages: readonly string[]): Promise<string[]>
  /** The tournaments in one of these stages in which a player plays or judges. */
  with(player: string, stages: readonly string[]): Promise<string[]>
  /** How many of a host's tournaments are in one of these stages. */
  countOf(host: string, stages: readonly string[]): Promise<number>
}
