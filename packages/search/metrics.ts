import type { Seat, Table, TableState } from '@orrery/kernel'

/** The metrics of looks ahead, added up. */
export interface MetricSums {
  count: number
  readonly sums: Record<string, number>
}

/** No look ahead yet. */
export function noMetrics(): MetricSums {
  return { count: 0, sums: {} }
}

/** Adds what a look ahead came to, where the game tells metrics. */
export function addMetrics<S extends TableState>(metrics: MetricSums, { game, state }: Table<S>, seat: Seat): void {
  if (game.metrics === undefined) return
  metrics.count++
  for (const [name, value] of Object.entries(game.metrics(state, seat))) metrics.sums[name] = (metrics.sums[name] ?? 0) + value
}

/** The means; undefined where nothing was told. */
export function meansOf({ count, sums }: MetricSums): Readonly<Record<string, number>> | undefined {
  return count === 0 ? undefined : Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / count]))
}
