import type { Json } from '@orrery/kernel'
import { NONE, UNTIL } from './state.ts'

/** What a state of an older version holds that is different now. */
interface Older {
  readonly settings: Record<string, Json>
  readonly seats: { basesPaid?: number; turns?: number }[]
  readonly combat: { trapPaid?: boolean; fighters: { fired?: boolean; slayer?: number }[] } | null
  readonly stack: { controller: number; opponent?: number }[]
  readonly waiting: { controller: number; opponent?: number }[]
  readonly lasting: { controller: number; opponent?: number; until: number; turn: number; whose?: number }[]
  readonly turn: number
  converted?: Json[]
  order?: number[]
  fallen?: Json[]
  leaving?: number[]
  foes?: Json[]
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
 * under way nobody is said to have fired, so that nobody bombs who might not. Version 4: the modes, none of them
 * chosen, and tables for more than two.
 */
export function migrate(state: Json, from: number): Json {
  const older = state as unknown as Older
  if (from < 3) for (const fighter of older.combat?.fighters ?? []) fighter.fired = false
  Object.assign(older.settings, NEW_SETTINGS)
  older.converted = []
  older.order = older.seats.map((_, seat) => seat)
  older.fallen = []
  older.leaving = []
  older.foes = []
  for (const seat of older.seats) Object.assign(seat, { basesPaid: 0, turns: Math.ceil(older.turn / 2) })
  for (const one of [...older.stack, ...older.waiting, ...older.lasting]) one.opponent = 1 - one.controller
  for (const lasting of older.lasting) {
    // What ends with the opponent's next turn named its number.
    const awaits = lasting.until === UNTIL.turn && lasting.turn > older.turn
    lasting.whose = awaits ? 1 - lasting.controller : NONE
    if (awaits) lasting.turn--
  }
  if (older.combat !== null) older.combat.trapPaid = false
  for (const fighter of older.combat?.fighters ?? []) fighter.slayer = NONE
  return state
}
