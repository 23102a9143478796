import { expect, test } from 'vitest'
import type { CardId } from '../content/cards.ts'
import { cardNumber } from '../content/cards.ts'
import { drawCards } from '../rules/end/cards.ts'
import { handLimit } from '../rules/ships.ts'
import { PLACE } from '../state.ts'
import { fightState, type GivenFight } from './fight.ts'
import { FAR, table } from './table.ts'

/** Squadrons of one cruiser each. */
const FLEET = (count: number, seat = 0) =>
  Array.from({ length: count }, (_, i) => ({ type: 'terrans-teuton', seat, x: 4 + 3 * i, y: seat === 0 ? 5 : 43 }))
const cards = (...ids: CardId[]): number[] => ids.map(cardNumber)
const ending = (given: Partial<GivenFight>, deck: CardId[] = ['S01', 'S02', 'S03', 'S04', 'S05', 'S06']) =>
  table({
    ships: [...FLEET(4), ...FLEET(2, 1)],
    step: 'end-cards',
    ...given,
    also: (g) => {
      g.deck = cards(...deck)
      given.also?.(g)
    },
  })

test('FA-END-1, FA-SETUP-5 · the hand limit is the number of squadrons left, at most five', () => {
  const g = fightState({ ships: FLEET(7) })
  expect(handLimit(g, 0)).toBe(5)
  g.ships.place[0] = PLACE.destroyed
  expect(handLimit(g, 0)).toBe(5)
  for (const ship of [1, 2]) g.ships.place[ship] = PLACE.captured
  expect(handLimit(g, 0)).toBe(4)
})

test('FA-END-2, FA-END-4, FA-END-7 · in initiative order each discards what is not wanted and draws up to the limit', () => {
  const p = ending({ hands: [['A01'], ['A02', 'A03']], order: [1, 0] })
  expect(p.question()).toMatchObject({ seat: 1, name: 'end.discard', least: 0, most: 2 })
  p.answer({ options: ['card:A03:0'] })
  expect(p.question()).toMatchObject({ seat: 0, most: 1 })
  p.answer({ options: [] })
  expect(p.g.hands).toEqual([cards('A01', 'S02', 'S03', 'S04'), cards('A02', 'S01')])
  expect(p.g.discard).toEqual(cards('A03'))
})

test('FA-END-3 · a card just drawn is discarded in the next end phase at the earliest', () => {
  const p = ending({ hands: [['A01'], []] })
  p.answer({ options: ['card:A01:0'] }, 0)
  expect(p.g.hands[0]).toHaveLength(4)
  expect(p.table.questions.every(({ name }) => name !== 'end.discard')).toBe(true)
})

test('FA-END-5, FA-END-11 · the steps in order: effects, repair, markers, points, cards', () => {
  const p = table({
    ships: [{ type: 'terrans-teuton', x: 10, y: 10, effects: ['ragingFire'] }, FAR],
    step: 'end-effects',
    hands: [['A01'], []],
    dice: [6, 1],
    also: (g) => {
      g.deck = cards('S01', 'S02')
    },
  })
  const heard = p.events('spectator').map(({ type }) => type)
  const order = ['tested', 'repair-rolled', 'points-counted'].map((type) => heard.indexOf(type))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order.includes(-1)).toBe(false)
  expect(p.question().name).toBe('end.discard')
})

test('FA-END-6 · markers of the turn go, lasting ones stay', () => {
  const p = table({
    ships: [{ type: 'terrans-teuton', x: 10, y: 10, hull: 2 }, FAR],
    step: 'end-markers',
    hands: [['A01'], []],
    also: (g) => {
      g.ships.enginesCut[0] = 1
      g.drivenBy = [1000]
      const effect = { card: 0, seat: 0, on: 'nothing', id: -1, ships: [], used: false } as const
      g.inForce = [
        { ...effect, ships: [], until: 'turn' },
        { ...effect, ships: [], until: 'nextActivation' },
      ]
    },
  })
  expect([p.g.drivenBy, p.g.inForce.length, p.g.ships.enginesCut[0], p.g.ships.hull[0]]).toEqual([[], 1, 1, 2])
})

test('FA-END-7 · above the limit cards must be discarded, the player’s own choice', () => {
  const p = ending({ ships: [...FLEET(2), ...FLEET(1, 1)], hands: [['A01', 'A02', 'A03'], []] })
  expect(p.question()).toMatchObject({ seat: 0, least: 1, most: 3 })
  p.answer({ options: ['card:A02:0'] })
  expect(p.g.hands[0]).toEqual(cards('A01', 'A03'))
})

test('FA-END-8, FA-END-10 · flights, escorts, installations and free models give no cards; nor do lost and withdrawn squadrons', () => {
  const g = fightState({
    ships: [{ type: 'terrans-squire', x: 5, y: 5 }, { type: 'terrans-security', x: 8, y: 5 }, ...FLEET(3)],
    wings: [{ type: 'fighter', seat: 0, flight: 0, x: 9, y: 9 }],
  })
  expect(handLimit(g, 0)).toBe(3)
  const [third, fourth, fifth] = [2, 3, 4]
  g.ships.place[third as number] = PLACE.withdrawn
  g.ships.place[fourth as number] = PLACE.away
  if (g.squadrons[4] !== undefined) g.squadrons[4].free = true
  expect(handLimit(g, 0)).toBe(1)
  g.ships.place[fourth as number] = PLACE.captured
  expect([handLimit(g, 0), g.ships.place[fifth as number]]).toEqual([0, PLACE.table])
})

test('FA-END-9, FA-VP-1 · after the last turn only points are counted: no fire burns any more', () => {
  const p = table({
    ships: [{ type: 'terrans-teuton', x: 10, y: 10, hull: 3, effects: ['ragingFire'] }, FAR],
    step: 'end-effects',
    turn: 6,
  })
  expect(p.table.result).not.toBeNull()
  expect(p.events('spectator', 'tested')).toEqual([])
  // The cruiser has 1 of 4 HP left, which gives half its points.
  expect(p.g.points).toEqual([0, 25])
})

test('FA-END-12, FA-TURN-6 · what happens in the end phase opens no window for cards', () => {
  const p = table({
    ships: [{ type: 'terrans-teuton', x: 10, y: 10 }, FAR],
    step: 'end-effects',
    hands: [['R09'], ['A01']],
    also: (g) => {
      g.boarders.push({ ship: 0, owner: 1, squadron: 1, teams: 2, rounds: 1 })
    },
  })
  expect(p.events('spectator', 'boarding-fought').length).toBeGreaterThan(0)
  expect(p.question(0).name).toBe('end.discard')
})

test('FA-CARD-9 · an empty deck is made anew of the discard pile; when both are empty nothing is drawn', () => {
  const g = fightState({ ships: FLEET(2) })
  g.discard = cards('A01', 'A02')
  drawCards(g, 0, 3)
  expect([g.hands[0]?.length, g.deck.length, g.discard.length]).toEqual([2, 0, 0])
})
