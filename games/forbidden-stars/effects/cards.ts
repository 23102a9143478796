import type { CombatKind } from '../content/combat-cards.ts'
import { CHAOS_CARDS } from './cards/chaos.ts'
import { ELDAR_CARDS } from './cards/eldar.ts'
import { ORK_CARDS } from './cards/orks.ts'
import { SPACE_MARINE_CARDS } from './cards/space-marines.ts'
import type { CardEffects, CardTable } from './table.ts'

const ALL: CardTable = { ...SPACE_MARINE_CARDS, ...CHAOS_CARDS, ...ORK_CARDS, ...ELDAR_CARDS }

const NO_EFFECTS: CardEffects = { general: [], unit: null }

/** Whether the effects of a kind of card are written. */
export function hasEffects(kind: CombatKind): boolean {
  return ALL[kind] !== undefined
}

/** The effects of a kind of card. */
export function effectsOf(kind: CombatKind): CardEffects {
  return ALL[kind] ?? NO_EFFECTS
}
