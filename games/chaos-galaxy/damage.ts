import type { CardId } from './state.ts'

/** Damage to a card, and the ship that deals it by firing (`NONE` for other damage). */
export interface Damage {
  readonly to: CardId
  readonly amount: number
  readonly by: CardId
}

/** A card that is to be destroyed, and the ship that does it by firing (`NONE` for other destruction). */
export interface Doomed {
  readonly card: CardId
  readonly by: CardId
}

/** CG-CPAY-5: what the effects of one group do at one moment: damage and destruction wait until all have spoken. */
export interface Gathered {
  readonly damages: Damage[]
  readonly doomed: Doomed[]
}
