import { expect, test } from 'vitest'
import { card, duel, offers, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, weaponry, ship, figures] of [
  [
    'CG-CARD-5, CG-VAL-1 · gaia-tuzgyorsito: four speed less, not below 0, and three firepower',
    'gaia-tuzgyorsito',
    'hunyadi',
    [0, 8, 6, 3],
  ],
  ['CG-CARD-5 · durmacel-vertezet: two armour', 'durmacel-vertezet', 'turul', [4, 2, 5, 1]],
] as const)
  test(title, () => {
    const bare = duel({ you: { hangar: [ship] } })
    expect(values(duel({ you: { hangar: [ship, `> ${weaponry} unpaid`] } }), ship)).toEqual(values(bare, ship))
    expect(values(duel({ you: { hangar: [ship, `> ${weaponry}`, ship] } }), ship)).toEqual(figures)
    expect(values(duel({ you: { hangar: [ship, `> ${weaponry}`, ship] } }), `${ship}#1`)).toEqual(values(bare, ship))
  })

test('CG-ABIL-35, CG-PAY-5 · koteleknavigator: the ship gains formation and a speed, once paid', () => {
  const p = duel({ you: { hangar: ['turul', '> koteleknavigator', 'karom', '> koteleknavigator unpaid'] } })
  expect([values(p, 'turul'), shown(p, 'turul').keywords]).toEqual([
    [5, 2, 3, 1],
    ['formation', 'repair'],
  ])
  expect([values(p, 'karom'), shown(p, 'karom').keywords]).toEqual([[4, 3, 2, 0], []])
})

test('CG-GOAL-5 · kombinalt-fegyverrendszer: one firepower for each other paid subtype on the ship, three at most', () => {
  const firepower = (...hangar: string[]) => values(duel({ you: { hangar } }), hangar[0] as string)[1]
  expect(firepower('hunyadi', '> kombinalt-fegyverrendszer')).toBe(6)
  expect(firepower('hunyadi', '> kombinalt-fegyverrendszer', '> durmacel-vertezet', '> koteleknavigator')).toBe(8)
  // Two of the same subtype count once, unpaid ones not at all.
  expect(firepower('hunyadi', '> kombinalt-fegyverrendszer', '> durmacel-vertezet', '> durmacel-vertezet')).toBe(7)
  expect(firepower('hunyadi', '> kombinalt-fegyverrendszer', '> durmacel-vertezet unpaid')).toBe(6)
})

test('CG-GOAL-5 · kombinalt-fegyverrendszer: crew counts while aboard, a fourth subtype adds nothing', () => {
  const p = duel({
    you: {
      hangar: ['jegorias', '> kombinalt-fegyverrendszer', '> gaia-tuzgyorsito', '> durmacel-vertezet', '> koteleknavigator'],
      cantina: ['vasfalo'],
    },
  })
  expect(values(p, 'jegorias')[1]).toBe(5 + 1 + 3 + 3)
  through(p, 'attack:colony:1', 'board:{vasfalo}:{jegorias}')
  expect(values(reach(p, 'bombing-bombers'), 'jegorias')[1]).toBe(5 + 1 + 3 + 3)
  const two = duel({ you: { hangar: ['jegorias', '> kombinalt-fegyverrendszer', '> durmacel-vertezet'], cantina: ['vasfalo'] } })
  through(two, 'attack:colony:1', 'board:{vasfalo}:{jegorias}')
  expect(values(reach(two, 'bombing-bombers'), 'jegorias')[1]).toBe(5 + 1 + 2)
})

test('CG-GOAL-5, CG-WEAP-9 · atomtoltet: an attacking ship gets three bombing until the end of the combat', () => {
  const p = duel({ you: { hangar: ['turul', '> atomtoltet unpaid'], credits: 2 } })
  expect(offers(p, 'pay:{atomtoltet}')).toBe(false)
  through(p, 'attack:colony:1', 'pay:{atomtoltet}')
  expect(values(reach(p, 'bombing-bombers'), 'turul')).toEqual([4, 2, 3, 4])
  expect(values(reach(p), 'turul')).toEqual([4, 2, 3, 1])
  expect(placeOf(p.g, card(p, 'atomtoltet'))).toBe('trash of 0')
})

test('CG-GOAL-5 · atomtoltet: nothing for a defender, nothing unpaid', () => {
  const p = duel({ you: { hangar: ['karom'] }, opponent: { hangar: ['turul', '> atomtoltet unpaid'] } })
  through(p, 'attack:colony:1', 'defend-with:{turul}', 'pay:{atomtoltet}')
  expect(values(reach(p, 'firing-act'), 'turul')).toEqual([4, 2, 3, 1])
  const unpaid = duel({ you: { hangar: ['turul', '> atomtoltet unpaid'] } })
  through(unpaid, 'attack:colony:1')
  expect(values(reach(unpaid, 'bombing-bombers'), 'turul')).toEqual([4, 2, 3, 1])
})
