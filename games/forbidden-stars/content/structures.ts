/** One of the three kinds of structures. */
export type StructureKind = 0 | 1 | 2
export const FACTORY: StructureKind = 0
export const CITY: StructureKind = 1
export const BASTION: StructureKind = 2

export interface Structure {
  readonly id: StructureKind
  readonly key: 'factory' | 'city' | 'bastion'
  /** The message that names it. */
  readonly term: string
  readonly materiel: number
  /** Combat value, health and morale: of bastions only (FS-STRUCT-6). */
  readonly dice: number
  readonly health: number
  readonly morale: number
  /** FS-COMP-16: how many there are. */
  readonly supply: number
}

export const STRUCTURES: readonly Structure[] = [
  { id: FACTORY, key: 'factory', term: '@structure-factory', materiel: 2, dice: 0, health: 0, morale: 0, supply: 12 },
  { id: CITY, key: 'city', term: '@structure-city', materiel: 3, dice: 0, health: 0, morale: 0, supply: 12 },
  { id: BASTION, key: 'bastion', term: '@structure-bastion', materiel: 2, dice: 2, health: 3, morale: 2, supply: 11 },
]

/** The kind's figures. */
export function structureKind(kind: StructureKind): Structure {
  return STRUCTURES[kind] as Structure
}
