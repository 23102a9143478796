import type { ReplaySource } from '../replay/source.ts'

/** A line of a study, to be looked at step by step. */
export interface Line {
  readonly branch: number
  /** After which step of the game it leaves it; its end for the game itself. */
  readonly from: number
  readonly source: ReplaySource
}
