import { at } from '../rules/at.ts'
import { pointsOf } from '../rules/end/victory.ts'
import { sideOf } from '../rules/ships.ts'
import type { State } from '../state.ts'

/** How well a seat stands, 0 to 1: by the points scored against the fleet value. */
export function evaluate(g: State, seat: number): number {
  const side = sideOf(seat)
  const lead = g.end === 'none' ? pointsOf(g, side) - pointsOf(g, 1 - side) : at(g.points, side) - at(g.points, 1 - side)
  const part = lead / g.settings.value
  return 0.5 + 0.5 * (part / (0.25 + Math.abs(part)))
}
