import { openTable, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { CARDS } from '../content/cards.ts'
import { STARTER_DECKS } from '../content/decks.ts'
import type { Race } from '../effects/vocabulary.ts'
import { chaosGalaxy } from '../index.ts'
import { type Deck, deckProblems, deckSize, monoRace, OPPOSED, racesOf } from '../rules/deck.ts'

/** A deck of so many cards of these races, three copies each as far as possible. */
function deckOf(size: number, ...races: Race[]): Deck {
  const deck: Record<string, number> = {}
  let left = size
  for (const [at, race] of races.entries()) {
    let share = at === races.length - 1 ? left : Math.floor(size / races.length)
    left -= share
    for (const card of CARDS.filter((one) => one.race === race)) {
      const copies = Math.min(3, share)
      if (copies > 0) deck[card.id] = copies
      share -= copies
    }
  }
  return deck
}

const rules = (deck: Deck, bonuses = true): string[] => deckProblems(deck, bonuses).map((problem) => problem.rule)

test('CG-DECK-1 · a deck has exactly 45 cards', () => {
  expect(rules(deckOf(45, 'zarg', 'xeno'))).toEqual([])
  expect(rules(deckOf(44, 'zarg', 'xeno'))).toEqual(['CG-DECK-1'])
  expect(rules(deckOf(46, 'zarg', 'xeno'))).toEqual(['CG-DECK-1'])
})

test('CG-DECK-2 · at most three copies of a card', () => {
  const deck = { ...deckOf(41, 'zarg', 'xeno'), solyom: 0 }
  const { solyom: _, ...rest } = deck
  const spare = CARDS.find((card) => card.race === 'xeno' && !(card.id in rest))?.id as string
  expect(rules({ ...rest, [spare]: 4 })).toEqual(['CG-DECK-2'])
})

test('CG-DECK-3, CG-DECK-4 · opposed races may not be in one deck', () => {
  const pairs = [
    ['human', 'xeno'],
    ['insectoid', 'carnoplant'],
    ['cerebrite', 'zarg'],
    ['triciplite', 'spaceshark'],
  ] as const
  for (const [one, other] of pairs) {
    expect([OPPOSED[one], OPPOSED[other]]).toEqual([other, one])
    expect(rules(deckOf(45, one, other))).toEqual(['CG-DECK-4'])
  }
})

test('CG-DECK-5 · one to four races that are not opposed are legal', () => {
  expect(rules(deckOf(45, 'xeno', 'insectoid', 'zarg', 'spaceshark'))).toEqual([])
  expect(rules(deckOf(45, 'human', 'carnoplant', 'cerebrite', 'spaceshark'))).toEqual([])
  expect(rules(deckOf(45, 'zarg'))).toEqual([])
  expect(racesOf(deckOf(45, 'xeno', 'insectoid'))).toEqual(['xeno', 'insectoid'])
})

test('CG-DECK-6 · an illegal deck is refused when it enters a table, with every reason at once', () => {
  const deck = { ...deckOf(30, 'human'), ...deckOf(10, 'xeno'), 'no-such-card': 2, solyom: 4 }
  const open = (): unknown => openTable(chaosGalaxy, { seats: [{ deck }, {}] }, 2, seedOf(1))
  for (const reason of ['CG-DECK-1', 'CG-DECK-2', 'CG-DECK-4', 'CG-DECK-6', 'no-such-card']) expect(open).toThrow(reason)
  for (const starter of STARTER_DECKS) expect(rules(starter.cards), starter.id).toEqual([])
  expect(STARTER_DECKS).toHaveLength(8)
})

test('CG-DECK-7 · every card of the set has a race, so that a deck of one race is mono-race', () => {
  for (const card of CARDS) expect(card.race in OPPOSED).toBe(true)
  expect(monoRace(deckOf(45, 'zarg'))).toBe('zarg')
  expect(monoRace(deckOf(45, 'zarg', 'xeno'))).toBeNull()
})

test('CG-MONO-2 · a human deck may have exactly 50 cards, nothing between', () => {
  expect(rules(deckOf(50, 'human'))).toEqual([])
  expect(rules(deckOf(45, 'human'))).toEqual([])
  expect(rules(deckOf(47, 'human'))).toEqual(['CG-MONO-2'])
  expect(rules(deckOf(50, 'zarg'))).toEqual(['CG-DECK-1'])
  expect(rules(deckOf(50, 'human'), false)).toEqual(['CG-DECK-1'])
  expect(deckSize(deckOf(50, 'human'))).toBe(50)
})
