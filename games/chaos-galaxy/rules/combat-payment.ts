import { chooseStill, type Option, option, type Rule, type Seat } from '@orrery/kernel'
import { occur } from '../effects/do/triggers.ts'
import { liesWhereItBelongs } from '../effects/read/payable.ts'
import { couldPay } from '../effects/read/possible.ts'
import { priceOf } from '../effects/read/prices.ts'
import { cardOption } from '../events.ts'
import { aboardOf, controllerOf, inPlay, isPaid } from '../marks.ts'
import { seatOf } from '../seats.ts'
import { type CardId, type Combat, NONE, type State, ZONE } from '../state.ts'
import { turnHitShips } from '../table/states.ts'
import { dealGroup } from './group.ts'
import { playNow } from './playing.ts'
import { type Answer, addAnswers, couldAnswer } from './stack.ts'

/** CG-CPAY-1 to CG-CPAY-8: the payment step: the attacker pays, then the defender, then effects of the step's end are carried out. */
export function* combatPayment(g: State): Rule {
  const combat = g.combat as Combat
  for (const seat of [combat.attacker, combat.defender]) {
    combat.turn = seat
    yield* payAboard(g, seat)
    if (g.combat === null || combat.ended) break
  }
  combat.turn = NONE
  if (!combat.ended) {
    for (const fighter of combat.fighters.slice()) {
      if (!fighter.in || !inPlay(g, fighter.ship)) continue
      const player = controllerOf(g, fighter.ship)
      for (const card of [fighter.ship, ...aboardOf(g, fighter.ship)])
        if (isPaid(g, card)) occur(g, { name: 'paymentEnd', who: card, player })
    }
    yield* dealGroup(g)
  }
  if (combat.ended) {
    combat.step = 'unequip'
    return
  }
  if (combat.defended) {
    combat.step = 'firing'
    return
  }
  // CG-CPAY-6: as no firing step follows, ships that were hit turn here.
  turnHitShips(g, 'CG-CPAY-6')
  combat.step = 'bombing'
}

type Payment = Answer | { readonly do: 'done' }

/** CG-PAY-7, CG-CPAY-1: one side pays for as many cards as it likes on its ships in the combat. */
function* payAboard(g: State, seat: Seat): Rule {
  const combat = g.combat as Combat
  for (;;) {
    const prompt = { rule: 'CG-CPAY-1', message: 'combat-payment', always: true }
    const chosen = yield* chooseStill(seat, prompt, () => payments(g, seat))
    if (chosen === null) return
    if (chosen.do !== 'pay' && chosen.do !== 'play' && chosen.do !== 'use') return
    yield* playNow(g, seat, chosen)
    if (g.combat === null || combat.ended) return
  }
}

/**
 * What a side may pay for; empty if it is not asked at all, or no longer (CG-MULTI-12). Whether it is asked does not depend on which cards
 * it has: otherwise not being asked would reveal that they cannot be paid.
 */
function payments(g: State, seat: Seat): Option<Payment>[] {
  const combat = g.combat as Combat
  const options: Option<Payment>[] = []
  if (combat.ended) return options
  let unpaid = false
  let could = false
  for (const fighter of combat.fighters) {
    if (!fighter.in || controllerOf(g, fighter.ship) !== seat) continue
    for (const card of aboardOf(g, fighter.ship)) {
      if (isPaid(g, card)) continue
      unpaid = true
      could ||= couldPay(g, seat, card)
      if (mayPayAboard(g, seat, card)) options.push(cardOption(g, `pay:${card}`, { do: 'pay', card, at: NONE }, 'CG-CPAY-1', card, seat))
    }
  }
  if (!unpaid || !(could || couldAnswer(g, seat))) return []
  addAnswers<Payment>(g, seat, options)
  options.push(option('done', { do: 'done' }, 'CG-CPAY-2'))
  return options
}

function mayPayAboard(g: State, seat: Seat, card: CardId): boolean {
  const zone = g.zones[card]
  if (zone !== ZONE.mounted && zone !== ZONE.boarded) return false
  return liesWhereItBelongs(g, card) && priceOf(g, seat, card) <= seatOf(g, seat).credits
}
