import type { UnitKind } from '../content/units.ts'
import { tell } from '../events.ts'
import { type AreaId, NONE, type State, type UnitId } from '../state.ts'
import { placeParams, unitTerm } from './names.ts'
import { inSupply, placeUnit } from './units.ts'

/** The fields of an event about a unit and an area. */
function named(g: State, unit: UnitId, area: AreaId) {
  return { on: `unit:${unit}`, to: `area:${area}`, unit: unitTerm(unit), ...placeParams(g, area) }
}

/** FS-SIM-4, FS-SIM-5, FS-SIM-6, FS-ROUT-1: places free unrouted units of a kind in an area, as many as the supply has. */
export function placeFree(g: State, seat: number, kind: UnitKind, area: AreaId, count = 1): void {
  for (let i = 0; i < count; i++) {
    const unit = inSupply(g, kind)
    if (unit === NONE) return
    placeUnit(g, unit, area)
    tell(g, { type: 'unit-placed', rule: 'FS-SIM-4', seat, ...named(g, unit, area) })
  }
}

/** An effect moves a unit to another area; it arrives unrouted. */
export function relocateUnit(g: State, seat: number, unit: UnitId, area: AreaId, rule: string): void {
  placeUnit(g, unit, area)
  tell(g, { type: 'unit-moved', rule, seat, ...named(g, unit, area) })
}
