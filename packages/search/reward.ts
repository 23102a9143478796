import type { Result, Seat, Table, TableState } from '@orrery/kernel'

/** A table's worth to a seat, 0 to 1: its result, or else the game's evaluation. */
export function worth<S extends TableState>(table: Table<S>, seat: Seat): number {
  return table.result === null ? table.game.evaluate(table.state, seat) : ended(table.result, seat, table.game.cooperative)
}

/** A win is 1, a loss 0; if seats play against each other and nobody wins, each has a half. */
function ended(result: Result, seat: Seat, cooperative: boolean): number {
  if (result.winners.includes(seat)) return 1
  return result.winners.length === 0 && !cooperative ? 0.5 : 0
}
