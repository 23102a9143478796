import { CHAOS, ELDAR, type FactionId, ORKS, SPACE_MARINES } from './factions.ts'

/** One of the 24 kinds of units; its id is its place in `UNIT_KINDS`. */
export type UnitKind = number

export interface Unit {
  readonly id: UnitKind
  readonly key: string
  /** The message that names it; `<term>-short` is the name on cards (FS-CARD-12). */
  readonly term: string
  readonly faction: FactionId
  readonly ship: boolean
  /** The command level that its purchase needs. */
  readonly level: number
  readonly materiel: number
  /** Forge tokens of its price. */
  readonly forge: number
  /** The combat value. */
  readonly dice: number
  readonly health: number
  readonly morale: number
  /** How many of them the faction has. */
  readonly supply: number
}

type Figures = readonly [level: number, materiel: number, forge: number, dice: number, health: number, morale: number, supply: number]

const unit = (id: UnitKind, faction: FactionId, key: string, ship: boolean, figures: Figures): Unit => {
  const [level, materiel, forge, dice, health, morale, supply] = figures
  return { id, key, term: `@unit-${key}`, faction, ship, level, materiel, forge, dice, health, morale, supply }
}

/** All kinds, faction by faction; of each faction, by level and ground units before ships where the supply lists them so. */
export const UNIT_KINDS: readonly Unit[] = [
  unit(0, SPACE_MARINES, 'scout', false, [0, 2, 0, 1, 2, 2, 6]),
  unit(1, SPACE_MARINES, 'strike-cruiser', true, [0, 2, 0, 2, 2, 2, 3]),
  unit(2, SPACE_MARINES, 'space-marine', false, [1, 3, 0, 2, 3, 3, 6]),
  unit(3, SPACE_MARINES, 'land-raider', false, [2, 4, 0, 3, 4, 3, 6]),
  unit(4, SPACE_MARINES, 'battle-barge', true, [2, 5, 1, 4, 5, 4, 3]),
  unit(5, SPACE_MARINES, 'warlord-titan', false, [3, 5, 1, 3, 5, 4, 3]),
  unit(6, CHAOS, 'cultist', false, [0, 2, 0, 1, 2, 2, 9]),
  unit(7, CHAOS, 'iconoclast-destroyer', true, [0, 2, 0, 2, 2, 2, 3]),
  unit(8, CHAOS, 'chaos-space-marine', false, [1, 3, 0, 3, 3, 2, 6]),
  unit(9, CHAOS, 'helbrute', false, [2, 4, 0, 3, 4, 3, 3]),
  unit(10, CHAOS, 'repulsive-grand-cruiser', true, [2, 5, 1, 4, 5, 4, 3]),
  unit(11, CHAOS, 'chaos-reaver-titan', false, [3, 5, 1, 4, 5, 3, 3]),
  unit(12, ORKS, 'ork-boyz', false, [0, 2, 0, 2, 2, 1, 9]),
  unit(13, ORKS, 'onslaught-attack-ship', true, [0, 2, 0, 1, 3, 2, 3]),
  unit(14, ORKS, 'nob', false, [1, 3, 0, 2, 4, 2, 6]),
  unit(15, ORKS, 'battlewagon', false, [2, 4, 0, 3, 5, 2, 3]),
  unit(16, ORKS, 'kill-kroozer', true, [2, 5, 1, 3, 6, 4, 3]),
  unit(17, ORKS, 'gargant', false, [3, 5, 1, 3, 6, 3, 3]),
  unit(18, ELDAR, 'aspect-warrior', false, [0, 2, 0, 2, 1, 2, 6]),
  unit(19, ELDAR, 'hellebore-frigate', true, [0, 2, 0, 3, 2, 1, 6]),
  unit(20, ELDAR, 'wraithguard', false, [1, 3, 0, 2, 4, 2, 3]),
  unit(21, ELDAR, 'falcon', false, [2, 4, 0, 3, 4, 3, 3]),
  unit(22, ELDAR, 'void-stalker', true, [2, 5, 1, 4, 5, 4, 3]),
  unit(23, ELDAR, 'warlock-battle-titan', false, [3, 5, 1, 4, 5, 3, 3]),
]

export const SCOUT = 0
export const STRIKE_CRUISER = 1
export const SPACE_MARINE = 2
export const LAND_RAIDER = 3
export const BATTLE_BARGE = 4
export const WARLORD_TITAN = 5
export const CULTIST = 6
export const ICONOCLAST_DESTROYER = 7
export const CHAOS_SPACE_MARINE = 8
export const HELBRUTE = 9
export const REPULSIVE_GRAND_CRUISER = 10
export const CHAOS_REAVER_TITAN = 11
export const ORK_BOYZ = 12
export const ONSLAUGHT_ATTACK_SHIP = 13
export const NOB = 14
export const BATTLEWAGON = 15
export const KILL_KROOZER = 16
export const GARGANT = 17
export const ASPECT_WARRIOR = 18
export const HELLEBORE_FRIGATE = 19
export const WRAITHGUARD = 20
export const FALCON = 21
export const VOID_STALKER = 22
export const WARLOCK_BATTLE_TITAN = 23

/** The kind's figures. */
export function unitKind(kind: UnitKind): Unit {
  return UNIT_KINDS[kind] as Unit
}
