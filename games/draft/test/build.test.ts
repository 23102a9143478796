import type { Json, PlanQuestion } from '@orrery/kernel'
import { answer, openTable, planBounds, randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { CARDS, cardById } from '../../chaos-galaxy/content/cards.ts'
import { type Deck, deckProblems, deckSize, racesOf, USUAL } from '../../chaos-galaxy/rules/deck.ts'
import { bestDeck } from '../bot/deck.ts'
import { worthOf } from '../bot/worth.ts'
import { draft } from '../index.ts'
import { DECK, type DeckBounds, deckVerdicts } from '../rules/build.ts'
import { degreeFor } from '../rules/races.ts'
import { own, table } from './given.ts'

const sealed = (seats = 2, settings = {}) => table({ seats, options: { format: 'sealed', ...settings } })
const asked = (p: ReturnType<typeof table>, seat: number) => p.question(seat) as PlanQuestion

/** A pool of single copies: of each race, the first cards that a pack may contain. */
function poolOf(...races: readonly (readonly [race: string, count: number])[]): Deck {
  const cards = races.flatMap(([race, count]) => CARDS.filter((card) => card.race === race && card.rarity !== 'ultrarare').slice(0, count))
  return Object.fromEntries(cards.map(({ id }) => [id, 1]))
}

const rules = (bounds: DeckBounds, deck: Deck) => deckVerdicts(bounds, deck).map(({ rule }) => rule)

test('DR-BUILD-1 · all build at the same time, hidden from each other, exactly 40 cards', () => {
  const p = sealed(3)
  expect(p.table.questions.map(({ seat, name }) => [seat, name])).toEqual([0, 1, 2].map((seat) => [seat, 'build.deck']))
  const bounds = planBounds(asked(p, 1), DECK)
  expect(bounds.size).toBe(40)
  const deck = bestDeck(bounds)
  expect(deckSize(deck)).toBe(40)
  const [some = ''] = Object.keys(deck)
  const { [some]: _, ...short } = deck
  expect(rules(bounds, short)).toEqual(['DR-BUILD-1'])
  expect(p.refused({ plan: short }, 1).rule).toBe('DR-BUILD-1')
  for (const wrong of [null, 7, 'deck', [], { [some]: 'two' }, { [some]: 1.5 }] as Json[])
    expect(p.refused({ plan: wrong }, 1).rule).toBe('DR-BUILD-1')
  expect(p.refused({ plan: null }, 1).params).toEqual({ cards: 0, size: 40 })
  expect(draft.explain(p.g, 1, `card:${some}`)).toMatchObject([{ rule: 'DR-PICK-3' }])
  const before = [0, 2].map((seat) => JSON.stringify(draft.view(p.g, seat)))
  p.answer({ plan: { ...deck } }, 1)
  expect(own(p, 1).deck).toEqual(deck)
  expect([0, 1, 2].map((seat) => p.events(seat, 'built').length)).toEqual([0, 1, 0])
  expect(p.events(1, 'built')).toMatchObject([{ cards: 40 }])
  expect([0, 2].map((seat) => JSON.stringify(draft.view(p.g, seat)))).toEqual(before)
  p.undo(1)
  expect(own(p, 1).deck).toBe(null)
})

test('DR-BUILD-2 · the race restrictions of the table count: four races, the original ones, or none', () => {
  const four = poolOf(['human', 10], ['xeno', 10], ['zarg', 10], ['cerebrite', 10])
  const five = poolOf(['human', 8], ['xeno', 8], ['zarg', 8], ['cerebrite', 8], ['insectoid', 8])
  const bounds = (pool: Deck, degree: number): DeckBounds => ({ pool, size: 40, degree })
  expect(rules(bounds(four, 1), four)).toEqual([])
  expect(rules(bounds(five, 1), five)).toEqual(['DR-BUILD-2'])
  expect(rules(bounds(four, 0), four)).toEqual(['DR-BUILD-2', 'DR-BUILD-2'])
  expect(rules(bounds(five, 2), five)).toEqual([])
  expect(draft.settings[1]).toEqual({ id: 'raceDegree', rule: 'DR-BUILD-2', values: [1, 0, 2] })
  for (const raceDegree of [0, 1, 2])
    expect(planBounds(asked(sealed(2, { raceDegree }), 0), DECK).degree).toBeGreaterThanOrEqual(raceDegree)
  expect(planBounds(asked(sealed(), 0), DECK).degree).toBe(1)
})

test('DR-BUILD-3 · a pool that allows no deck goes by the next looser degree', () => {
  const opposed = poolOf(['human', 20], ['xeno', 20])
  expect([degreeFor(opposed, 0), degreeFor(opposed, 1), degreeFor(opposed, 2)]).toEqual([1, 1, 2])
  const spread = poolOf(
    ...['human', 'xeno', 'zarg', 'cerebrite', 'insectoid', 'carnoplant', 'triciplite', 'spaceshark'].map((race) => [race, 7] as const),
  )
  expect([degreeFor(spread, 0), degreeFor(spread, 1)]).toEqual([2, 2])
  const [first = '', ...others] = Object.keys(spread)
  expect(degreeFor(Object.fromEntries([...others.slice(0, 39), first].map((id) => [id, 1])), 1)).toBe(2)
  // Three races are a card short, and the pool has no fourth race.
  expect(degreeFor(poolOf(['human', 13], ['xeno', 13], ['zarg', 13]), 1)).toBe(2)
  const bounds = { pool: spread, size: 40, degree: degreeFor(spread, 1) }
  expect(rules(bounds, bestDeck(bounds))).toEqual([])
})

test('DR-BUILD-4 · a card is in the deck as often as in the pool at most, however often that is; what is left over stays out', () => {
  const pool: Deck = { ...poolOf(['zarg', 11]), tuzer: 30 }
  const bounds = { pool, size: 40, degree: 1 }
  const deck: Deck = { ...poolOf(['zarg', 10]), tuzer: 30 }
  expect(rules(bounds, deck)).toEqual([])
  expect(deckProblems(deck, { ...USUAL, limited: true, raceDegree: 1 })).toEqual([])
  const [zarg = ''] = Object.keys(deck)
  const { [zarg]: _, ...rest } = deck
  expect(deckVerdicts(bounds, { ...rest, tuzer: 31 })).toMatchObject([{ rule: 'DR-BUILD-4', params: { card: '@card-tuzer', owned: 30 } }])
  for (const id of ['solyom', 'no-such-card', 'constructor']) expect(rules(bounds, { ...rest, [id]: 1 })).toContain('DR-BUILD-4')
  expect(rules(bounds, { ...rest, [zarg]: 0, tuzer: 30 })).toEqual(['DR-BUILD-4', 'DR-BUILD-1'])
})

test('DR-BUILD-1, DR-BUILD-2, DR-BUILD-3 · whatever is picked and whoever builds, the deck is one that Chaos Galaxy takes', () => {
  for (const [seed, raceDegree] of [0, 1, 2, 0, 1, 2].entries()) {
    const random = randomOf(seedOf(seed))
    const played = openTable(draft, { raceDegree, format: seed > 2 ? 'sealed' : 'booster' }, 3, seedOf(seed))
    while (played.result === null) {
      const [question] = played.questions
      if (question === undefined) throw new Error('nobody is asked')
      const given = question.kind === 'plan' ? { plan: draft.plans.deck?.sample(played.state, question, random) ?? null } : null
      const option = question.kind === 'options' ? (question.options[random.below(question.options.length)]?.id ?? '') : ''
      expect(answer(played, question.seat, given ?? { option })).toBe(true)
    }
    const next = draft.follows?.(played.state, [0, 1, 2])
    for (const { deck } of next?.brought ?? []) {
      const settings = { ...USUAL, limited: true, raceDegree: Number(next?.settings.raceDegree) }
      expect(deckProblems(deck as Record<string, number>, settings)).toEqual([])
    }
    expect(next?.brought).toHaveLength(3)
  }
})

test('DR-BUILD-2 · a bot keeps to races that go together, and to those cards of them that are worth most', () => {
  const p = sealed(4)
  for (const seat of [0, 1, 2, 3]) {
    const bounds = planBounds(asked(p, seat), DECK)
    const deck = bestDeck(bounds)
    const races = racesOf(deck)
    expect(races.length).toBeLessThanOrEqual(4)
    const worths = (of: (id: string) => number) =>
      Object.keys(bounds.pool).flatMap((id) => {
        const card = cardById(id)
        return card !== undefined && races.includes(card.race) && of(id) > 0 ? [worthOf(card.number)] : []
      })
    const taken = worths((id) => deck[id] ?? 0)
    const left = worths((id) => (bounds.pool[id] ?? 0) - (deck[id] ?? 0))
    expect(Math.min(...taken)).toBeGreaterThanOrEqual(Math.max(...left))
  }
})
