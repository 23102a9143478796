import type { Answer } from '@orrery/kernel'

/** What a search found out about one answer. */
export interface Finding {
  readonly answer: Answer
  /** How often it was tried. */
  readonly visits: number
  /** What came of it on average, 0 (lost) to 1 (won). */
  readonly value: number
  /** What the game's metrics were on average where the looks ahead ended; only where they were asked for. */
  readonly metrics?: Readonly<Record<string, number>>
}
