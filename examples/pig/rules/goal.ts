import type { Next } from '@orrery/kernel'
import type { State } from '../state.ts'

/** PIG-GOAL-1: so many points win. */
export const GOAL = 50

/** PIG-GOAL-1: the turn of the next seat, or the result once somebody has enough points. */
export function next(g: State): Next {
  const winner = g.banked.findIndex((points) => points >= GOAL)
  if (winner < 0) return { activity: 'turn', args: null }
  return { result: { winners: [winner], rule: 'PIG-GOAL-1', message: 'won' } }
}
