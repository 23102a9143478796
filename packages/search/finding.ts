import type { Answer } from '@orrery/kernel'

/** What a search found about one answer. */
export interface Finding {
  readonly answer: Answer
  /** How often it was tried. */
  readonly visits: number
  /** Its average result, 0 (lost) to 1 (won). */
  readonly value: number
  /** The average of the game's metrics at the end of the playouts; only on request. */
  readonly metrics?: Readonly<Record<string, number>>
}
