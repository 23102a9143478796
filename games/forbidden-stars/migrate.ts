import type { Json } from '@orrery/kernel'

/** What a state of version 1 has not yet. */
interface Older {
  readonly players: { gaveUp?: boolean }[]
}

/** Migrates a state of an older version. Version 2: players may give up; nobody had. */
export function migrate(state: Json, _from: number): Json {
  for (const player of (state as unknown as Older).players) player.gaveUp = false
  return state
}
