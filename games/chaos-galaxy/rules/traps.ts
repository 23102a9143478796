import { choose, type Option, option, type Rule, type Seat } from '@orrery/kernel'
import { run } from '../effects/do/operations.ts'
import { resolveItem } from '../effects/do/resolve.ts'
import { isDeveloped } from '../effects/read/payable.ts'
import { priceOf } from '../effects/read/prices.ts'
import { cardOption, tell } from '../events.ts'
import { kindOf, nameOf } from '../kinds.ts'
import { isUnpaid } from '../marks.ts'
import { seatOf } from '../seats.ts'
import type { CardId, State } from '../state.ts'
import { mayPayBase } from '../table/settlement.ts'
import { announcePayment } from './payment.ts'
import { announced, somethingHappened } from './stack.ts'

/**
 * CG-TRAP-1, CG-TRAP-7, CG-TRAP-10, CG-ABIL-27: the defender may pay the bombed card if it is a trap. It is asked whatever the card is, so
 * that the question reveals nothing; others learn only the answer.
 */
export function* payTrap(g: State, defender: Seat, card: CardId, stealth: boolean): Rule<boolean> {
  const options: Option<boolean>[] = [option('no-trap', false, 'CG-TRAP-4')]
  if (mayPayTrap(g, defender, card, stealth))
    options.push({ ...cardOption(g, `trap:${card}`, true, 'CG-TRAP-1', card, defender), cost: priceOf(g, defender, card) })
  const paid = yield* choose(defender, { rule: 'CG-TRAP-7', message: 'trap-pay', on: `card:${card}`, always: true }, options)
  return paid && (yield* springTrap(g, defender, card))
}

/**
 * CG-TRAP-3, CG-TRAP-9: the defender pays a trap, which may be answered. Returns whether it is paid: a payment that is neutralised, or
 * impossible by then (CG-STACK-11), leaves it unpaid.
 */
export function* springTrap(g: State, defender: Seat, card: CardId): Rule<boolean> {
  const item = announcePayment(g, defender, card)
  tell(g, { type: 'trap', rule: 'CG-TRAP-3', seat: defender, card, name: nameOf(g, card) })
  somethingHappened(g, defender)
  const stands = yield* announced(g, item, () => resolveItem(g, item, run))
  return stands && !isUnpaid(g, card)
}

/** CG-TRAP-1, CG-ABIL-27, CG-SETL-4: whether the defender may pay the face-down card as a trap now. */
export function mayPayTrap(g: State, defender: Seat, card: CardId, stealth: boolean): boolean {
  if (kindOf(g, card).subtype !== 'trap' || (stealth && !g.settings.trapsVsStealth)) return false
  if (mayPayBase(g, defender) !== true) return false
  return isDeveloped(g, card) && priceOf(g, defender, card) <= seatOf(g, defender).credits
}
