import type { Json } from '@orrery/kernel'

/** What a state of version 2 holds that is different now. */
interface Version2 {
  readonly combat: { fighters: { fired?: boolean }[] } | null
}

/**
 * Brings a state of an older version over. Version 3: ships remember whether their own fire turned them used; in a combat
 * under way nobody is said to have fired, so that nobody bombs who might not.
 */
export function migrate(state: Json, _from: number): Json {
  const { combat } = state as unknown as Version2
  for (const fighter of combat?.fighters ?? []) fighter.fired = false
  return state
}
