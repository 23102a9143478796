import type { Answer, Seat, SeenQuestion } from '@orrery/kernel'
import type { BoardModule } from './contract.ts'

/**
 * How the pace of a game is measured: what `games/<game>/board/flow.ts` exports as `flow`. `passes` and `answers` are those of its board
 * as it is at first: what the board answers by itself is asked of nobody.
 */
export interface Flow<V = unknown> extends Pick<BoardModule<V>, 'passes' | 'answers'> {
  readonly tables: readonly FlowTable[]
  /** The seat's own turn that is on, by a name that no other one has; null where it is not the seat's turn. */
  turn(seat: Seat, view: V): string | null
  /** What an answer by hand costs in clicks; absent: one for an option or a plan drawn, and for a set one a piece and one to confirm it. */
  clicks?(question: SeenQuestion, answer: Answer, view: V): number
}

/** At which tables a game is measured. */
export interface FlowTable {
  /** In a few words: 'two players'. */
  readonly name: string
  readonly seats: number
  readonly games: number
  /** The settings of a game, by its number, and what its seats bring: plain JSON. */
  options(game: number): object
  /** The most questions that a person may be asked in a game, in the median. */
  readonly questions: number
}
