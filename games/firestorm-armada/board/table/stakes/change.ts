import type { Params } from '@orrery/kernel'
import type { Gun } from '../../../rules/fire/dice.ts'
import type { Way } from './EndsBar.tsx'

/** The possible ends without a card (null if nothing would happen) and with it. */
export interface Change {
  readonly without: readonly Way[] | null
  readonly with: readonly Way[]
  /** The ship that the card would damage, if it is not the question's own. */
  readonly target?: number
}

/** A question about cards: its parameters and its ship. */
export interface Asked {
  readonly params: Params
  readonly about: number | null
}

/** The number in a question's parameter, or null. */
export function numberParam({ params }: Asked, name: string): number | null {
  const value = params[name]
  return typeof value === 'number' ? value : null
}

/** The weapon in a question's parameters, or null. */
export function gunParam({ params: { from: ship, gun: weapon } }: Asked): Gun | null {
  return typeof ship === 'number' && typeof weapon === 'number' ? { ship, weapon } : null
}
