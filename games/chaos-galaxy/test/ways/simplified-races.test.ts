import { expect, test } from 'vitest'
import { CARDS } from '../../content/cards.ts'
import type { Race } from '../../effects/language/vocabulary.ts'
import { type Deck, type DeckRules, deckProblems, USUAL } from '../../rules/deck.ts'
import { mayBring, readOptions } from '../../rules/options.ts'

/** A deck of 45 cards of these races, as evenly as possible. */
function deckOf(...races: Race[]): Deck {
  const deck: Record<string, number> = {}
  for (let left = 45, turn = 0; left > 0; turn++) {
    const race = races[turn % races.length]
    const card = CARDS.find((one) => one.race === race && (deck[one.id] ?? 0) < 3)
    if (card === undefined) continue
    deck[card.id] = (deck[card.id] ?? 0) + 1
    left--
  }
  return deck
}

const rules = (deck: Deck, changed: Partial<DeckRules>): string[] => deckProblems(deck, { ...USUAL, ...changed }).map(({ rule }) => rule)
const FIVE: Race[] = ['human', 'xeno', 'insectoid', 'carnoplant', 'zarg']

test('CG-SIMR-1 · in the first degree opposed races may be together, but at most four races', () => {
  expect(rules(deckOf('human', 'xeno', 'zarg', 'cerebrite'), { raceDegree: 0 })).toEqual(['CG-DECK-4', 'CG-DECK-4'])
  expect(rules(deckOf('human', 'xeno', 'zarg', 'cerebrite'), { raceDegree: 1 })).toEqual([])
  expect(deckProblems(deckOf(...FIVE), { ...USUAL, raceDegree: 1 })).toEqual([{ rule: 'CG-SIMR-1', params: { races: 5, most: 4 } }])
})

test('CG-SIMR-2 · in the second degree any races may be together', () => {
  expect(rules(deckOf(...FIVE, 'cerebrite', 'triciplite', 'spaceshark'), { raceDegree: 2 })).toEqual([])
})

test('CG-SIMR-3 · the degree is the table’s: all seats’ decks are held against it', () => {
  const deck = deckOf(...FIVE)
  for (const seat of [0, 1, 2]) {
    const seats = [{}, {}, {}].map((none, at) => (at === seat ? { deck } : none))
    expect(() => readOptions({ raceDegree: 1, seats }, 3)).toThrow(`seat ${seat}: CG-SIMR-1`)
    expect(readOptions({ raceDegree: 2, seats }, 3).settings.raceDegree).toBe(2)
  }
  expect([mayBring({ raceDegree: 1 }, { deck }).length, mayBring({ raceDegree: 2 }, { deck }).length]).toEqual([1, 0])
})

test('CG-SIMR-4 · size, copies and the bonuses of one race stay as they are in every degree', () => {
  for (const raceDegree of [0, 1, 2]) {
    const deck = deckOf('zarg')
    const [id] = Object.keys(deck) as [string]
    expect(rules({ ...deck, [id]: 4 }, { raceDegree })).toEqual(['CG-DECK-2', 'CG-DECK-1'])
    const { settings } = readOptions({ raceDegree }, 2)
    expect([settings.monoRaceBonuses, settings.simplifiedCombat]).toEqual([true, false])
  }
})
