import type { Seat, Table, TableState } from '@orrery/kernel'

/** The signs of looks ahead, added up. */
export interface Signs {
  count: number
  readonly sums: Record<string, number>
}

/** No look ahead yet. */
export function noSigns(): Signs {
  return { count: 0, sums: {} }
}

/** Adds what a look ahead came to, where the game tells signs. */
export function addSigns<S extends TableState>(signs: Signs, { game, state }: Table<S>, seat: Seat): void {
  if (game.signs === undefined) return
  signs.count++
  for (const [name, value] of Object.entries(game.signs(state, seat))) signs.sums[name] = (signs.sums[name] ?? 0) + value
}

/** The means; undefined where nothing was told. */
export function meansOf({ count, sums }: Signs): Readonly<Record<string, number>> | undefined {
  return count === 0 ? undefined : Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / count]))
}
