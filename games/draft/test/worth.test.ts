import { expect, test } from 'vitest'
import { CARDS } from '../../chaos-galaxy/content/cards.ts'
import { worthOf } from '../bot/worth.ts'

test('DR-PICK-1 · worths are above and below that of the mean card, which one counts as that nothing was learned about', () => {
  const worths = CARDS.map(({ number }) => worthOf(number))
  expect(Math.max(...worths)).toBeGreaterThan(20)
  expect(Math.abs(worths.reduce((sum, worth) => sum + worth, 0) / worths.length)).toBeLessThan(1)
})
