import { expect, test } from 'vitest'
import { asked, card, credits, duel, offers, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures] of [
  ['CG-CARD-5 · berfegyver: two firepower', 'berfegyver', [3, 4, 3, 2]],
  ['CG-CARD-5 · burokpajzs: one armour', 'burokpajzs', [3, 2, 4, 2]],
  ['CG-CARD-5 · rakoter: changes no figure', 'rakoter', [3, 2, 3, 2]],
] as const)
  test(title, () => {
    expect(values(duel({ you: { hangar: ['liktor', `> ${id}`] } }), 'liktor')).toEqual(figures)
    expect(values(duel({ you: { hangar: ['liktor', `> ${id} unpaid`] } }), 'liktor')).toEqual([3, 2, 3, 2])
  })

test('CG-GOAL-5 · berfegyver: a credit in your own start phase, or it is destroyed', () => {
  const given = { phase: 'start', you: { hangar: ['liktor', '> berfegyver'], credits: 0 } } as const
  const paid = duel(given)
  through(paid, 'yes')
  expect([credits(reach(paid)), placeOf(paid.g, card(paid, 'berfegyver'))]).toEqual([4, 'mounted of 0'])
  const unpaid = duel(given)
  through(unpaid, 'no')
  expect([credits(reach(unpaid)), placeOf(unpaid.g, card(unpaid, 'berfegyver'))]).toEqual([5, 'trash of 0'])
})

test("CG-GOAL-5 · berfegyver: unpaid, or in the opponent's start phase, it asks for nothing", () => {
  const unpaid = duel({ phase: 'start', you: { hangar: ['liktor', '> berfegyver unpaid'], credits: 0 } })
  expect([asked(reach(unpaid)), credits(unpaid)]).toEqual(['main-action', 5])
  const other = duel({ phase: 'start', active: 1, you: { hangar: ['liktor', '> berfegyver'] } })
  expect(placeOf(reach(other).g, card(other, 'berfegyver'))).toBe('mounted of 0')
})

const SHIELDED = { you: { hangar: ['birodalmi-cirkalo', '> burokpajzs'], credits: 5 }, opponent: { hangar: ['cobra-flash'] } } as const
const FIRED_AT = ['attack:colony:1', 'defend-with:{cobra-flash}', 'fire:{cobra-flash}:{birodalmi-cirkalo}', 'no-return']

test('CG-GOAL-5 · burokpajzs: a credit prevents the next damage, at most twice a combat', () => {
  const p = duel(SHIELDED)
  through(p, ...FIRED_AT, 'use:{burokpajzs}:0', 'use:{burokpajzs}:0')
  expect([offers(p, 'use:{burokpajzs}:0'), credits(p)]).toEqual([false, 3])
  reach(p, 'stack-prevention')
  p.answer(p.options()[0] as string, 0)
  expect(shown(reach(p, 'firing-act'), 'birodalmi-cirkalo').armourLeft).toBe(5)
})

test('CG-GOAL-5 · burokpajzs: once used, one of two damage gets through', () => {
  const p = duel(SHIELDED)
  through(p, ...FIRED_AT, 'use:{burokpajzs}:0')
  expect(shown(reach(p, 'firing-act'), 'birodalmi-cirkalo').armourLeft).toBe(4)
})

test('CG-GOAL-5, CG-UNEQ-3 · burokpajzs: what was not prevented in the combat is not prevented in the next one', () => {
  const p = duel({ ...SHIELDED, opponent: { hangar: ['halalszarny', 'cobra-flash'] } })
  through(p, 'attack:colony:1', 'defend-with:{halalszarny}', 'fire:{halalszarny}:{birodalmi-cirkalo}', 'no-return')
  through(p, 'use:{burokpajzs}:0', 'use:{burokpajzs}:0')
  reach(p, 'stack-prevention')
  p.answer(p.options()[0] as string)
  expect(shown(reach(p), 'birodalmi-cirkalo').armourLeft).toBe(5)
  through(p, ...FIRED_AT)
  expect(shown(reach(p, 'firing-act'), 'birodalmi-cirkalo').armourLeft).toBe(3)
})

