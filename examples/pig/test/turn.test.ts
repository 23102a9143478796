import { type Play, play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { pig } from '../index.ts'
import type { State } from '../state.ts'

interface Given {
  readonly pips?: readonly number[]
  readonly seat?: number
  readonly banked?: readonly number[]
}

/** A table of three at the beginning of a turn; `pips` are the next rolls. */
function table({ pips = [], seat = 0, banked = [0, 0, 0] }: Given = {}): Play<State> {
  const p = play(pig, {
    seats: 3,
    given(g) {
      g.seat = seat
      g.banked = [...banked]
    },
  })
  p.preset('dice', ...pips.map((one) => one - 1))
  return p
}

test('PIG-TURN-1, PIG-TURN-2 · pips add up, and the seat that stops keeps them', () => {
  const p = table({ pips: [6, 3] })
  p.answers('roll', 'roll')
  expect(p.question(0).params).toEqual({ points: 9 })
  p.answer('bank')
  expect(p.g.banked).toEqual([9, 0, 0])
})

test('PIG-TURN-3 · a 1 ends the turn, and its points are lost; the bank stays', () => {
  const p = table({ pips: [6, 1], banked: [20, 0, 0] })
  p.answers('roll', 'roll')
  expect(p.g.banked).toEqual([20, 0, 0])
  expect(p.question(1).rule).toBe('PIG-TURN-1')
})

test('PIG-TURN-4 · turns go to the left, from the last seat to the first', () => {
  const p = table()
  p.answers('bank', 'bank', 'bank')
  expect(p.question(0).rule).toBe('PIG-TURN-1')
})

test('PIG-GOAL-1 · 50 points in the bank win, whoever has the turn', () => {
  for (const seat of [0, 1, 2]) {
    const p = table({ pips: [6, 4], seat, banked: [40, 40, 40] })
    p.answers('roll', 'roll')
    expect(p.table.result).toBe(null)
    p.answer('bank')
    expect(p.table.result).toMatchObject({ winners: [seat], rule: 'PIG-GOAL-1' })
  }
})
