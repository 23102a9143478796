import type { Answer, Seat, SeenQuestion } from '@orrery/kernel'
import type { BoardModule } from './contract.ts'

/**
 * How a game's pace is measured; `games/<game>/board/flow.ts` exports it as `flow`. `passes` and `answers` are those of the board with
 * default settings: nobody is asked what the board answers by itself.
 */
export interface Flow<V = unknown> extends Pick<BoardModule<V>, 'passes' | 'answers'> {
  readonly tables: readonly FlowTable[]
  /** A unique name of the seat's current turn; null if it is not the seat's turn. */
  turn(seat: Seat, view: V): string | null
  /** The clicks that an answer by hand costs. Default: one for an option or a drawn plan; for a set one a piece and one to confirm. */
  clicks?(question: SeenQuestion, answer: Answer, view: V): number
}

/** A table at which a game's pace is measured. */
export interface FlowTable {
  /** A short name: 'two players'. */
  readonly name: string
  readonly seats: number
  readonly games: number
  /** The settings of a game, by its number, with what its seats bring: plain JSON. */
  options(game: number): object
  /** The most questions that a person may be asked in a game (median). */
  readonly questions: number
}
