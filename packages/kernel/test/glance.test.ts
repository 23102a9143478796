import { expect, test } from 'vitest'
import { bestAtAGlance, type Option, promiseOf, randomOf, seedOf } from '../index.ts'

const option = (id: string): Option => ({ id, value: id, rule: 'A-1' })

test('the quick choice takes the best option, and each of several equal ones sometimes', () => {
  const random = randomOf(seedOf('glance'))
  const worths: Readonly<Record<string, number>> = { low: -2, high: 1, other: 1 }
  const taken = Array.from(
    { length: 40 },
    () => bestAtAGlance(Object.keys(worths).map(option), ({ id }) => worths[id] ?? 0, random, 1e-6).id,
  )
  expect([...new Set(taken)].sort()).toEqual(['high', 'other'])
  expect(() => bestAtAGlance([], () => 0, random, 0)).toThrow(RangeError)
})

test('a better option has a higher prior, within bounds', () => {
  expect(promiseOf(0, 1, 3)).toBe(1)
  expect(promiseOf(9, 1, 3)).toBe(Math.exp(3))
  expect(promiseOf(-9, 0.5, 4)).toBe(Math.exp(-2))
})
