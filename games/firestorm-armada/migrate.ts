import type { Json } from '@orrery/kernel'
import { DEEDS } from './state.ts'

/** What a state of an older version holds that is different now. */
interface Older {
  readonly activation: Record<string, Json>
  score?: Json[]
  deeds?: Json[]
  rolls?: Json[]
}

/**
 * Brings a state of an older version over. Version 2: what is told of a battle when it is over; it begins to be counted
 * now. Version 3: attacks that have been declared are kept until they are resolved; the answers since declare them again.
 * Version 4: asteroids attack a ship once in an activation; whom they have attacked is counted from now on.
 */
export function migrate(state: Json, from: number): Json {
  const older = state as unknown as Older
  if (from < 2) Object.assign(older, { score: [], deeds: DEEDS.flatMap(() => [0, 0]), rolls: [] })
  if (from < 3) older.activation.declared = []
  older.activation.asteroids = []
  return state
}
