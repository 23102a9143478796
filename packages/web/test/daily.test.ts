import { expect, test } from 'vitest'
import { puzzleOf, streakOf } from '../learn/daily.ts'
import { signsOfFiles } from './signs.ts'

const DAY = 20_779

test('every day has a puzzle, the same for everybody, and the games take turns', () => {
  const signs = signsOfFiles()
  const games = new Set(signs.map(({ game }) => game)).size
  const days = Array.from({ length: games }, (_, at) => puzzleOf(DAY + at, signs))
  expect(new Set(days.map((sign) => sign?.game)).size).toBe(games)
  expect(puzzleOf(DAY, signs)).toEqual(puzzleOf(DAY, [...signs]))
  expect(puzzleOf(-DAY, signs)).not.toBeNull()
})

test('all puzzles of a game come before one comes again, and first steps never do', () => {
  const signs = signsOfFiles()
  const games = new Set(signs.map(({ game }) => game)).size
  const first = puzzleOf(DAY, signs)
  const able = signs.filter(({ game, kind, level }) => game === first?.game && (kind === 'puzzle' || level > 1))
  const coming = able.map((_, at) => puzzleOf(DAY + at * games, signs))
  expect(new Set(coming.map((sign) => sign?.id))).toEqual(new Set(able.map(({ id }) => id)))
  expect(puzzleOf(DAY + able.length * games, signs)).toEqual(first)
  expect(puzzleOf(DAY, [])).toBeNull()
})

test('a streak ends today, or yesterday while today is still open', () => {
  expect(streakOf([7, 8, 9], 9)).toBe(3)
  expect(streakOf([7, 8, 9], 10)).toBe(3)
  expect(streakOf([7, 8, 9], 11)).toBe(0)
  expect(streakOf([5, 7, 8], 8)).toBe(2)
  expect(streakOf([], 8)).toBe(0)
})
