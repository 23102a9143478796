import type { Seat } from '@orrery/kernel'
import { tell } from '../events.ts'
import { seatOf } from '../seats.ts'
import type { State } from '../state.ts'

/** CG-PAY-1: takes credits for a cost. */
export function spend(g: State, seat: Seat, credits: number, rule: string): void {
  if (credits === 0) return
  seatOf(g, seat).credits -= credits
  tell(g, { type: 'spent', rule, seat, credits })
}

/** The seat gains credits. */
export function gain(g: State, seat: Seat, credits: number, rule: string): void {
  if (credits <= 0) return
  seatOf(g, seat).credits += credits
  tell(g, { type: 'gained', rule, seat, credits })
}

/** CG-PAY-12: the seat loses credits, at most all it has; returns how many. */
export function lose(g: State, seat: Seat, credits: number, rule: string): number {
  const lost = Math.min(credits, seatOf(g, seat).credits)
  if (lost > 0) {
    seatOf(g, seat).credits -= lost
    tell(g, { type: 'lost-credits', rule, seat, credits: lost })
  }
  return lost
}
