import { no, type Seat, type Verdict, yes } from '@orrery/kernel'
import { ruleNumber } from '../effects/read/reading.ts'
import { tell } from '../events.ts'
import { kindOf } from '../kinds.ts'
import { addTo, boughtFor, controllerOf, developmentsOf, isActive } from '../marks.ts'
import { isMono, seatOf } from '../seats.ts'
import type { CardId, State } from '../state.ts'
import { gain, spend } from '../table/credits.ts'
import { affords, DEVELOPMENTS_A_TURN } from './limits.ts'

/** CG-BASE-2, CG-BASE-3, CG-MONO-4: whether the seat may put a development on the base for a credit. */
export function mayDevelop(g: State, seat: Seat, base: CardId): Verdict {
  if (controllerOf(g, base) !== seat) return no('CG-BASE-2', {}, 'develop')
  const most = developmentsATurn(g, seat)
  return takesDevelopment(g, seat, base, most) ? affords(g, seat, 1, 'develop') : no('CG-BASE-3', { most }, 'develop')
}

/** CG-BASE-3, CG-MONO-4: whether the seat may buy another development for the base, if `most` are allowed in a turn. */
export function takesDevelopment(g: State, seat: Seat, base: CardId, most: number): boolean {
  const bought = boughtFor(g, base)
  return bought < most || (bought === most && hasBonus(g, seat))
}

/** CG-BASE-3: how many developments the seat may buy for one base in a turn. */
export function developmentsATurn(g: State, seat: Seat): number {
  if (g.settings.settlement) return ANY_NUMBER // CG-SETL-3
  return ruleNumber(g, 'maxDevelop', DEVELOPMENTS_A_TURN, seat)
}

/** More than anybody can pay for. */
const ANY_NUMBER = 1_000_000

/** CG-MONO-4: whether a mono-insectoid seat may still give a base its one extra development of the turn. */
function hasBonus(g: State, seat: Seat): boolean {
  return isMono(g, seat, 'insectoid') && !seatOf(g, seat).bonusUsed
}

/** Puts paid developments on the base. */
export function develop(g: State, base: CardId, count: number): void {
  addTo(g, 'developments', base, count)
  tell(g, { type: 'developed', rule: 'CG-BASE-2', card: base, count })
}

/** CG-MONO-4: pays for one development and counts it; the extra one of a turn is used up, even if its base leaves play. */
export function buyDevelopment(g: State, seat: Seat, base: CardId): void {
  if (boughtFor(g, base) >= developmentsATurn(g, seat)) seatOf(g, seat).bonusUsed = true
  spend(g, seat, 1, 'CG-MAIN-7')
  addTo(g, 'bought', base, 1)
}

/** CG-BASE-16: whether a development may be taken from each of two bases, or two from one. */
export function mayUndevelop(g: State, seat: Seat, first: CardId, second: CardId): boolean {
  return givesDevelopments(g, seat, first, first === second ? 2 : 1) && givesDevelopments(g, seat, second, 1)
}

/** CG-BASE-16: whether the seat may take this many developments from the base. */
export function givesDevelopments(g: State, seat: Seat, base: CardId, count: number): boolean {
  return g.controllers[base] === seat && developmentsOf(g, base) >= count
}

/** CG-BASE-16, CG-MAIN-4: takes two developments off and gains a credit. */
export function undevelopTwo(g: State, seat: Seat, first: CardId, second: CardId): void {
  addTo(g, 'developments', first, -1)
  addTo(g, 'developments', second, -1)
  tell(g, { type: 'undeveloped', rule: 'CG-BASE-16', card: first, count: first === second ? 2 : 1 })
  if (first !== second) tell(g, { type: 'undeveloped', rule: 'CG-BASE-16', card: second, count: 1 })
  gain(g, seat, 1, 'CG-BASE-16')
}

const NO_SALE = no('CG-BASE-10', {}, 'sell')

/** CG-BASE-10: whether the seat may sell the building. */
export function maySellBuilding(g: State, seat: Seat, card: CardId): Verdict {
  if (g.settings.ruleset !== 'revised') return no('CG-OPT-1', {}, 'sell')
  if (controllerOf(g, card) !== seat || kindOf(g, card).subtype !== 'building') return NO_SALE
  return isActive(g, card) ? yes : NO_SALE
}
