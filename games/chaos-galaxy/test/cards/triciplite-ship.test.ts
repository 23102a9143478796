import { expect, test } from 'vitest'
import { card, credits, doing, duel, offers, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures, keywords] of [
  ['CG-CARD-4 · haromszog: 3-0-2-0', 'haromszog', [3, 0, 2, 0], []],
  ['CG-CARD-4 · kenfelho: 4-0-1-1', 'kenfelho', [4, 0, 1, 1], []],
  ['CG-CARD-4 · prizma: 3-1-3-0', 'prizma', [3, 1, 3, 0], []],
  ['CG-CARD-4 · sziliciumsziv: 3-1-3-1', 'sziliciumsziv', [3, 1, 3, 1], []],
  ['CG-CARD-4, CG-ABIL-31 · kristalyraktar: 2-2-4-1 with repair', 'kristalyraktar', [2, 2, 4, 1], ['repair']],
  ['CG-CARD-4, CG-ABIL-31 · tripla-eg: 1-4-6-3 with repair', 'tripla-eg', [1, 4, 6, 3], ['repair']],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: [id] } })
    expect([values(p, id), shown(p, id).keywords]).toEqual([figures, keywords])
  })

for (const [title, id, slots, size] of [
  ['CG-GOAL-5, CG-SHIP-3 · haromszog: a scout with two slots', 'haromszog', 2, 1],
  ['CG-GOAL-5, CG-SHIP-3 · prizma: a fighter with three slots', 'prizma', 3, 2],
  ['CG-GOAL-5, CG-SHIP-3 · tripla-eg: a destroyer with six slots', 'tripla-eg', 6, 4],
  ['CG-SHIP-2 · kenfelho: a scout with one slot', 'kenfelho', 1, 1],
] as const)
  test(title, () => {
    const weaponry = (count: number): string[] => new Array<string>(count).fill('> nanoraj')
    const last = duel({ you: { hand: ['fotonlandzsa'], hangar: [id, ...weaponry(slots - 1)] } })
    expect([shown(last, id).slots, shown(last, id).hangarSize]).toEqual([slots, size])
    expect(offers(last, `mount:{fotonlandzsa}:{${id}}`)).toBe(true)
    const full = duel({ you: { hand: ['fotonlandzsa'], hangar: [id, ...weaponry(slots)] } })
    expect(offers(full, `mount:{fotonlandzsa}:{${id}}`)).toBe(false)
  })

test('CG-GOAL-5 · kenfelho: the first weaponry paid on it each turn costs one less', () => {
  const p = duel({ you: { hangar: ['kenfelho', '> univerzalis-csatolo', '> fotonlandzsa unpaid', '> harmas-lezer unpaid'], credits: 9 } })
  doing(p, 'pay:{fotonlandzsa}')
  expect(credits(p)).toBe(8)
  doing(p, 'pay:{harmas-lezer}')
  expect(credits(p)).toBe(6)
})

test('CG-GOAL-5 · kenfelho: again in the next turn', () => {
  const p = duel({ you: { hangar: ['kenfelho', '> univerzalis-csatolo', '> fotonlandzsa unpaid', '> harmas-lezer unpaid'], credits: 9 } })
  doing(p, 'pay:{fotonlandzsa}')
  through(p, 'end', 'end')
  const before = credits(reach(p))
  expect(credits(doing(p, 'pay:{harmas-lezer}'))).toBe(before - 1)
})

test('CG-GOAL-5 · kenfelho: not on another ship, not for crew or a base', () => {
  const p = duel({
    you: { hangar: ['kenfelho', 'liktor', '> fotonlandzsa unpaid'], cantina: ['kalibralo unpaid'], surface: ['fegyvermuhely unpaid +3'] },
  })
  doing(p, 'pay:{fotonlandzsa}', 'pay:{kalibralo}')
  expect(credits(p)).toBe(16)
  doing(p, 'pay:{fegyvermuhely}')
  expect(credits(p)).toBe(15)
})

