import type { Json } from '@orrery/kernel'

/** What a state of version 1 holds that is different now. */
interface Version1 {
  readonly settings: { cardOutlivesTeam?: boolean }
}

/** Brings a state of an older version over. Version 2: the setting of DA-OPT-4, which is off by default. */
export function migrate(state: Json, _from: number): Json {
  const { settings } = state as unknown as Version1
  settings.cardOutlivesTeam = false
  return state
}
