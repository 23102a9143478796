import type { View } from '../../view.ts'

/** The modes, as the settings call them. */
export const MODES = [
  'economicMonopoly',
  'settlement',
  'cleanGame',
  'investment',
  'activeDefence',
  'shipConversion',
  'simplifiedCombat',
] as const satisfies readonly (keyof View['settings'])[]
