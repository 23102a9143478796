import { openTable, randomOf, seedOf } from '@orrery/kernel'
import type { PuzzleTheme } from '@orrery/kernel/scenario/theme'
import { expect, test } from 'vitest'
import { judgePosition } from '../puzzles/judge.ts'
import { doors } from './doors.ts'

const both = (text: string) => ({ en: text, hu: text })
const words = { title: both('Doors'), task: both('Win'), hint: both('Open one'), rules: ['DO-1'], likeness: 'doors' }

const win: PuzzleTheme = {
  id: 'win',
  within: 1,
  aims: () => [
    { ...words, during: {}, goal: [{ result: { winners: [0] } }] },
    { ...words, during: {}, goal: [{ view: { opened: null } }] },
  ],
}

const waysWith = (right: number, theme = win) => {
  const table = openTable(doors, { right }, 1, seedOf('doors'))
  return judgePosition(table, 0, [theme], randomOf(seedOf('judge'))).aims.map(({ ways }) => ways)
}

test('the first answers that lead to a goal are counted: none, one, two; a goal that already holds is not one', () => {
  expect([waysWith(0), waysWith(1), waysWith(2)]).toEqual([[0], [1], [2]])
})

test('if lines are too long to be tried, the number of solutions is left open', () => {
  expect(waysWith(1, { ...win, within: 0 })).toEqual([null])
})

test('the position at which the puzzle begins is the one that was judged', () => {
  const table = openTable(doors, { right: 1 }, 1, seedOf('doors'))
  const { position } = judgePosition(table, 0, [win], randomOf(seedOf('judge')))
  expect(position).toMatchObject({ game: 'doors', version: 0, state: { right: 1, opened: null } })
})
