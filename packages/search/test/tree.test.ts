import { defineGame, type OptionsQuestion, openTable, option, randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { candidates, freshNode } from '../tree.ts'
import { circle } from './circle.ts'

const game = defineGame({ ...circle, prior: (_g, _question, { value }) => Number(value) })
const table = openTable(game, {}, 1, seedOf(1))
const random = randomOf(seedOf(1))

function asking(count: number): OptionsQuestion {
  const options = Array.from({ length: count }, (_, at) => option(`take:${at}`, at, 'CI-1'))
  return { kind: 'options', seat: 0, rule: 'CI-1', name: 'take', message: 'take', options }
}

test('a long list is looked at by its most promising part, which grows', () => {
  const node = freshNode(0)
  const first = candidates(node, table, asking(40), random)
  expect(first).toHaveLength(12)
  expect(first.map(({ key }) => key)).toContain('take:39')
  expect(first.map(({ key }) => key)).not.toContain('take:0')
  node.visits = 400
  expect(candidates(node, table, asking(40), random)).toHaveLength(40)
})

test('only what is offered now is a candidate, however lists differ from deal to deal', () => {
  const node = freshNode(0)
  expect(candidates(node, table, asking(10), random)).toHaveLength(10)
  expect(candidates(node, table, asking(20), random)).toHaveLength(12)
  expect(candidates(node, table, asking(13), random).every(({ key }) => Number(key.slice(5)) < 13)).toBe(true)
  const long = freshNode(0)
  candidates(long, table, asking(10), random)
  candidates(long, table, { ...asking(20), options: asking(20).options.slice(10) }, random)
  expect(candidates(long, table, asking(20), random)).toHaveLength(12)
})
