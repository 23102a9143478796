import type { Game, Json, Seat } from '@orrery/kernel'
import type { Language } from '@orrery/text'
import { labFile } from './lab-file.ts'

type Words = Readonly<Record<Language, string>>

/**
 * What a game's `lab.ts` exports as `study`: what `orrery sim GAME --report` plays, and by what it groups the games. Values are
 * message terms (`@faction-orks`), or ids that `names` says, or are shown as they are. All functions are pure.
 */
export interface Study<State = never> {
  /** The options of game `number` at so many seats, so that the games go through all that is compared. `--set` goes before it. */
  readonly options?: (number: number, seats: number) => Json
  /** The settings of each way to play that `orrery sim GAME --ways` plays; the first one is what others are held against. */
  readonly ways?: readonly Way[]
  /** By what seats are told apart: a faction, a deck, a race. What comes first is set against itself and against everything else. */
  readonly seats: readonly SeatGroup<State>[]
  /** By what tables are told apart, besides the settings among their options: a map, how it ended. */
  readonly tables: readonly TableGroup<State>[]
  /** How long games are, besides decisions: rounds, turns. */
  readonly lengths: readonly Length<State>[]
  readonly names?: Readonly<Record<string, Words>>
}

/** What is set for a way to play, by the ids of settings. */
export type Way = Readonly<Record<string, string | number | boolean>>

export interface SeatGroup<State> {
  readonly id: string
  readonly name: Words
  /** What the seat is at the end of the game, of those options: one value, or some where it has several. */
  readonly of: (g: State, seat: Seat, options: Json) => string | readonly string[]
}

export interface TableGroup<State> {
  readonly id: string
  readonly name: Words
  readonly of: (g: State, options: Json) => string
}

export interface Length<State> {
  readonly id: string
  readonly name: Words
  readonly of: (g: State) => number
}

/** What a finished game counts as: plain JSON, group by group as its study names them. */
export interface Traits {
  readonly options: Json
  readonly seats: readonly (readonly (readonly string[])[])[]
  readonly tables: readonly string[]
  readonly lengths: readonly number[]
}

const NOTHING: Study = { seats: [], tables: [], lengths: [] }

/** The game's study; one that tells nothing apart where it has none. */
export async function studyOf(game: Game): Promise<Study> {
  return (await labFile<{ readonly study: Study }>(game.id)).study ?? NOTHING
}

/** The options of a game of a study, under those that somebody set. */
export function studiedOptions(study: Study, number: number, seats: number, set: Json): Json {
  const own = study.options?.(number, seats)
  return own === undefined ? set : { ...(own as object), ...(set as object) }
}

/** Looks at a game that is over. */
export function traitsOf(study: Study, g: unknown, seats: number, options: Json): Traits {
  const state = g as never
  const list = (value: string | readonly string[]) => (typeof value === 'string' ? [value] : value)
  return {
    options,
    seats: Array.from({ length: seats }, (_, seat) => study.seats.map(({ of }) => list(of(state, seat, options)))),
    tables: study.tables.map(({ of }) => of(state, options)),
    lengths: study.lengths.map(({ of }) => of(state)),
  }
}
