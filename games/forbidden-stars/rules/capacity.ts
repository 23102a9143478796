import { chooseSome, option, type Rule } from '@orrery/kernel'
import { type AreaId, NONE, type State, type UnitId } from '../state.ts'
import { capacityOf } from './areas.ts'
import { at } from './at.ts'
import { destroyUnit } from './destroy.ts'
import { areaTerm, codeOf, unitTerm } from './names.ts'
import { seatsInOrder } from './seats.ts'
import { firstUnitOf, isUnrouted } from './units.ts'

/** FS-CAP-3: the areas in which the seat has more units than fit, with its units there. */
function crowded(g: State, seat: number): UnitId[][] {
  const { faction } = at(g.players, seat)
  const places = g.units.area
  const counts: number[] = new Array<number>(4 * g.systems.length).fill(0)
  let over = false
  const end = firstUnitOf(faction + 1)
  for (let unit = firstUnitOf(faction); unit < end; unit++) {
    const area = at(places, unit)
    if (area === NONE) continue
    const count = at(counts, area) + 1
    counts[area] = count
    // No capacity is below 1, so that one look at the printed figure is enough for most areas.
    if (count > 1 && count > capacityOf(g, area)) over = true
  }
  if (!over) return []
  const found: UnitId[][] = []
  for (let area = 0; area < counts.length; area++) {
    if (at(counts, area) === 0 || at(counts, area) <= capacityOf(g, area)) continue
    const units: UnitId[] = []
    for (let unit = firstUnitOf(faction); unit < end; unit++) if (places[unit] === area) units.push(unit)
    found.push(units)
  }
  return found
}

/** FS-CAP-6, FS-CAP-9: everybody destroys units of his choice until each area holds no more than its capacity. */
export function* checkCapacity(g: State, rule: 'FS-CAP-6' | 'FS-CAP-7' | 'FS-CAP-8'): Rule {
  for (const seat of seatsInOrder(g)) {
    for (const units of crowded(g, seat)) {
      const area = at(g.units.area, at(units, 0))
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
  const params = { area: areaTerm(g, area), code: codeOf(g, area >> 2), count: excess, capacity }
  const prompt = { name: 'capacity.excess', rule, message: 'capacity-excess', on: `area:${area}`, params }
  return chooseSome(seat, prompt, options, { least: excess, most: excess })
}
