import { expect, test } from 'vitest'
import { fight } from './fight.ts'
import { act, asked, card, credits, duel, heard, offers, pile, placeOf, reach, shown, through } from './given.ts'

test('CG-SHIP-1 · in the hangar a scout takes 1, a fighter 2, a cruiser 3, a destroyer 4', () => {
  // Size 12 in all may stay, 13 may not.
  const p = duel({ you: { hangar: ['halalszarny', 'liktor', 'karom', 'crx', 'szarvasbogar'] } })
  through(p, 'end')
  expect(asked(p)).not.toBe('end-hangar')
  const full = duel({ you: { hangar: ['halalszarny', 'liktor', 'karom', 'crx', 'szarvasbogar', 'jegszilank'] } })
  through(full, 'end')
  expect([asked(full), full.question().params]).toEqual(['end-hangar', { size: 13, limit: 12 }])
})

test('CG-SHIP-2 · a ship has as many slots as its size, for weaponry and crew, paid and unpaid together', () => {
  const p = duel({ you: { hangar: ['liktor', '> fotonlandzsa unpaid'], cantina: ['vasfalo', 'onkentes'] } })
  through(p, 'attack:colony:1', 'board:{vasfalo}:{liktor}')
  expect(p.options().filter((id) => id.startsWith('board'))).toEqual([])
  const mount = duel({ you: { hangar: ['liktor', '> fotonlandzsa unpaid', '> femkarom', 'jegszilank'], hand: ['turul'] } })
  expect([offers(mount, 'mount:{turul}:{liktor}'), offers(mount, 'mount:{turul}:{jegszilank}')]).toEqual([false, true])
})

test('CG-SHIP-3 · more hangar space is no more slots, more slots take no more hangar space', () => {
  const p = duel({
    you: { hangar: ['mamut-i', '> fotonlandzsa', '> femkarom', '> kitinlemez', 'haromszog', '> nanoraj'], hand: ['turul', 'gagarin'] },
  })
  expect([offers(p, 'mount:{turul}:{mamut-i}'), offers(p, 'mount:{turul}:{haromszog}')]).toEqual([false, true])
  // 6 + 1 are 7.
  const full = duel({ you: { hangar: ['mamut-i', 'haromszog', 'crx', 'liktor'] } })
  through(full, 'end')
  expect(full.question().params).toEqual({ size: 13, limit: 12 })
})

test('CG-SHIP-4, CG-SHIP-5 · a ship is played face up and paid, and may attack in the same turn', () => {
  const p = duel({ you: { hand: ['liktor'], credits: 6 } })
  through(p, 'launch:{liktor}')
  reach(p)
  expect([credits(p), shown(p, 'liktor').paid, heard(p, 'launching', 1)[0]?.name]).toEqual([0, true, '@card-liktor'])
  through(p, 'attack:colony:1', 'bomb:{liktor}')
  reach(p)
  expect(pile(p, 'wasteland', 1)).toHaveLength(2)
})

test('CG-SHIP-6, CG-SHIP-7 · outside the combat a damaged ship turns at once, a participating one at the end of the firing step', () => {
  const p = duel({ you: { hand: ['verdij'] }, opponent: { hangar: ['liktor'] } })
  through(p, 'event:{verdij}')
  reach(p)
  expect([shown(p, 'liktor').turned, shown(p, 'liktor').armourLeft]).toEqual(['damaged', 1])
  const combat = fight(['cobra-flash', 'karom'], ['szarvasbogar'])
  act(combat, 'fire:{cobra-flash}:{szarvasbogar}', 'no-return')
  expect([shown(combat, 'szarvasbogar').armourLeft, shown(combat, 'szarvasbogar').turned]).toEqual([3, 'active'])
  reach(combat)
  expect(shown(combat, 'szarvasbogar').turned).toBe('damaged')
})

test('CG-SHIP-8, CG-SHIP-9 · without armour a ship goes to the trash, paid cards on it too, unpaid ones to the wasteland', () => {
  const p = duel({ you: { hand: ['verdij'] }, opponent: { hangar: ['sasfiok', '> fotonlandzsa', '> vasfalo unpaid'] } })
  through(p, 'event:{verdij}')
  reach(p)
  expect([placeOf(p.g, card(p, 'sasfiok', 1)), placeOf(p.g, card(p, 'fotonlandzsa')), placeOf(p.g, card(p, 'vasfalo'))]).toEqual([
    'trash of 1',
    'trash of 1',
    'wasteland of 1',
  ])
  const combat = fight(['birodalmi-cirkalo'], ['jegszilank', '> vasfalo unpaid'])
  act(combat, 'pass', 'fire:{birodalmi-cirkalo}:{jegszilank}', 'no-return')
  expect([placeOf(combat.g, card(combat, 'jegszilank')), placeOf(combat.g, card(combat, 'vasfalo'))]).toEqual([
    'trash of 1',
    'wasteland of 1',
  ])
})

