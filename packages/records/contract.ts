import type { Json, Result, Seat } from '@orrery/kernel'

/** Words in both languages. */
export type Named = Readonly<Record<'en' | 'hu', string>>

/** A table that has ended, as games read it. */
export interface EndedTable {
  /** The settings, with what each seat brought in `seats`. */
  readonly options: { readonly [setting: string]: Json }
  readonly seats: number
  readonly result: Result
  /** What the game noted about the table when it ended; empty where that is not known any more. */
  readonly noted: Noted
}

/** What a game notes about each seat of a table when it ends: small numbers and words, nothing that anybody may not know. */
export type Noted = readonly { readonly [fact: string]: string | number }[]

/** Something worth having done, once. */
export interface Achievement {
  readonly id: string
  readonly name: Named
  readonly told: Named
  /** Whether the seat did it at that table. */
  earned(table: EndedTable, seat: Seat): boolean
}

/** What a game wants remembered about its finished tables: `games/<game>/records` exports it as `records`. Pure. */
export interface Records {
  /** The ways of playing that are rated apart. */
  readonly ways: readonly { readonly id: string; readonly name: Named }[]
  /** Which of them a table was. */
  way(options: EndedTable['options'], seats: number): string
  /** The number of the seat's side, where several seats win together. Absent where each plays for itself. */
  sideOf?(seat: Seat, seats: number): number
  /** What the seats of a cooperative game were to beat; difficulties are rated beside the players. */
  difficulty?(options: EndedTable['options'], seats: number): string
  /** What there is to know about a state when its table is over. */
  note(state: unknown, seat: Seat): Noted[number]
  /** By what records are kept apart: a deck, a faction, a race. Each fact of that name in `noted` is counted. */
  readonly by: readonly { readonly fact: string; readonly name: Named; value(id: string): Named }[]
  readonly achievements: readonly Achievement[]
}
