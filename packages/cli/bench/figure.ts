/** One measured figure and the bar that it has to reach. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly bar: number
  /** Whether the bar is the least (a speed) or the most (a delay, a size) that is allowed. */
  readonly atLeast: boolean
  readonly holds: boolean
  readonly note?: string
}

/** What a module of this folder exports to be part of `orrery bench`. */
export interface Bench {
  /**
   * Measures. Runs alone on the machine as far as the bench is concerned. `among`: the games, where it measures at games; `count`: how
   * many plays of each, instead of as many as the bar is about.
   */
  figures(among?: readonly string[], count?: number): Figure[] | Promise<Figure[]>
}

/** A figure that must not be smaller than its bar. */
export function atLeast(name: string, value: number, unit: string, bar: number, note?: string): Figure {
  return { name, value, unit, bar, atLeast: true, holds: value >= bar, ...(note === undefined ? {} : { note }) }
}

/** A figure that must not be greater than its bar. */
export function atMost(name: string, value: number, unit: string, bar: number, note?: string): Figure {
  return { name, value, unit, bar, atLeast: false, holds: value <= bar, ...(note === undefined ? {} : { note }) }
}
