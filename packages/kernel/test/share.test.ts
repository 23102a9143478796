import { expect, test } from 'vitest'
import { shareOf } from '../share.ts'

test('a share lies within its interval, which narrows with more games and stays between none and all', () => {
  const few = shareOf(3, 4)
  const many = shareOf(300, 400)
  expect([few.share, many.share]).toEqual([0.75, 0.75])
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 4)
  // Wilson's interval for 300 of 400, by hand.
  expect([many.low, many.high].map((value) => value.toFixed(3))).toEqual(['0.705', '0.790'])
  expect(shareOf(0, 10).low).toBe(0)
  expect(shareOf(10, 10).high).toBe(1)
  expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
})
