import { expect, test } from 'vitest'
import { calibrated } from './players.ts'

for (const near of [false, true])
  test(`after 100 games ${near ? 'with similar players' : 'with anybody'} players are ranked in the order of their strength, 95 of 100 within their interval`, () => {
    const { correlation, covered } = calibrated(1000, 100, near, 7)
    expect(correlation).toBeGreaterThanOrEqual(0.95)
    expect(covered).toBeGreaterThanOrEqual(0.93)
    expect(covered).toBeLessThanOrEqual(0.97)
  })
