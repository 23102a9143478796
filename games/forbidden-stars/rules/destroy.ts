import { tell } from '../events.ts'
import type { State, StructureId, UnitId } from '../state.ts'
import { placeParams, structureTerm, unitTerm } from './names.ts'
import { removeStructure } from './structures.ts'
import { removeUnit } from './units.ts'

/** FS-COMP-15, FS-DMG-10: destroys a unit. */
export function destroyUnit(g: State, unit: UnitId, rule: string): void {
  const area = g.units.area[unit] as number
  const seat = g.units.seat[unit] as number
  const params = { unit: unitTerm(unit), ...placeParams(g, area) }
  removeUnit(g, unit)
  tell(g, { type: 'unit-destroyed', rule, on: `unit:${unit}`, to: `area:${area}`, seat, ...params })
}

/** FS-COMP-15, FS-STRUCT-5: destroys a structure. */
export function destroyStructure(g: State, structure: StructureId, rule: string): void {
  const area = g.structures.area[structure] as number
  const seat = g.structures.seat[structure] as number
  const params = { structure: structureTerm(structure), ...placeParams(g, area) }
  removeStructure(g, structure)
  tell(g, { type: 'structure-destroyed', rule, on: `structure:${structure}`, to: `area:${area}`, seat, ...params })
}
