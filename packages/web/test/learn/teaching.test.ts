import { expect, test } from 'vitest'
import { answeredAt, guidedTable, isCoachAway, sendCoach, stopTeaching, takenBackAt, taughtAt, teachAt } from '../../learn/teaching.ts'

test('a dismissed coach comes back when called, and remembers what was seen', () => {
  teachAt('a table', { game: 'death-angel', lesson: null, seen: [] })
  answeredAt('a table', 2)
  sendCoach('a table', true)
  expect(taughtAt('a table')).toBeNull()
  expect(isCoachAway('a table')).toBe(true)
  expect(guidedTable('death-angel')).toBeNull()
  takenBackAt('a table')
  sendCoach('a table', false)
  expect(taughtAt('a table')?.seen).toEqual([2])
  expect(isCoachAway('a table')).toBe(false)
  stopTeaching('a table')
  expect([taughtAt('a table'), isCoachAway('a table')]).toEqual([null, false])
})
