import type { CombatKind } from '../content/combat-cards.ts'
import type { Effect } from './ability.ts'

/** The effects of a combat card: its general abilities, then its unit ability. */
export interface CardEffects {
  /** FS-CARD-17: more than one if the text has a second ability. */
  readonly general: readonly Effect[]
  readonly unit: Effect | null
  /** FS-CARD-2: whether the general ability says 'must'. */
  readonly must?: boolean
}

export type CardTable = { readonly [kind: CombatKind]: CardEffects }
