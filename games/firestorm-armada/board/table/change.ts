import type { Params } from '@orrery/kernel'
import type { Gun } from '../../rules/fire/declared.ts'
import type { Way } from './EndsBar.tsx'

/** How what is asked about would end without a card (null: nothing would happen) and with it. */
export interface Change {
  readonly without: readonly Way[] | null
  readonly with: readonly Way[]
  /** The ship that the card would hurt, where it is another one than is asked about. */
  readonly target?: number
}

/** What a question of cards tells for who reckons, and the ship that it is about. */
export interface Asked {
  readonly params: Params
  readonly about: number | null
}

/** The number that a question tells by that name, or null. */
export function told({ params }: Asked, name: string): number | null {
  const value = params[name]
  return typeof value === 'number' ? value : null
}

/** The weapon that a question tells of, or null. */
export function gunTold({ params: { from: ship, gun: weapon } }: Asked): Gun | null {
  return typeof ship === 'number' && typeof weapon === 'number' ? { ship, weapon } : null
}
