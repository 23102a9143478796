import {
  type Answer,
  answer,
  begin,
  cloneState,
  defineGame,
  hash,
  openTable,
  positionOf,
  questionFor,
  seedOf,
  type Table,
} from '@orrery/kernel'
import { play } from '@orrery/kernel/testing'
import { describe, expect, test, vi } from 'vitest'
import { aim } from '../../kernel/test/games/aim.ts'
import { outbid } from '../../kernel/test/games/outbid.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { decide, type How, LEVELS, think } from '../index.ts'
import { circle } from './circle.ts'

const strong: How = { level: 'strong', budget: { iterations: 600 } }

/** Tic-tac-toe with these cells taken, in the order of play. */
function ticTacToeAfter(...cells: number[]): Table {
  const p = play(ticTacToe)
  p.answers(...cells.map((cell) => `mark:${cell}`))
  return p.table as Table
}

describe('strong in tic-tac-toe', () => {
  test('takes a line at once', () => {
    expect(decide(ticTacToeAfter(0, 3, 1, 4), 0, strong)).toEqual({ option: 'mark:2' })
  })

  test('blocks the other line', () => {
    expect(decide(ticTacToeAfter(0, 4, 1), 1, strong)).toEqual({ option: 'mark:2' })
  })

  test('finds the win in two that is forced', () => {
    const table = ticTacToeAfter(4, 1)
    const move = decide(table, 0, { level: 'strong', budget: { iterations: 3000 } })
    expect(['mark:0', 'mark:2', 'mark:3', 'mark:5', 'mark:6', 'mark:8']).toContain('option' in move ? move.option : '')
  })

  test('never loses, whoever begins and however the other answers', () => {
    for (const own of [0, 1]) {
      for (let game = 0; game < 12; game++) {
        const table = openTable(ticTacToe, {}, 2, seedOf(game))
        while (table.result === null) {
          const seat = table.questions[0]?.seat as number
          const how: How = seat === own ? { level: 'strong', budget: { iterations: 2000 } } : { level: 'random', salt: String(game) }
          expect(answer(table, seat, decide(table, seat, how))).toBe(true)
        }
        expect(table.result.winners).not.toContain(1 - own)
      }
    }
  })
})

describe('what a bot knows', () => {
  /** A table, and one that differs only in what seat 0 may not know. */
  function twins(): [Table, Table] {
    const one = openTable(outbid, {}, 2, seedOf(5))
    const state = cloneState(outbid, one.start.state)
    const swapped = (state.hands[1] as number[])[0] as number
    ;(state.hands[1] as number[])[0] = state.aside[0] as number
    state.aside[0] = swapped
    for (const stream of Object.values(state.random)) stream.state = [1, 2, 3, 4]
    const two = begin(outbid, state, 2)
    expect(answer(one, 1, { option: `lay:${one.state.hands[1]?.[3]}` })).toBe(true)
    expect(answer(two, 1, { option: `lay:${two.state.hands[1]?.[0]}` })).toBe(true)
    return [one as Table, two as Table]
  }

  test.each(LEVELS)('%s decides the same at tables that are the same to its seat', (level) => {
    const [one, two] = twins()
    for (let salt = 0; salt < 5; salt++) {
      const how: How = { level, budget: { iterations: 80 }, salt: String(salt) }
      expect(decide(two, 0, how)).toEqual(decide(one, 0, how))
    }
  })

  test.each(LEVELS)('%s leaves the table as it is', (level) => {
    const [table] = twins()
    const before = hash(positionOf(table))
    decide(table, 0, { level, budget: { iterations: 30 } })
    expect(hash(positionOf(table))).toBe(before)
  })

  test('different salts lead to different choices between equal options', () => {
    const table = ticTacToeAfter()
    const chosen = new Set(
      Array.from({ length: 20 }, (_, salt) => JSON.stringify(decide(table, 0, { level: 'random', salt: String(salt) }))),
    )
    expect(chosen.size).toBeGreaterThan(4)
  })

  test('a seat that is not asked does not decide', () => {
    expect(() => decide(ticTacToeAfter(4), 0, { level: 'quick' })).toThrow('seat 0 is not asked')
  })
})

