import { expect, test } from 'vitest'
import { asked, card, credits, doing, duel, heard, offers, pile, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, limit, armour] of [
  ['CG-CARD-6 · fegyvermuhely: limit 3 and armour 2', 'fegyvermuhely', 3, 2],
  ['CG-CARD-6 · energiaracs: limit 3 and armour 3', 'energiaracs', 3, 3],
] as const)
  test(title, () => {
    expect(offers(duel({ you: { surface: [`${id} unpaid +${limit - 1}`] } }), `pay:{${id}}`)).toBe(false)
    const p = duel({ you: { surface: [`${id} unpaid +${limit}`] } })
    doing(p, `pay:{${id}}`)
    expect([shown(p, id).paid, shown(p, id).armourLeft]).toEqual([true, armour])
  })

const UNPAID = ['liktor', '> fotonlandzsa unpaid', '> harmas-lezer unpaid', 'turul', '> nanoraj unpaid']

test('CG-GOAL-5 · fegyvermuhely: the first two weaponry cards paid each turn cost one less', () => {
  const p = duel({ you: { surface: ['fegyvermuhely'], hangar: [...UNPAID, '> fazispajzs unpaid'], credits: 9 } })
  const after = ['fotonlandzsa', 'nanoraj', 'harmas-lezer'].map((id) => credits(doing(p, `pay:{${id}}`)))
  expect(after).toEqual([8, 8, 6])
  through(p, 'end', 'end')
  const before = credits(reach(p))
  expect(credits(doing(p, 'pay:{fazispajzs}'))).toBe(before - 1)
})

test('CG-GOAL-5 · fegyvermuhely: not unpaid, not for crew, not for the opponent', () => {
  const unpaid = duel({ you: { surface: ['fegyvermuhely unpaid'], hangar: UNPAID, credits: 9 } })
  expect(credits(doing(unpaid, 'pay:{fotonlandzsa}'))).toBe(7)
  const crew = duel({ you: { surface: ['fegyvermuhely'], cantina: ['kalibralo unpaid'], credits: 9 } })
  expect(credits(doing(crew, 'pay:{kalibralo}'))).toBe(7)
  const other = duel({ you: { hangar: UNPAID, credits: 9 }, opponent: { surface: ['fegyvermuhely'] } })
  expect(credits(doing(other, 'pay:{fotonlandzsa}'))).toBe(7)
})

const COLONY = ['turul', 'fotonlandzsa', 'solyom', 'honfoglalo', 'gagarin', 'karom', 'liktor', 'nanoraj', 'plazmaraketa']

test('CG-GOAL-5, CG-BASE-9 · tervezoasztal: weaponry of the top eight is taken, the colony is shuffled', () => {
  const p = duel({ you: { surface: ['tervezoasztal unpaid +2'], colony: COLONY, filler: 2, credits: 0 } })
  through(p, 'pay:{tervezoasztal}')
  reach(p, 'effect-search')
  expect(p.options().sort()).toEqual([`take:${card(p, 'fotonlandzsa')}`, `take:${card(p, 'nanoraj')}`, 'done'].sort())
  through(p, 'take:{fotonlandzsa}')
  reach(p)
  expect([pile(p, 'headquarters'), pile(p, 'colony').length, pile(p, 'trash')]).toEqual([['fotonlandzsa'], 10, ['tervezoasztal']])
  expect(heard(p, 'colony-shuffled')).toHaveLength(1)
  expect(JSON.stringify(heard(p, 'took-shown', 1))).toContain('fotonlandzsa')
})

test('CG-CARD-6 · tervezoasztal: not with one development', () => {
  expect(offers(duel({ you: { surface: ['tervezoasztal unpaid +1'] } }), 'pay:{tervezoasztal}')).toBe(false)
})

for (const [title, mark, attack, bombing] of [
  ['CG-GOAL-5 · energiaracs: who attacks a base has one bombing less', '', 'attack:base:{kitinfal}', 1],
  ['CG-GOAL-5 · energiaracs: nothing while unpaid', ' unpaid', 'attack:base:{kitinfal}', 2],
  ['CG-GOAL-5 · energiaracs: nothing when the colony is attacked', '', 'attack:colony:1', 2],
] as const)
  test(title, () => {
    const p = duel({ you: { hangar: ['liktor', 'honfoglalo'] }, opponent: { surface: [`energiaracs${mark}`, 'kitinfal'] } })
    through(p, attack, 'attack-with:{liktor}')
    reach(p, 'bombing-bombers')
    expect([values(p, 'liktor')[3], values(p, 'honfoglalo')[3]]).toEqual([bombing, 2])
  })

test('CG-GOAL-5 · energiaracs: nothing for the ships of its own player', () => {
  const p = duel({ you: { hangar: ['liktor'], surface: ['energiaracs'] }, opponent: { surface: ['kitinfal'] } })
  through(p, 'attack:base:{kitinfal}')
  expect(values(reach(p, 'bombing-bombers'), 'liktor')[3]).toBe(2)
})

const BOMBED = {
  you: { hangar: ['birodalmi-cirkalo', '> fotonlandzsa', '> nanoraj unpaid', 'liktor', '> tukorpajzs'] },
  opponent: { surface: ['robbano-prototipus unpaid'], credits: 1 },
}
const ATTACK = ['attack:base:{robbano-prototipus}', 'attack-with:{birodalmi-cirkalo}', 'attack-with:{liktor}']

test('CG-GOAL-5, CG-TRAP-3 · robbano-prototipus: all weaponry of a bombing ship is destroyed, and two damage', () => {
  const p = duel(BOMBED)
  through(p, ...ATTACK, 'bomb:{birodalmi-cirkalo}', 'trap:{robbano-prototipus}')
  reach(p)
  expect(['fotonlandzsa', 'nanoraj', 'tukorpajzs'].map((id) => placeOf(p.g, card(p, id)))).toEqual([
    'trash of 0',
    'wasteland of 0',
    'mounted of 0',
  ])
  expect([shown(p, 'birodalmi-cirkalo').armourLeft, shown(p, 'liktor').armourLeft, credits(p, 1)]).toEqual([2, 5, 0])
  expect(placeOf(p.g, card(p, 'robbano-prototipus'))).toBe('trash of 1')
})

test('CG-TRAP-3, CG-TRAP-4 · robbano-prototipus: unpaid it does nothing and is destroyed, as it is without a credit', () => {
  const declined = duel(BOMBED)
  through(declined, ...ATTACK, 'bomb:{birodalmi-cirkalo}', 'no-trap')
  reach(declined)
  expect(['robbano-prototipus', 'fotonlandzsa'].map((id) => placeOf(declined.g, card(declined, id)))).toEqual([
    'wasteland of 1',
    'mounted of 0',
  ])
  const poor = duel({ ...BOMBED, opponent: { ...BOMBED.opponent, credits: 0 } })
  through(poor, ...ATTACK, 'bomb:{birodalmi-cirkalo}')
  reach(poor, 'trap-pay')
  expect([asked(poor), offers(poor, 'trap:{robbano-prototipus}')]).toEqual(['trap-pay', false])
})
