import { expect, test } from 'vitest'
import { card, credits, doing, duel, offers, pile, placeOf, reach, shown, through, values } from '../given.ts'

test('CG-GOAL-5, CG-WEAP-12 · gyors-atszereles: paid weaponry moves to another own ship, and a card', () => {
  const p = duel({
    you: {
      hand: ['gyors-atszereles'],
      hangar: ['birodalmi-cirkalo', '> fotonlandzsa', '> tukorpajzs', '> nanoraj unpaid', 'turul'],
      colony: ['karom'],
    },
    opponent: { hangar: ['karom', '> harmas-lezer'] },
  })
  through(p, 'event:{gyors-atszereles}')
  // The lance is the only weaponry that may be given up: no shield, nothing unpaid, nothing of the opponent.
  expect(p.options().sort()).toEqual([`target:${card(p, 'birodalmi-cirkalo')}`, `target:${card(p, 'turul')}`].sort())
  through(p, 'target:{turul}')
  reach(p)
  expect([values(p, 'birodalmi-cirkalo')[1], values(p, 'turul')[1], pile(p, 'headquarters')]).toEqual([3, 4, ['karom']])
  expect([shown(p, 'fotonlandzsa').paid, placeOf(p.g, card(p, 'gyors-atszereles'))]).toEqual([true, 'trash of 0'])
})

test('CG-GOAL-5, CG-SHIP-2 · gyors-atszereles: not onto a full ship, not with shields only', () => {
  const full = duel({ you: { hand: ['gyors-atszereles'], hangar: ['liktor', '> fotonlandzsa', 'pengefarok', '> tukorpajzs'] } })
  through(full, 'event:{gyors-atszereles}', 'target:{pengefarok}')
  expect([values(reach(full), 'liktor')[1], values(full, 'pengefarok')[1]]).toEqual([4, 2])
  const shields = duel({ you: { hand: ['gyors-atszereles'], hangar: ['liktor', '> tukorpajzs', '> nanoraj unpaid', 'turul'] } })
  expect(offers(shields, 'event:{gyors-atszereles}')).toBe(false)
})

for (const [title, aboard, gain] of [
  ['CG-GOAL-5 · szabadalom: a credit for each own paid weaponry card', ['> nanoraj', '> tukorpajzs', '> nanoraj unpaid', '> kalibralo'], 2],
  ['CG-GOAL-5 · szabadalom: five at most', new Array<string>(6).fill('> nanoraj'), 5],
  ['CG-GOAL-5 · szabadalom: nothing for weaponry of the opponent', [], 0],
] as const)
  test(title, () => {
    const p = duel({
      you: { hand: ['szabadalom'], hangar: ['tripla-eg', ...aboard], credits: 0 },
      opponent: { hangar: ['turul', '> nanoraj'] },
    })
    expect(credits(doing(p, 'event:{szabadalom}'))).toBe(gain)
  })

test('CG-GOAL-5 · osszeszereles: weaponry of your own trash comes paid onto your own ship', () => {
  const p = duel({
    you: { hand: ['osszeszereles'], trash: ['plazmaraketa', 'turul', 'fotonlandzsa', 'tukorpajzs'], hangar: ['liktor'], credits: 3 },
    opponent: { trash: ['nanoraj'], hangar: ['karom'] },
  })
  through(p, 'event:{osszeszereles}')
  // Neither the missile nor the ship, and nothing of the opponent.
  expect(p.options().sort()).toEqual([`target:${card(p, 'fotonlandzsa')}`, `target:${card(p, 'tukorpajzs')}`].sort())
  through(p, 'target:{tukorpajzs}')
  reach(p)
  expect([credits(p), shown(p, 'tukorpajzs').paid, values(p, 'liktor')]).toEqual([0, true, [3, 2, 5, 2]])
  expect(pile(p, 'trash')).toEqual(['plazmaraketa', 'turul', 'fotonlandzsa', 'osszeszereles'])
})

test('CG-GOAL-5 · osszeszereles: not onto a full ship, not with missiles only, not without a ship', () => {
  const full = duel({ you: { hand: ['osszeszereles'], trash: ['tukorpajzs'], hangar: ['pengefarok', '> nanoraj'] } })
  doing(full, 'event:{osszeszereles}')
  expect([values(full, 'pengefarok')[2], pile(full, 'trash')]).toEqual([1, ['tukorpajzs', 'osszeszereles']])
  expect(offers(duel({ you: { hand: ['osszeszereles'], trash: ['plazmaraketa'], hangar: ['liktor'] } }), 'event:{osszeszereles}')).toBe(
    false,
  )
  expect(offers(duel({ you: { hand: ['osszeszereles'], trash: ['tukorpajzs'] } }), 'event:{osszeszereles}')).toBe(false)
})
