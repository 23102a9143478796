import type { Next, Rule } from '@orrery/kernel'
import { mustAim } from '../effects/do/opponent.ts'
import { occur } from '../effects/do/triggers.ts'
import { ruleNumber } from '../effects/read/reading.ts'
import { tell } from '../events.ts'
import { seatOf } from '../seats.ts'
import type { State } from '../state.ts'
import { gain } from '../table/credits.ts'
import { INCOME } from './limits.ts'
import { openUntilEmpty } from './stack.ts'
import { resultOf } from './winning.ts'

/** CG-TURN-1, CG-TURN-8: the next activity: a phase, an action of the main phase, or a step of the combat. */
export function next(g: State): Next {
  if (g.phase !== 'over') {
    if (g.leaving.length > 0 && g.phase !== 'setup') return { activity: 'leave', args: null }
    if (mustAim(g)) return { activity: 'aim', args: null }
  }
  switch (g.phase) {
    case 'setup':
      return { activity: 'mulligan', args: null }
    case 'start':
      return { activity: 'start', args: null }
    case 'main':
      return { activity: g.combat === null ? 'main' : g.combat.step, args: null }
    case 'end':
      return { activity: 'end', args: null }
    case 'over':
      return { result: resultOf(g) }
  }
}

/** CG-TURN-4, CG-TURN-5, CG-TURN-10: the start phase: income, what the phase triggers, opening interrupts. */
export function* startPhase(g: State): Rule {
  const seat = g.active
  seatOf(g, seat).turns++
  tell(g, { type: 'turn', rule: 'CG-TURN-9', seat, turn: g.turn })
  gain(g, seat, income(g), 'CG-TURN-4')
  occur(g, { name: 'startPhase', player: seat })
  yield* openUntilEmpty(g, seat)
  g.phase = 'main'
}

/** The credits of a start phase, including what cards change. */
function income(g: State): number {
  return ruleNumber(g, 'income', baseIncome(g), g.active)
}

/**
 * CG-SETUP-10, CG-MULTI-4: with two players the opening turns bring less; with more players the full amount, unless the table is set
 * otherwise.
 */
function baseIncome(g: State): number {
  if (g.settings.investment) return g.turn // CG-INV-1, CG-INV-3
  return g.seats.length === 2 || g.settings.multiRamp ? Math.min(g.turn, INCOME) : INCOME
}
