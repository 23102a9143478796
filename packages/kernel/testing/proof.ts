import {
  type Answer,
  answer,
  type Game,
  hash,
  positionOf,
  restore,
  type Seat,
  type Table,
  type TableState,
  takeEvents,
  undo,
} from '../index.ts'

/** Throws if the answer that was just given cannot be undone and given again with the same result. `before`: the state's hash before it. */
export function assertUndone<S extends TableState>(table: Table<S>, seat: Seat, given: Answer, before: number): void {
  const after = hash(table.state)
  if (undo(table, seat) !== true) throw new Error('taking back is refused')
  if (hash(table.state) !== before) throw new Error(`taking back '${JSON.stringify(given)}' leaves another state`)
  answer(table, seat, given)
  takeEvents(table)
  if (hash(table.state) !== after) throw new Error(`giving '${JSON.stringify(given)}' again leads elsewhere`)
}

/** The table as it comes back from JSON. Throws if it is another one. `given`: the answer that led there. */
export function throughJson<S extends TableState>(game: Game<S>, table: Table<S>, given: Answer): Table<S> {
  const after = hash(table.state)
  const restored = restore(game, JSON.parse(JSON.stringify(positionOf(table))))
  if (restored.dropped > 0 || hash(restored.table.state) !== after)
    throw new Error(`the table does not survive JSON after '${JSON.stringify(given)}'`)
  return restored.table
}
