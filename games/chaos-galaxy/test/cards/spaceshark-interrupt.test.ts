import { expect, test } from 'vitest'
import { asked, card, credits, duel, heard, offers, reach, shown, through, values } from '../given.ts'

for (const [title, id] of [
  ['CG-INT-5, CG-GOAL-5 · capatamadas: for your own participating ship, in combat only', 'capatamadas'],
  ['CG-INT-5, CG-GOAL-5 · kitero-mozdulat: for your own participating ship, in combat only', 'kitero-mozdulat'],
  ['CG-INT-5, CG-GOAL-5 · harapas: for your own participating ship, in combat only', 'harapas'],
] as const)
  test(title, () => {
    const p = duel({ you: { hand: [id], hangar: ['liktor', 'turul', 'holdimado'] }, opponent: { hangar: ['crx'] } })
    expect(offers(p, `play:{${id}}`)).toBe(false)
    through(p, 'attack:colony:1', 'attack-with:{liktor}', 'attack-with:{turul}', 'done', 'defend-with:{crx}', 'fire:{liktor}:{crx}')
    through(p, `play:{${id}}`)
    expect(p.options().sort()).toEqual([`target:${card(p, 'liktor')}`, `target:${card(p, 'turul')}`].sort())
    expect(offers(duel({ you: { hand: [id], hangar: ['liktor'], credits: 1 } }), `play:{${id}}`)).toBe(false)
  })

test('CG-GOAL-5 · capatamadas: two more firepower until the end of the combat', () => {
  const p = duel({ you: { hand: ['capatamadas'], hangar: ['liktor', 'turul'] }, opponent: { hangar: ['crx'] } })
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'attack-with:{turul}', 'defend-with:{crx}', 'fire:{liktor}:{crx}')
  through(p, 'play:{capatamadas}', 'target:{liktor}')
  reach(p, 'firing-act')
  expect([shown(p, 'crx').armourLeft, values(p, 'liktor')[1], values(p, 'turul')[1], credits(p)]).toEqual([1, 4, 2, 18])
  expect(values(reach(p), 'liktor')[1]).toBe(2)
})

test('CG-GOAL-5, CG-STACK-21 · kitero-mozdulat: the next two damage are prevented, no more', () => {
  const p = duel({ you: { hand: ['kitero-mozdulat'], hangar: ['vasszorny', 'turul'] }, opponent: { hangar: ['karom', 'cobra-flash'] } })
  through(p, 'attack:colony:1', 'attack-with:{vasszorny}', 'attack-with:{turul}', 'defend-with:{karom}', 'defend-with:{cobra-flash}')
  through(p, 'fire:{cobra-flash}:{turul}', 'no-return', 'play:{kitero-mozdulat}', 'target:{vasszorny}')
  reach(p, 'firing-act')
  expect([shown(p, 'turul').armourLeft, credits(p)]).toEqual([1, 18])
  through(p, 'pass', 'fire:{karom}:{vasszorny}')
  expect(shown(reach(p), 'vasszorny').armourLeft).toBe(4)
  expect(p.g.lasting).toEqual([])
})

test('CG-GOAL-5 · kitero-mozdulat: what is not used up ends with the combat', () => {
  const p = duel({ you: { hand: ['kitero-mozdulat'], hangar: ['vasszorny'] }, opponent: { hangar: ['halalszarny'] } })
  through(p, 'attack:colony:1', 'defend-with:{halalszarny}', 'fire:{halalszarny}:{vasszorny}', 'no-return', 'play:{kitero-mozdulat}')
  reach(p, 'firing-act')
  expect([shown(p, 'vasszorny').armourLeft, p.g.lasting.length]).toEqual([5, 1])
  expect(reach(p).g.lasting).toEqual([])
})

