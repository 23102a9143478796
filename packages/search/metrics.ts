import type { Seat, Table, TableState } from '@orrery/kernel'

/** The metrics of several playouts, added up, and how many these are. */
export interface MetricSums {
  count: number
  readonly sums: Record<string, number>
}

/** The sums before any playout. */
export function noMetrics(): MetricSums {
  return { count: 0, sums: {} }
}

/** Adds a playout's metrics, if the game has any. */
export function addMetrics<S extends TableState>(metrics: MetricSums, { game, state }: Table<S>, seat: Seat): void {
  if (game.metrics === undefined) return
  metrics.count++
  for (const [name, value] of Object.entries(game.metrics(state, seat))) metrics.sums[name] = (metrics.sums[name] ?? 0) + value
}

/** The means; undefined if there are none. */
export function meansOf({ count, sums }: MetricSums): Readonly<Record<string, number>> | undefined {
  return count === 0 ? undefined : Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / count]))
}
