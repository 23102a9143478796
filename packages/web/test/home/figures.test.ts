import { expect, test } from 'vitest'
import { bestRun, byWeek, lately, scoreOf, sideScores } from '../../home/figures.ts'
import type { ResultLine } from '../../home/results.ts'

const DAY = 86_400_000
const NOW = 1000 * DAY

/** A result that is this many days old. */
function line(days: number, won: boolean | null, game = 'chaos-galaxy', side = 'Tide'): ResultLine {
  return { table: `t${days}`, game, won, others: [], side: { en: side, hu: side }, at: NOW - days * DAY }
}

const lines = [line(1, true), line(2, true), line(3, null), line(4, true), line(5, false), line(40, true, 'death-angel', '')]

test('only results that one player won or lost alone count', () => {
  expect(scoreOf(lines)).toEqual({ won: 4, lost: 1 })
  expect(scoreOf(lately(lines, NOW, 30))).toEqual({ won: 3, lost: 1 })
})

test('the best run skips games neither won nor lost, in order of time', () => {
  expect(bestRun(lines)).toBe(3)
  expect(bestRun([...lines].reverse())).toBe(3)
  expect(bestRun([])).toBe(0)
})

test('each side has its own score, the most played first', () => {
  expect(sideScores(lines, 'en')).toEqual([
    { game: 'chaos-galaxy', side: 'Tide', won: 3, lost: 1 },
    { game: 'death-angel', side: '', won: 1, lost: 0 },
  ])
})

test('weeks are listed from the oldest to the current one', () => {
  const weeks = byWeek(lines, NOW, 6)
  expect(weeks).toHaveLength(6)
  expect(weeks[5]).toEqual({ won: 3, lost: 1 })
  expect(weeks[0]).toEqual({ won: 1, lost: 0 })
  expect(weeks[2]).toEqual({ won: 0, lost: 0 })
})
