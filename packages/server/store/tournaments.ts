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

/** The columns of a tournament's row that its events change. */
export type TournamentProgress = Pick<TournamentRow, 'stage' | 'entrants' | 'changed'>

/** A server's tournaments. Only events are stored: everything else is made from them. */
export interface TournamentStore {
  /** Begins a tournament with its first event. */
  add(row: TournamentRow, event: string): Promise<void>
  /** The row, and the events after the one with that number; null if there is no such tournament. */
  read(id: string, after: number): Promise<{ readonly row: TournamentRow; readonly events: readonly string[] } | null>
  /** Adds events, as a whole or not at all, if there are `version` of them; `behind`: another writer was first. */
  append(id: string, version: number, events: readonly string[], progress: TournamentProgress): Promise<'kept' | 'behind'>
  /** The listed tournaments, the last changed first. */
  listed(count: number): Promise<TournamentRow[]>
  /** The tournaments in one of these stages. */
  inStages(stages: readonly string[]): Promise<string[]>
  /** The tournaments in one of these stages in which a player plays or judges. */
  with(player: string, stages: readonly string[]): Promise<string[]>
  /** How many of a host's tournaments are in one of these stages. */
  countOf(host: string, stages: readonly string[]): Promise<number>
}
