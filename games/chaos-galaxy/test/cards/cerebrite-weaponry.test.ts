import { expect, test } from 'vitest'
import { card, duel, heard, offers, placeOf, reach, shown, through, values } from '../given.ts'

for (const [title, id, figures] of [
  ['CG-CARD-5 · pszi-erosito: one speed', 'pszi-erosito', [4, 2, 3, 2]],
  ['CG-CARD-5 · ammoniapajzs: one armour', 'ammoniapajzs', [3, 2, 4, 2]],
  ['CG-CARD-5 · gondolatolvaso: one speed', 'gondolatolvaso', [4, 2, 3, 2]],
] as const)
  test(title, () => {
    expect(values(duel({ you: { hangar: ['liktor', `> ${id}`] } }), 'liktor')).toEqual(figures)
    expect(values(duel({ you: { hangar: ['liktor', `> ${id} unpaid`] } }), 'liktor')).toEqual([3, 2, 3, 2])
  })

for (const [title, events, mark, firepower] of [
  ['CG-GOAL-5 · pszi-erosito: one firepower for two events in your own trash', 2, '', 3],
  ['CG-GOAL-5, CG-VAL-3 · pszi-erosito: rounded down', 5, '', 4],
  ['CG-GOAL-5 · pszi-erosito: at most three', 9, '', 5],
  ['CG-GOAL-5 · pszi-erosito: nothing for one', 1, '', 2],
  ['CG-GOAL-5 · pszi-erosito: nothing unpaid', 4, ' unpaid', 2],
] as const)
  test(title, () => {
    // Other cards in the trash and the opponent's trash do not count.
    const p = duel({
      you: { hangar: ['liktor', `> pszi-erosito${mark}`], trash: ['turul', 'kamat', ...new Array<string>(events).fill('hitel')] },
      opponent: { trash: ['hitel', 'hitel'] },
    })
    expect(values(p, 'liktor')[1]).toBe(firepower)
  })

test('CG-GOAL-5 · ammoniapajzs: the first ship that fires at its ship in a combat has one firepower less for that shot', () => {
  const p = duel({
    you: { hangar: ['birodalmi-cirkalo', '> ammoniapajzs'] },
    opponent: { hangar: ['cobra-flash', 'cobra-flash'] },
  })
  through(p, 'attack:colony:1', 'defend-with:{cobra-flash}', 'defend-with:{cobra-flash#1}', 'fire:{cobra-flash}:{birodalmi-cirkalo}')
  reach(p, 'firing-act')
  // Two firepower minus one against five armour; later the full two.
  expect([shown(p, 'birodalmi-cirkalo').armourLeft, values(p, 'cobra-flash')[1]]).toEqual([4, 2])
  through(p, 'fire:{cobra-flash#1}:{birodalmi-cirkalo}')
  expect(shown(reach(p, 'firing-act'), 'birodalmi-cirkalo').armourLeft).toBe(2)
})

test('CG-GOAL-5 · ammoniapajzs: nothing while unpaid', () => {
  const p = duel({ you: { hangar: ['birodalmi-cirkalo', '> ammoniapajzs unpaid'] }, opponent: { hangar: ['cobra-flash'] } })
  through(p, 'attack:colony:1', 'defend-with:{cobra-flash}', 'fire:{cobra-flash}:{birodalmi-cirkalo}')
  expect(shown(reach(p, 'firing-act'), 'birodalmi-cirkalo').armourLeft).toBe(2)
})

const READ = { hangar: ['birodalmi-cirkalo', '> tuzer unpaid', '> femkarom unpaid', '> berfegyver', 'halalszarny', '> rakoter unpaid'] }

test("CG-GOAL-5, CG-INFO-9 · gondolatolvaso: when its ship joins a combat it shows the unpaid cards on the opponent's ships", () => {
  const p = duel({ you: { hangar: ['liktor', '> gondolatolvaso'] }, opponent: READ })
  through(p, 'attack:colony:1')
  expect(heard(p, 'looked')).toEqual([])
  reach(p)
  expect(heard(p, 'looked').flatMap((event) => event.names)).toEqual(['@card-tuzer', '@card-femkarom', '@card-rakoter'])
  expect(heard(p, 'looked', 1)).toEqual([])
})

test('CG-GOAL-5 · gondolatolvaso: unpaid, or on a ship that stays at home, it shows nothing', () => {
  const unpaid = duel({ you: { hangar: ['liktor', '> gondolatolvaso unpaid'] }, opponent: READ })
  through(unpaid, 'attack:colony:1')
  expect(heard(reach(unpaid), 'looked')).toEqual([])
  const home = duel({ you: { hangar: ['liktor', '> gondolatolvaso', 'futar'] }, opponent: READ })
  through(home, 'attack:colony:1', 'attack-with:{futar}')
  expect(heard(reach(home), 'looked')).toEqual([])
})

test('CG-GOAL-5, CG-CPAY-4 · elmeraketa: turns an enemy participating ship up to a cruiser used', () => {
  const p = duel({
    you: { hangar: ['liktor', '> elmeraketa unpaid'], credits: 3 },
    opponent: { hangar: ['birodalmi-cirkalo', 'palotahajo', 'cobra-flash'] },
  })
  through(p, 'attack:colony:1', 'defend-with:{birodalmi-cirkalo}', 'defend-with:{palotahajo}', 'pay:{elmeraketa}')
  reach(p, 'firing-act')
  expect(['birodalmi-cirkalo', 'palotahajo', 'cobra-flash'].map((id) => shown(p, id).turned)).toEqual(['used', 'active', 'active'])
  expect(placeOf(reach(p).g, card(p, 'elmeraketa'))).toBe('trash of 0')
})

test('CG-GOAL-5 · elmeraketa: unpaid nothing, and nothing against destroyers alone', () => {
  const given = {
    you: { hangar: ['liktor', '> elmeraketa unpaid'], credits: 3 },
    opponent: { hangar: ['birodalmi-cirkalo', 'palotahajo'] },
  }
  const unpaid = duel(given)
  through(unpaid, 'attack:colony:1', 'defend-with:{birodalmi-cirkalo}')
  expect(shown(reach(unpaid, 'firing-act'), 'birodalmi-cirkalo').turned).toBe('active')
  const large = duel(given)
  through(large, 'attack:colony:1', 'defend-with:{palotahajo}', 'pay:{elmeraketa}')
  reach(large, 'firing-act')
  expect(['birodalmi-cirkalo', 'palotahajo'].map((id) => shown(large, id).turned)).toEqual(['active', 'active'])
})

for (const [title, id, price] of [
  ['CG-PAY-4 · pszi-erosito: 2 credits', 'pszi-erosito', 2],
  ['CG-PAY-4 · ammoniapajzs: 2 credits', 'ammoniapajzs', 2],
  ['CG-PAY-4 · gondolatolvaso: 1 credit', 'gondolatolvaso', 1],
] as const)
  test(title, () => {
    expect(offers(duel({ you: { hangar: ['birodalmi-cirkalo', `> ${id} unpaid`], credits: price } }), `pay:{${id}}`)).toBe(true)
    expect(offers(duel({ you: { hangar: ['birodalmi-cirkalo', `> ${id} unpaid`], credits: price - 1 } }), `pay:{${id}}`)).toBe(false)
  })
