import type { Json } from '@orrery/kernel'
import type { State } from './state.ts'

/** Fields that older states lack. */
interface Older {
  readonly players: { gaveUp?: boolean }[]
  edition?: State['edition']
}

/** Migrates a state of an older version. Version 2: players may give up; nobody had. Version 3: the editions. */
export function migrate(state: Json, from: number): Json {
  const older = state as unknown as Older
  if (from < 2) for (const player of older.players) player.gaveUp = false
  older.edition = { factions: '', events: '', combatCards: '', tiles: '', upgrades: '', units: '' }
  return state
}
