import { expect, test } from 'vitest'
import { pairsOf, type Seeker } from '../../club/quick/pairing.ts'

const seeker = (player: string, strength: number | null, more: Partial<Seeker> = {}): Seeker => ({
  ...{ player, wanted: 'outbid', strength, wish: 'alike', waited: 0 },
  ...more,
})

const anybody = () => true
const met = (seekers: readonly Seeker[], may = anybody as (one: string, other: string) => boolean) =>
  pairsOf(seekers, may)
    .map((pair) => pair.map(({ player }) => player).sort())
    .sort()

test('the closest in strength meet, and nobody twice', () => {
  expect(met([seeker('a', 1500), seeker('b', 1590), seeker('c', 1510), seeker('d', 1600)])).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ])
})

test('a wider difference in strength is accepted only after waiting', () => {
  const far = [seeker('a', 1500), seeker('b', 1800)]
  expect(met(far)).toEqual([])
  expect(met(far.map((one) => ({ ...one, waited: 19_000 })))).toEqual([])
  expect(met(far.map((one) => ({ ...one, waited: 20_000 })))).toEqual([['a', 'b']])
  // One who takes anybody does not spoil it for who does not.
  expect(met([seeker('a', 1500, { wish: 'any' }), seeker('b', 1800)])).toEqual([])
  expect(met(far.map((one) => ({ ...one, wish: 'any' as const })))).toEqual([['a', 'b']])
})

test('only players with the same wishes are paired; an unknown strength is far from a known one, but not from another unknown one', () => {
  expect(met([seeker('a', null), seeker('b', null, { wanted: 'other' })])).toEqual([])
  expect(met([seeker('a', null), seeker('b', null)])).toEqual([['a', 'b']])
  expect(met([seeker('a', null), seeker('b', 1500)])).toEqual([])
  expect(met([seeker('a', null, { waited: 10_000 }), seeker('b', 1500, { waited: 10_000 })])).toEqual([['a', 'b']])
})

test('among equals those who have waited longest are paired first, and blocked pairs never meet', () => {
  const three = [seeker('a', 1500, { waited: 1000 }), seeker('b', 1500, { waited: 9000 }), seeker('c', 1500, { waited: 8000 })]
  expect(met(three)).toEqual([['b', 'c']])
  expect(met(three, (one, other) => ![one, other].includes('b') || [one, other].includes('a'))).toEqual([['a', 'b']])
})
