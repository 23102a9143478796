import { chooseSome, option, type Rule } from '@orrery/kernel'
import { type AreaId, NONE, type State, type UnitId } from '../state.ts'
import { capacityOf } from './areas.ts'
import { at } from './at.ts'
import { destroyUnit } from './destroy.ts'
import { placeParams, unitTerm } from './names.ts'
import { seatsInOrder } from './seats.ts'
import { endOfUnits, FIRST_TOKEN, firstUnitOf, isUnrouted } from './units.ts'

/** FS-CAP-3: the areas in which the seat has more units than fit, with its units there. */
function crowded(g: State, seat: number): UnitId[][] {
  const { faction } = at(g.players, seat)
  const places = g.units.area
  const end = endOfUnits(faction)
  const here: UnitId[][] = Array.from({ length: 4 * g.systems.length }, () => [])
  for (let unit = firstUnitOf(faction); unit < end; unit++)
    if ((places[unit] as number) !== NONE) at(here, places[unit] as number).push(unit)
  return here.filter((units, area) => units.length > capacityOf(g, area))
}

/** A fast check after every order, mostly false. No area is contested then (FS-MAP-12), so units are counted without their seats. */
function isAnyCrowded(g: State): boolean {
  const counts: number[] = new Array<number>(4 * g.systems.length).fill(0)
  const places = g.units.area
  for (let unit = 0; unit < FIRST_TOKEN; unit++) {
    const area = places[unit] as number
    if (area === NONE) continue
    const count = (counts[area] as number) + 1
    counts[area] = count
    if (count > 1 && count > capacityOf(g, area)) return true
  }
  return false
}

/** FS-CAP-6, FS-CAP-9: each player destroys units of their choice until no area holds more than its capacity. */
export function* checkCapacity(g: State, rule: 'FS-CAP-6' | 'FS-CAP-7' | 'FS-CAP-8'): Rule {
  if (!isAnyCrowded(g)) return
  for (const seat of seatsInOrder(g)) {
    for (const units of crowded(g, seat)) {
      const area = g.units.area[units[0] as number] as number
      for (const unit of yield* chooseExcess(g, seat, units, area, rule)) destroyUnit(g, unit, rule)
    }
  }
}

function chooseExcess(g: State, seat: number, units: readonly UnitId[], area: AreaId, rule: string): Rule<UnitId[]> {
  const capacity = capacityOf(g, area)
  const excess = units.length - capacity
  const options = units.map((unit) => ({
    ...option(`excess:${unit}`, unit, rule, `unit:${unit}`),
    params: { unit: unitTerm(unit), routed: isUnrouted(g, unit) ? 0 : 1 },
  }))
  const params = { ...placeParams(g, area), count: excess, capacity }
  const prompt = { name: 'capacity.excess', rule, message: 'capacity-excess', on: `area:${area}`, params }
  return chooseSome(seat, prompt, options, { least: excess, most: excess })
}
