import { expect, test } from 'vitest'
import { asked, credits, doing, duel, offers, reach, shown, through } from '../given.ts'

test('CG-CARD-6 · tozsde: limit 5 and armour 2', () => {
  expect(offers(duel({ you: { surface: ['tozsde unpaid +4'] } }), 'pay:{tozsde}')).toBe(false)
  const p = duel({ you: { surface: ['tozsde unpaid +5'] } })
  doing(p, 'pay:{tozsde}')
  expect([shown(p, 'tozsde').paid, shown(p, 'tozsde').armourLeft]).toEqual([true, 2])
})

test('CG-GOAL-5 · tozsde: two credits put a counter on it, once a turn, and each brings a credit in the start phase', () => {
  const p = duel({ you: { surface: ['tozsde *1'], credits: 5 } })
  doing(p, 'use:{tozsde}:0')
  expect([shown(p, 'tozsde').counters, credits(p), offers(p, 'use:{tozsde}:0')]).toEqual([2, 3, false])
  through(p, 'end', 'end')
  expect([credits(reach(p)), p.g.active]).toEqual([10, 0])
  expect(offers(p, 'use:{tozsde}:0')).toBe(true)
})

test("CG-GOAL-5 · tozsde: no fourth counter, none with a credit, nothing unpaid or in the opponent's start phase", () => {
  expect(offers(duel({ you: { surface: ['tozsde *3'] } }), 'use:{tozsde}:0')).toBe(false)
  expect(offers(duel({ you: { surface: ['tozsde'], credits: 1 } }), 'use:{tozsde}:0')).toBe(false)
  const unpaid = duel({ phase: 'start', you: { surface: ['tozsde unpaid *2'], credits: 0 } })
  expect(credits(reach(unpaid))).toBe(5)
  expect(offers(unpaid, 'use:{tozsde}:0')).toBe(false)
  expect(credits(reach(duel({ phase: 'start', active: 1, you: { surface: ['tozsde *2'], credits: 0 } })))).toBe(0)
})

test('CG-CARD-6, CG-BASE-11 · pancelterem: limit 3, armour 3, a bunker', () => {
  expect(offers(duel({ you: { surface: ['pancelterem unpaid +2'] } }), 'pay:{pancelterem}')).toBe(false)
  const p = duel({ you: { surface: ['pancelterem unpaid +3'] } })
  doing(p, 'pay:{pancelterem}')
  expect([shown(p, 'pancelterem').armourLeft, offers(p, 'sell:{pancelterem}')]).toEqual([3, false])
})

for (const [title, mark, kept] of [
  ['CG-GOAL-5, CG-END-4 · pancelterem: ten more credits stay at the end of the turn', '', 30],
  ['CG-GOAL-5, CG-END-4 · pancelterem: unpaid, only twenty stay', ' unpaid', 20],
] as const)
  test(title, () => {
    const p = duel({ you: { surface: [`pancelterem${mark}`], credits: 34 } })
    doing(p, 'end')
    expect(credits(p)).toBe(kept)
  })

for (const [title, mark, after] of [
  ['CG-GOAL-5 · pancelterem: nobody takes credits from its player', '', [0, 9]],
  ['CG-GOAL-5 · pancelterem: unpaid, they can be taken', ' unpaid', [2, 7]],
] as const)
  test(title, () => {
    const p = duel({ you: { hand: ['vamszedes'], credits: 1 }, opponent: { surface: [`pancelterem${mark}`], credits: 9 } })
    doing(p, 'event:{vamszedes}')
    expect([credits(p), credits(p, 1)]).toEqual(after)
  })

test('CG-GOAL-5 · pancelterem: the first bombing of the colony in a turn brings a credit', () => {
  const p = duel({ you: { hangar: ['liktor', 'futar'] }, opponent: { surface: ['pancelterem'], credits: 0 } })
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'bomb:{liktor}')
  expect(credits(reach(p), 1)).toBe(1)
  through(p, 'attack:colony:1', 'bomb:{futar}')
  expect(credits(reach(p), 1)).toBe(1)
})

test('CG-GOAL-5 · pancelterem: nothing when something else is bombed', () => {
  const p = duel({ you: { hangar: ['liktor'] }, opponent: { surface: ['pancelterem'], hand: ['turul'], credits: 0 } })
  through(p, 'attack:headquarters:1', 'bomb:{liktor}')
  expect([credits(reach(p), 1), asked(p)]).toEqual([0, 'main-action'])
})
