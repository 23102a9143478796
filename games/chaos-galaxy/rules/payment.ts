import { no, reveal, type Seat, type Verdict } from '@orrery/kernel'
import { spendUses } from '../effects/do/paying.ts'
import { isDeveloped, liesWhereItBelongs } from '../effects/read/payable.ts'
import { couldPay } from '../effects/read/possible.ts'
import { priceOf } from '../effects/read/prices.ts'
import { tell } from '../events.ts'
import { kindOf, nameOf, printOf } from '../kinds.ts'
import { developmentsOf, isPaid } from '../marks.ts'
import { seatOf } from '../seats.ts'
import { type CardId, newStackItem, type StackItem, type State, ZONE } from '../state.ts'
import { spend } from '../table/credits.ts'
import { countBase, mayPayBase } from '../table/settlement.ts'
import { affords } from './limits.ts'

/** CG-PAY-6, CG-ATK-10: whether the seat may pay for cards at all: in its main phase, outside the combat steps. */
function isPayingTime(g: State, seat: Seat): boolean {
  return g.phase === 'main' && g.active === seat && (g.combat === null || g.combat.step === 'window')
}

const BLUFF = no('CG-BLUFF-2', {}, 'pay')

/** CG-PAY-6, CG-BASE-5, CG-TRAP-2, CG-WEAP-9, CG-ATK-10: whether a seat may pay the unpaid card in its main phase. */
export function mayPayInMain(g: State, seat: Seat, card: CardId): Verdict {
  if (g.controllers[card] !== seat || isBeingPaid(g, card)) return no('CG-PAY-4', {}, 'pay')
  if (!isPayingTime(g, seat)) return no('CG-PAY-6', {}, 'pay')
  if (!liesWhereItBelongs(g, card)) return BLUFF
  if (g.zones[card] === ZONE.surface && mayPayBase(g, seat) !== true) return mayPayBase(g, seat)
  const kind = kindOf(g, card)
  if (kind.subtype === 'trap') return no('CG-TRAP-2', {}, 'pay')
  if (kind.subtype === 'missile') return no('CG-WEAP-9', {}, 'pay')
  if (!isDeveloped(g, card)) return no('CG-BASE-5', { has: developmentsOf(g, card), needs: kind.limit }, 'pay')
  return affords(g, seat, priceOf(g, seat, card), 'pay')
}

function isBeingPaid(g: State, card: CardId): boolean {
  return g.stack.length > 0 && g.stack.some((item) => item.kind === 'payment' && item.card === card)
}

/** The cards that the seat may pay now in its main phase. */
export function payableInMain(g: State, seat: Seat): readonly CardId[] {
  if (!isPayingTime(g, seat)) return NOTHING
  const found: CardId[] = []
  // The most frequent obstacles come first: `mayPayInMain` would build a refusal that nobody reads.
  for (const card of unpaidCards(g, seat))
    if (liesWhereItBelongs(g, card) && isDeveloped(g, card) && mayPayInMain(g, seat, card) === true) found.push(card)
  return found
}

const NOTHING: readonly CardId[] = []

/** Whether the seat might pay something in its main phase, as far as everybody can tell. */
export function couldPayInMain(g: State, seat: Seat): boolean {
  if (!isPayingTime(g, seat)) return false
  for (const card of unpaidCards(g, seat))
    if (couldPay(g, seat, card) && (g.zones[card] !== ZONE.surface || mayPayBase(g, seat) === true)) return true
  return false
}

/** The seat's face-down bases, crew in the cantina and weaponry on ships. */
function unpaidCards(g: State, seat: Seat): CardId[] {
  const { surface, cantina } = seatOf(g, seat)
  const found: CardId[] = []
  for (const card of surface) if (!isPaid(g, card)) found.push(card)
  for (const card of cantina) if (!isPaid(g, card) && g.zones[card] === ZONE.cantina) found.push(card)
  for (const card of g.aboard) if (!isPaid(g, card) && g.zones[card] === ZONE.mounted && g.controllers[card] === seat) found.push(card)
  return found
}

/** CG-PAY-8: pays for a card in play: the credits go at once; the card turns over when the payment takes effect. */
export function announcePayment(g: State, seat: Seat, card: CardId): StackItem {
  const price = priceOf(g, seat, card)
  spend(g, seat, price, 'CG-PAY-4')
  spendUses(g, seat, card)
  countBase(g, seat, card)
  const item = newStackItem(g, { kind: 'payment', card, print: printOf(g, card), controller: seat, x: price })
  g.stack.push(item)
  reveal(g)
  tell(g, { type: 'paying', rule: 'CG-PAY-8', seat, card, name: nameOf(g, card), credits: price })
  return item
}
