import { tableText } from '@orrery/text'
import { expect, test } from 'vitest'
import { refusalWords } from '../options.ts'

test('a refusal shows its own message, else the message of its rule, else the id of the rule', () => {
  const text = tableText('en', 'refusal-A-1 = Too far: { $far }.\nrefusal-late = Too late.')
  expect(refusalWords(text, { rule: 'A-1', params: { far: 3 } })).toBe('Too far: 3.')
  expect(refusalWords(text, { rule: 'A-2', message: 'late' })).toBe('Too late.')
  expect(refusalWords(text, { rule: 'A-2' })).toBe('A-2')
})
