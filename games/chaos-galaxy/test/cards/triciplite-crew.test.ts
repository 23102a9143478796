import { expect, test } from 'vitest'
import { asked, card, credits, doing, duel, heard, offers, pile, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures] of [
  ['CG-CARD-5 · szereloraj: one armour', 'szereloraj', [3, 2, 4, 2]],
  ['CG-CARD-5 · kalibralo: one speed and one firepower', 'kalibralo', [4, 3, 3, 2]],
  ['CG-CARD-5 · fegyvermester: adds no figure by itself', 'fegyvermester', [3, 2, 3, 2]],
] as const)
  test(title, () => {
    const aboard = duel({ you: { hangar: ['liktor'], cantina: [id] } })
    expect(values(aboard, 'liktor')).toEqual([3, 2, 3, 2])
    through(aboard, 'attack:colony:1', `board:{${id}}:{liktor}`)
    expect(values(reach(aboard, 'bombing-bombers'), 'liktor')).toEqual(figures)
    const unpaid = duel({ you: { hangar: ['liktor'], cantina: [`${id} unpaid`], credits: 0 } })
    through(unpaid, 'attack:colony:1', `board:{${id}}:{liktor}`)
    expect(values(reach(unpaid, 'bombing-bombers'), 'liktor')).toEqual([3, 2, 3, 2])
  })

for (const [title, aboard, firepower] of [
  ['CG-GOAL-5 · fegyvermester: a firepower for each paid weapon on the ship', ['> fotonlandzsa', '> harmas-lezer'], 4 + 3 + 2],
  ['CG-GOAL-5 · fegyvermester: three at most', new Array<string>(4).fill('> bombavetosin'), 4 + 3],
  ['CG-GOAL-5 · fegyvermester: nothing for shields, items and unpaid weapons', ['> nanoraj', '> tukorpajzs', '> fotonlandzsa unpaid'], 4],
] as const)
  test(title, () => {
    expect(values(duel({ you: { hangar: ['tripla-eg', '> fegyvermester', ...aboard] } }), 'tripla-eg')[1]).toBe(firepower)
  })

test('CG-CREW-3 · fegyvermester: nothing from the cantina, nothing unpaid', () => {
  expect(values(duel({ you: { hangar: ['liktor', '> fotonlandzsa'], cantina: ['fegyvermester'] } }), 'liktor')[1]).toBe(4)
  expect(values(duel({ you: { hangar: ['liktor', '> fotonlandzsa', '> fegyvermester unpaid'] } }), 'liktor')[1]).toBe(4)
})

const TINKERED = {
  hangar: ['birodalmi-cirkalo', '> fotonlandzsa unpaid', '> harmas-lezer unpaid', 'liktor', '> bombavetosin unpaid'],
  cantina: ['szereloraj'],
  credits: 9,
}
const BOARDED = ['attack:colony:1', 'attack-with:{birodalmi-cirkalo}', 'attack-with:{liktor}', 'board:{szereloraj}:{birodalmi-cirkalo}']

test('CG-GOAL-5, CG-CPAY-1 · szereloraj: once a combat, weaponry on its ship costs two less in the payment step', () => {
  const p = duel({ you: TINKERED })
  expect(offers(p, 'use:{szereloraj}:0')).toBe(false)
  through(p, ...BOARDED, 'use:{szereloraj}:0', 'pay:{fotonlandzsa}')
  reach(p, 'combat-payment')
  expect([credits(p), shown(p, 'fotonlandzsa').paid, offers(p, 'use:{szereloraj}:0')]).toEqual([9, true, false])
  through(p, 'pay:{harmas-lezer}')
  reach(p, 'combat-payment')
  expect(credits(p)).toBe(7)
})

test('CG-GOAL-5 · szereloraj: full price on another ship, without using it, and after the combat', () => {
  const p = duel({ you: TINKERED })
  through(p, ...BOARDED, 'use:{szereloraj}:0', 'pay:{bombavetosin}')
  reach(p, 'combat-payment')
  expect(credits(p)).toBe(7)
  doing(reach(p), 'pay:{fotonlandzsa}')
  expect(credits(p)).toBe(5)
  const unused = duel({ you: TINKERED })
  through(unused, ...BOARDED, 'pay:{fotonlandzsa}')
  expect(credits(reach(unused, 'combat-payment'))).toBe(7)
})

const COLONY = ['turul', 'fotonlandzsa', 'solyom', 'honfoglalo', 'gagarin', 'nanoraj', 'plazmaraketa']

test('CG-GOAL-5, CG-INFO-9 · feltalalo: weaponry of the top six is shown and taken, the rest goes to the bottom in any order', () => {
  const p = duel({ you: { cantina: ['feltalalo'], colony: COLONY, filler: 1, credits: 1 } })
  through(p, 'use:{feltalalo}:0')
  reach(p, 'effect-search')
  expect(p.options().sort()).toEqual([`take:${card(p, 'fotonlandzsa')}`, `take:${card(p, 'nanoraj')}`, 'done'].sort())
  through(p, 'take:{nanoraj}', 'next:{gagarin}', 'next:{fotonlandzsa}', 'next:{turul}', 'next:{solyom}')
  reach(p)
  expect([credits(p), shown(p, 'feltalalo').turned, pile(p, 'headquarters')]).toEqual([0, 'used', ['nanoraj']])
  expect(pile(p, 'colony').reverse()).toEqual(['plazmaraketa', 'sasfiok', 'gagarin', 'fotonlandzsa', 'turul', 'solyom', 'honfoglalo'])
  expect(JSON.stringify(heard(p, 'took-shown', 1))).toContain('nanoraj')
  expect(offers(p, 'use:{feltalalo}:0')).toBe(false)
})

test("CG-GOAL-5 · feltalalo: not without a credit, not used or unpaid, not in the opponent's turn or in combat", () => {
  expect(offers(duel({ you: { cantina: ['feltalalo'], credits: 0 } }), 'use:{feltalalo}:0')).toBe(false)
  expect(offers(duel({ you: { cantina: ['feltalalo used'] } }), 'use:{feltalalo}:0')).toBe(false)
  expect(offers(duel({ you: { cantina: ['feltalalo unpaid'] } }), 'use:{feltalalo}:0')).toBe(false)
  const other = duel({ active: 1, you: { cantina: ['feltalalo'], hand: ['csendes-merules'] } })
  through(other, 'draw')
  expect([asked(other), offers(other, 'use:{feltalalo}:0')]).toEqual(['stack-answer', false])
  const fight = duel({ you: { cantina: ['feltalalo', 'kalibralo'], hangar: ['liktor'] } })
  through(fight, 'attack:colony:1')
  expect([asked(reach(fight, 'equip-attackers')), offers(fight, 'use:{feltalalo}:0')]).toEqual(['equip-attackers', false])
})
