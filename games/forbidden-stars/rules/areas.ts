import { type PrintedArea, TILE_SIDES, type TileSide } from '../content/tiles.ts'
import { type AreaId, type EdgeId, NONE, type State, type SystemId } from '../state.ts'
import { at } from './at.ts'

export const NORTH = 0
export const EAST = 1
export const SOUTH = 2
export const WEST = 3
/** FS-MAP-4 */
export const DIRECTIONS = [NORTH, EAST, SOUTH, WEST] as const

/** The system of an area. */
export function systemOf(area: AreaId): SystemId {
  return area >> 2
}

/** The tile side of a system. */
export function sideOf(g: State, system: SystemId): TileSide {
  return at(TILE_SIDES, at(g.systems, system).side)
}

/** What is printed on an area. */
export function printed(g: State, area: AreaId): PrintedArea {
  const system = at(g.systems, systemOf(area))
  return at(at(TILE_SIDES, system.side).areas, (area - system.rotation) & 3)
}

/** FS-MAP-2: whether an area is a world (otherwise it is a void). */
export function isWorld(g: State, area: AreaId): boolean {
  return printed(g, area).world
}

/** FS-CAP-1, FS-CAP-2 */
export function capacityOf(g: State, area: AreaId): number {
  return printed(g, area).capacity
}

/** The system across an edge, or NONE. */
export function across(g: State, system: SystemId, direction: number): SystemId {
  return g.neighbours[4 * system + direction] as number
}

/** FS-STORM-1: the id of an edge: both systems give the same one. */
export function edgeOf(g: State, system: SystemId, direction: number): EdgeId {
  const other = across(g, system, direction)
  return other === NONE || other > system ? 4 * system + direction : 4 * other + ((direction + 2) & 3)
}

/** Whether a warp storm is on an edge. */
export function isStormy(g: State, edge: EdgeId): boolean {
  const { storms } = g
  for (let i = 0; i < storms.length; i++) if (at(storms, i).edge === edge) return true
  return false
}

/** FS-MAP-4, FS-STORM-2: the neighbouring systems; with `stormy`, only those across a warp storm (true) or a calm edge (false). */
export function systemsBeside(g: State, system: SystemId, stormy?: boolean): SystemId[] {
  const found: SystemId[] = []
  for (const direction of DIRECTIONS) {
    const other = across(g, system, direction)
    if (other === NONE) continue
    if (stormy === undefined || isStormy(g, edgeOf(g, system, direction)) === stormy) found.push(other)
  }
  return found
}

/** FS-MAP-4: the direction of a neighbouring system, or NONE. */
export function directionTo(g: State, system: SystemId, other: SystemId): number {
  const { neighbours } = g
  for (const direction of DIRECTIONS) if (neighbours[4 * system + direction] === other) return direction
  return NONE
}

/** FS-STORM-2: whether a warp storm is between two neighbouring systems. */
export function isStormBetween(g: State, system: SystemId, other: SystemId): boolean {
  const direction = directionTo(g, system, other)
  return direction !== NONE && isStormy(g, edgeOf(g, system, direction))
}

/** The two edges of each corner, with the corner that it faces across each. */
const FACES: readonly (readonly [direction: number, corner: number, direction: number, corner: number])[] = [
  [NORTH, 3, WEST, 1],
  [NORTH, 2, EAST, 0],
  [EAST, 3, SOUTH, 1],
  [SOUTH, 0, WEST, 2],
]

/** FS-MAP-5, FS-MAP-6, FS-MAP-7: the adjacent areas; with `calm`, those of other systems only across edges without a storm. */
export function adjacentAreas(g: State, area: AreaId, calm: boolean): AreaId[] {
  const system = systemOf(area)
  const corner = area & 3
  const found: AreaId[] = [4 * system + ((corner + 1) & 3), 4 * system + ((corner + 3) & 3)]
  const faces = at(FACES, corner)
  for (let i = 0; i < 4; i += 2) {
    const direction = faces[i] as number
    const other = g.neighbours[4 * system + direction] as number
    if (other !== NONE && !(calm && isStormy(g, edgeOf(g, system, direction)))) found.push(4 * other + (faces[i + 1] as number))
  }
  return found
}

/** Whether two areas share a border, stormy or not. */
export function areAdjacent(g: State, area: AreaId, other: AreaId): boolean {
  return adjacentAreas(g, area, false).includes(other)
}

/** The areas of a system. */
export function areasOf(system: SystemId): AreaId[] {
  return [4 * system, 4 * system + 1, 4 * system + 2, 4 * system + 3]
}
