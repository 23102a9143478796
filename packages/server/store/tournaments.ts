/** A tournament: what lists and a start need to know of it. The rest is its events. */
export interface TournamentRow {
  id: string
  game: string
  name: string
  host: string
  /** 1 where everybody finds it; else who has the link does. */
  listed: number
  stage: string
  entrants: number
  /** How many events there are: who adds some says how many are known. */
  version: number
  created: number
  changed: number
}

/** Something that happened in a tournament, in order from 1. */
export interface TournamentEventRow {
  tournament_id: string
  seq: number
  /** JSON. */
  event: string
  at: number
}

/** What of a tournament's row its events change. */
export type TournamentProgress = Pick<TournamentRow, 'stage' | 'entrants' | 'changed'>

/** The tournaments of a server. They are their events: everything else is made from them again. */
export interface TournamentStore {
  /** Begins a tournament with its first event. */
  add(row: TournamentRow, event: string): Promise<void>
  /** The row, and the events after one of that number; null where there is no such tournament. */
  read(id: string, after: number): Promise<{ readonly row: TournamentRow; readonly events: readonly string[] } | null>
  /** Adds events, as a whole or not at all, when `version` of them are known; `behind`: somebody else was first. */
  append(id: string, version: number, events: readonly string[], progress: TournamentProgress): Promise<'kept' | 'behind'>
  /** The listed tournaments, the last changed first. */
  listed(count: number): Promise<TournamentRow[]>
  /** Those that are in one of these stages. */
  inStages(stages: readonly string[]): Promise<string[]>
  /** How many of a host's tournaments are in one of these stages. */
  countOf(host: string, stages: readonly string[]): Promise<number>
}
