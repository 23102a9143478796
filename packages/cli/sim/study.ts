import type { Game, Json, Seat } from '@orrery/kernel'
import type { Language } from '@orrery/text'
import { labFile } from './lab-file.ts'

type Words = Readonly<Record<Language, string>>

/**
 * What a game's `lab.ts` exports as `study`: what `orrery sim GAME --report` plays, and how it groups the games. Values are message terms
 * (`@faction-orks`), ids in `names`, or shown as they are. All functions are pure.
 */
export interface Study<State = never> {
  /**
   * The options of game `number` with this many seats, chosen so that the games cover everything that is compared. `--set` overrides them.
   */
  readonly options?: (number: number, seats: number) => Json
  /** The settings of each way to play for `orrery sim GAME --ways`; the first way is what the others are compared with. */
  readonly ways?: readonly Way[]
  /** How seats are grouped: by faction, deck, race. The first grouping is compared with itself and with all others. */
  readonly seats: readonly SeatGroup<State>[]
  /** How tables are grouped, besides the settings among their options: by map, by how they ended. */
  readonly tables: readonly TableGroup<State>[]
  /** The lengths of games, besides decisions: rounds, turns. */
  readonly lengths: readonly Length<State>[]
  readonly names?: Readonly<Record<string, Words>>
}

/** The settings of a way to play, by id. */
export type Way = Readonly<Record<string, string | number | boolean>>

export interface SeatGroup<State> {
  readonly id: string
  readonly name: Words
  /** The seat's value, or its values, at the end of the game with those options. */
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

/** A finished game's values, group by group as its study names them. Plain JSON. */
export interface Traits {
  readonly options: Json
  readonly seats: readonly (readonly (readonly string[])[])[]
  readonly tables: readonly string[]
  readonly lengths: readonly number[]
}

const NOTHING: Study = { seats: [], tables: [], lengths: [] }

/** The game's study; an empty one if it has none. */
export async function studyOf(game: Game): Promise<Study> {
  return (await labFile<{ readonly study: Study }>(game.id)).study ?? NOTHING
}

/** The options of a game of a study; `set` overrides them. */
export function studiedOptions(study: Study, number: number, seats: number, set: Json): Json {
  const own = study.options?.(number, seats)
  return own === undefined ? set : { ...(own as object), ...(set as object) }
}

/** The traits of a finished game. */
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
