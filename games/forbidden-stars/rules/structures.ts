import { CONTROL_TOKENS } from '../content/factions.ts'
import { BASTION, CITY, STRUCTURE_CATALOGUE, STRUCTURE_KIND_CATALOGUE, type StructureKind } from '../content/structures.ts'
import { type AreaId, LATER, NONE, type State, type StructureId } from '../state.ts'

/** The kind of every structure; structures of one kind have consecutive ids. */
const KIND_OF_STRUCTURE: readonly StructureKind[] = STRUCTURE_CATALOGUE.entries.map(({ key }) => STRUCTURE_KIND_CATALOGUE.kind(key))

/** FS-COMP-16: all structures. */
export const STRUCTURE_PIECES = KIND_OF_STRUCTURE.length

/** The kind of a structure. */
export function structureKindOf(structure: StructureId): StructureKind {
  return KIND_OF_STRUCTURE[structure] as StructureKind
}

/** The structures on a world; with `seat`, only those that it controls. */
export function structuresIn(g: State, area: AreaId, seat = NONE): StructureId[] {
  const found: StructureId[] = []
  const { area: sites, seat: masters } = g.structures
  for (let structure = 0; structure < sites.length; structure++) {
    if (sites[structure] === area && (seat === NONE || masters[structure] === seat)) found.push(structure)
  }
  return found
}

/** The bastions that a seat controls in an area: two where Direct the Faithful has made one of a city or a factory beside another. */
export function bastionsOf(g: State, seat: number, area: AreaId): StructureId[] {
  return structuresIn(g, area, seat).filter((structure) => KIND_OF_STRUCTURE[structure] === BASTION)
}

/** FS-COMP-16: a structure of the kind in the supply, or NONE. */
export function structureInSupply(g: State, kind: StructureKind): StructureId {
  const { area: sites, seat: masters } = g.structures
  for (let structure = KIND_OF_STRUCTURE.indexOf(kind); KIND_OF_STRUCTURE[structure] === kind; structure++) {
    if (sites[structure] === NONE && masters[structure] !== LATER) return structure
  }
  return NONE
}

/** FS-COMP-12: how many control tokens a seat has left. */
export function controlTokensLeft(g: State, seat: number): number {
  let left = CONTROL_TOKENS
  for (const master of g.structures.seat) if (master === seat) left--
  return left
}

/** FS-COST-1, FS-STRUCT-11: the number of cities that a seat controls. */
export function commandLevel(g: State, seat: number): number {
  let level = 0
  const { seat: masters } = g.structures
  for (let structure = 0; structure < masters.length; structure++) {
    if (masters[structure] === seat && KIND_OF_STRUCTURE[structure] === CITY) level++
  }
  return level
}

/** Puts a structure from the supply on a world. */
export function placeStructure(g: State, structure: StructureId, seat: number, area: AreaId): void {
  g.structures.area[structure] = area
  g.structures.seat[structure] = seat
  g.structures.damage[structure] = 0
}

/** FS-COMP-15: returns a structure to the supply. */
export function removeStructure(g: State, structure: StructureId): void {
  g.structures.area[structure] = NONE
  g.structures.seat[structure] = NONE
}
