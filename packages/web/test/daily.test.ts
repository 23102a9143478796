import { expect, test } from 'vitest'
import { type LessonSign, puzzleOf, streakOf } from '../learn/daily.ts'
import { dailySigns } from './signs.ts'

const DAY = 20_779

test('every day has a puzzle, the same for everybody, and all come before one comes again', () => {
  const signs = dailySigns()
  const able = signs.filter(({ kind, level }) => kind === 'puzzle' || level > 1)
  const days = able.map((_, at) => puzzleOf(DAY + at, signs))
  expect(new Set(days.map((sign) => `${sign?.game}/${sign?.id}`)).size).toBe(able.length)
  expect(puzzleOf(-DAY, signs)).not.toBeNull()
  expect(puzzleOf(DAY, [])).toBeNull()
})

test('the games take turns, and first steps never come', () => {
  const sign = (game: string, id: string, level: 1 | 2 | 3): LessonSign => ({ game, id, kind: 'lesson', level })
  const signs = [sign('one', 'a', 2), sign('one', 'b', 2), sign('one', 'c', 1), sign('two', 'd', 2), sign('two', 'e', 3)]
  const days = [0, 1, 2, 3, 4].map((day) => puzzleOf(day, signs)?.id)
  expect(days).toEqual(['a', 'd', 'b', 'e', 'a'])
})

test('a streak ends today, or yesterday while today is still open', () => {
  expect(streakOf([7, 8, 9], 9)).toBe(3)
  expect(streakOf([7, 8, 9], 10)).toBe(3)
  expect(streakOf([7, 8, 9], 11)).toBe(0)
  expect(streakOf([5, 7, 8], 8)).toBe(2)
  expect(streakOf([], 8)).toBe(0)
})
