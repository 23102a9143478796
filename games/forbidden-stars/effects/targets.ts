import { type Option, option } from '@orrery/kernel'
import { type Side, unitsOfSide } from '../rules/combat/sides.ts'
import { unitTerm } from '../rules/names.ts'
import { figuresOf } from '../rules/units.ts'
import type { State, UnitId } from '../state.ts'

/** The level 0 units of a side, including reinforcement tokens. */
export function basicUnits(g: State, side: Side): UnitId[] {
  return unitsOfSide(g, side).filter((unit) => figuresOf(g, unit).level === 0)
}

/** Units as options, named by the action on them. */
export function unitOptions(g: State, units: readonly UnitId[], verb: string, rule: string): Option<UnitId>[] {
  return units.map((unit) => ({
    ...option(`${verb}:${unit}`, unit, rule, `unit:${unit}`),
    params: { unit: unitTerm(unit), routed: g.units.routed[unit] as number },
  }))
}
