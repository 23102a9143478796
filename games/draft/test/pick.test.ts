import { expect, test } from 'vitest'
import { draft } from '../index.ts'
import { NONE } from '../state.ts'
import { own, pickFirst, pickTo, table } from './given.ts'

test('DR-PICK-1 · all pick at the same time, and nobody is told what before all have', () => {
  const p = table()
  expect(p.table.questions.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
  const [card = ''] = own(p, 2).pack
  p.answer(`pick:${card}`, 2)
  expect(own(p, 2).picked).toBe(card)
  expect(p.events(2, 'picked')).toMatchObject([{ card }])
  for (const viewer of [0, 1, 3, 'spectator'] as const) {
    expect(p.events(viewer, 'picked')).toEqual([])
    expect(JSON.stringify(draft.view(p.g, viewer))).not.toContain(`"${card}"`)
  }
  expect(p.refused(`pick:${own(p, 2).pack[1]}`, 2).rule).toBeDefined()
  expect(draft.explain(p.g, 2, `card:${own(p, 2).pack[1]}`)).toMatchObject([{ rule: 'DR-PICK-1' }])
})

test('DR-PICK-1 · a choice may be taken back until all have picked', () => {
  const p = table({ seats: 3 })
  const [one = '', other = ''] = own(p, 0).pack
  p.answer(`pick:${one}`, 0)
  p.answer(`pick:${own(p, 1).pack[0]}`, 1)
  p.undo(0)
  expect(own(p, 0).picked).toBe(null)
  p.answer(`pick:${other}`, 0)
  p.answer(`pick:${own(p, 2).pack[0]}`, 2)
  expect(own(p, 0).pool).toEqual([other])
  expect(() => p.undo(0)).toThrow()
})

test('DR-PICK-2 · the first and third pack go to the left, the second and fourth to the right', () => {
  const p = table()
  for (const [round, step] of [1, -1, 1, -1].entries()) {
    pickTo(p, round + 1, 1)
    const before = [0, 1, 2, 3].map((seat) => own(p, seat).pack)
    const picked = pickFirst(p)
    for (const seat of [0, 1, 2, 3])
      expect(own(p, (seat + step + 4) % 4).pack, `pack ${round + 1} of ${seat}`).toEqual(
        before[seat]?.filter((card) => card !== picked[seat]),
      )
    expect(draft.view(p.g, 0).passes).toBe(step === 1 ? 'left' : 'right')
    expect(p.events('spectator', 'passed').at(-1)).toMatchObject({
      direction: step === 1 ? '@direction-left' : '@direction-right',
      left: 13,
    })
  }
})

test('DR-PICK-2 · with two seats the packs go to and fro', () => {
  const p = table({ seats: 2 })
  const [first, second] = [own(p, 0).pack, own(p, 1).pack]
  const [one = '', other = ''] = pickFirst(p)
  expect(own(p, 1).pack).toEqual(first.filter((card) => card !== one))
  expect(own(p, 0).pack).toEqual(second.filter((card) => card !== other))
  pickFirst(p)
  expect(own(p, 0).pack.every((card) => first.includes(card))).toBe(true)
})

test('DR-PICK-3 · empty packs are followed by the next ones, the fourth by building', () => {
  const p = table({ seats: 2 })
  pickTo(p, 1, 13)
  pickFirst(p)
  expect([p.g.packs.length, p.g.step, own(p, 0).pool.length]).toEqual([2, 'pick', 14])
  pickTo(p, 4, 13)
  pickFirst(p)
  expect([p.g.packs.length, p.g.step, own(p, 0).pool.length, own(p, 1).pool.length]).toEqual([4, 'build', 56, 56])
  expect(draft.explain(p.g, 0, 'card:tuzer')).toMatchObject([{ rule: 'DR-PICK-3' }])
})

test('DR-PICK-4 · what one has is seen by nobody else, how much by all', () => {
  const p = table()
  pickTo(p, 1, 6)
  const { pool } = own(p, 1)
  expect(pool).toHaveLength(5)
  for (const viewer of [0, 2, 3, 'spectator'] as const) {
    expect(draft.view(p.g, viewer).seats.map((seat) => [seat.pool, seat.pack])).toEqual(new Array(4).fill([5, 9]))
    const told = JSON.stringify(draft.view(p.g, viewer))
    const lone = pool.filter(
      (card) => viewer === 'spectator' || (!own(p, viewer).pack.includes(card) && !own(p, viewer).pool.includes(card)),
    )
    expect(lone.length).toBeGreaterThan(0)
    for (const card of lone) expect(told).not.toContain(`"${card}"`)
  }
  expect(draft.explain(p.g, 1, `card:${pool[0]}`)).toMatchObject([{ rule: 'DR-PICK-4' }])
})

test('DR-PICK-5 · the last card needs no choice', () => {
  const p = table({ seats: 3 })
  pickTo(p, 1, 13)
  const last = own(p, 0).pack
  expect(last).toHaveLength(2)
  pickFirst(p)
  expect(p.g.packs[0]?.every(({ taken }) => taken.length === 14)).toBe(true)
  expect(own(p, 1).pool.at(-1)).toBe(last[1])
  expect(p.g.picks).toEqual([NONE, NONE, NONE])
  expect(p.question(0).params).toEqual({ pack: 2, pick: 1 })
})
