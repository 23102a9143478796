import { expect, test } from 'vitest'
import { asked, card, credits, duel, offers, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures] of [
  ['CG-CARD-5 · fotonlandzsa: two firepower', 'fotonlandzsa', [3, 4, 3, 2]],
  ['CG-CARD-5 · harmas-lezer: one firepower', 'harmas-lezer', [3, 3, 3, 2]],
  ['CG-CARD-5 · szingularitas-agyu: four firepower, one speed less', 'szingularitas-agyu', [2, 6, 3, 2]],
  ['CG-CARD-5 · bombavetosin: two bombing', 'bombavetosin', [3, 2, 3, 4]],
  ['CG-CARD-5 · tukorpajzs: two armour', 'tukorpajzs', [3, 2, 5, 2]],
  ['CG-CARD-5 · kristalypajzs: one armour', 'kristalypajzs', [3, 2, 4, 2]],
  ['CG-CARD-5 · fazispajzs: one armour', 'fazispajzs', [3, 2, 4, 2]],
  ['CG-CARD-5 · nanoraj: changes no figure', 'nanoraj', [3, 2, 3, 2]],
  ['CG-CARD-5 · hajtomufokozo: three speed', 'hajtomufokozo', [6, 2, 3, 2]],
  ['CG-CARD-5 · univerzalis-csatolo: changes no figure', 'univerzalis-csatolo', [3, 2, 3, 2]],
  ['CG-CARD-5 · plazmaraketa: changes no figure', 'plazmaraketa', [3, 2, 3, 2]],
  ['CG-CARD-5 · tokeletes-forma: one of each, and one speed and firepower for itself', 'tokeletes-forma', [5, 4, 4, 3]],
] as const)
  test(title, () => {
    expect(values(duel({ you: { hangar: ['liktor', `> ${id}`] } }), 'liktor')).toEqual(figures)
    expect(values(duel({ you: { hangar: ['liktor', `> ${id} unpaid`] } }), 'liktor')).toEqual([3, 2, 3, 2])
  })

for (const [title, id, keywords] of [
  ['CG-GOAL-5, CG-ABIL-35 · harmas-lezer: its ship has barrage', 'harmas-lezer', ['barrage']],
  ['CG-GOAL-5, CG-ABIL-35 · fazispajzs: its ship has cloak', 'fazispajzs', ['cloak']],
  ['CG-GOAL-5, CG-ABIL-35 · nanoraj: its ship has repair', 'nanoraj', ['repair']],
  ['CG-ABIL-35 · fotonlandzsa: its ship gets no ability', 'fotonlandzsa', []],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['liktor', `> ${id}`, 'turul'] } })
    expect([shown(p, 'liktor').keywords, shown(p, 'turul').keywords]).toEqual([keywords, ['repair']])
    expect(shown(duel({ you: { hangar: ['liktor', `> ${id} unpaid`] } }), 'liktor').keywords).toEqual([])
  })

test('CG-ABIL-10 · harmas-lezer: its ship splits its shot', () => {
  const p = duel({ you: { hangar: ['liktor', '> harmas-lezer'] }, opponent: { hangar: ['kereskedoszloop', 'vasszorny'] } })
  through(p, 'attack:colony:1', 'defend-with:{kereskedoszloop}', 'defend-with:{vasszorny}', 'fire:{liktor}:{vasszorny}', 'barrage')
  through(p, 'hit:{vasszorny}', 'hit:{kereskedoszloop}', 'hit:{kereskedoszloop}')
  reach(p, 'firing-act')
  expect([shown(p, 'vasszorny').armourLeft, shown(p, 'kereskedoszloop').armourLeft]).toEqual([4, 1])
})

for (const [title, target, left] of [
  ['CG-GOAL-5 · szingularitas-agyu: two more firepower against a cruiser', ['vasszorny', '> kristalypajzs', '> tukorpajzs'], 2],
  ['CG-GOAL-5 · szingularitas-agyu: two more firepower against a destroyer', ['kiralyno-barkaja'], 1],
  ['CG-GOAL-5 · szingularitas-agyu: nothing more against a fighter', ['liktor', '> tukorpajzs'], 1],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['gagarin', '> szingularitas-agyu'] }, opponent: { hangar: target } })
    through(p, 'attack:colony:1', `defend-with:{${target[0]}}`, `fire:{gagarin}:{${target[0]}}`)
    expect(shown(reach(p), target[0]).armourLeft).toBe(left)
  })

