import type { Seat } from '@orrery/kernel'
import { kindOf } from '../kinds.ts'
import { isPaid } from '../marks.ts'
import { opponentsOf, seatOf } from '../seats.ts'
import type { State } from '../state.ts'

/** CG-WIN-1, CG-ECO-2, CG-SETL-2: what a table is played for. */
export type Goal = 'colony' | 'credits' | 'bases'

/** CG-ECO-2, CG-SETL-2: how many credits or bases a player needs at least, and how many times as many as each other player. */
export const NEEDED = { credits: 40, bases: 5 } as const
export const TIMES = 2

/** What the table is played for. */
export function goalOf({ settings }: State): Goal {
  return settings.economicMonopoly ? 'credits' : settings.settlement ? 'bases' : 'colony'
}

/** CG-SETL-5: how much the seat has of what the goal counts: credits, or paid bases, turned or not. */
export function reached(g: State, seat: Seat, goal: 'credits' | 'bases'): number {
  const held = seatOf(g, seat)
  return goal === 'credits' ? held.credits : held.surface.filter((card) => isPaid(g, card) && kindOf(g, card).type === 'base').length
}

/** CG-ECO-2, CG-ECO-6, CG-SETL-2, CG-SETL-5: whether the seat has what the goal asks for, and twice as much as each other player. */
export function isMet(g: State, seat: Seat, goal: 'credits' | 'bases'): boolean {
  const own = reached(g, seat, goal)
  return own >= NEEDED[goal] && opponentsOf(g, seat).every((other) => own >= TIMES * reached(g, other, goal))
}