test('CG-GOAL-5 · burokpajzs: not unpaid, not outside combat, not on a ship that takes no part', () => {
  const unpaid = duel({ ...SHIELDED, you: { hangar: ['birodalmi-cirkalo', '> burokpajzs unpaid'] } })
  through(unpaid, ...FIRED_AT)
  expect(offers(unpaid, 'use:{burokpajzs}:0')).toBe(false)
  expect(offers(duel(SHIELDED), 'use:{burokpajzs}:0')).toBe(false)
  const away = duel({ ...SHIELDED, you: { hangar: ['birodalmi-cirkalo', 'liktor', '> burokpajzs'] } })
  through(away, 'attack:colony:1', 'attack-with:{birodalmi-cirkalo}', ...FIRED_AT.slice(1))
  expect(offers(away, 'use:{burokpajzs}:0')).toBe(false)
})

for (const [title, mark, bomber, gain] of [
  ['CG-GOAL-5 · rakoter: its ship bombs for a credit', '', 'bomb:{liktor}', 1],
  ['CG-GOAL-5 · rakoter: nothing while unpaid', ' unpaid', 'bomb:{liktor}', 0],
  ['CG-GOAL-5 · rakoter: nothing when another ship bombs', '', 'bomb:{birodalmi-cirkalo}', 0],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['liktor', `> rakoter${mark}`, 'birodalmi-cirkalo'], credits: 0 } })
    through(p, 'attack:colony:1', 'attack-with:{liktor}', 'attack-with:{birodalmi-cirkalo}', bomber)
    expect(credits(reach(p))).toBe(gain)
  })

test('CG-GOAL-5, CG-CPAY-4 · pollenraketa: two firepower and two speed less for an enemy ship until the combat ends', () => {
  const p = duel({
    you: { hangar: ['liktor', '> pollenraketa unpaid'], credits: 1 },
    opponent: { hangar: ['birodalmi-cirkalo', 'cobra-flash', 'gondolat'] },
  })
  expect(offers(p, 'pay:{pollenraketa}')).toBe(false)
  through(p, 'attack:colony:1', 'defend-with:{birodalmi-cirkalo}', 'defend-with:{gondolat}', 'pay:{pollenraketa}')
  reach(p, 'firing-act')
  // The cloaked ship and the one that stayed at home could not be chosen.
  expect(['birodalmi-cirkalo', 'cobra-flash', 'gondolat'].map((id) => values(p, id).slice(0, 2))).toEqual([
    [0, 1],
    [5, 2],
    [5, 0],
  ])
  expect(values(reach(p), 'birodalmi-cirkalo').slice(0, 2)).toEqual([2, 3])
  expect(placeOf(p.g, card(p, 'pollenraketa'))).toBe('trash of 0')
})

test('CG-GOAL-5 · pollenraketa: unpaid it does nothing, and nothing without an enemy ship', () => {
  const given = { you: { hangar: ['liktor', '> pollenraketa unpaid'] }, opponent: { hangar: ['birodalmi-cirkalo'] } } as const
  const unpaid = duel(given)
  through(unpaid, 'attack:colony:1', 'defend-with:{birodalmi-cirkalo}')
  expect(values(reach(unpaid, 'firing-act'), 'birodalmi-cirkalo')).toEqual([2, 3, 4, 3])
  const alone = duel(given)
  through(alone, 'attack:colony:1', 'pay:{pollenraketa}')
  expect(values(reach(alone, 'bombing-bombers'), 'birodalmi-cirkalo')).toEqual([2, 3, 4, 3])
})

for (const [title, id, price] of [
  ['CG-PAY-4 · berfegyver: 1 credit', 'berfegyver', 1],
  ['CG-PAY-4 · burokpajzs: 2 credits', 'burokpajzs', 2],
  ['CG-PAY-4 · rakoter: 1 credit', 'rakoter', 1],
] as const)
  test(title, () => {
    expect(offers(duel({ you: { hangar: ['birodalmi-cirkalo', `> ${id} unpaid`], credits: price } }), `pay:{${id}}`)).toBe(true)
    expect(offers(duel({ you: { hangar: ['birodalmi-cirkalo', `> ${id} unpaid`], credits: price - 1 } }), `pay:{${id}}`)).toBe(false)
  })
