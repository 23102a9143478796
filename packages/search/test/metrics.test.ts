import { type Game, openTable, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { outbid } from '../../kernel/test/games/outbid.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { type Finding, think } from '../index.ts'

function findings(game: Game, more: Partial<Game>, tells: boolean): readonly Finding[] {
  const table = openTable({ ...game, ...more }, {}, 2, seedOf(1))
  return think(table, 0, { level: 'strong', budget: { iterations: 200 }, tells }).findings
}

const counted = { metrics: (_g: unknown, seat: number) => ({ one: 1, seat }) }

test.each([
  ['a tree', ticTacToe as Game, {}],
  ['a race', outbid as Game, { period: () => 0 }],
])('the findings of %s tell what people would count, where that is asked for', (_name, game, more) => {
  const told = findings(game, { ...more, ...counted }, true).filter(({ visits }) => visits > 0)
  expect(told.length).toBeGreaterThan(0)
  for (const { metrics } of told) expect(metrics).toEqual({ one: 1, seat: 0 })
  expect(findings(game, { ...more, ...counted }, false).every(({ metrics }) => metrics === undefined)).toBe(true)
  expect(findings(game, more, true).every(({ metrics }) => metrics === undefined)).toBe(true)
})

test('reporting metrics changes no decision', () => {
  const chosen = (tells: boolean) => findings(ticTacToe as Game, counted, tells).map(({ answer, visits }) => [answer, visits])
  expect(chosen(true)).toEqual(chosen(false))
})
