/** A share with its 95 % interval. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

const Z = 1.96

/** The share of `times` in `all`, with Wilson's interval, which also holds for few and for extreme counts. */
export function shareOf(times: number, all: number): Share {
  if (all <= 0) return { share: 0, low: 0, high: 1 }
  const share = times / all
  const middle = (share + (Z * Z) / (2 * all)) / (1 + (Z * Z) / all)
  const reach = (Z / (1 + (Z * Z) / all)) * Math.sqrt((share * (1 - share)) / all + (Z * Z) / (4 * all * all))
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}
