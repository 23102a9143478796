import { useState } from 'preact/hooks'
import type { Point } from '../../../geometry/place.ts'

/** Whether the tape is in hand, and what it measures: two points of the table, in thousandths of an inch. */
interface Measure {
  readonly on: boolean
  readonly from: Point | null
  readonly to: Point | null
}

/** A tape to measure the table with. */
export interface TapeMeasure extends Measure {
  /** Begins a measurement, or ends the one that was begun. */
  measure(point: Point | null): void
  /** Takes the tape in hand, or puts it away. */
  turn(): void
}

/** The tape of a board. */
export function useTape(): TapeMeasure {
  const [tape, setTape] = useState<Measure>({ on: false, from: null, to: null })
  return {
    ...tape,
    measure(point) {
      if (point !== null) setTape(tape.from === null || tape.to !== null ? { on: true, from: point, to: null } : { ...tape, to: point })
    },
    turn: () => setTape({ on: !tape.on, from: null, to: null }),
  }
}
