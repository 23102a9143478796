import { expect, test } from 'vitest'
import { card, duel, offers, pile, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures] of [
  ['CG-CARD-5 · husdaralo: one firepower and one bombing', 'husdaralo', [3, 3, 3, 3]],
  ['CG-CARD-5 · kaoszmag: changes no figure', 'kaoszmag', [3, 2, 3, 2]],
  ['CG-CARD-5 · roncspancel: two speed less, two armour more', 'roncspancel', [1, 2, 5, 2]],
] as const)
  test(title, () => {
    expect(values(duel({ you: { hangar: ['liktor', `> ${id}`] } }), 'liktor')).toEqual(figures)
    expect(values(duel({ you: { hangar: ['liktor', `> ${id} unpaid`] } }), 'liktor')).toEqual([3, 2, 3, 2])
  })

test('CG-WEAP-4, CG-WEAP-6 · husdaralo: a weapon can be sold, roncspancel cannot', () => {
  const p = duel({ you: { hangar: ['liktor', '> husdaralo', '> roncspancel'] } })
  expect(['sell:{husdaralo}', 'sell:{roncspancel}'].map((option) => offers(p, option))).toEqual([true, false])
})

test('CG-VAL-2 · roncspancel: speed never falls below nought', () => {
  expect(values(duel({ you: { hangar: ['palotahajo', '> roncspancel'] } }), 'palotahajo')).toEqual([0, 4, 8, 5])
})

const FIGHT = { you: { hangar: ['birodalmi-cirkalo', '> kaoszmag'] }, opponent: { hangar: ['halalszarny'] } }
const FIRED_AT = ['attack:colony:1', 'defend-with:{halalszarny}', 'fire:{halalszarny}:{birodalmi-cirkalo}', 'no-return']

test('CG-GOAL-5 · kaoszmag: two milled cards for a firepower twice, and for three speed once a combat', () => {
  const p = duel(FIGHT)
  through(p, ...FIRED_AT, 'use:{kaoszmag}:0', 'use:{kaoszmag}:1', 'use:{kaoszmag}:0')
  expect([offers(p, 'use:{kaoszmag}:0'), offers(p, 'use:{kaoszmag}:1')]).toEqual([false, false])
  expect(values(reach(p, 'firing-act'), 'birodalmi-cirkalo')).toEqual([5, 5, 4, 3])
  expect(pile(p, 'wasteland')).toHaveLength(6)
  expect(values(reach(p), 'birodalmi-cirkalo')).toEqual([2, 3, 4, 3])
})

test('CG-GOAL-5 · kaoszmag: not unpaid, with one card in the colony, or outside combat', () => {
  const unpaid = duel({ ...FIGHT, you: { hangar: ['birodalmi-cirkalo', '> kaoszmag unpaid'] } })
  const poor = duel({ ...FIGHT, you: { ...FIGHT.you, filler: 1 } })
  for (const p of [unpaid, poor]) {
    through(p, ...FIRED_AT)
    expect(offers(p, 'use:{kaoszmag}:0')).toBe(false)
  }
  expect(offers(duel(FIGHT), 'use:{kaoszmag}:0')).toBe(false)
})

test('CG-GOAL-5, CG-CPAY-4 · orult-raketa: one damage to each other ship that takes part', () => {
  const p = duel({
    you: { hangar: ['liktor', '> orult-raketa unpaid', 'birodalmi-cirkalo', 'cobra-flash'], credits: 1 },
    opponent: { hangar: ['gondolat', 'halalszarny', 'futar'] },
  })
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'attack-with:{birodalmi-cirkalo}')
  through(p, 'defend-with:{gondolat}', 'defend-with:{halalszarny}', 'pay:{orult-raketa}')
  reach(p, 'firing-act')
  expect(['liktor', 'birodalmi-cirkalo', 'cobra-flash', 'gondolat', 'futar'].map((id) => shown(p, id).armourLeft)).toEqual([3, 3, 3, 1, 1])
  expect(placeOf(p.g, card(p, 'halalszarny'))).toBe('trash of 1')
})

test('CG-GOAL-5 · orult-raketa: unpaid it does nothing', () => {
  const p = duel({ you: { hangar: ['liktor', '> orult-raketa unpaid'] }, opponent: { hangar: ['gondolat'] } })
  through(p, 'attack:colony:1', 'defend-with:{gondolat}')
  expect(shown(reach(p, 'firing-act'), 'gondolat').armourLeft).toBe(2)
})

for (const [title, id, price] of [
  ['CG-PAY-4 · husdaralo: 2 credits', 'husdaralo', 2],
  ['CG-PAY-4 · kaoszmag: 1 credit', 'kaoszmag', 1],
  ['CG-PAY-4 · roncspancel: 1 credit', 'roncspancel', 1],
] as const)
  test(title, () => {
    expect(offers(duel({ you: { hangar: ['birodalmi-cirkalo', `> ${id} unpaid`], credits: price } }), `pay:{${id}}`)).toBe(true)
    expect(offers(duel({ you: { hangar: ['birodalmi-cirkalo', `> ${id} unpaid`], credits: price - 1 } }), `pay:{${id}}`)).toBe(false)
  })