for (const [title, attack, bomber, gain] of [
  ['CG-GOAL-5 · bombavetosin: its ship bombs a base for a credit', 'attack:base:{kitinfal}', 'liktor', 1],
  ['CG-GOAL-5 · bombavetosin: nothing for a bombed colony', 'attack:colony:1', 'liktor', 0],
  ['CG-GOAL-5 · bombavetosin: nothing when another ship bombs', 'attack:base:{kitinfal}', 'birodalmi-cirkalo', 0],
] as const)
  test(title, () => {
    const p = duel({
      you: { hangar: ['liktor', '> bombavetosin', 'birodalmi-cirkalo'], credits: 0 },
      opponent: { surface: ['kitinfal'] },
    })
    through(p, attack, 'attack-with:{liktor}', 'attack-with:{birodalmi-cirkalo}', `bomb:{${bomber}}`)
    expect(credits(reach(p))).toBe(gain)
  })

test('CG-GOAL-5 · bombavetosin: once a turn', () => {
  const p = duel({
    you: { hand: ['masodik-hullam'], hangar: ['halalszarny', '> bombavetosin'], credits: 4 },
    opponent: { surface: ['kitinfal', 'kitinfal'] },
  })
  through(p, 'attack:base:{kitinfal}', 'bomb:{halalszarny}')
  expect(credits(reach(p))).toBe(5)
  through(p, 'event:{masodik-hullam}', 'target:{halalszarny}', 'attack:base:{kitinfal#1}', 'bomb:{halalszarny}')
  expect(credits(reach(p))).toBe(1)
})

for (const [title, mark, left] of [
  ['CG-GOAL-5 · tukorpajzs: who hits its ship takes one damage', '', 1],
  ['CG-GOAL-5 · tukorpajzs: nothing while unpaid', ' unpaid', 2],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['vasszorny', `> tukorpajzs${mark}`] }, opponent: { hangar: ['karom'] } })
    through(p, 'attack:colony:1', 'defend-with:{karom}', 'fire:{karom}:{vasszorny}', 'no-return')
    expect(shown(reach(p, 'firing-act'), 'karom').armourLeft).toBe(left)
  })

test('CG-GOAL-5 · tukorpajzs: nothing when the ship is destroyed, nothing for the damage of a card', () => {
  const destroyed = duel({ you: { hangar: ['liktor -2', '> tukorpajzs'] }, opponent: { hangar: ['karom'] } })
  through(destroyed, 'attack:colony:1', 'defend-with:{karom}', 'fire:{karom}:{liktor}', 'no-return')
  reach(destroyed)
  expect([placeOf(destroyed.g, card(destroyed, 'liktor')), shown(destroyed, 'karom').armourLeft]).toEqual(['trash of 0', 2])
  const shot = duel({ you: { hand: ['verdij'], hangar: ['karom'] }, opponent: { hangar: ['vasszorny', '> tukorpajzs'] } })
  through(shot, 'event:{verdij}')
  expect([shown(reach(shot), 'vasszorny').armourLeft, shown(shot, 'karom').armourLeft]).toEqual([5, 2])
})

test('CG-GOAL-5 · kristalypajzs: one more armour while its ship defends, not while it attacks', () => {
  const p = duel({ you: { hangar: ['liktor', '> kristalypajzs'] }, opponent: { hangar: ['birodalmi-cirkalo', '> kristalypajzs'] } })
  expect([values(p, 'liktor')[2], values(p, 'birodalmi-cirkalo')[2]]).toEqual([4, 5])
  through(p, 'attack:colony:1', 'defend-with:{birodalmi-cirkalo}')
  reach(p, 'firing-act')
  expect([values(p, 'liktor')[2], values(p, 'birodalmi-cirkalo')[2]]).toEqual([4, 6])
  expect(values(reach(p), 'birodalmi-cirkalo')[2]).toBe(5)
})

for (const [title, mark, offered] of [
  ['CG-ABIL-4 · fazispajzs: its ship is no target', '', false],
  ['CG-ABIL-4 · fazispajzs: unpaid, its ship is a target', ' unpaid', true],
] as const)
  test(title, () => {
    expect(offers(duel({ you: { hand: ['verdij'] }, opponent: { hangar: ['liktor', `> fazispajzs${mark}`] } }), 'event:{verdij}')).toBe(
      offered,
    )
  })

