import type { View } from '../../view.ts'

/** The ways to play otherwise, as the settings call them. */
export const MODES = [
  'economicMonopoly',
  'settlement',
  'cleanGame',
  'investment',
  'activeDefence',
  'shipConversion',
  'simplifiedCombat',
] as const satisfies readonly (keyof View['settings'])[]
