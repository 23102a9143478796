import type { Json } from '@orrery/kernel'
import { NONE } from './state.ts'

/** What a state of an older version holds that is different now. */
interface Older {
  readonly settings: Record<string, Json>
  readonly seats: { basesPaid?: number }[]
  readonly combat: { trapPaid?: boolean; fighters: { fired?: boolean; slayer?: number }[] } | null
  converted?: Json[]
}

/** The settings that came with version 4, as they are where nobody has chosen them. */
const NEW_SETTINGS = {
  multiRamp: false,
  ecoPeaceRounds: false,
  simplifiedCombat: false,
  raceDegree: 0,
  economicMonopoly: false,
  settlement: false,
  cleanGame: false,
  investment: false,
  activeDefence: false,
  shipConversion: false,
}

/**
 * Brings a state of an older version over. Version 3: ships remember whether their own fire turned them used; in a combat
 * under way nobody is said to have fired, so that nobody bombs who might not. Version 4: the modes, none of them chosen.
 */
export function migrate(state: Json, from: number): Json {
  const older = state as unknown as Older
  if (from < 3) for (const fighter of older.combat?.fighters ?? []) fighter.fired = false
  Object.assign(older.settings, NEW_SETTINGS)
  older.converted = []
  for (const seat of older.seats) seat.basesPaid = 0
  if (older.combat !== null) older.combat.trapPaid = false
  for (const fighter of older.combat?.fighters ?? []) fighter.slayer = NONE
  return state
}
