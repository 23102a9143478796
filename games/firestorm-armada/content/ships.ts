import { catalogue, type Kind } from '@orrery/kernel'
import { type ClassId, classOf, STAND_SIDES, type StandSize } from './classes.ts'
import { RACE_IDS, type RaceId } from './races.ts'
import type { ShipRecord, WeaponRecord } from './ship.ts'
import { aquans } from './ships/aquans.ts'
import { dindrenzi } from './ships/dindrenzi.ts'
import { directorate } from './ships/directorate.ts'
import { neutral } from './ships/neutral.ts'
import { relthoza } from './ships/relthoza.ts'
import { sorylians } from './ships/sorylians.ts'
import { terrans } from './ships/terrans.ts'

/** A ship type by number. */
export type ShipKind = Kind<'ships'>

/** FA-LINK-18: weapons of one link kind may be linked. */
export type LinkKind = 'broadside' | 'turret' | 'fore' | 'aft' | 'torpedo'

/** A weapon system of a ship type, ready for play. */
export interface Weapon extends WeaponRecord {
  readonly link: LinkKind
  /** The message that names it. */
  readonly term: string
}

/** A ship type, ready for play: its record, and what follows from its race and class. */
export interface ShipType extends ShipRecord {
  readonly number: ShipKind
  readonly race: RaceId
  readonly tier: 1 | 2 | 3
  readonly stand: StandSize
  /** FA-GEN-3: the side of its square stand in thousandths of an inch. */
  readonly side: number
  /** FA-SMALL-4: whether it is a capital ship. */
  readonly capital: boolean
  /** FA-SMALL-1, FA-SMALL-2: the lowest number with which a capital ship's dice hit it. */
  readonly smallTarget: 4 | 5 | 6
  /** FA-FLEET-12: whether it is an installation. */
  readonly installation: boolean
  readonly weapons: readonly Weapon[]
  /** The message that names it. */
  readonly term: string
}

const FILES: Readonly<Record<RaceId, readonly ShipRecord[]>> = { terrans, aquans, dindrenzi, relthoza, sorylians, directorate, neutral }

/** FA-LINK-16, FA-LINK-18: a gun rack counts as a broadside, fixed fore as fore. */
function linkKind({ kind, mount, arcs }: WeaponRecord): LinkKind {
  if (kind === 'torpedo') return 'torpedo'
  if (mount === 'turret') return 'turret'
  if (mount === 'broadside' || mount === 'gunRack') return 'broadside'
  return arcs.includes('aft') ? 'aft' : 'fore'
}

function ready(record: ShipRecord, race: RaceId, number: ShipKind): ShipType {
  const { tier, stand, capital, smallTarget } = classOf(record.class)
  return {
    ...record,
    number,
    race,
    tier,
    stand,
    side: STAND_SIDES[stand],
    capital,
    smallTarget,
    installation: isInstallation(record.class),
    weapons: record.weapons.map((weapon) => ({
      ...weapon,
      link: linkKind(weapon),
      term: `@weapon-${weapon.mount}-${weapon.arcs.join('-')}`,
    })),
    term: `@ship-${record.id}`,
  }
}

function isInstallation(id: ClassId): boolean {
  return id === 'station' || id === 'gunPlatform'
}

/** All ship types. */
export const SHIP_CATALOGUE = catalogue(
  'ships',
  RACE_IDS.flatMap((race) => FILES[race].map((record) => ({ record, race }))),
  ({ record }) => record.id,
  ({ record, race }, number) => ready(record, race, number),
)

/** All ship types by number. */
export const SHIPS: readonly ShipType[] = SHIP_CATALOGUE.entries

/** The ship type with the given number. */
export function shipType(number: ShipKind): ShipType {
  return SHIPS[number] as ShipType
}

/** The ship type with the given id, if there is one. */
export function shipTypeById(id: string): ShipType | undefined {
  const kind = SHIP_CATALOGUE.find(id)
  return kind === undefined ? undefined : shipType(kind)
}
