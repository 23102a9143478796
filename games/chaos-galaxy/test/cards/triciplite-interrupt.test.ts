import { expect, test } from 'vitest'
import { asked, card, credits, duel, heard, offers, pile, reach, shown, through, values } from '../given.ts'

for (const [title, aboard, left] of [
  [
    'CG-GOAL-5 · tultoltes: a firepower for each paid weaponry card on the ship',
    ['> nanoraj', '> tukorpajzs', '> hajtomufokozo unpaid'],
    2,
  ],
  ['CG-GOAL-5 · tultoltes: three at most', ['> nanoraj', '> nanoraj', '> tukorpajzs', '> univerzalis-csatolo'], 1],
  ['CG-GOAL-5 · tultoltes: nothing for a ship without weaponry', [], 4],
] as const)
  test(title, () => {
    const p = duel({ you: { hand: ['tultoltes'], hangar: ['birodalmi-cirkalo', ...aboard] }, opponent: { hangar: ['kiralyno-barkaja'] } })
    expect(offers(p, 'play:{tultoltes}')).toBe(false)
    through(p, 'attack:colony:1', 'defend-with:{kiralyno-barkaja}', 'fire:{birodalmi-cirkalo}:{kiralyno-barkaja}', 'play:{tultoltes}')
    reach(p)
    expect([shown(p, 'kiralyno-barkaja').armourLeft, credits(p), values(p, 'birodalmi-cirkalo')[1]]).toEqual([left, 19, 3])
  })

for (const [title, aboard, left] of [
  ['CG-GOAL-5, CG-STACK-21 · veszpajzs: prevents two damage with paid weaponry aboard', ['> nanoraj'], 3],
  ['CG-GOAL-5 · veszpajzs: prevents one with unpaid weaponry only', ['> nanoraj unpaid'], 2],
  ['CG-GOAL-5 · veszpajzs: prevents one with crew only', ['> szereloraj'], 2],
] as const)
  test(title, () => {
    const p = duel({
      you: { hand: ['veszpajzs'], hangar: ['birodalmi-cirkalo', ...aboard, 'liktor'] },
      opponent: { hangar: ['karom'] },
    })
    expect(offers(p, 'play:{veszpajzs}')).toBe(false)
    through(p, 'attack:colony:1', 'attack-with:{birodalmi-cirkalo}', 'done', 'defend-with:{karom}', 'fire:{karom}:{birodalmi-cirkalo}')
    through(p, 'no-return', 'play:{veszpajzs}')
    expect([shown(reach(p), 'birodalmi-cirkalo').armourLeft, credits(p)]).toEqual([left, 19])
  })

test('CG-GOAL-5 · veszpajzs: not for a ship of the opponent, nor one that takes no part', () => {
  const p = duel({
    you: { hand: ['veszpajzs'], hangar: ['birodalmi-cirkalo', 'turul', 'liktor'] },
    opponent: { hangar: ['karom'] },
  })
  through(p, 'attack:colony:1', 'attack-with:{birodalmi-cirkalo}', 'attack-with:{turul}', 'done', 'defend-with:{karom}')
  through(p, 'fire:{karom}:{turul}', 'no-return', 'play:{veszpajzs}')
  expect(p.options().sort()).toEqual([`target:${card(p, 'birodalmi-cirkalo')}`, `target:${card(p, 'turul')}`].sort())
})

test("CG-GOAL-5, CG-INFO-9 · fegyverleolvasas: shows all unpaid cards on the opponent's ships, and a card", () => {
  const p = duel({
    you: { hand: ['fegyverleolvasas'], colony: ['turul'], hangar: ['pengefarok', '> nanoraj unpaid'] },
    opponent: { hangar: ['liktor', '> fotonlandzsa unpaid', '> tukorpajzs', 'karom', '> tuzer unpaid'], cantina: ['kantinos unpaid'] },
  })
  through(p, 'play:{fegyverleolvasas}')
  reach(p)
  const looked = JSON.stringify(heard(p, 'looked'))
  expect(['fotonlandzsa', 'tuzer'].every((id) => looked.includes(id))).toBe(true)
  expect(['tukorpajzs', 'kantinos', 'nanoraj'].some((id) => looked.includes(id))).toBe(false)
  expect([pile(p, 'headquarters'), credits(p)]).toEqual([['turul'], 19])
  expect([JSON.stringify(p.events(1)), JSON.stringify(p.events('spectator'))].some((text) => text.includes('tuzer'))).toBe(false)
})

test('CG-INT-7 · fegyverleolvasas: not in combat', () => {
  const p = duel({
    you: { hand: ['fegyverleolvasas', 'veszpajzs'], hangar: ['liktor'] },
    opponent: { hangar: ['karom', '> tuzer unpaid'] },
  })
  expect(offers(p, 'play:{fegyverleolvasas}')).toBe(true)
  through(p, 'attack:colony:1', 'defend-with:{karom}', 'fire:{karom}:{liktor}', 'no-return')
  expect([offers(p, 'play:{fegyverleolvasas}'), offers(p, 'play:{veszpajzs}')]).toEqual([false, true])
})

const SHORTED = {
  you: { hand: ['rovidzarlat'], hangar: ['pengefarok'], credits: 2 },
  opponent: { hangar: ['turul', '> harmas-lezer', '> tukorpajzs', 'kisertetraja'] },
}

test('CG-GOAL-5 · rovidzarlat: a paid weaponry card loses values and text until the end of the turn', () => {
  const p = duel(SHORTED)
  expect([values(p, 'turul'), shown(p, 'turul').keywords]).toEqual([
    [4, 3, 5, 1],
    ['barrage', 'repair'],
  ])
  through(p, 'play:{rovidzarlat}', 'choose:1', 'target:{harmas-lezer}')
  reach(p)
  expect([values(p, 'turul'), shown(p, 'turul').keywords, credits(p)]).toEqual([[4, 2, 5, 1], ['repair'], 0])
  through(p, 'end')
  expect([values(reach(p), 'turul'), shown(p, 'turul').keywords]).toEqual([
    [4, 3, 5, 1],
    ['barrage', 'repair'],
  ])
})

test('CG-GOAL-5 · rovidzarlat: or a ship loses all abilities, those of cards on it too', () => {
  const p = duel(SHORTED)
  through(p, 'play:{rovidzarlat}', 'choose:2', 'target:{turul}')
  reach(p)
  expect([values(p, 'turul'), shown(p, 'turul').keywords]).toEqual([[4, 3, 5, 1], []])
  through(p, 'end')
  expect(shown(reach(p), 'turul').keywords).toEqual(['barrage', 'repair'])
})

test('CG-GOAL-5, CG-ABIL-4 · rovidzarlat: not both, and not on a cloaked ship', () => {
  const p = duel(SHORTED)
  through(p, 'play:{rovidzarlat}', 'choose:2')
  expect([asked(p), offers(p, 'target:{turul}'), offers(p, 'target:{tukorpajzs}')]).toEqual(['stack-target', true, false])
  expect(offers(p, 'target:{kisertetraja}')).toBe(false)
})
