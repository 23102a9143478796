import { type Bound, type Option, option } from '@orrery/kernel'
import { tell } from '../events.ts'
import { type AreaId, NONE, type State, type UnitId } from '../state.ts'
import { at } from './at.ts'
import { areaTerm, placeParams, unitTerm } from './names.ts'
import { plasticIn } from './units.ts'

/** FS-CAP-10 */
export const MOST_TOGETHER = 5

/** A unit and its destination. */
export interface Move {
  readonly unit: UnitId
  readonly to: AreaId
}

/** A move as an option of a movement step. */
export function moveOption(g: State, unit: UnitId, to: AreaId, rule: string): Option<Move> {
  const from = g.units.area[unit] as number
  const params = { unit: unitTerm(unit), from: areaTerm(g, from), ...placeParams(g, to) }
  return { ...option(`move:${unit}:${to}`, { unit, to }, rule, `unit:${unit}`), to: `area:${to}`, params }
}

/** FS-ADV-9, FS-ADV-10, FS-CAP-10: each unit makes at most one move, and at most five units of the seat end in one area. */
export function moveBounds(g: State, seat: number, options: readonly Option<Move>[]): Bound[] {
  const bounds: Bound[] = []
  let first = 0
  // The options of one unit are consecutive.
  for (let next = 1; next <= options.length; next++) {
    if (next < options.length && at(options, next).value.unit === at(options, first).value.unit) continue
    if (next - first > 1) bounds.push({ rule: 'FS-ADV-9', of: options.slice(first, next).map(({ id }) => id), most: 1 })
    first = next
  }
  for (const area of areasEntered(options)) {
    const present = plasticIn(g, seat, area)
    const arriving = options.filter(({ value }) => value.to === area)
    if (present + arriving.length <= MOST_TOGETHER) continue
    const leaving = options.filter(({ value }) => g.units.area[value.unit] === area)
    bounds.push({
      rule: 'FS-CAP-10',
      of: [...arriving, ...leaving].map(({ id }) => id),
      weights: [...arriving.map(() => 1), ...leaving.map(() => -1)],
      most: MOST_TOGETHER - present,
    })
  }
  return bounds
}

function areasEntered(options: readonly Option<Move>[]): AreaId[] {
  const areas: AreaId[] = []
  for (const { value } of options) if (!areas.includes(value.to)) areas.push(value.to)
  return areas
}

/** FS-ADV-10: makes all moves of a step together. */
export function moveAll(g: State, seat: number, moves: readonly Move[], rule: string): void {
  for (const { unit, to } of moves) {
    const from = g.units.area[unit] as number
    g.units.area[unit] = to
    g.units.from[unit] = from
    const params = { unit: unitTerm(unit), ...placeParams(g, to) }
    tell(g, { type: 'unit-moved', rule, on: `unit:${unit}`, to: `area:${to}`, seat, ...params })
  }
}

/** FS-ADV-9, FS-RET-11: forgets where units came from. */
export function forgetMoves(g: State): void {
  g.units.from.fill(NONE)
}