for (const [title, aboard, firepower] of [
  ['CG-GOAL-5 · sziliciumsziv: a firepower for each paid weaponry on it', ['> nanoraj', '> kristalypajzs'], 3],
  ['CG-GOAL-5 · sziliciumsziv: three at most', ['> univerzalis-csatolo', '> nanoraj', '> nanoraj', '> nanoraj'], 4],
  ['CG-GOAL-5 · sziliciumsziv: nothing for unpaid weaponry', ['> nanoraj unpaid'], 1],
  ['CG-GOAL-5 · sziliciumsziv: nothing for crew but what that adds', ['> kalibralo'], 2],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['sziliciumsziv', ...aboard, 'liktor', '> nanoraj'] } })
    expect(values(p, 'sziliciumsziv')[1]).toBe(firepower)
    expect(values(p, 'liktor')[1]).toBe(2)
  })

test('CG-GOAL-5, CG-WEAP-10 · kristalyraktar: its paid missile stays unpaid; that of another ship goes to the trash', () => {
  const p = duel({
    you: { hangar: ['kristalyraktar', '> plazmaraketa unpaid', 'liktor', '> torpedoraj unpaid'], credits: 4 },
    opponent: { hangar: ['kiralyno-barkaja'] },
  })
  through(p, 'attack:colony:1', 'attack-with:{kristalyraktar}', 'attack-with:{liktor}', 'defend-with:{kiralyno-barkaja}')
  through(p, 'pay:{plazmaraketa}', 'pay:{torpedoraj}')
  reach(p)
  expect([credits(p), shown(p, 'kiralyno-barkaja').armourLeft]).toEqual([0, 2])
  expect([placeOf(p.g, card(p, 'plazmaraketa')), shown(p, 'plazmaraketa').paid]).toEqual(['mounted of 0', false])
  expect(placeOf(p.g, card(p, 'torpedoraj'))).toBe('trash of 0')
})

for (const [title, id, turned] of [
  ['CG-ABIL-31 · kristalyraktar: hit it turns used', 'kristalyraktar', 'used'],
  ['CG-ABIL-31 · tripla-eg: hit it turns used', 'tripla-eg', 'used'],
  ['CG-ABIL-31 · prizma: without repair it turns damaged', 'prizma', 'damaged'],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['halalszarny'] }, opponent: { hangar: [id] } })
    through(p, 'attack:colony:1', `defend-with:{${id}}`, `fire:{halalszarny}:{${id}}`)
    expect(shown(reach(p), id)).toMatchObject({ turned })
  })

test('CG-GOAL-5, CG-WEAP-12 · tripla-eg: once a combat a weapon or item moves to a participating ship', () => {
  const p = duel({
    you: { hangar: ['tripla-eg', '> fotonlandzsa', '> kristalypajzs', '> harmas-lezer unpaid', 'prizma', 'liktor'] },
    opponent: { hangar: ['karom', '> bombavetosin'] },
  })
  expect(offers(p, 'use:{tripla-eg}:1')).toBe(false)
  through(p, 'attack:colony:1', 'attack-with:{tripla-eg}', 'attack-with:{prizma}', 'done', 'use:{tripla-eg}:1')
  // The lance is the only weapon that may be given up; the ship that stays at home cannot be chosen.
  expect(p.options().sort()).toEqual([`target:${card(p, 'tripla-eg')}`, `target:${card(p, 'prizma')}`].sort())
  through(p, 'target:{prizma}')
  reach(p, 'bombing-bombers')
  expect([values(p, 'tripla-eg'), values(p, 'prizma')]).toEqual([
    [1, 4, 7, 3],
    [3, 3, 3, 0],
  ])
})

test('CG-GOAL-5 · tripla-eg: not twice in a combat, and not when it takes no part', () => {
  const twice = duel({ you: { hangar: ['tripla-eg', '> fotonlandzsa', '> hajtomufokozo', 'prizma'] } })
  through(twice, 'attack:colony:1', 'attack-with:{tripla-eg}', 'attack-with:{prizma}', 'use:{tripla-eg}:1')
  through(twice, 'target:{hajtomufokozo}', 'target:{prizma}')
  expect([offers(twice, 'use:{tripla-eg}:1'), offers(twice, 'move-item:{hajtomufokozo}:{tripla-eg}')]).toEqual([false, true])
  const home = duel({ you: { hangar: ['tripla-eg', '> fotonlandzsa', '> hajtomufokozo', 'prizma'] } })
  through(home, 'attack:colony:1', 'attack-with:{prizma}', 'done')
  expect([offers(home, 'use:{tripla-eg}:1'), offers(home, 'move-item:{hajtomufokozo}:{prizma}')]).toEqual([false, true])
})