for (const [title, mark, turned] of [
  ['CG-ABIL-31 · nanoraj: hit, its ship turns used', '', 'used'],
  ['CG-ABIL-31 · nanoraj: unpaid, its ship turns damaged', ' unpaid', 'damaged'],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['halalszarny'] }, opponent: { hangar: ['liktor', `> nanoraj${mark}`] } })
    through(p, 'attack:colony:1', 'defend-with:{liktor}', 'fire:{halalszarny}:{liktor}')
    expect(shown(reach(p), 'liktor')).toMatchObject({ turned })
  })

test('CG-WEAP-7, CG-WEAP-8 · hajtomufokozo: a paid item moves in the equip step, an unpaid one does not', () => {
  const p = duel({ you: { hangar: ['liktor', '> hajtomufokozo', '> hajtomufokozo unpaid', 'turul'] } })
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'attack-with:{turul}')
  expect(offers(p, 'move-item:{hajtomufokozo#1}:{turul}')).toBe(false)
  through(p, 'move-item:{hajtomufokozo}:{turul}')
  reach(p, 'bombing-bombers')
  expect([values(p, 'liktor')[0], values(p, 'turul')[0]]).toEqual([3, 7])
})

const COUPLED = ['liktor', '> univerzalis-csatolo', '> szingularitas-agyu unpaid', '> plazmaraketa unpaid', '> nanoraj']

test('CG-GOAL-5 · univerzalis-csatolo: two more slots while paid', () => {
  expect(shown(duel({ you: { hangar: ['liktor', '> univerzalis-csatolo'] } }), 'liktor').slots).toBe(4)
  expect(shown(duel({ you: { hangar: ['liktor', '> univerzalis-csatolo unpaid'] } }), 'liktor').slots).toBe(2)
})

test('CG-GOAL-5 · univerzalis-csatolo: a credit, and weaponry on its ship is paid for three less, once a turn', () => {
  const p = duel({ you: { hangar: [...COUPLED, 'turul', '> fotonlandzsa unpaid'], credits: 5 } })
  // The cannon is the only choice: no missile, nothing paid, nothing on another ship.
  through(p, 'use:{univerzalis-csatolo}:1', 'yes')
  reach(p)
  expect([credits(p), shown(p, 'szingularitas-agyu').paid, values(p, 'liktor')[1]]).toEqual([2, true, 6])
  expect(offers(p, 'use:{univerzalis-csatolo}:1')).toBe(false)
})

test('CG-GOAL-5 · univerzalis-csatolo: not twice in a turn, though more could be paid; again in the next', () => {
  const p = duel({ you: { hangar: ['liktor', '> univerzalis-csatolo', '> szingularitas-agyu unpaid', '> harmas-lezer unpaid'] } })
  through(p, 'use:{univerzalis-csatolo}:1', 'target:{szingularitas-agyu}', 'yes')
  expect(offers(reach(p), 'use:{univerzalis-csatolo}:1')).toBe(false)
  through(p, 'end', 'end')
  expect(offers(reach(p), 'use:{univerzalis-csatolo}:1')).toBe(true)
})

test('CG-GOAL-5 · univerzalis-csatolo: not without a credit, not unpaid, not with nothing to pay, not in combat', () => {
  const offered = (hangar: string[], has: number): boolean => offers(duel({ you: { hangar, credits: has } }), 'use:{univerzalis-csatolo}:1')
  expect([offered(COUPLED, 1), offered(COUPLED, 0), offered(['liktor', '> univerzalis-csatolo', '> plazmaraketa unpaid'], 9)]).toEqual([
    true,
    false,
    false,
  ])
  expect(offered(['liktor', '> univerzalis-csatolo unpaid', '> szingularitas-agyu unpaid'], 9)).toBe(false)
  const fight = duel({ you: { hangar: COUPLED } })
  through(fight, 'attack:colony:1')
  expect([asked(reach(fight, 'combat-payment')), offers(fight, 'use:{univerzalis-csatolo}:1')]).toEqual(['combat-payment', false])
})

