import { factionOf } from '../content/factions.ts'
import { structureKind } from '../content/structures.ts'
import { TILE_SIDES } from '../content/tiles.ts'
import { unitKind } from '../content/units.ts'
import type { AreaId, State, StructureId, SystemId, UnitId } from '../state.ts'
import { printed, sideOf, systemOf } from './areas.ts'
import { at } from './at.ts'
import { structureKindOf } from './structures.ts'
import { isToken, plasticKind } from './units.ts'

/** The message that names a seat's faction. */
export function factionTerm(g: State, seat: number): string {
  return factionOf(at(g.players, seat).faction).term
}

/** The code of a system's tile side: its name. */
export function codeOf(g: State, system: SystemId): string {
  return sideOf(g, system).code
}

/** The messages that name voids: by tile side and by their corner of the system as placed. */
const VOID_TERMS: readonly (readonly string[])[] = TILE_SIDES.map(({ code }) =>
  ['nw', 'ne', 'se', 'sw'].map((corner) => `@void-${code.toLowerCase()}-${corner}`),
)

/** The message that names an area: a world's own name, a void by its corner of the system. */
export function areaTerm(g: State, area: AreaId): string {
  const { world, term } = printed(g, area)
  return world ? term : at(at(VOID_TERMS, at(g.systems, systemOf(area)).side), area & 3)
}

/** The parameters that name an area and its system. */
export function placeParams(g: State, area: AreaId): { area: string; code: string } {
  return { area: areaTerm(g, area), code: codeOf(g, systemOf(area)) }
}

/** The message that names a unit. */
export function unitTerm(unit: UnitId): string {
  return isToken(unit) ? '@asset-reinforcement' : unitKind(plasticKind(unit)).term
}

/** The message that names a structure. */
export function structureTerm(structure: StructureId): string {
  return structureKind(structureKindOf(structure)).term
}

export const ORDER_TERMS = ['@order-advance', '@order-deploy', '@order-strategize', '@order-dominate'] as const
export const ASSET_TERMS = ['@asset-forge', '@asset-cache', '@asset-reinforcement'] as const
export const DIRECTION_TERMS = ['@direction-north', '@direction-east', '@direction-south', '@direction-west'] as const
