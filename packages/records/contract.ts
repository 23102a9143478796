import type { Json, Result, Seat } from '@orrery/kernel'

/** Text in both languages. */
export type Named = Readonly<Record<'en' | 'hu', string>>

/** A finished table, as games read it. */
export interface EndedTable {
  /** The settings, with what each seat brought in `seats`. */
  readonly options: { readonly [setting: string]: Json }
  readonly seats: number
  readonly result: Result
  /** The facts that the game recorded at the table's end; empty if they are unknown. */
  readonly noted: Noted
}

/** Facts that a game records about each seat at a table's end: small numbers and words, all public. */
export type Noted = readonly { readonly [fact: string]: string | number }[]

/** Something worth doing once. */
export interface Achievement {
  readonly id: string
  readonly name: Named
  readonly text: Named
  /** Whether the seat did it at that table. */
  earned(table: EndedTable, seat: Seat): boolean
}

/**
 * What a game wants remembered about its finished tables: `games/<game>/records` exports it as `records`. Pure. `note` has a method's type,
 * so that a game of any state is a `Records`.
 */
export interface Records<S = unknown> {
  /** The ways of playing that have separate ratings. */
  readonly ways: readonly { readonly id: string; readonly name: Named }[]
  /** A table's way of playing. */
  way(options: EndedTable['options'], seats: number): string
  /** A seat's side, if several seats win together. Default: each seat is its own side. */
  sideOf?(seat: Seat, seats: number): number
  /** A cooperative table's difficulty, which is rated like a player. */
  difficulty?(options: EndedTable['options'], seats: number): string
  /** The facts about a seat when its table is over. */
  note(g: S, seat: Seat, options: EndedTable['options']): Noted[number]
  /** What a seat played, by which records are kept apart: a deck, a faction, a race. Absent if there is no such thing. */
  readonly side?: { readonly fact: string; readonly name: Named; nameOf(id: string): Named }
  readonly achievements: readonly Achievement[]
}

/** Whether the seat won. */
export function hasWon({ result }: EndedTable, seat: Seat): boolean {
  return result.winners.includes(seat)
}

/** A recorded number of a seat; `NaN`, which compares false with everything, if there is none. */
export function noted(table: EndedTable, seat: Seat, fact: string): number {
  const value = table.noted[seat]?.[fact]
  return typeof value === 'number' ? value : Number.NaN
}
