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

/** A server's tournaments. Only events are stored: everything else is made from them. */
export interface TournamentStore {
  /** Begins a tournament with its first event. */
  add(row: TournamentRow, event: string): Promise<void>
  /** The row, and the events after the one with that number; null if there is no such tournament. */
  read(id: string, after: number): Promise<{ readonly row: TournamentRow; readonly events: readonly string[] } | null>
  /**
   * Adds events with what they do to cards, as a whole or not at all, if there are `version` of them. `behind`: another writer was first;
   * `not-owned`: a player does not own a deck.
   */
  append(
    id: string,
    version: number,
    events: readonly string[],
    progress: TournamentProgress,
    cards?: CardChanges | null,
  ): Promise<'kept' | 'behind' | 'not-owned'>
  /** The listed tournaments, the last changed first. */
  listed(count: number): Promise<TournamentRow[]>
  /** The tournaments in one of these stages. */
  inStages(stages: readonly string[]): Promise<string[]>
  /** The tournaments in one of these stages in which a player plays or judges. */
  with(player: string, stages: readonly string[]): Promise<string[]>
  /** How many of a host's tournaments are in one of these stages. */
  countOf(host: string, stages: readonly string[]): Promise<number>
}
