import { catalogue, type Kind, piecesOf } from '@orrery/kernel'
import { CHAOS, ELDAR, FACTIONS, type FactionId, ORKS, SPACE_MARINES } from './factions.ts'

/** A kind of units by number. */
export type UnitKind = Kind<'units'>

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

const unit = (faction: FactionId, key: string, ship: boolean, figures: Figures): Omit<Unit, 'id'> => {
  const [level, materiel, forge, dice, health, morale, supply] = figures
  return { key, term: `@unit-${key}`, faction, ship, level, materiel, forge, dice, health, morale, supply }
}

/** By faction, then by level; ground units come before ships where the rulebook's supply list has them so. */
const RECORDS: readonly Omit<Unit, 'id'>[] = [
  unit(SPACE_MARINES, 'scout', false, [0, 2, 0, 1, 2, 2, 6]),
  unit(SPACE_MARINES, 'strike-cruiser', true, [0, 2, 0, 2, 2, 2, 3]),
  unit(SPACE_MARINES, 'space-marine', false, [1, 3, 0, 2, 3, 3, 6]),
  unit(SPACE_MARINES, 'land-raider', false, [2, 4, 0, 3, 4, 3, 6]),
  unit(SPACE_MARINES, 'battle-barge', true, [2, 5, 1, 4, 5, 4, 3]),
  unit(SPACE_MARINES, 'warlord-titan', false, [3, 5, 1, 3, 5, 4, 3]),
  unit(CHAOS, 'cultist', false, [0, 2, 0, 1, 2, 2, 9]),
  unit(CHAOS, 'iconoclast-destroyer', true, [0, 2, 0, 2, 2, 2, 3]),
  unit(CHAOS, 'chaos-space-marine', false, [1, 3, 0, 3, 3, 2, 6]),
  unit(CHAOS, 'helbrute', false, [2, 4, 0, 3, 4, 3, 3]),
  unit(CHAOS, 'repulsive-grand-cruiser', true, [2, 5, 1, 4, 5, 4, 3]),
  unit(CHAOS, 'chaos-reaver-titan', false, [3, 5, 1, 4, 5, 3, 3]),
  unit(ORKS, 'ork-boyz', false, [0, 2, 0, 2, 2, 1, 9]),
  unit(ORKS, 'onslaught-attack-ship', true, [0, 2, 0, 1, 3, 2, 3]),
  unit(ORKS, 'nob', false, [1, 3, 0, 2, 4, 2, 6]),
  unit(ORKS, 'battlewagon', false, [2, 4, 0, 3, 5, 2, 3]),
  unit(ORKS, 'kill-kroozer', true, [2, 5, 1, 3, 6, 4, 3]),
  unit(ORKS, 'gargant', false, [3, 5, 1, 3, 6, 3, 3]),
  unit(ELDAR, 'aspect-warrior', false, [0, 2, 0, 2, 1, 2, 6]),
  unit(ELDAR, 'hellebore-frigate', true, [0, 2, 0, 3, 2, 1, 6]),
  unit(ELDAR, 'wraithguard', false, [1, 3, 0, 2, 4, 2, 3]),
  unit(ELDAR, 'falcon', false, [2, 4, 0, 3, 4, 3, 3]),
  unit(ELDAR, 'void-stalker', true, [2, 5, 1, 4, 5, 4, 3]),
  unit(ELDAR, 'warlock-battle-titan', false, [3, 5, 1, 4, 5, 3, 3]),
]

/** By faction, so that the pieces of a faction stay together wherever a kind is added to the list. */
export const UNIT_CATALOGUE = catalogue(
  'units',
  RECORDS.toSorted((one, other) => one.faction - other.faction),
  ({ key }) => key,
  (record, id): Unit => ({ id, ...record }),
)

export const UNIT_KINDS: readonly Unit[] = UNIT_CATALOGUE.entries

