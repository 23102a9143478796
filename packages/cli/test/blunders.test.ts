import type { Blunder, TableState } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { countBlunders, holds, rateOf } from '../blunders/count.ts'
import { loadGame } from '../game.ts'
import { orrery, TIC_TAC_TOE } from './orrery.ts'

describe('blunders', () => {
  test('counts chances and mistakes by the state before and after the answer', async () => {
    const { game } = await loadGame(TIC_TAC_TOE)
    const cells = (state: unknown): readonly number[] => (state as { cells: number[] }).cells
    const first: Blunder<TableState> = {
      name: 'corner',
      about: 'begins beside the middle',
      most: 0,
      made: ({ before, after }) => (cells(before).some((cell) => cell > 0) ? null : cells(after)[4] === 0),
    }
    const bots = [0, 1].map(() => ({ kind: 'bot', level: 'random', budget: { iterations: 1 } }) as const)
    const match = { game: TIC_TAC_TOE, options: {}, seed: '1', bots }
    const done: number[] = []
    const [count] = countBlunders(game, match, [0, 1, 2, 3, 4, 5, 6, 7], [first], (games) => done.push(games))
    if (count === undefined) throw new Error('not counted')
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(count.chances).toBe(8)
    expect(count.made).toBeGreaterThan(0)
    expect(count.first).toMatchObject({ answers: 0 })
    expect(rateOf(count)).toBe((100 * count.made) / 8)
    expect(holds(count)).toBe(false)
  })

  test('prints a line a blunder, and says which games list none', () => {
    const { code, out } = orrery(['blunders', 'death-angel', '--games', '3', '--seed', '2'])
    expect([0, 1]).toContain(code)
    expect(out).toMatch(/^blunder +made +of 100 +at most/)
    expect(out).toMatch(/held-defence-rerolled +\d+ of \d+ +\d/)
    expect(orrery(['blunders', TIC_TAC_TOE]).err).toContain('has no list of blunders')
  })
})
