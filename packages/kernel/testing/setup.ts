import { begin, cloneState, type Game, type Json, openTable, restore, type Seed, seedOf, type Table, type TableState } from '../index.ts'

/** How a test's table begins. */
export interface Setup<S> {
  readonly options?: Json
  readonly seats?: number
  readonly seed?: Seed | number
  /** A stored position to begin at instead. */
  readonly position?: Json
  /** Changes the state at the first activity's start; the table then goes on from what `next` says. */
  readonly given?: (g: S) => void
}

/** The table with which a test begins. */
export function tableOf<S extends TableState>(game: Game<S>, setup: Setup<S>): Table<S> {
  const seats = setup.seats ?? game.seats.min
  const seed = typeof setup.seed === 'string' ? setup.seed : seedOf(setup.seed ?? 1)
  const table = setup.position === undefined ? openTable(game, setup.options ?? {}, seats, seed) : restore(game, setup.position).table
  if (setup.given === undefined) return table
  const state = cloneState(game, table.start.state)
  setup.given(state)
  state.events.length = 0
  // Copied again, so that what a test has put in has its fields in the schema's order, as it has after undo.
  return begin(game, cloneState(game, state), seats)
}