test('CG-GOAL-5, CG-ABIL-8 · harapas: rapid fire and three more speed until the end of the combat', () => {
  const p = duel({ you: { hand: ['harapas'], hangar: ['birodalmi-cirkalo', 'turul'] }, opponent: { hangar: ['crx', 'vasszorny'] } })
  through(p, 'attack:colony:1', 'attack-with:{birodalmi-cirkalo}', 'attack-with:{turul}', 'defend-with:{crx}', 'defend-with:{vasszorny}')
  through(p, 'fire:{turul}:{crx}', 'no-return', 'play:{harapas}', 'target:{birodalmi-cirkalo}')
  reach(p, 'firing-act')
  expect([values(p, 'birodalmi-cirkalo')[0], shown(p, 'birodalmi-cirkalo').keywords]).toEqual([5, ['rapidFire']])
  expect(shown(p, 'turul').keywords).toEqual(['repair'])
  through(p, 'fire:{birodalmi-cirkalo}:{vasszorny}')
  expect(asked(p)).toBe('firing-act')
  reach(p)
  expect([values(p, 'birodalmi-cirkalo')[0], shown(p, 'birodalmi-cirkalo').keywords, credits(p)]).toEqual([2, [], 18])
})

test('CG-GOAL-5, CG-STACK-8 · csendes-merules: the ship is cloaked until the end of the turn, what waits loses it', () => {
  const p = duel({ active: 1, you: { hand: ['csendes-merules'], hangar: ['liktor', 'turul'] }, opponent: { hand: ['verdij', 'verdij'] } })
  through(p, 'event:{verdij}', 'target:{liktor}', 'play:{csendes-merules}', 'target:{liktor}')
  reach(p)
  expect([shown(p, 'liktor').armourLeft, shown(p, 'liktor').keywords, credits(p)]).toEqual([3, ['cloak'], 19])
  expect(heard(p, 'target-lost')).toHaveLength(1)
  through(p, 'end')
  expect(shown(reach(p), 'liktor').keywords).toEqual([])
})

test('CG-GOAL-5 · csendes-merules: no enemy ship, and another ship stays a target', () => {
  const p = duel({
    active: 1,
    you: { hand: ['csendes-merules'], hangar: ['liktor', 'turul'] },
    opponent: { hand: ['verdij'], hangar: ['karom'] },
  })
  through(p, 'event:{verdij}', 'target:{liktor}', 'play:{csendes-merules}')
  expect(offers(p, 'target:{karom}')).toBe(false)
  through(p, 'target:{turul}')
  expect(shown(reach(p), 'liktor').armourLeft).toBe(1)
  expect(offers(duel({ you: { hand: ['csendes-merules'] }, opponent: { hangar: ['karom'] } }), 'play:{csendes-merules}')).toBe(false)
})

test('CG-GOAL-5, CG-INT-7 · ellenaramlat: your own ship up to a cruiser becomes active, used or damaged', () => {
  const p = duel({
    you: { hand: ['ellenaramlat'], hangar: ['melytengeri damaged', 'pengefarok used', 'leviatan used', 'karom'], credits: 3 },
    opponent: { hangar: ['halalszarny used'] },
  })
  through(p, 'play:{ellenaramlat}')
  expect(p.options().sort()).toEqual([`target:${card(p, 'melytengeri')}`, `target:${card(p, 'pengefarok')}`].sort())
  through(p, 'target:{melytengeri}')
  expect([credits(reach(p)), shown(p, 'melytengeri').turned, shown(p, 'pengefarok').turned]).toEqual([0, 'active', 'used'])
})

test('CG-INT-7 · ellenaramlat: not for a destroyer, not with all active, not in combat', () => {
  expect(offers(duel({ you: { hand: ['ellenaramlat'], hangar: ['leviatan used', 'karom'] } }), 'play:{ellenaramlat}')).toBe(false)
  const p = duel({ you: { hand: ['ellenaramlat', 'capatamadas'], hangar: ['pengefarok used', 'liktor'] }, opponent: { hangar: ['crx'] } })
  expect(offers(p, 'play:{ellenaramlat}')).toBe(true)
  through(p, 'attack:colony:1', 'defend-with:{crx}', 'fire:{liktor}:{crx}', 'no-return')
  expect([offers(p, 'play:{ellenaramlat}'), offers(p, 'play:{capatamadas}')]).toEqual([false, true])
})
