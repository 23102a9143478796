import { expect, test } from 'vitest'
import { type CardId, cardNumber, cardOf, DECK } from '../content/cards.ts'
import { commandChoices } from '../rules/cards/choices.ts'
import { turnCards } from '../rules/cards/turn-cards.ts'
import { actionCard, cardWindow, couldHold, isFighting } from '../rules/cards/window.ts'
import { carrierCards, commandCards } from '../rules/cards/windows.ts'
import { chooseUnit } from '../rules/choose-unit.ts'
import { endCards } from '../rules/end/cards.ts'
import { NONE, PLACE, type State } from '../state.ts'
import { at, DUEL, hands, inForce } from './card-table.ts'
import { carryOut, fightState, type GivenShip } from './fight.ts'

// Several cards, or a card that is played on one of several ships.

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

test('FA-CARD-6, FA-GEN-9 · while the deck or a face-down card hides a copy, nobody knows that all copies are open', () => {
  const could = (also: (g: State) => unknown) =>
    couldHold(fightState({ ships: DUEL, hands: [['S02'], ['S01']], also: (g) => [g.discard.push(cardNumber('T01')), also(g)] }), 1, ['T01'])
  const hidden = cardNumber('T01')
  expect([could((g) => g.deck.push(hidden)), could((g) => g.faceDown.splice(0, 1, hidden)), could(() => {})]).toEqual([true, true, false])
})

test('FA-TURN-6, FA-END-12 · S, A and R cards are played while a unit is activated, and not in the end phase', () => {
  const fighting = (kind: 'none' | 'squadron' | 'flight', step: State['step']) =>
    isFighting(fightState({ ships: DUEL, also: (g) => [Object.assign(g.activation, { kind }), Object.assign(g, { step })] }))
  expect([
    fighting('squadron', 'combat'),
    fighting('flight', 'flight-acts'),
    fighting('none', 'choose'),
    fighting('squadron', 'end-cards'),
  ]).toEqual([true, true, false, false])
})

test('FA-TURN-1 · of two copies of a T card one is offered', () => {
  const p = carryOut({ ships: DUEL, hands: [['T01', 'S01', 'T01', 'T05'], []] }, turnCards)
  expect(p.options(0)).toEqual(['card:T01', 'card:T05', 'done'])
})

test('FA-TURN-5, FA-TURN-10 · flights that have acted and squadrons lost before they entered are not activated', () => {
  const wings = [0, 1].map((flight) => ({ type: 'bomber', seat: 0, flight, x: 50, y: 20 + 4 * flight }) as const)
  const also = (g: State) => [
    Object.assign(g.flights[1] ?? {}, { acted: g.turn }),
    Object.assign(g.squadrons[1] ?? {}, { arrival: 'enter' }),
    g.ships.place.splice(1, 1, PLACE.destroyed),
  ]
  const ships = [at('terrans-teuton', 20, 20), at('terrans-teuton', 30, 20), at('terrans-teuton', 60, 40, 1)]
  expect(carryOut({ ships, wings, also }, chooseUnit).options()).toEqual(['activate:squadron:0', 'activate:flight:0'])
})

test('FA-DMG-17, FA-DEF-4, FA-TRAIT-1 · FA-TRAIT/energyTransfer1, FA-TRAIT/deckCrews: no derelict is switched, no weapon gives to itself, no other squadron’s wing returns', () => {
  const cloaks = carryOut({ ships: PAIR('relthoza-iramon', { crew: 9 }) }, (g) => commandChoices(g, 0))
  expect(cloaks.options()).toEqual(['cloak:1'])
  const energy = carryOut({ ships: [at('aquans-nectridea', 20, 20)] }, (g) => commandChoices(g, 0))
  expect(
    energy.table.questions.flatMap((question) => (question.kind === 'options' ? question.options.map(({ id }) => id) : [])),
  ).not.toContain('energy:0:0:1')
  const wings = [0, 1].map((flight) => ({ type: flight === 0 ? 'bomber' : 'fighter', seat: 0, flight, x: 0, y: 0 }) as const)
  const also = (g: State) => [g.wings.place.fill(PLACE.destroyed), g.wings.squadron.splice(0, 2, 0, 1)]
  const crews = carryOut({ ships: [at('terrans-ares', 20, 20), at('terrans-ares', 30, 20)], wings, dice: [4], also }, (g) =>
    commandChoices(g, 0),
  )
  for (let asked = 0; asked < 4 && crews.table.questions[0]?.name !== 'command.wing' && crews.table.questions.length > 0; asked++)
    crews.answer(crews.options()[0] as string)
  expect(crews.g.wings.place).toEqual([PLACE.away, PLACE.destroyed])
})
