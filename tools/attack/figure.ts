/** A figure that an attack measured. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The most (or the least) that it may be; null if it only shows how hard the attack was. */
  readonly most: number | null
  readonly least?: number
}

/** A figure that only shows how hard the attack was, but must reach `least`. */
export function effort(name: string, value: number, least = 1): Figure {
  return { name, value, unit: '', most: null, least }
}

/** A figure with an upper bound. */
export function atMost(name: string, value: number, most: number, unit = ''): Figure {
  return { name, value, unit, most }
}

/** Whether a figure is within its bounds. */
export function holds({ value, most, least }: Figure): boolean {
  return Number.isFinite(value) && (most === null || value <= most) && (least === undefined || value >= least)
}

/** The value below which the share `part` of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** The longest that an honest player may wait while somebody attacks, in milliseconds, 99 of 100 times. */
export const BEARABLE = 100
