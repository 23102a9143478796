import { type Json, openTable, seedOf } from '@orrery/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARDS } from '../content/cards.ts'
import { STARTER_DECKS } from '../content/decks.ts'
import { STARTER_EDITIONS } from '../content/editions.ts'
import { TEXTS } from '../content/texts/all.ts'
import type { Race } from '../effects/language/vocabulary.ts'
import { chaosGalaxy } from '../index.ts'
import { type Deck, type DeckRules, deckProblems, deckSize, monoRace, OPPOSED, racesOf, USUAL } from '../rules/deck.ts'
import { mayBring, readOptions } from '../rules/options.ts'

/** A deck of `size` cards of these races, three copies each as far as possible. */
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

const rules = (deck: Deck, changed: Partial<DeckRules> = {}): string[] =>
  deckProblems(deck, { ...USUAL, ...changed }).map((problem) => problem.rule)

test('CG-DECK-1 · a deck has exactly 45 cards', () => {
  expect(rules(deckOf(45, 'zarg', 'xeno'))).toEqual([])
  expect(rules(deckOf(44, 'zarg', 'xeno'))).toEqual(['CG-DECK-1'])
  expect(rules(deckOf(46, 'zarg', 'xeno'))).toEqual(['CG-DECK-1'])
})

test('CG-DECK-2 · at most three copies of a card; counts are whole numbers of at least one', () => {
  const rest = deckOf(41, 'zarg', 'xeno')
  const spare = CARDS.find((card) => card.race === 'xeno' && !(card.id in rest))?.id as string
  expect(rules({ ...rest, [spare]: 4 })).toEqual(['CG-DECK-2'])
  for (const copies of [0, -1, 2.5])
    expect(deckProblems({ ...rest, [spare]: copies }, USUAL), `${copies}`).toContainEqual(
      expect.objectContaining({ message: 'deck-copies' }),
    )
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
  for (const starter of STARTER_EDITIONS.flat()) expect(rules(starter.cards), starter.id).toEqual([])
  expect(STARTER_DECKS).toHaveLength(8)
})

/** Decks as a client may send them: valid, nearly valid and arbitrary ones. */
const brought = fc.oneof(
  fc.record({ deck: fc.constantFrom(...STARTER_DECKS.map(({ id }) => id), ...STARTER_DECKS.map(({ cards }) => cards)) }),
  fc.record({
    deck: fc.dictionary(
      fc.oneof(fc.constantFrom(...CARDS.map(({ id }) => id)), fc.constantFrom('constructor', 'toString', '@you'), fc.string()),
      fc.oneof(fc.integer({ min: -1, max: 4 }), fc.constantFrom(10_000, 2 ** 53, 1e308, 0.5), fc.jsonValue()),
      { maxKeys: 300 },
    ),
  }),
  fc.record({ deck: fc.jsonValue() }),
  fc.jsonValue(),
) as fc.Arbitrary<Json>

test('CG-DECK-6 · anything brought as a deck is either refused with reasons or opens a table', () => {
  const verdicts = new Set<boolean>()
  fc.assert(
    fc.property(brought, fc.constantFrom('revised', 'classic'), (one, ruleset) => {
      const refusals = mayBring({ ruleset }, one)
      verdicts.add(refusals.length === 0)
      for (const { rule, params } of refusals) {
        expect(rule).toMatch(/^CG-(DECK|MONO)-\d$/)
        for (const value of Object.values(params ?? {})) expect(JSON.stringify(value).length).toBeLessThan(400)
        expect(JSON.parse(JSON.stringify(params ?? {}))).toEqual(params ?? {})
      }
      const read = (): unknown => readOptions({ ruleset, seats: [{}, one] }, 2)
      if (refusals.length > 0) expect(read).toThrow(`seat 1: ${refusals[0]?.rule}`)
      else expect(read()).toHaveProperty('decks.1')
    }),
    { numRuns: 500 },
  )
  expect(verdicts.size).toBe(2)
})

test('CG-DECK-6, CG-MONO-2 · what a seat may bring depends on the options of the table', () => {
  const deck = deckOf(50, 'human')
  expect(mayBring({}, { deck })).toEqual([])
  expect(mayBring({ ruleset: 'classic' }, { deck })).toMatchObject([{ rule: 'CG-DECK-1', params: { size: 50 } }])
  expect(mayBring({ ruleset: 'classic', monoRaceBonuses: true }, { deck })).toEqual([])
  expect(mayBring({}, { deck: 'no-such-deck' })).toMatchObject([{ rule: 'CG-DECK-6', params: { id: 'no-such-deck' } }])
  expect(mayBring({}, { deck: { solyom: 10_000 } }).map(({ rule }) => rule)).toEqual(['CG-DECK-2', 'CG-MONO-2'])
  expect(mayBring({}, {})).toEqual([])
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
  expect(rules(deckOf(50, 'human'), { monoRaceBonuses: false })).toEqual(['CG-DECK-1'])
  expect(deckSize(deckOf(50, 'human'))).toBe(50)
})

test('CG-OPT-7 · every card that the plan of a starter deck names is in its newest list', () => {
  let named = 0
  for (const { id, plan, cards } of STARTER_DECKS) {
    for (const language of ['hu', 'en'] as const) {
      const spoken = Object.keys(TEXTS).filter((card) => plan[language].includes(TEXTS[card]?.name[language] ?? ''))
      named += spoken.length
      expect(
        spoken.filter((card) => !(card in cards)),
        `${id}, ${language}`,
      ).toEqual([])
    }
  }
  expect(named).toBeGreaterThan(STARTER_DECKS.length)
})
