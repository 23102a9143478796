import type { Json, PlanQuestion } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { bestDeck } from '../bot/deck.ts'
import { draft } from '../index.ts'
import { boundsOf, type DeckBounds, deckVerdicts, validate } from '../rules/build.ts'
import { leftIn, packOf } from '../rules/packs.ts'
import { mayPick } from '../rules/pick.ts'
import { raceSets } from '../rules/races.ts'
import { pickFirst, pickTo, table } from './given.ts'

const read = (raw: Json) => draft.options(raw, 4)

test('DR-TABLE-2, DR-BUILD-2 · unless said otherwise packs go round, by the first degree of race restrictions', () => {
  const usual = { format: 'booster', raceDegree: 1 }
  expect(read(null)).toEqual(usual)
  expect(read({})).toEqual(usual)
  expect(read({ format: 'booster', decisionTime: 86_400, seats: [] })).toEqual(usual)
  expect(read({ format: 'sealed', raceDegree: 0 })).toEqual({ format: 'sealed', raceDegree: 0 })
  for (const decisionTime of [0, 30, 60, 120, 600]) expect(read({ decisionTime, raceDegree: 2 })).toEqual({ ...usual, raceDegree: 2 })
})

test('DR-TABLE-2, DR-TABLE-3, DR-BUILD-2 · settings that do not fit are refused all together, each with what is allowed', () => {
  expect(() => read([])).toThrow(/^options: expected an object$/)
  expect(() => read('sealed')).toThrow(/^options: expected an object$/)
  expect(() => read({ format: 'rochester', raceDegree: 3, decisionTime: 31, wings: 2 })).toThrow(
    [
      'format: expected one of booster, sealed',
      'raceDegree: expected one of 1, 0, 2',
      'decisionTime: expected one of 0, 30, 60, 120, 600, 86400',
      'wings: there is no such setting',
    ].join('\n'),
  )
})

test('DR-PICK-1, DR-PICK-3, DR-PICK-4 · a card may be picked once, of the pack that lies before the seat, while packs go round', () => {
  const p = table()
  const [first = 0, second = 0] = leftIn(packOf(p.g, 0))
  const elsewhere = leftIn(packOf(p.g, 1)).find((card) => !leftIn(packOf(p.g, 0)).includes(card)) ?? 0
  expect(mayPick(p.g, 0, first)).toBe(true)
  expect(mayPick(p.g, 0, elsewhere)).toMatchObject({ rule: 'DR-PICK-4' })
  pickFirst(p)
  // The first card is gone from that pack, which is now in front of the next seat.
  expect(leftIn(packOf(p.g, 1))).toContain(second)
  expect(mayPick(p.g, 1, second)).toBe(true)
  expect(mayPick(p.g, 1, first)).toMatchObject({ rule: 'DR-PICK-4' })
  const sealed = table({ options: { format: 'sealed' } })
  expect(mayPick(sealed.g, 0, first)).toMatchObject({ rule: 'DR-PICK-3' })
})

test('DR-PICK-1 · the question says which pack and which pick it is', () => {
  const p = table()
  const params = () => p.question(2)?.params
  expect(params()).toEqual({ pack: 1, pick: 1 })
  pickFirst(p)
  expect(params()).toEqual({ pack: 1, pick: 2 })
  pickTo(p, 2, 1)
  expect(params()).toEqual({ pack: 2, pick: 1 })
})

test('DR-BUILD-1, DR-BUILD-4 · every reason against a deck is named, and what is no deck at all has no cards', () => {
  const p = table({ seats: 2, options: { format: 'sealed' } })
  const bounds = boundsOf(p.g, 0)
  const deck = { ...bestDeck(bounds) }
  expect(deckVerdicts(bounds, deck)).toEqual([])
  const [id = ''] = Object.keys(deck)
  const owned = bounds.pool[id] ?? 0
  const but = (copies: number) => deckVerdicts(bounds, { ...deck, [id]: copies }).map(({ rule, params }) => [rule, params])
  const more = 40 + owned + 1 - (deck[id] ?? 0)
  expect(but(owned + 1)).toEqual([
    ['DR-BUILD-4', { card: `@card-${id}`, owned }],
    ['DR-BUILD-1', { cards: more, size: 40 }],
  ])
  expect(but(0).map(([rule]) => rule)).toEqual(['DR-BUILD-4', 'DR-BUILD-1'])
  expect(deckVerdicts(bounds, { ...deck, toString: 1 })[0]).toMatchObject({ rule: 'DR-BUILD-4', params: { card: 'toString', owned: 0 } })
  const question = p.question(0) as PlanQuestion<DeckBounds>
  expect(validate(question, deck)).toBe(true)
  for (const value of [null, [], 'deck', { [id]: '1' }, { [id]: 1.5 }])
    expect(validate(question, value as Json), JSON.stringify(value)).toMatchObject({ rule: 'DR-BUILD-1', params: { cards: 0, size: 40 } })
})

test('DR-BUILD-2 · four races go together: by the strictest degree none with its opponent, by the loosest all', () => {
  expect(raceSets(1).every((races) => races.length === 4)).toBe(true)
  expect(raceSets(0).length).toBeLessThan(raceSets(1).length)
  expect(raceSets(2)).toHaveLength(1)
  expect(raceSets(3)).toEqual([])
  // Each set of four races occurs exactly once.
  const all = raceSets(2)[0]?.length ?? 0
  expect(raceSets(1)).toHaveLength((all * (all - 1) * (all - 2) * (all - 3)) / 24)
  expect(new Set(raceSets(1).map((races) => races.toSorted().join())).size).toBe(raceSets(1).length)
})