describe('budgets', () => {
  /** Tic-tac-toe that counts how often it is dealt anew, which happens once per iteration. */
  function counting() {
    let deals = 0
    const game = defineGame({
      ...ticTacToe,
      determinize: () => {
        deals++
      },
    })
    return { table: openTable(game, {}, 2, seedOf(1)), deals: () => deals }
  }

  test('no more iterations than given', () => {
    const { table, deals } = counting()
    expect(think(table, 0, { level: 'strong', budget: { iterations: 100 } }).iterations).toBeLessThanOrEqual(100)
    expect(deals()).toBeGreaterThan(50)
    expect(deals()).toBeLessThanOrEqual(100)
  })

  test('no more time than given', () => {
    const { table, deals } = counting()
    let clock = 0
    const now = () => clock++
    expect(think(table, 0, { level: 'strong', budget: { milliseconds: 40 }, now }).iterations).toBe(deals())
    expect(clock).toBeLessThan(50)
    expect(deals()).toBeGreaterThan(20)
  })

  test('the clock on the wall is kept where no other is given', () => {
    const { table, deals } = counting()
    let clock = 0
    const wall = vi.spyOn(performance, 'now').mockImplementation(() => clock++)
    decide(table, 0, { level: 'strong', budget: { milliseconds: 40 } })
    wall.mockRestore()
    expect(clock).toBeLessThan(50)
    expect(deals()).toBeGreaterThan(20)
  })

  test('no bound at all is refused', () => {
    const { table } = counting()
    expect(() => decide(table, 0, { level: 'strong', budget: {} })).toThrow('a budget needs')
  })

  test('a choice of one costs nothing, and what is settled early ends early', () => {
    const last = play(outbid)
    while (last.options(0).length > 1) for (const seat of [0, 1]) last.answer(last.options(seat)[0] as string, seat)
    expect(think(last.table, 0, strong)).toEqual({ answer: { option: last.options(0)[0] }, iterations: 0, findings: [] })
    const { table, deals } = counting()
    for (const cell of [0, 3, 1, 4]) answer(table, questionFor(table, 0) ? 0 : 1, { option: `mark:${cell}` })
    think(table, 0, { level: 'strong', budget: { iterations: 4000 } })
    expect(deals()).toBeLessThan(3500)
  })
})

test.each(LEVELS)('%s leaves a loop of moves', (level) => {
  const table = openTable(circle, {}, 1, seedOf(1))
  for (let given = 0; table.result === null && given < 40; given++)
    answer(table, 0, decide(table, 0, { level, budget: { iterations: 20 }, salt: String(given) }))
  expect(table.result).not.toBeNull()
})

test('strong plays secret choices to the end and beats random', () => {
  let points = 0
  for (let game = 0; game < 100; game++) {
    const table = openTable(outbid, {}, 2, seedOf(game))
    const own = game % 2
    while (table.result === null) {
      const seat = table.questions[0]?.seat as number
      const how: How = seat === own ? { level: 'strong', budget: { iterations: 200 } } : { level: 'random', salt: String(game) }
      expect(answer(table, seat, decide(table, seat, how))).toBe(true)
    }
    points += table.result.winners.includes(own) ? 1 : table.result.winners.length === 0 ? 0.5 : 0
  }
  expect(points).toBeGreaterThan(55)
})

test('strong makes legal plans that are close to the target', () => {
  let hits = 0
  for (let game = 0; game < 10; game++) {
    const table = openTable(aim, {}, 1, seedOf(game))
    while (table.result === null) {
      const move: Answer = decide(table, 0, { level: 'strong', budget: { iterations: 300 } })
      expect(answer(table, 0, move)).toBe(true)
    }
    hits += table.result.winners.length
  }
  expect(hits).toBeGreaterThanOrEqual(8)
})
