import type { CardId } from './state.ts'

/** Damage to a card, and the ship that deals it by firing (`NONE`: no shot). */
export interface Damage {
  readonly to: CardId
  readonly amount: number
  readonly by: CardId
}

/** A card to be destroyed, and the ship whose fire destroys it (`NONE`: no shot). */
export interface Doomed {
  readonly card: CardId
  readonly by: CardId
}

/** CG-CPAY-5: the damage and destruction by simultaneous effects, collected until all of them have been carried out. */
export interface Gathered {
  readonly damages: Damage[]
  readonly doomed: Doomed[]
}
