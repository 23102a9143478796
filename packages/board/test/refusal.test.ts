import { tableText } from '@orrery/text'
import { expect, test } from 'vitest'
import { refusalWords } from '../options.ts'

test('a refusal is told by its own message, by that of its rule, or by the number of the rule', () => {
  const text = tableText('en', 'refusal-A-1 = Too far: { $far }.\nrefusal-late = Too late.')
  expect(refusalWords(text, { rule: 'A-1', params: { far: 3 } })).toBe('Too far: 3.')
  expect(refusalWords(text, { rule: 'A-2', message: 'late' })).toBe('Too late.')
  expect(refusalWords(text, { rule: 'A-2' })).toBe('A-2')
})
