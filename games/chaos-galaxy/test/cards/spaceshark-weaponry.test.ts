import { expect, test } from 'vitest'
import { card, credits, duel, offers, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures] of [
  ['CG-CARD-5 · rozsdas-szigonyveto: one firepower, one speed less', 'rozsdas-szigonyveto', [2, 3, 3, 2]],
  ['CG-CARD-5 · torpedoraj: changes no figure', 'torpedoraj', [3, 2, 3, 2]],
] as const)
  test(title, () => {
    expect(values(duel({ you: { hangar: ['liktor', `> ${id}`] } }), 'liktor')).toEqual(figures)
    expect(values(duel({ you: { hangar: ['liktor', `> ${id} unpaid`] } }), 'liktor')).toEqual([3, 2, 3, 2])
  })

test('CG-WEAP-5 · rozsdas-szigonyveto: a paid weapon sells for a credit, an unpaid one does not', () => {
  const p = duel({ you: { hangar: ['liktor', '> rozsdas-szigonyveto'], credits: 0 } })
  through(p, 'sell:{rozsdas-szigonyveto}')
  expect([credits(reach(p)), placeOf(p.g, card(p, 'rozsdas-szigonyveto'))]).toEqual([1, 'trash of 0'])
  expect(offers(duel({ you: { hangar: ['liktor', '> rozsdas-szigonyveto unpaid'] } }), 'sell:{rozsdas-szigonyveto}')).toBe(false)
})

test('CG-GOAL-5, CG-CPAY-4 · torpedoraj: two damage to an enemy participating ship', () => {
  const p = duel({
    you: { hangar: ['liktor', '> torpedoraj unpaid'], credits: 2 },
    opponent: { hangar: ['birodalmi-cirkalo', 'vasszorny', 'karom'] },
  })
  expect(offers(p, 'pay:{torpedoraj}')).toBe(false)
  through(p, 'attack:colony:1', 'defend-with:{birodalmi-cirkalo}', 'defend-with:{vasszorny}', 'done', 'pay:{torpedoraj}')
  reach(p, 'stack-target')
  expect(p.options().sort()).toEqual([`target:${card(p, 'birodalmi-cirkalo')}`, `target:${card(p, 'vasszorny')}`].sort())
  through(p, 'target:{vasszorny}')
  reach(p, 'firing-act')
  expect([shown(p, 'birodalmi-cirkalo').armourLeft, shown(p, 'vasszorny').armourLeft, credits(p)]).toEqual([4, 3, 0])
  expect(placeOf(reach(p).g, card(p, 'torpedoraj'))).toBe('trash of 0')
})

test('CG-GOAL-5 · torpedoraj: unpaid it does nothing, and nothing to a ship that takes no part', () => {
  const unpaid = duel({ you: { hangar: ['liktor', '> torpedoraj unpaid'] }, opponent: { hangar: ['birodalmi-cirkalo'] } })
  through(unpaid, 'attack:colony:1', 'defend-with:{birodalmi-cirkalo}')
  expect(shown(reach(unpaid, 'firing-act'), 'birodalmi-cirkalo').armourLeft).toBe(4)
  const alone = duel({ you: { hangar: ['liktor', '> torpedoraj unpaid'] }, opponent: { hangar: ['birodalmi-cirkalo'] } })
  through(alone, 'attack:colony:1', 'pay:{torpedoraj}')
  expect(shown(reach(alone), 'birodalmi-cirkalo').armourLeft).toBe(4)
})
