import { expect, test } from 'vitest'
import { draft } from '../index.ts'
import type { ScenarioTable } from '../scenario/table.ts'
import { own, table } from './given.ts'

const PACK =
  'pengefarok verszag tigrisuszony holdimado arnyuszony fekete-dagaly rajvadasz melytengeri kalapacsfej leviatan zsakmanypiac veres-viz'

test('DR-PICK-4 · a table lies as it is told: packs, pools in their order, and what is picked already', () => {
  const p = table(
    { seats: 2 },
    { pick: 3, packs: { 1: PACK }, pools: { 0: 'tuzer vasfalo', 1: 'femrago karom' }, picked: { 1: 'verszag' } },
  )
  expect([own(p, 0).pool, own(p, 1).pool]).toEqual([
    ['tuzer', 'vasfalo'],
    ['femrago', 'karom'],
  ])
  expect([...own(p, 1).pack].sort()).toEqual(PACK.split(' ').sort())
  expect(own(p, 1).picked).toBe('verszag')
  expect(draft.view(p.g, 0).pick).toBe(3)
  expect(own(p, 0).pack).toHaveLength(12)
})

test('DR-PACK-1 · a table that cannot be is refused, with the reason', () => {
  const against = (told: ScenarioTable) => () => table({ seats: 2 }, told)
  expect(against({ packs: { 0: `${PACK} tuzer vasfalo karom` } })).toThrow('a pack has')
  expect(against({ pick: 3, packs: { 0: PACK }, pools: { 1: 'verszag verszag' } })).toThrow('twice')
  expect(against({ pools: { 0: 'no-such' }, pick: 2 })).toThrow("no card 'no-such'")
  expect(against({ round: 5 })).toThrow('5 packs are opened')
  expect(against({ picked: { 0: 'krrog' } })).toThrow('does not lie before it')
  expect(against({ step: 'build', round: 4, decks: { 0: 'krrog' } })).toThrow('more of krrog than its pool')
  expect(against({ pools: { 0: 'krrog' }, pick: 2 })).toThrow('ultra-rare')
})
