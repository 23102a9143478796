import { factionOf } from '../content/factions.ts'
import { structureKind } from '../content/structures.ts'
import { unitKind } from '../content/units.ts'
import type { AreaId, State, StructureId, SystemId, UnitId } from '../state.ts'
import { printed, sideOf } from './areas.ts'
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

/** The message that names an area. */
export function areaTerm(g: State, area: AreaId): string {
  return printed(g, area).term
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