test('CG-SHIP-10 · lost armour stays lost until the next end phase of any player', () => {
  const p = duel({ you: { hangar: ['halalszarny', 'marduk-kurios', 'cobra-flash'] }, opponent: { hangar: ['liktor'] } })
  through(p, 'attack:colony:1', 'attack-with:{halalszarny}', 'done', 'defend-with:{liktor}', 'fire:{halalszarny}:{liktor}')
  reach(p)
  expect(shown(p, 'liktor').armourLeft).toBe(2)
  const next = duel({ you: { hangar: ['cobra-flash'] }, opponent: { hangar: ['szarvasbogar -3', 'liktor'] } })
  through(next, 'end')
  reach(next)
  expect(shown(next, 'szarvasbogar').armourLeft).toBe(5)
})

test('CG-SHIP-11 · a ship that leaves otherwise takes its cards along: paid to the trash, unpaid to the wasteland', () => {
  const p = duel({ you: { hangar: ['crx', 'leviatan', 'hunyadi', '> fotonlandzsa', '> turul unpaid', 'halalszarny'] } })
  through(p, 'end', 'discard:{hunyadi}')
  expect(['hunyadi', 'fotonlandzsa', 'turul'].map((id) => placeOf(p.g, card(p, id)))).toEqual([
    'trash of 0',
    'trash of 0',
    'wasteland of 0',
  ])
})

test('CG-SHIP-12 · during the turn the hangar may hold more, and equal names as many as one likes', () => {
  const p = duel({ you: { hangar: ['crx', 'crx', 'crx'], hand: ['crx'], credits: 15 } })
  through(p, 'launch:{crx}')
  reach(p)
  expect(p.g.seats[0]?.hangar).toHaveLength(4)
})

test('CG-SHIP-13 · a ship that loses slots loses the surplus, as its controller chooses', () => {
  const p = duel({
    you: { hangar: ['jegszilank', '> univerzalis-csatolo', '> fotonlandzsa', '> femkarom unpaid', 'crx'] },
  })
  through(p, 'attack:colony:1', 'attack-with:{jegszilank}', 'move-item:{univerzalis-csatolo}:{crx}')
  expect([asked(p), p.question().seat, p.options()]).toEqual([
    'ship-surplus',
    0,
    [`discard:${card(p, 'fotonlandzsa')}`, `discard:${card(p, 'femkarom')}`],
  ])
  act(p, 'discard:{femkarom}')
  expect([placeOf(p.g, card(p, 'femkarom')), placeOf(p.g, card(p, 'fotonlandzsa'))]).toEqual(['wasteland of 0', 'mounted of 0'])

  // Crew goes the same way in a combat.
  const crew = duel({ you: { hangar: ['jegszilank', '> legenysegi-kabin', 'crx'], cantina: ['vasfalo', 'onkentes', 'tuzer'] } })
  through(crew, 'attack:colony:1', 'attack-with:{jegszilank}', 'done', 'board:{vasfalo}:{jegszilank}', 'board:{onkentes}:{jegszilank}')
  act(crew, 'move-item:{legenysegi-kabin}:{crx}', 'discard:{onkentes}')
  expect([placeOf(crew.g, card(crew, 'onkentes')), placeOf(crew.g, card(crew, 'vasfalo'))]).toEqual(['trash of 0', 'boarded of 0'])
})

test('CG-SHIP-13 · when a ship loses slots its controller at once gives up the surplus weaponry', () => {
  const p = duel({
    active: 1,
    you: { hangar: ['marduk-kurios', '> univerzalis-csatolo', '> femkarom', '> asofog'] },
    opponent: { hand: ['rovidzarlat'] },
  })
  expect(shown(p, 'marduk-kurios').slots).toBe(3)
  p.answer(p.options().find((id) => id.startsWith('play:')) as string)
  const surplus: number[] = []
  for (let step = 0; step < 14 && asked(p) !== 'main-action'; step++) {
    const options = p.options()
    if (asked(p) === 'ship-surplus') surplus.push(p.question().seat)
    p.answer(
      options.find((id) => id === `target:${card(p, 'univerzalis-csatolo')}`) ??
        options.find((id) => id === 'pass' || id === 'done') ??
        (options[0] as string),
    )
  }
  expect(surplus).toContain(0)
  expect(shown(p, 'marduk-kurios').aboard).toHaveLength(1)
})
