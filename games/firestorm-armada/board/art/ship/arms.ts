import type { WeaponRecord } from '../../../content/ship.ts'
import type { ShipType } from '../../../content/ships.ts'

/** A ship's visible armament. */
export interface Arms {
  /** The most dice of a broadside in any band; 0 for none. */
  readonly broadsides: number
  readonly turrets: number
  /** The number of fixed guns, which fire in the channel straight ahead. */
  readonly fixed: number
  /** The most dice ahead. */
  readonly fore: number
  readonly aft: boolean
  readonly torpedoes: number
}

const primary = ({ kind }: WeaponRecord): boolean => kind === 'primary'

/** The visible weapons of a ship. */
export function armsOf({ weapons }: Pick<ShipType, 'weapons'>): Arms {
  const best = (is: (weapon: WeaponRecord) => boolean): number => Math.max(0, ...weapons.filter(is).flatMap(({ ad }) => ad))
  const count = (is: (weapon: WeaponRecord) => boolean): number => weapons.filter(is).length
  const sideways = ({ mount, arcs, kind }: WeaponRecord): boolean =>
    mount === 'broadside' || mount === 'gunRack' || (kind === 'primary' && (arcs.includes('port') || arcs.includes('starboard')))
  return {
    broadsides: best(sideways),
    turrets: count(({ mount }) => mount === 'turret'),
    fixed: count((weapon) => primary(weapon) && weapon.arcs.includes('fixedFore')),
    fore: best((weapon) => primary(weapon) && weapon.arcs.includes('fore')),
    aft: count((weapon) => primary(weapon) && weapon.arcs.includes('aft')) > 0,
    torpedoes: count(({ kind }) => kind === 'torpedo'),
  }
}
