import { randomOf, seedOf } from '@orrery/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  added,
  answered,
  boostersFor,
  type Copies,
  copiesOf,
  counted,
  dayOf,
  drawPack,
  drawSome,
  exchanged,
  free,
  holds,
  lacking,
  lockedBy,
  nearest,
  offered,
  pointsFor,
  sizeOf,
  spare,
  type Trade,
  without,
} from '../index.ts'

const copies = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'constructor'), fc.integer({ min: 1, max: 4 })) as fc.Arbitrary<Copies>

test('added copies can be subtracted again, and the missing copies complete a deck', () => {
  fc.assert(
    fc.property(copies, copies, (one, other) => {
      expect(without(added(one, other), other)).toEqual({ ...one })
      expect(sizeOf(added(one, other))).toBe(sizeOf(one) + sizeOf(other))
      expect(holds(added(one, lacking(one, other)), other)).toBe(true)
    }),
  )
  expect(counted(['a', 'b', 'a'])).toEqual({ a: 2, b: 1 })
  expect(copiesOf({}, 'constructor')).toBe(0)
})

test('an exchange keeps the number of every card, or does not take place', () => {
  fc.assert(
    fc.property(copies, copies, copies, copies, copies, (one, other, gives, takes, bound) => {
      const after = exchanged(
        [gives, takes],
        [
          { owned: one, locked: bound },
          { owned: other, locked: {} },
        ],
      )
      const may = holds(without(one, bound), gives) && holds(other, takes)
      expect(typeof after === 'string').toBe(!may)
      if (typeof after !== 'string') expect(added(...after)).toEqual(added(one, other))
    }),
  )
})

test('however two sides answer, a trade is done only by the one who did not make the offer that stands, and then never changes', () => {
  const move = fc.oneof(
    fc.record({ kind: fc.constant('counter' as const), gives: fc.tuple(copies, copies) }),
    fc.record({ kind: fc.constantFrom('accept' as const, 'end' as const) }),
  )
  const steps = fc.array(fc.record({ side: fc.constantFrom(0 as const, 1 as const), round: fc.integer({ min: 1, max: 4 }), move }))
  fc.assert(
    fc.property(steps, (all) => {
      let trade = offered([{ a: 1 }, {}]) as Trade
      for (const step of all) {
        const then = answered(trade, step.side, step.round, step.move)
        if (typeof then === 'string') continue
        expect([trade.stage, step.round]).toEqual(['open', trade.round])
        if (then.stage === 'done') expect([trade.by, then.gives]).toEqual([1 - step.side, trade.gives])
        if (then.stage === 'open') expect([then.by, then.round]).toEqual([step.side, trade.round + 1])
        trade = then
      }
    }),
  )
})

test('an offer of nothing for nothing, or of too many cards, is refused', () => {
  expect(offered([{}, {}])).toBe('nothing')
  expect([offered([{ a: 61 }, {}]), offered([{}, { a: 61 }])]).toEqual(['too-many', 'too-many'])
  for (const gives of [
    [{}, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 60 }, { b: 60 }],
  ] as const)
    expect(offered(gives)).toEqual({ stage: 'open', round: 1, by: 0, gives })
})

test('a player who ends their own offer withdraws it; one who ends the other’s declines it', () => {
  const first = offered([{ a: 1 }, {}]) as Trade
  const counter = answered(first, 1, 1, { kind: 'counter', gives: [{}, { b: 1 }] }) as Trade
  const ended = (trade: Trade) => ([0, 1] as const).map((side) => answered(trade, side, trade.round, { kind: 'end' }))
  expect(ended(first)).toMatchObject([{ stage: 'withdrawn' }, { stage: 'declined' }])
  expect(ended(counter)).toMatchObject([{ stage: 'declined' }, { stage: 'withdrawn' }])
})

test('registered decks lock what they need together; the rest is free, and copies beyond the deck limit are spare', () => {
  const holding = { owned: { a: 5, b: 2 }, locked: lockedBy([{ a: 2 }, { a: 3, b: 1 }]) }
  expect(holding.locked).toEqual({ a: 3, b: 1 })
  expect(free(holding)).toEqual({ a: 2, b: 1 })
  expect(spare(holding, 3)).toEqual({ a: 2 })
  expect(spare({ owned: { a: 5 }, locked: { a: 4 } }, 3)).toEqual({ a: 1 })
})

test('the nearest of several decks is the one that lacks fewest cards', () => {
  const decks = [{ cards: { a: 3 } }, { cards: { b: 1 } }, { cards: { c: 2 } }]
  expect(nearest(decks, { b: 1, a: 1 }).map(({ count, lacks }) => [count, lacks])).toEqual([
    [0, {}],
    [2, { a: 2 }],
    [2, { c: 2 }],
  ])
})

test('finished tables earn points up to the bounds of a day, bots less than people, and what is given up at once nothing', () => {
  const none = { people: 0, bots: 0 }
  const table = { against: 'people', won: false, answers: 100 } as const
  expect([pointsFor(table, none), pointsFor({ ...table, won: true }, none), pointsFor({ ...table, against: 'bots' }, none)]).toEqual([
    2, 3, 1,
  ])
  expect([39, 40].map((answers) => pointsFor({ ...table, answers }, none))).toEqual([0, 2])
  expect(pointsFor({ ...table, won: true }, { people: 9, bots: 0 })).toBe(0)
  expect(pointsFor({ ...table, won: true }, { people: 6, bots: 2 })).toBe(1)
  expect(pointsFor({ ...table, against: 'bots' }, { people: 0, bots: 3 })).toBe(0)
  expect(pointsFor({ ...table, against: 'bots' }, { people: 9, bots: 0 })).toBe(0)
  expect([boostersFor(0, 2), boostersFor(2, 3), boostersFor(2, 7), boostersFor(7, 9)]).toEqual([0, 1, 2, 1])
})

test('a day of points begins at midnight UTC', () => {
  const times = ['1970-01-01T00:00:00.000Z', '1970-01-01T23:59:59.999Z', '1970-01-02T00:00:00Z', '2026-11-26T12:00:00Z']
  expect(times.map((time) => dayOf(Date.parse(time)))).toEqual([0, 0, 1, 20_783])
})

test('all cards of a list may be drawn, and no more', () => {
  const cards = ['a', 'b', 'c']
  expect(drawSome(randomOf(seedOf(1)), cards, 3).toSorted()).toEqual(cards)
  expect(() => drawSome(randomOf(seedOf(1)), cards, 4)).toThrow(RangeError)
})

test('a rarity is no longer drawn when the pack has all its cards; a pack larger than all cards is an error', () => {
  const rarities = [
    { weight: 100, cards: ['a', 'b'] },
    { weight: 1, cards: ['c'] },
    { weight: 0, cards: ['d'] },
  ]
  for (let at = 0; at < 20; at++) expect(drawPack(randomOf(seedOf(at)), rarities, 3).toSorted()).toEqual(['a', 'b', 'c'])
  expect(() => drawPack(randomOf(seedOf(1)), rarities, 4)).toThrow(RangeError)
})
