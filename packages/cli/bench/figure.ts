/** A measured figure and its bar. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly bar: number
  /** Whether the bar is a lower bound (a speed) or an upper bound (a delay, a size). */
  readonly atLeast: boolean
  readonly holds: boolean
  readonly note?: string
}

/** A figure that could not be measured, and why. */
export interface Unmeasured {
  readonly name: string
  readonly why: string
}

/** What a module of this folder exports to be part of `orrery bench`. */
export interface Bench {
  /**
   * Measures, with no other bench running. `among`: the games, if it measures games; `count`: how often each is played; default: as often
   * as the bar demands.
   */
  figures(among?: readonly string[], count?: number): Figure[] | Promise<Figure[]>
  /** What a bar is about but `figures` alone cannot measure. */
  unmeasured?(among?: readonly string[]): readonly Unmeasured[] | Promise<readonly Unmeasured[]>
}

/** A figure with a lower bound. */
export function atLeast(name: string, value: number, unit: string, bar: number, note?: string): Figure {
  return { name, value, unit, bar, atLeast: true, holds: value >= bar, ...(note === undefined ? {} : { note }) }
}

/** A figure with an upper bound. */
export function atMost(name: string, value: number, unit: string, bar: number, note?: string): Figure {
  return { name, value, unit, bar, atLeast: false, holds: value <= bar, ...(note === undefined ? {} : { note }) }
}
