import { randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { draft } from '../index.ts'
import { leftIn, packOf, poolOf } from '../rules/packs.ts'
import { settle } from '../scenario/whole.ts'
import { own, pickFirst, pickTo, table } from './given.ts'

test('DR-PACK-3 · a seat that thinks ahead knows the packs it has held, and what is gone when they come round again', () => {
  const p = table({ seats: 3 })
  pickTo(p, 1, 6)
  const seat = 1
  const [left, right] = [0, 2].map((other) => [...own(p, other).pack])
  const seen = own(p, seat).pack
  for (let seed = 0; seed < 20; seed++) {
    const g = structuredClone(p.g)
    draft.determinize(g, seat, randomOf(seedOf(seed)))
    settle(g)
    expect(draft.view(g, seat)).toEqual(draft.view(p.g, seat))
    // This seat has held all three packs, so every card left in them was in them then.
    for (const pack of g.packs[0] ?? [])
      expect(p.g.packs[0]?.some(({ cards }) => leftIn(pack).filter((card) => !cards.includes(card)).length === 0)).toBe(true)
    expect(leftIn(packOf(g, 0))).toHaveLength(left?.length ?? 0)
  }
  expect(right).toHaveLength(seen.length)
})

test('DR-PICK-4 · what others have and what was never seen is dealt anew', () => {
  const p = table({ seats: 8 })
  pickFirst(p)
  p.answer(`pick:${own(p, 5).pack[0]}`, 5)
  const pools = new Set<string>()
  const picks = new Set<number>()
  for (let seed = 0; seed < 12; seed++) {
    const g = structuredClone(p.g)
    draft.determinize(g, 0, randomOf(seedOf(seed)))
    settle(g)
    expect(draft.view(g, 0)).toEqual(draft.view(p.g, 0))
    pools.add(poolOf(g, 3).join())
    picks.add(g.picks[5] ?? -1)
  }
  expect(pools.size).toBeGreaterThan(6)
  expect(picks.size).toBeGreaterThan(6)
})
