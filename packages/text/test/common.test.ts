import { expect, test } from 'vitest'
import { common, differences, tableText } from '../index.ts'

test('both languages have the same messages', () => {
  expect(differences(common.en, common.hu)).toEqual([])
})

test("a game's own message goes before the common one", () => {
  expect(tableText('en', 'option-done = Ready').say('option-done')).toBe('Ready')
  expect(tableText('hu', '').say('option-done')).toBe('Kész')
})
