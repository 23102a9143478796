import type { Json } from '@orrery/kernel'
import { DEEDS } from './state.ts'

/** The parts of older states that differ. */
interface Older {
  readonly activation: Record<string, Json>
  score?: Json[]
  deeds?: Json[]
  rolls?: Json[]
}

/**
 * Migrates a state of an older version. Version 2 has the summary at the end of a battle, which counts from now on. Version 3 keeps
 * declared attacks until they are resolved; replayed answers declare them again. In version 4 asteroids attack a ship once in an
 * activation; attacked ships are recorded from now on.
 */
export function migrate(state: Json, from: number): Json {
  const older = state as unknown as Older
  if (from < 2) Object.assign(older, { score: [], deeds: DEEDS.flatMap(() => [0, 0]), rolls: [] })
  if (from < 3) older.activation.declared = []
  older.activation.asteroids = []
  return state
}
