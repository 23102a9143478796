import { expect, test } from 'vitest'
import { rewrite } from './effects/given.ts'
import { fight } from './fight.ts'
import { act, asked, card, credits, duel, heard, offers, placeOf, reach, shown, through, values } from './given.ts'

test('CG-UNEQ-1 · crew of surviving ships of both players returns to the cantina of its controller', () => {
  const p = duel({
    you: { hangar: ['liktor'], cantina: ['vasfalo', 'onkentes'] },
    opponent: { hangar: ['szarvasbogar'], cantina: ['tuzer', 'rajvezer unpaid'] },
  })
  through(
    p,
    'attack:colony:1',
    'board:{vasfalo}:{liktor}',
    'defend-with:{szarvasbogar}',
    'board:{tuzer}:{szarvasbogar}',
    'board:{rajvezer}:{szarvasbogar}',
  )
  for (let asking = 0; asked(p) !== 'main-action' && asking < 30; asking++) {
    const options = p.options()
    act(p, options.find((id) => ['pass', 'choose:1'].includes(id)) ?? 'done')
  }
  const crew = ['vasfalo', 'tuzer', 'rajvezer']
  expect(heard(p, 'disembarked').map((event) => event.card)).toEqual(crew.map((id) => card(p, id)))
  expect(crew.map((id) => placeOf(p.g, card(p, id)))).toEqual(['cantina of 0', 'cantina of 1', 'cantina of 1'])
})

test('CG-UNEQ-2 · then paid missiles go to the trash, other weaponry and unpaid missiles stay', () => {
  const p = duel({
    you: { hangar: ['birodalmi-cirkalo', '> atomtoltet unpaid', '> elmeraketa unpaid', '> fotonlandzsa'] },
  })
  through(p, 'attack:colony:1', 'pay:{atomtoltet}')
  reach(p)
  expect(['atomtoltet', 'elmeraketa', 'fotonlandzsa'].map((id) => placeOf(p.g, card(p, id)))).toEqual([
    'trash of 0',
    'mounted of 0',
    'mounted of 0',
  ])
})

test('CG-UNEQ-3 · then effects of the combat end, and the main phase of the attacker goes on', () => {
  const p = fight(['liktor'], ['szarvasbogar'], { hand: ['extra-talalat'] })
  through(p, 'play:{extra-talalat}')
  reach(p, 'firing-act')
  expect(values(p, 'liktor')[1]).toBe(3)
  reach(p)
  expect([values(p, 'liktor')[1], asked(p), p.question().seat, p.g.combat]).toEqual([2, 'main-action', 0, null])
})

test('CG-UNEQ-4 · a ship that survived only by armour of the combat is destroyed when that ends', () => {
  const p = fight(['birodalmi-cirkalo'], ['liktor'], { theirHand: ['durmacel-celterelo'] })
  act(p, 'pass', 'fire:{birodalmi-cirkalo}:{liktor}')
  through(p, 'play:{durmacel-celterelo}')
  reach(p, 'firing-act')
  expect(shown(p, 'liktor').armourLeft).toBe(1)
  reach(p)
  expect([placeOf(p.g, card(p, 'liktor')), heard(p, 'effects-ended').length, offers(p, 'end')]).toEqual(['trash of 1', 1, true])
})

test('CG-UNEQ-4, CG-SHIP-8 · crew that returns takes its armour along: a ship that survived only by it is destroyed', () => {
  const p = duel({ you: { hangar: ['liktor -2'], cantina: ['vasfalo', 'onkentes'] }, opponent: { hangar: ['szarvasbogar'] } })
  through(p, 'attack:colony:1', 'board:{vasfalo}:{liktor}', 'board:{onkentes}:{liktor}')
  through(p, 'defend-with:{szarvasbogar}', 'fire:{liktor}:{szarvasbogar}', 'no-return')
  reach(p)
  expect(placeOf(p.g, card(p, 'liktor'))).toBe('hangar of 0')
  const shot = duel({ you: { hangar: ['liktor'], cantina: ['vasfalo'] }, opponent: { hangar: ['szarvasbogar'] } })
  through(shot, 'attack:colony:1', 'board:{vasfalo}:{liktor}', 'defend-with:{szarvasbogar}', 'fire:{liktor}:{szarvasbogar}', 'return-fire')
  reach(shot)
  // The ship lost three of its five armour.
  expect(['liktor', 'vasfalo'].map((id) => placeOf(shot.g, card(shot, id)))).toEqual(['trash of 0', 'cantina of 0'])
  // The ship is destroyed while the combat still runs.
  const told = shot.events(0).flatMap(({ type }) => (type === 'destroyed' || type === 'combat-over' ? [type] : []))
  expect(told).toEqual(['destroyed', 'combat-over'])
})

test('CG-UNEQ-4, CG-STACK-20 · effects triggered by the end of a combat happen before the main phase continues', () => {
  rewrite('liktor', [{ kind: 'triggered', when: { event: 'destroyed', who: 'self' }, do: [{ op: 'gainCredits', player: 'you', n: 1 }] }])
  const p = duel({ you: { hangar: ['liktor'], cantina: ['vasfalo'], credits: 3 }, opponent: { hangar: ['szarvasbogar'] } })
  through(p, 'attack:colony:1', 'board:{vasfalo}:{liktor}', 'defend-with:{szarvasbogar}', 'fire:{liktor}:{szarvasbogar}', 'return-fire')
  reach(p)
  expect([placeOf(p.g, card(p, 'liktor')), credits(p)]).toEqual(['trash of 0', 4])
})

test('CG-UNEQ-1, CG-CREW-8 · effects that crew triggers in the unequip step happen while it is still aboard', () => {
  rewrite('onkentes', [{ kind: 'triggered', when: { event: 'unequip', who: 'self' }, do: [{ op: 'turn', who: 'ship', to: 'damaged' }] }])
  const p = duel({ you: { hangar: ['liktor'], cantina: ['onkentes'] }, opponent: {} })
  through(p, 'attack:colony:1', 'board:{onkentes}:{liktor}')
  reach(p)
  expect(['liktor', 'onkentes'].map((id) => shown(p, id).turned)).toEqual(['damaged', 'used'])
})

for (const [armour, setting] of [
  ['urvedelmi-kor', { opponent: { hangar: ['liktor -2'], surface: ['urvedelmi-kor'] } }],
  ['kristalypajzs', { opponent: { hangar: ['liktor -3', '> kristalypajzs'] } }],
] as const)
  test(`CG-UNEQ-4, CG-SHIP-8 · ${armour}: who lived on armour of a defender falls when the combat is over`, () => {
    const p = duel({ you: { hangar: ['szarvasbogar'] }, ...structuredClone(setting) })
    const ship = card(p, 'liktor')
    through(p, 'attack:colony:1', 'defend-with:{liktor}')
    reach(p, 'firing-act')
    const left = shown(p, 'liktor').armourLeft ?? 0
    expect(left).toBeGreaterThan(0)
    p.g.lost[ship] = (p.g.lost[ship] as number) + left - 1
    expect(shown(p, 'liktor').armourLeft).toBe(1)
    reach(p)
    expect(placeOf(p.g, ship)).toBe('trash of 1')
  })
