import { expect, test } from 'vitest'
import { type CardId, cardNumber, cardOf, DECK } from '../content/cards.ts'
import { actionCard } from '../rules/cards/action.ts'
import { couldHold } from '../rules/cards/hand.ts'
import { cardWindow } from '../rules/cards/window.ts'
import { carrierCards, commandCards } from '../rules/cards/windows.ts'
import { endCards } from '../rules/end/cards.ts'
import { NONE, PLACE, type State } from '../state.ts'
import { at, DUEL, hands, inForce } from './card-table.ts'
import { carryOut, fightState, type GivenShip } from './fight.ts'

// Several cards, or several ships that a card is played on.

const held = (g: State) => g.inForce.map(({ card }) => cardOf(card).id)

test('FA-CARD-5, FA-CARD-6 · the counters to an A card are offered in the order of their numbers', () => {
  const p = carryOut({ ships: DUEL, hands: [['A02'], ['R06', 'R05']] }, (g) => cardWindow(g, 0, 'attack', ['A02'], { on: 'squadron:0' }))
  p.answer('play:A02')
  expect([p.question().seat, p.options()]).toEqual([1, ['pass', 'play:R05', 'play:R06']])
})

test('FA-CARD-6, FA-GEN-9 · while one hand, whosever it is, hides a copy, nobody knows that all copies are open', () => {
  const could = (seat: number, own: CardId[][]) =>
    couldHold(fightState({ ships: DUEL, hands: own, also: (g) => g.discard.push(cardNumber('R05')) }), seat, ['R05'])
  expect([could(1, [['R05'], ['S01']]), could(1, [['S02'], ['R05']]), could(1, [['S02'], ['S01']])]).toEqual([true, true, false])
})

const PAIR = (type: string, ...more: Partial<GivenShip>[]): GivenShip[] =>
  [0, 1].map((place) => ({ ...at(type, 20, 20 + 2 * place), squadron: 0, ...more[place] }))

test('FA-CARD-8 · a card is of use to a squadron if one of its ships has use for it', () => {
  const offered = (card: CardId, ships: GivenShip[], also?: (g: State) => unknown) =>
    carryOut({ ships, hands: hands(0, card), also }, (g) => commandCards(g, 0))
      .options()
      .includes(`play:${card}`)
  const spent: Partial<GivenShip> = { ap: 0 }
  const assault = [[spent], [{}, spent], [spent, spent]].map((more) => offered('S09', PAIR('terrans-teuton', ...more)))
  expect(assault).toEqual([true, true, false])
  const fire: Partial<GivenShip> = { effects: ['ragingFire'] }
  expect([[fire], [{}, fire], []].map((more) => offered('S10', PAIR('terrans-teuton', ...more)))).toEqual([true, true, false])
  const laid = (...mines: number[]) => offered('S12', PAIR('aquans-isonade'), (g) => g.ships.mines.splice(0, 2, ...mines))
  expect([laid(0, 2), laid(2, 0), laid(2, 2)]).toEqual([true, true, false])
})

test('FA-CARD-7 · the cards in force stand in the order in which they were played', () => {
  const T01 = inForce('T01', 0)
  const squadron = carryOut({ ships: DUEL, hands: hands(0, 'S05'), also: T01 }, (g) => commandCards(g, 0))
  squadron.answer('play:S05')
  expect(held(squadron.g)).toEqual(['T01', 'S05'])
  const aboard = (g: State) => [T01(g), g.wings.place.fill(PLACE.away), g.wings.squadron.fill(0)]
  const wings = [{ type: 'bomber', seat: 0, flight: 0, x: 0, y: 0 }] as const
  const carrier = carryOut({ ships: [at('terrans-solar', 30, 20)], wings, hands: hands(0, 'A10'), also: aboard }, (g) => carrierCards(g, 0))
  carrier.answer('play:A10')
  expect(held(carrier.g)).toEqual(['T01', 'A10'])
  const flight = carryOut({ ships: DUEL, wings, hands: hands(0, 'A09'), also: T01 }, (g) =>
    actionCard(g, { seat: 0, squadron: NONE, flight: 0, ships: [] }, 'boarding', ['A09']),
  )
  flight.answer('play:A09')
  expect(held(flight.g)).toEqual(['T01', 'A09'])
})

test('FA-END-2, FA-GEN-9 · cards are put on the open pile in the order in which they were discarded', () => {
  const p = carryOut({ ships: DUEL, hands: [['A01', 'S02', 'R03'], []], also: (g) => g.deck.push(...DECK) }, endCards)
  p.answer({ options: ['card:A01:0', 'card:S02:0', 'card:R03:0'] })
  expect(p.g.discard.map((card) => cardOf(card).id)).toEqual(['A01', 'S02', 'R03'])
})
