import { LEVELS } from '@orrery/search/level'
import { expect, test } from 'vitest'
import { standingsOf } from '../../bots/standings.ts'

test('steps against the level below add up, from the weakest level, which nobody was measured against', () => {
  const ladder = {
    seats: 2,
    against: 'below',
    rungs: [
      { level: 'hasty', wins: 64, games: 100 },
      { level: 'quick', wins: 76, games: 100 },
    ],
  } as const
  const [dreamer, hasty, quick, ...rest] = standingsOf(ladder, LEVELS)
  expect(rest).toEqual([])
  expect(dreamer).toEqual({ level: 'dreamer', games: 0, elo: 0 })
  expect(Math.round(hasty?.elo ?? 0)).toBe(100)
  expect(Math.round(quick?.elo ?? 0)).toBe(300)
  expect(quick?.grade?.low).toBeLessThan(0.76)
  expect(quick?.grade?.high).toBeGreaterThan(0.76)
})

test('a cooperative game has no Elo', () => {
  const ladder = { seats: 1, against: 'game', rungs: [{ level: 'dreamer', wins: 1, games: 4, looks: 9 }] } as const
  expect(standingsOf(ladder, LEVELS)).toMatchObject([{ level: 'dreamer', games: 4, looks: 9, elo: null, grade: { rate: 0.25 } }])
})
