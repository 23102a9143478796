import type { ClassId } from './classes.ts'
import type { ShipTrait, WeaponTrait } from './traits.ts'

/** Where a figure comes from: the seed, a public source, or this project's own design. */
export type Origin = 'seed' | 'public' | 'designed'

export const ARCS = ['fore', 'starboard', 'aft', 'port', 'fixedFore', 'any'] as const
export type Arc = (typeof ARCS)[number]

export type Mount = 'broadside' | 'turret' | 'fixed' | 'battery' | 'gunRack' | 'tubes'

/** A weapon system in the record of a ship type. */
export interface WeaponRecord {
  readonly kind: 'primary' | 'torpedo'
  readonly mount: Mount
  readonly arcs: readonly Arc[]
  /** FA-RANGE-10: the attack dice in range bands 1 to 4; 0 where it cannot fire. */
  readonly ad: readonly [number, number, number, number]
  readonly traits: readonly WeaponTrait[]
}

/** The printed values of a ship type. */
export interface ShipStats {
  readonly dr: number
  readonly cr: number
  readonly mv: number
  readonly tl: number
  readonly hp: number
  readonly cp: number
  readonly ap: number
  readonly pd: number
  readonly mn: number
  readonly sh: number
  readonly cloak: boolean
  readonly wc: number
}

/** A ship type as the file of its race defines it. */
export interface ShipRecord {
  readonly id: string
  readonly class: ClassId
  readonly points: number
  /** FA-FLEET-2: the least and the greatest size of a squadron. */
  readonly squadron: readonly [number, number]
  readonly stats: ShipStats
  readonly weapons: readonly WeaponRecord[]
  readonly traits: readonly ShipTrait[]
  readonly origin: Origin
}
