import type { Seat } from '@orrery/kernel'
import { kindOf } from '../kinds.ts'
import { developmentsOf, isPaid } from '../marks.ts'
import { type Goal, NEEDED, reached, TIMES } from '../rules/goal.ts'
import type { MainAction } from '../rules/main.ts'
import { isLasting } from '../rules/settlers.ts'
import { opponentsOf, seatOf } from '../seats.ts'
import type { CardId, State } from '../state.ts'
import { mayPayBase } from '../table/settlement.ts'

/** How close a seat is to a goal of credits or bases, 0 to 1. */
export function progress(g: State, seat: Seat, goal: 'credits' | 'bases'): number {
  let needed: number = NEEDED[goal]
  for (const other of opponentsOf(g, seat)) needed = Math.max(needed, TIMES * reached(g, other, goal))
  return Math.min(1, reached(g, seat, goal) / needed)
}

/** The developments that the base still needs before it can be paid; a base with X gets none at such a table. */
export function missing(g: State, base: CardId): number {
  return Math.max(0, kindOf(g, base).limit - developmentsOf(g, base))
}

/** The unpaid lasting base of a seat that needs the fewest developments, or -1. */
export function nextBase(g: State, seat: Seat): CardId {
  let nearest = -1
  for (const base of seatOf(g, seat).surface) {
    if (isPaid(g, base) || !isLasting(kindOf(g, base))) continue
    if (nearest < 0 || missing(g, base) < missing(g, nearest)) nearest = base
  }
  return nearest
}

/** What the active seat judges actions by at a table whose goal is not the colony. */
export interface Errand {
  readonly goal: Exclude<Goal, 'colony'>
  /** Whether its ships are worth less than they should be. */
  readonly behind: boolean
  /** The base to work on, or -1. */
  readonly site: CardId
}

/** Credits that go into ships and bases before any are saved for the goal. */
const WORKING = 14
const NEVER = -5

/** The worth of an action for the table's goal, instead of its usual worth; undefined to keep the usual one. */
export function errandWorth(g: State, seat: Seat, { goal, behind, site }: Errand, action: MainAction): number | undefined {
  const held = seatOf(g, seat)
  if (goal === 'bases') {
    switch (action.do) {
      case 'pay':
        return isLasting(kindOf(g, action.card)) ? 40 : undefined
      case 'develop':
        return action.card === site && missing(g, site) > 0 ? (mayPayBase(g, seat) === true ? 22 : 12) : NEVER
      case 'surface':
        return isLasting(kindOf(g, action.card)) ? 30 : undefined
      case 'launch':
        return behind || held.credits >= WORKING ? undefined : 5
      case 'draw':
      case 'pick':
        return site < 0 && held.headquarters.length < 6 && held.colony.length > 0 ? 6 : undefined
      default:
        return undefined
    }
  }
  switch (action.do) {
    // The credits left in the end decide, so they buy nothing that neither fights nor earns.
    case 'launch':
      return behind || held.credits <= WORKING ? undefined : NEVER
    case 'develop':
      return held.credits > WORKING || progress(g, seat, goal) > 0.6 ? NEVER : undefined
    case 'draw':
    case 'pick':
      return held.headquarters.length > 1 || held.credits < 3 ? NEVER : undefined
    default:
      return undefined
  }
}
