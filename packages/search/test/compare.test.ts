import { openTable, seedOf, type Table } from '@orrery/kernel'
import { play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { compare } from '../compare.ts'
import { wagers } from './wager.ts'

/** Tic-tac-toe with these cells taken, in the order of play. */
function ticTacToeAfter(...cells: number[]): Table {
  const p = play(ticTacToe)
  p.answers(...cells.map((cell) => `mark:${cell}`))
  return p.table as Table
}

const table = ticTacToeAfter(0, 3, 1, 4)
const [wins, waits] = [{ option: 'mark:2' }, { option: 'mark:8' }]

test('a winning answer is better than another one, surely, and the other way round surely not', () => {
  const { one, other, sure } = compare(table, 0, [wins, waits], 24, 'seed')
  expect(one.chance).toBe(1)
  expect(other.chance).toBeLessThan(1)
  expect(sure).toBeGreaterThan(0.95)
  expect(compare(table, 0, [waits, wins], 24, 'seed').sure).toBeCloseTo(1 - sure, 3)
})

test('an answer is exactly as good as itself: both get the same deals', () => {
  const { one, other, sure } = compare(table, 0, [waits, waits], 24, 'seed')
  expect(one).toEqual(other)
  expect(sure).toBe(0.5)
})

test('the same seed gives the same comparison, and the table stays as it is', () => {
  const before = JSON.stringify(table.state)
  expect(compare(table, 0, [wins, waits], 8, 'a')).toEqual(compare(table, 0, [wins, waits], 8, 'a'))
  expect(JSON.stringify(table.state)).toBe(before)
})

test('answers meet the same dice later, although one of them rolls more now: few deals tell the better one', () => {
  const plain = wagers({ quiet: [1, 0], busy: [2, 0, 3] }, 6)
  const { one, other, sure } = compare(
    openTable(plain, {}, 1, seedOf(1)),
    0,
    [{ option: 'take:busy' }, { option: 'take:quiet' }],
    8,
    'seed',
  )
  expect(one.chance).toBeGreaterThan(other.chance)
  expect(sure).toBeGreaterThan(0.99)
})
