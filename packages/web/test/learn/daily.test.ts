import { expect, test } from 'vitest'
import { type LessonSummary, puzzleOf, streakOf } from '../../learn/daily.ts'
import { dailySummaries } from './lesson-summaries.ts'

const DAY = 20_779

test('every day has a puzzle, the same for everybody, and all come once before any is repeated', () => {
  const summaries = dailySummaries()
  const able = summaries.filter(({ kind, level }) => kind === 'puzzle' || level > 1)
  const days = able.map((_, at) => puzzleOf(DAY + at, summaries))
  expect(new Set(days.map((summary) => `${summary?.game}/${summary?.id}`)).size).toBe(able.length)
  // No puzzle is repeated within half a year.
  expect(able.length).toBeGreaterThanOrEqual(183)
  expect(puzzleOf(-DAY, summaries)).not.toBeNull()
  expect(puzzleOf(DAY, [])).toBeNull()
})

test('the games alternate, and lessons of first steps are never the puzzle of the day', () => {
  const summary = (game: string, id: string, level: 1 | 2 | 3): LessonSummary => ({ game, id, kind: 'lesson', level })
  const summaries = [summary('one', 'a', 2), summary('one', 'b', 2), summary('one', 'c', 1), summary('two', 'd', 2), summary('two', 'e', 3)]
  const days = [0, 1, 2, 3, 4].map((day) => puzzleOf(day, summaries)?.id)
  expect(days).toEqual(['a', 'd', 'b', 'e', 'a'])
})

test('a streak ends today, or yesterday while today is still open', () => {
  expect(streakOf([7, 8, 9], 9)).toBe(3)
  expect(streakOf([7, 8, 9], 10)).toBe(3)
  expect(streakOf([7, 8, 9], 11)).toBe(0)
  expect(streakOf([5, 7, 8], 8)).toBe(2)
  expect(streakOf([], 8)).toBe(0)
})
