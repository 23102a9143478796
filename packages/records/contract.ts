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
  readonly text: Named
  /** Whether the seat did it at that table. */
  earned(table: EndedTable, seat: Seat): boolean
}

/**
 * What a game wants remembered about its finished tables: `games/<game>/records` exports it as `records`. Pure. `note` is a method's
 * type, so that a game of any state is a `Records`.
 */
export interface Records<S = unknown> {
  /** The ways of playing that are rated apart. */
  readonly ways: readonly { readonly id: string; readonly name: Named }[]
  /** Which of them a table was. */
  way(options: EndedTable['options'], seats: number): string
  /** The number of the seat's side, where several seats win together. Absent where each plays for itself. */
  sideOf?(seat: Seat, seats: number): number
  /** What the seats of a cooperative game were to beat; difficulties are rated beside the players. */
  difficulty?(options: EndedTable['options'], seats: number): string
  /** What there is to know about a state when its table is over. */
  note(g: S, seat: Seat, options: EndedTable['options']): Noted[number]
  /** What a seat played by which records are kept apart: a deck, a faction, a race. Absent where there is no such thing. */
  readonly side?: { readonly fact: string; readonly name: Named; nameOf(id: string): Named }
  readonly achievements: readonly Achievement[]
}

/** Whether the seat won. */
export function hasWon({ result }: EndedTable, seat: Seat): boolean {
  return result.winners.includes(seat)
}

/** A number that was noted about a seat; `NaN`, which compares with nothing, where it was not. */
export function noted(table: EndedTable, seat: Seat, fact: string): number {
  const value = table.noted[seat]?.[fact]
  return typeof value === 'number' ? value : Number.NaN
}
