import { at, choose, option, type Rule, roll, tell } from '@orrery/kernel'
import type { State } from '../state.ts'

const PIPS = 6

/** PIG-TURN-1 to PIG-TURN-4: the turn of a seat. */
export function* turn(g: State): Rule {
  const points = yield* rolled(g)
  g.banked[g.seat] = at(g.banked, g.seat) + points // PIG-TURN-2
  tell(g, { type: 'banked', seat: g.seat, points })
  g.seat = (g.seat + 1) % g.banked.length // PIG-TURN-4
}

/** PIG-TURN-1, PIG-TURN-3: rolls until the seat stops or rolls a 1. Returns the points of the turn. */
function* rolled(g: State): Rule<number> {
  let points = 0
  for (;;) {
    const rolls = yield* choose(g.seat, { rule: 'PIG-TURN-1', message: 'roll-or-bank', params: { points } }, [
      option('roll', true, 'PIG-TURN-1'),
      option('bank', false, 'PIG-TURN-2'),
    ])
    if (!rolls) return points
    const pips = 1 + roll(g, 'dice', PIPS)
    tell(g, { type: 'rolled', seat: g.seat, pips })
    if (pips === 1) return 0
    points += pips
  }
}
