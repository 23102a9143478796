import type { Json } from '@orrery/kernel'
import type { State } from './state.ts'

/** Migrates a state of version 1, which has no edition. */
export function migrate(state: Json, _from: number): Json {
  const older = state as unknown as { edition?: State['edition'] }
  older.edition = ''
  return state
}
