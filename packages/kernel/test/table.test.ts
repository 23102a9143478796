import { expect, test } from 'vitest'
import { answer, canUndo, fork, hash, openTable, positionOf, seedOf, seenBy, undo } from '../index.ts'
import { play } from '../testing/index.ts'
import { ticTacToe } from './games/tic-tac-toe.ts'

test('a table plays from its set-up to its result', () => {
  const p = play(ticTacToe)
  p.answers('mark:0', 'mark:3', 'mark:1', 'mark:4', 'mark:2')
  expect(p.table.result).toEqual({ winners: [0], rule: 'TTT-1', message: 'line' })
})

test('an answer that is not offered, not asked or stale is refused and changes nothing', () => {
  const p = play(ticTacToe)
  expect(p.refused('mark:9', 0).rule).toBe('TABLE-3')
  expect(p.refused('mark:0', 1).rule).toBe('TABLE-1')
  p.answer('mark:4')
  p.answer('mark:0')
  expect(p.refused('mark:1', 0, 0).rule).toBe('TABLE-2')
})

test('a fork goes its own way', () => {
  const p = play(ticTacToe)
  p.answer('mark:4')
  const copy = fork(p.table)
  expect(hash(copy.state)).toBe(hash(p.table.state))
  p.answer('mark:0')
  expect(copy.state.cells[0]).toBe(0)
  expect(positionOf(copy).answers).toEqual([])
  expect(copy.version).toBeLessThan(p.table.version)
})

test('the last answer can be taken back until somebody else has answered', () => {
  const table = openTable(ticTacToe, {}, 2, seedOf(1))
  answer(table, 0, { option: 'mark:4' })
  expect(canUndo(table, 0)).toBe(true)
  expect(undo(table, 0)).toBe(true)
  expect(table.state.cells).toEqual(new Array(9).fill(0))
  answer(table, 0, { option: 'mark:4' })
  answer(table, 1, { option: 'mark:0' })
  expect(canUndo(table, 0)).toBe(false)
  expect(seenBy(table, 1).canUndo).toBe(true)
})