test('CG-GOAL-5, CG-CPAY-4 · plazmaraketa: three damage to an enemy participating ship', () => {
  const p = duel({
    you: { hangar: ['liktor', '> plazmaraketa unpaid'], credits: 2 },
    opponent: { hangar: ['birodalmi-cirkalo', 'vasszorny'] },
  })
  expect(offers(p, 'pay:{plazmaraketa}')).toBe(false)
  through(p, 'attack:colony:1', 'defend-with:{birodalmi-cirkalo}', 'done', 'pay:{plazmaraketa}')
  reach(p, 'firing-act')
  expect([shown(p, 'birodalmi-cirkalo').armourLeft, shown(p, 'vasszorny').armourLeft, credits(p)]).toEqual([1, 5, 0])
  expect(placeOf(reach(p).g, card(p, 'plazmaraketa'))).toBe('trash of 0')
})

test('CG-GOAL-5 · plazmaraketa: unpaid it does nothing, and nothing to a ship that takes no part', () => {
  const unpaid = duel({ you: { hangar: ['liktor', '> plazmaraketa unpaid'] }, opponent: { hangar: ['birodalmi-cirkalo'] } })
  through(unpaid, 'attack:colony:1', 'defend-with:{birodalmi-cirkalo}')
  expect(shown(reach(unpaid, 'firing-act'), 'birodalmi-cirkalo').armourLeft).toBe(4)
  expect(placeOf(reach(unpaid).g, card(unpaid, 'plazmaraketa'))).toBe('mounted of 0')
  const alone = duel({ you: { hangar: ['liktor', '> plazmaraketa unpaid'] }, opponent: { hangar: ['birodalmi-cirkalo'] } })
  through(alone, 'attack:colony:1', 'pay:{plazmaraketa}')
  expect(shown(reach(alone), 'birodalmi-cirkalo').armourLeft).toBe(4)
})

test('CG-GOAL-5 · tokeletes-forma: speed and firepower for paid weaponry, four at most', () => {
  const perfect = (...aboard: string[]): number[] => values(duel({ you: { hangar: ['tripla-eg', ...aboard] } }), 'tripla-eg')
  const four = ['> tokeletes-forma', '> nanoraj', '> nanoraj', '> nanoraj']
  expect(perfect(...four)).toEqual([6, 9, 7, 4])
  expect(perfect(...four, '> nanoraj')).toEqual([6, 9, 7, 4])
  expect(perfect('> tokeletes-forma', '> nanoraj unpaid')).toEqual([3, 6, 7, 4])
})

const DOOMED = { you: { hangar: ['vasszorny -4', '> tokeletes-forma', '> fotonlandzsa'] }, opponent: { hangar: ['pusztito', 'pusztito'] } }
const SHOT = ['attack:colony:1', 'defend-with:{pusztito}', 'defend-with:{pusztito#1}', 'pass', 'fire:{pusztito}:{vasszorny}', 'no-return']

for (const [title, given, left] of [
  ['CG-GOAL-5, CG-STACK-21 · tokeletes-forma: weaponry of its ship goes, the ship stays with one armour', 'fotonlandzsa', 1],
  ['CG-GOAL-5 · tokeletes-forma: it may go itself', 'tokeletes-forma', 1],
] as const)
  test(title, () => {
    const p = duel(DOOMED)
    through(p, ...SHOT, 'yes')
    reach(p, 'cost-give')
    through(p, `give:{${given}}`)
    reach(p, 'firing-act')
    expect([placeOf(p.g, card(p, given)), placeOf(p.g, card(p, 'vasszorny'))]).toEqual(['trash of 0', 'hangar of 0'])
    expect([shown(p, 'vasszorny').armourLeft, shown(p, 'vasszorny').turned]).toEqual([left, 'damaged'])
  })

test('CG-GOAL-5 · tokeletes-forma: not when declined, not a second time in the turn', () => {
  const declined = duel(DOOMED)
  through(declined, ...SHOT, 'no')
  expect(placeOf(reach(declined).g, card(declined, 'vasszorny'))).toBe('trash of 0')
  const twice = duel(DOOMED)
  through(twice, ...SHOT, 'yes', 'give:{fotonlandzsa}', 'fire:{pusztito#1}:{vasszorny}')
  reach(twice)
  expect(['vasszorny', 'tokeletes-forma'].map((id) => placeOf(twice.g, card(twice, id)))).toEqual(['trash of 0', 'trash of 0'])
})
