import type { Rule } from '@orrery/kernel'
import type { ShipId, State } from '../state.ts'

/**
 * Rules that an attack may lead to and that lead to attacks themselves. They need most of the others, and some of these
 * need them, so they come to them through here.
 */
interface Ring {
  /** FA-DMG-25: a ship jumps so many inches in a direction. */
  displace(g: State, ship: ShipId, inches: number, direction: number, rule: string): Rule
  /** Card R12: a ship about to be removed fires once more. */
  lastSalvo(g: State, ship: ShipId): Rule
  /** Card R11: a ship that survived an attack fires back. */
  returnFire(g: State, ship: ShipId, focus: ShipId): Rule
}

const bound: Partial<Ring> = {}

/** Names the functions behind the ring. */
export function bind(rules: Partial<Ring>): void {
  Object.assign(bound, rules)
}

/** The functions of the ring. */
export function ring(): Ring {
  const { displace, lastSalvo, returnFire } = bound
  if (displace === undefined || lastSalvo === undefined || returnFire === undefined)
    throw new Error('the rules of reactions are not loaded')
  return { displace, lastSalvo, returnFire }
}
