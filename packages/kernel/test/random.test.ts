import { expect, test } from 'vitest'
import {
  draw,
  freshTable,
  fromStream,
  isSeed,
  randomFrom,
  randomOf,
  reseed,
  roll,
  seedFrom,
  seedOf,
  shuffle,
  streamOf,
  withPresets,
} from '../index.ts'

const seed = seedOf('random tests')

/** How far counts are from all being equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

// The value that chi-square exceeds once in a thousand true runs, by degrees of freedom.
const LIMIT: Readonly<Record<number, number>> = { 5: 20.5, 6: 22.5, 9: 27.9, 23: 49.7, 35: 66.6 }

test.each([6, 7, 10])('all of %i results are equally likely', (faces) => {
  const stream = streamOf(seed, 'dice')
  const counts = new Array(faces).fill(0)
  for (let n = 0; n < 60_000; n++) counts[draw(stream, faces)]++
  expect(chiSquare(counts)).toBeLessThan(LIMIT[faces - 1] as number)
})

test('consecutive results are independent', () => {
  const stream = streamOf(seed, 'dice')
  const pairs = new Array(36).fill(0)
  for (let n = 0; n < 72_000; n++) pairs[draw(stream, 6) * 6 + draw(stream, 6)]++
  expect(chiSquare(pairs)).toBeLessThan(LIMIT[35] as number)
})

test('all orders of a shuffle are equally likely', () => {
  const random = fromStream(streamOf(seed, 'shuffles'))
  const counts = new Map<string, number>()
  for (let n = 0; n < 48_000; n++) {
    const items = [1, 2, 3, 4]
    shuffle(random, items)
    counts.set(items.join(), (counts.get(items.join()) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  expect(chiSquare([...counts.values()])).toBeLessThan(LIMIT[23] as number)
})

test('streams of one seed, and one stream of different seeds, are independent of each other', () => {
  const pairs = new Array(36).fill(0)
  const dice = streamOf(seed, 'dice')
  const shuffles = streamOf(seed, 'shuffles')
  for (let n = 0; n < 36_000; n++) pairs[draw(dice, 6) * 6 + draw(shuffles, 6)]++
  expect(chiSquare(pairs)).toBeLessThan(LIMIT[35] as number)
  const first = new Array(6).fill(0)
  for (let n = 0; n < 12_000; n++) first[draw(streamOf(seedOf(n), 'dice'), 6)]++
  expect(chiSquare(first)).toBeLessThan(LIMIT[5] as number)
})

test('a stream goes on the same after JSON, and another stream does not move it', () => {
  const one = streamOf(seed, 'dice')
  for (let n = 0; n < 10; n++) draw(one, 6)
  const other = JSON.parse(JSON.stringify(one)) as typeof one
  draw(streamOf(seed, 'shuffles'), 6)
  expect(Array.from({ length: 50 }, () => draw(one, 1000))).toEqual(Array.from({ length: 50 }, () => draw(other, 1000)))
})

test.each([0, 1, 2])('after a new seed for all streams all results are equally likely, the first ones too (%i before)', (before) => {
  const g = freshTable(seed, 'dice')
  const counts = new Array(6).fill(0)
  for (let deal = 0; deal < 6000; deal++) {
    reseed(g, randomOf(seedOf(`deal ${deal}`)))
    for (let one = 0; one < before; one++) roll(g, 'dice', 6)
    counts[roll(g, 'dice', 6)]++
  }
  expect(chiSquare(counts)).toBeLessThan(LIMIT[5] as number)
})

test('a generator from four numbers is fair from its first result on, whichever of them changes', () => {
  for (const place of [0, 1, 2, 3]) {
    const counts = new Array(6).fill(0)
    const pairs = new Array(36).fill(0)
    for (let number = 0; number < 6000; number++) {
      const [one = 0, two = 0, three = 0, four = 0] = [7, 7, 7, 7].with(place, number)
      const random = randomFrom(one, two, three, four)
      const first = random.below(6)
      counts[first]++
      pairs[first * 6 + random.below(6)]++
    }
    expect(chiSquare(counts)).toBeLessThan(LIMIT[5] as number)
    expect(chiSquare(pairs)).toBeLessThan(LIMIT[35] as number)
  }
})

test('preset results come first, as they are, and must be possible', () => {
  const stream = streamOf(seed, 'dice')
  const later = draw(streamOf(seed, 'dice'), 6)
  stream.preset.push(5, 0)
  expect([draw(stream, 6), draw(stream, 6), draw(stream, 6)]).toEqual([5, 0, later])
  for (const wrong of [6, -1, 0.5]) {
    stream.preset = [wrong]
    expect(() => draw(stream, 6)).toThrow(RangeError)
  }
})

test('seeds are 32 hexadecimal digits; others are refused', () => {
  for (const source of [0, 1, '', 'árvíztűrő', 2 ** 53]) expect(isSeed(seedOf(source))).toBe(true)
  expect(new Set(Array.from({ length: 1000 }, (_, n) => seedOf(n))).size).toBe(1000)
  expect(isSeed(seedFrom(randomOf(seed)))).toBe(true)
  for (const wrong of ['', 'abc', 'G'.repeat(32), 'A'.repeat(32), `${seed}0`]) {
    expect(isSeed(wrong)).toBe(false)
    expect(() => streamOf(wrong, 'dice')).toThrow(RangeError)
  }
})

test('a seed with results has streams that begin with them, and go on as its digits say', () => {
  const given = streamOf(withPresets(seed, { dice: [5, 0], other: [] }), 'dice')
  expect([draw(given, 6), draw(given, 6)]).toEqual([5, 0])
  expect(given).toEqual(streamOf(seed, 'dice'))
  expect(streamOf(withPresets(seed, { dice: [5, 0] }), 'shuffles')).toEqual(streamOf(seed, 'shuffles'))
  expect(isSeed(withPresets(seed, { dice: [5] }))).toBe(false)
})
