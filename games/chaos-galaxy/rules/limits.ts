import { no, type Seat, type Verdict, yes } from '@orrery/kernel'
import type { State } from '../state.ts'

/** The rulebook's numbers that cards may change. */
export const HAND_LIMIT = 5 // CG-END-2
export const CREDIT_CAP = 20 // CG-END-4
export const INCOME = 5 // CG-TURN-4
export const DEVELOPMENTS_A_TURN = 2 // CG-BASE-3
export const PICK_DEPTH = 5 // CG-MAIN-9
export const HANGAR_LIMIT = 12 // CG-END-3
export const MONO_HANGAR_LIMIT = 16 // CG-MONO-10
export const ATTACKS_A_TURN = 20 // CG-ATK-11
export const SALVAGE_COLONY = 5 // CG-MAIN-12
export const LAST_TURN = 400 // CG-WIN-5

/** CG-PAY-1: whether the seat has the credits. */
export function affords(g: State, seat: Seat, credits: number, verb: string): Verdict {
  const held = g.seats[seat]?.credits ?? 0
  return held >= credits ? yes : no('CG-PAY-1', { needs: credits, has: held }, verb)
}
