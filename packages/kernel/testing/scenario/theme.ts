import type { Json, Seen } from '../../index.ts'
import type { Goal } from './goal.ts'

type Both = Readonly<Record<'en' | 'hu', string>>

/** What a puzzle may ask for at one position. */
export interface Aim {
  readonly goal: readonly Goal[]
  /** The part of the view during which the goal can still be reached: a turn, a fight. */
  readonly during: Readonly<Record<string, Json>>
  readonly title: Both
  readonly task: Both
  readonly hint: Both
  readonly rules: readonly string[]
  /** The same for aims that ask for the same thing in the same setting; only one of such puzzles is kept. */
  readonly likeness: string
}

/** A kind of puzzle that `orrery puzzles` looks for. `games/<game>/puzzles/themes.ts` exports a list of them. */
export interface PuzzleTheme {
  readonly id: string
  /** The goals that the seat may be set here, made from nothing but what it sees. */
  aims(seen: Seen, seat: number): readonly Aim[]
  /** If more consecutive own answers than this may lead to the goal, no puzzle is made. */
  readonly within: number
}

/** How `orrery puzzles` plays a game to find puzzles in it. */
export interface PuzzleMine {
  readonly themes: readonly PuzzleTheme[]
  readonly seats: number
  /** The options of game number `game`. */
  options(game: number): Json
}