export const SCOUT = UNIT_CATALOGUE.kind('scout')
export const STRIKE_CRUISER = UNIT_CATALOGUE.kind('strike-cruiser')
export const SPACE_MARINE = UNIT_CATALOGUE.kind('space-marine')
export const LAND_RAIDER = UNIT_CATALOGUE.kind('land-raider')
export const BATTLE_BARGE = UNIT_CATALOGUE.kind('battle-barge')
export const WARLORD_TITAN = UNIT_CATALOGUE.kind('warlord-titan')
export const CULTIST = UNIT_CATALOGUE.kind('cultist')
export const ICONOCLAST_DESTROYER = UNIT_CATALOGUE.kind('iconoclast-destroyer')
export const CHAOS_SPACE_MARINE = UNIT_CATALOGUE.kind('chaos-space-marine')
export const HELBRUTE = UNIT_CATALOGUE.kind('helbrute')
export const REPULSIVE_GRAND_CRUISER = UNIT_CATALOGUE.kind('repulsive-grand-cruiser')
export const CHAOS_REAVER_TITAN = UNIT_CATALOGUE.kind('chaos-reaver-titan')
export const ORK_BOYZ = UNIT_CATALOGUE.kind('ork-boyz')
export const ONSLAUGHT_ATTACK_SHIP = UNIT_CATALOGUE.kind('onslaught-attack-ship')
export const NOB = UNIT_CATALOGUE.kind('nob')
export const BATTLEWAGON = UNIT_CATALOGUE.kind('battlewagon')
export const KILL_KROOZER = UNIT_CATALOGUE.kind('kill-kroozer')
export const GARGANT = UNIT_CATALOGUE.kind('gargant')
export const ASPECT_WARRIOR = UNIT_CATALOGUE.kind('aspect-warrior')
export const HELLEBORE_FRIGATE = UNIT_CATALOGUE.kind('hellebore-frigate')
export const WRAITHGUARD = UNIT_CATALOGUE.kind('wraithguard')
export const FALCON = UNIT_CATALOGUE.kind('falcon')
export const VOID_STALKER = UNIT_CATALOGUE.kind('void-stalker')
export const WARLOCK_BATTLE_TITAN = UNIT_CATALOGUE.kind('warlock-battle-titan')

/** The kinds that a faction's reinforcement tokens count as (FS-REINF-4): on worlds, and in voids. */
const BASIC_KINDS: readonly (readonly [faction: FactionId, ground: UnitKind, ship: UnitKind])[] = [
  [SPACE_MARINES, SCOUT, STRIKE_CRUISER],
  [CHAOS, CULTIST, ICONOCLAST_DESTROYER],
  [ORKS, ORK_BOYZ, ONSLAUGHT_ATTACK_SHIP],
  [ELDAR, ASPECT_WARRIOR, HELLEBORE_FRIGATE],
]
const GROUND_BASICS: readonly UnitKind[] = byFaction(1)
const SHIP_BASICS: readonly UnitKind[] = byFaction(2)

function byFaction(column: 1 | 2): UnitKind[] {
  const kinds: UnitKind[] = []
  for (const row of BASIC_KINDS) kinds[row[0]] = row[column]
  return kinds
}

/** The level 0 kind of a faction that its reinforcement tokens count as (FS-REINF-4). */
export function basicKindOf(faction: FactionId, ship: boolean): UnitKind {
  return (ship ? SHIP_BASICS : GROUND_BASICS)[faction] as UnitKind
}

/** FS-COMP-9: three for each of four players. */
export const TOKENS = 12

/** The plastic units, those of one kind consecutive, then the reinforcement tokens. */
export const UNIT_PIECE_CATALOGUE = piecesOf('unit-pieces', [
  ...UNIT_KINDS.map(({ key, supply }): readonly [string, number] => [key, supply]),
  ['reinforcement', TOKENS],
])

const KINDS_OF: readonly (readonly UnitKind[])[] = FACTIONS.map((faction) =>
  UNIT_KINDS.filter((kind) => kind.faction === faction.id).map(({ id }) => id),
)

/** The kinds of units of a faction. */
export function unitKindsOf(faction: FactionId): readonly UnitKind[] {
  return KINDS_OF[faction] as readonly UnitKind[]
}

/** The printed values of a kind of units: dice, health, morale, cost. */
export function unitKind(kind: UnitKind): Unit {
  return UNIT_KINDS[kind] as Unit
}
