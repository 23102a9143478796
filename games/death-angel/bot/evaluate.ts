import type { Seat } from '@orrery/kernel'
import type { State } from '../state.ts'

/** How well the seats stand, 0 (lost) to 1 (won). */
export function evaluate(g: State, _seat: Seat): number {
  if (g.end !== 'none') return g.end === 'slain' ? 0 : 1
  return g.formation.length / (g.formation.length + 2 * g.locationDeck.length + 2)
}
