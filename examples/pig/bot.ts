import { type Answer, at, type Question, type Random, type Seat } from '@orrery/kernel'
import { GOAL } from './rules/goal.ts'
import type { State } from './state.ts'

/** Stops in one of three cases. */
export function policy(_g: State, _question: Question, random: Random): Answer {
  return { option: random.below(3) === 0 ? 'bank' : 'roll' }
}

/** How near the goal a seat is, 0 to 1. */
export function evaluate(g: State, seat: Seat): number {
  return Math.min(1, at(g.banked, seat) / GOAL)
}
