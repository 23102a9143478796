import { catalogue, type Kind, piecesOf } from '@orrery/kernel'

/** A kind of structures by number. */
export type StructureKind = Kind<'structure-kinds'>

export interface Structure {
  readonly id: StructureKind
  readonly key: 'factory' | 'city' | 'bastion'
  /** The message that names it. */
  readonly term: string
  readonly materiel: number
  /** Combat value, health and morale; only bastions have them (FS-STRUCT-6). */
  readonly dice: number
  readonly health: number
  readonly morale: number
  /** FS-COMP-16: how many there are. */
  readonly supply: number
}

const RECORDS: readonly Omit<Structure, 'id'>[] = [
  { key: 'factory', term: '@structure-factory', materiel: 2, dice: 0, health: 0, morale: 0, supply: 12 },
  { key: 'city', term: '@structure-city', materiel: 3, dice: 0, health: 0, morale: 0, supply: 12 },
  { key: 'bastion', term: '@structure-bastion', materiel: 2, dice: 2, health: 3, morale: 2, supply: 11 },
]

export const STRUCTURE_KIND_CATALOGUE = catalogue(
  'structure-kinds',
  RECORDS,
  ({ key }) => key,
  (record, id): Structure => ({ id, ...record }),
)

export const STRUCTURES: readonly Structure[] = STRUCTURE_KIND_CATALOGUE.entries

export const FACTORY = STRUCTURE_KIND_CATALOGUE.kind('factory')
export const CITY = STRUCTURE_KIND_CATALOGUE.kind('city')
export const BASTION = STRUCTURE_KIND_CATALOGUE.kind('bastion')

/** The plastic structures; those of one kind are consecutive. */
export const STRUCTURE_CATALOGUE = piecesOf(
  'structures',
  STRUCTURES.map(({ key, supply }) => [key, supply]),
)

/** The printed values of a kind of structures. */
export function structureKind(kind: StructureKind): Structure {
  return STRUCTURES[kind] as Structure
}
