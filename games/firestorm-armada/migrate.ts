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
 * Migrates a state of an older version. Version 2: the summary at the end of a battle, counted from now on. Version 3: declared attacks are
 * kept until they are resolved; the answers since then declare them again. Version 4: asteroids attack a ship once in an activation; the
 * attacked ships are recorded from now on.
 */
export function migrate(state: Json, from: number): Json {
  const older = state as unknown as Older
  if (from < 2) Object.assign(older, { score: [], deeds: DEEDS.flatMap(() => [0, 0]), rolls: [] })
  if (from < 3) older.activation.declared = []
  older.activation.asteroids = []
  return state
}
