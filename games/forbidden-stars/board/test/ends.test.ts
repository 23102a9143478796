import { expect, test } from 'vitest'
import { endName, roomForEnds } from '../end/ends.ts'

test('the lines of a race leave room for the longest name at their ends, which is cut where it is too long', () => {
  expect(endName('Higgadt bot')).toBe('Higgadt bot')
  expect(endName('Maximilian of the Old Guard')).toBe('Maximilian of t…')
  expect(roomForEnds(['Nóra', 'Higgadt bot'])).toBeGreaterThan(130)
  expect(roomForEnds(['Maximilian of the Old Guard'])).toBe(roomForEnds(['1234567890123456']))
})
