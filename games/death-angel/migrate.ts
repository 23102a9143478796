import type { Json } from '@orrery/kernel'
import type { State } from './state.ts'

/** A state of an older version, in which these fields may be missing. */
interface Older {
  readonly settings: { cardOutlivesTeam?: boolean }
  edition?: State['edition']
}

/** Migrates a state of an older version. Version 2: the setting of DA-OPT-4, which is off by default. Version 3: the editions. */
export function migrate(state: Json, from: number): Json {
  const older = state as unknown as Older
  if (from < 2) older.settings.cardOutlivesTeam = false
  older.edition = { teams: '', marines: '' }
  return state
}
