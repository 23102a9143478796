import type { ReplaySource } from '../replay/source.ts'

/** A line of a study, for viewing step by step. */
export interface Line {
  readonly branch: number
  /** The step of the game after which the line leaves it; for the game itself, its end. */
  readonly from: number
  readonly source: ReplaySource
}
