import type { Option, Rule, Seat } from '@orrery/kernel'
import { remove, removeDead } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { cardOption, tell } from '../events.ts'
import { nameOf } from '../kinds.ts'
import { aboardOf, carry, inPlay, isUnpaid } from '../marks.ts'
import { isMono, seatOf } from '../seats.ts'
import { type CardId, type State, ZONE } from '../state.ts'
import { gain, spend } from '../table/credits.ts'
import { lookAt } from '../table/looking.ts'
import { freeSlots } from '../table/ships.ts'
import { isLocked, sellPrice } from '../table/weaponry.ts'

/** A main-phase action that only a mono-race deck allows. */
export type Bonus =
  | { readonly do: 'sell-ship' | 'peek'; readonly card: CardId }
  | { readonly do: 'transfer'; readonly card: CardId; readonly ship: CardId }

const PEEK_PRICE = 5

/** CG-MONO-5, CG-MONO-7 to CG-MONO-9: adds the actions of mono-race decks. */
export function addBonuses<T>(g: State, seat: Seat, options: Option<T | Bonus>[]): void {
  const { bonusUsed, credits } = seatOf(g, seat)
  if (isMono(g, seat, 'carnoplant') && !bonusUsed) addSales(g, seat, options)
  if (isMono(g, seat, 'zarg') && credits >= PEEK_PRICE) addPeeks(g, seat, options)
  if (isMono(g, seat, 'triciplite') && !bonusUsed) addTransfers(g, seat, options)
}

function addSales<T>(g: State, seat: Seat, options: Option<T | Bonus>[]): void {
  for (const ship of seatOf(g, seat).hangar)
    options.push(cardOption(g, `sell-ship:${ship}`, { do: 'sell-ship', card: ship }, 'CG-MONO-5', ship))
}

function addPeeks<T>(g: State, seat: Seat, options: Option<T | Bonus>[]): void {
  for (let card = 0; card < g.prints.length; card++)
    if (isUnpaid(g, card) && g.controllers[card] !== seat)
      options.push(cardOption(g, `peek:${card}`, { do: 'peek', card }, 'CG-MONO-8', card))
}

function addTransfers<T>(g: State, seat: Seat, options: Option<T | Bonus>[]): void {
  const { hangar } = seatOf(g, seat)
  for (const from of hangar)
    for (const card of aboardOf(g, from)) {
      if (g.zones[card] !== ZONE.mounted || isLocked(g, card)) continue
      for (const ship of hangar) {
        if (ship === from || freeSlots(g, ship) === 0) continue
        const bonus = cardOption<T | Bonus>(g, `transfer:${card}:${ship}`, { do: 'transfer', card, ship }, 'CG-MONO-9', card, seat)
        options.push({ ...bonus, to: `card:${ship}` })
      }
    }
}

/** CG-PAY-1, CG-STACK-9, CG-MONO-7: pays the cost of a bonus action when it is announced. */
export function payBonus(g: State, seat: Seat, bonus: Bonus): void {
  if (bonus.do === 'peek') spend(g, seat, PEEK_PRICE, 'CG-MONO-7')
}

/** Carries out a bonus action. */
export function* takeBonus(g: State, seat: Seat, bonus: Bonus): Rule {
  const card = bonus.card
  // CG-STACK-11: the card must still be there, and what is sold or moved its player's.
  if (!inPlay(g, card) || (bonus.do !== 'peek' && g.controllers[card] !== seat)) return
  if (bonus.do === 'peek') {
    yield* lookAt(g, seat, [card], 'CG-MONO-8')
    return
  }
  seatOf(g, seat).bonusUsed = true
  if (bonus.do === 'sell-ship') {
    const price = sellPrice(g, card)
    tell(g, { type: 'sold', rule: 'CG-MONO-5', seat, card, name: nameOf(g, card), credits: price })
    yield* remove(g, [card], run)
    gain(g, seat, price, 'CG-MONO-5')
    return
  }
  if (bonus.do !== 'transfer' || g.controllers[bonus.ship] !== seat || freeSlots(g, bonus.ship) === 0) return
  carry(g, card, bonus.ship)
  tell(g, { type: 'moved-weaponry', rule: 'CG-MONO-9', seat, card, ship: bonus.ship })
  yield* removeDead(g, run) // CG-VAL-5
}
