import { expect, test } from 'vitest'
import { removeDead } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { chaosGalaxy } from '../index.ts'
import type { CardId } from '../state.ts'
import { drive } from './effects/given.ts'
import { fight } from './fight.ts'
import { act, asked, card, credits, doing, duel, heard, offers, pass, pile, placeOf, reach, shown, through } from './given.ts'

test('CG-SHIP-1 · a scout takes one place in the hangar, a fighter two, a cruiser three, a destroyer four', () => {
  const p = duel({ you: { hangar: ['marduk-kurios', 'karom', 'karom', 'pusztito'] } })
  expect(chaosGalaxy.view(p.g, 0).seats[0]?.hangarSize).toBe(9)
  expect(shown(duel({ you: { hangar: ['honfoglalo'] } }), 'honfoglalo').hangarSize).toBe(3)
})

test('CG-SHIP-2 · weaponry and crew aboard together never exceed the slots', () => {
  const p = duel({
    you: {
      hand: ['femkarom'],
      cantina: ['tuzer', 'vasfalo'],
      hangar: ['karom', '> asofog unpaid', 'liktor', '> berfegyver', '> burokpajzs'],
    },
  })
  expect([shown(p, 'karom').slots, offers(p, 'mount:{femkarom}:{karom}'), offers(p, 'mount:{femkarom}:{liktor}')]).toEqual([2, true, false])
  through(p, 'attack:colony:1', 'attack-with:{karom}', 'board:{tuzer}:{karom}')
  expect(p.options().some((id) => id.startsWith('board:'))).toBe(false)
})

test('CG-SHIP-3 · hangar space and slots change apart from each other', () => {
  expect(shown(duel({ you: { hangar: ['mamut-i'] } }), 'mamut-i')).toMatchObject({ hangarSize: 6, slots: 3 })
  const p = duel({ you: { hangar: ['karom', '> univerzalis-csatolo'] } })
  expect(shown(p, 'karom')).toMatchObject({ hangarSize: 2, slots: 4 })
})

test('CG-SHIP-4 · a ship is played face up and paid in full', () => {
  const p = duel({ you: { hand: ['liktor'], credits: 6 } })
  doing(p, 'launch:{liktor}')
  expect(chaosGalaxy.view(p.g, 1).seats[0]).toMatchObject({ credits: 0, hangar: [{ type: 'liktor', paid: true }] })
})

test('CG-SHIP-4, CG-STACK-1 · a ship that is played lies on the stack until it is answered', () => {
  const p = duel({ you: { hand: ['liktor'], credits: 6 }, opponent: { hand: ['felsobb-parancs'], credits: 9 } })
  act(p, 'launch:{liktor}')
  expect([asked(p), placeOf(p.g, card(p, 'liktor'))]).toEqual(['stack-answer', 'stack of 0'])
  reach(p)
  expect(placeOf(p.g, card(p, 'liktor'))).toBe('hangar of 0')
})

test('CG-SHIP-6 · a ship outside the running combat that is hit turns damaged at once', () => {
  const p = duel({ you: { hand: ['verdij'] }, opponent: { hangar: ['leviatan'] } })
  act(p, 'event:{verdij}')
  pass(p)
  expect(shown(p, 'leviatan')).toMatchObject({ turned: 'damaged', armourLeft: 4 })
})

test('CG-SHIP-7 · a ship in the combat that is hit turns at the end of the firing step, not before', () => {
  const p = duel({ you: { hangar: ['karom'] }, opponent: { hangar: ['birodalmi-cirkalo'] } })
  through(p, 'attack:colony:1', 'defend-with:{birodalmi-cirkalo}', 'fire:{karom}:{birodalmi-cirkalo}', 'no-return')
  reach(p, 'firing-act')
  expect(shown(p, 'birodalmi-cirkalo')).toMatchObject({ turned: 'active', armourLeft: 1 })
  reach(p)
  const events = p.events('spectator').filter((event) => event.card === card(p, 'birodalmi-cirkalo') || event.type === 'firing-over')
  expect(events.map(({ type }) => type)).toEqual(['defends-with', 'damaged', 'turned-damaged', 'firing-over'])
  expect(shown(p, 'birodalmi-cirkalo').turned).toBe('damaged')
})

test('CG-SHIP-8 · a ship without armour is destroyed, outside combat too', () => {
  const p = duel({ you: { hand: ['verdij'] }, opponent: { hangar: ['karom'] } })
  act(p, 'event:{verdij}')
  pass(p)
  expect(placeOf(p.g, card(p, 'karom'))).toBe('trash of 1')
})

test('CG-SHIP-9 · what lies on a destroyed ship is destroyed: paid to the trash, unpaid to the wasteland', () => {
  const p = duel({ you: { hand: ['verdij'] }, opponent: { hangar: ['karom', '> femkarom', '> asofog unpaid'] } })
  act(p, 'event:{verdij}')
  pass(p)
  expect(pile(p, 'trash', 1).sort()).toEqual(['femkarom', 'karom'])
  expect(pile(p, 'wasteland', 1)).toEqual(['asofog'])
})

test('CG-SHIP-10 · lost armour stays lost until the next end phase', () => {
  const p = duel({ you: { hand: ['verdij', 'verdij'] }, opponent: { hangar: ['birodalmi-cirkalo'] } })
  act(p, 'event:{verdij}')
  pass(p)
  expect(shown(p, 'birodalmi-cirkalo').armourLeft).toBe(2)
  const healed = duel({ opponent: { hangar: ['birodalmi-cirkalo -3'] } })
  doing(healed, 'end')
  expect(shown(healed, 'birodalmi-cirkalo').armourLeft).toBe(4)
  act(p, 'event:{verdij#1}')
  pass(p)
  expect(placeOf(p.g, card(p, 'birodalmi-cirkalo'))).toBe('trash of 1')
})

test('CG-SHIP-11 · a ship given up for space takes along what lies on it', () => {
  const p = duel({ you: { hangar: ['liktor', '> femkarom', '> asofog unpaid', ...new Array(6).fill('turul')] } })
  doing(p, 'end', 'discard:{liktor}')
  expect(pile(p, 'trash').sort()).toEqual(['femkarom', 'liktor'])
  expect(pile(p, 'wasteland')).toEqual(['asofog'])
  expect(heard(p, 'destroyed')).toEqual([])
})

test('CG-SHIP-12 · during the turn the hangar may be too full, and equal names may stand side by side', () => {
  const p = duel({ you: { hand: ['turul'], hangar: new Array(6).fill('turul') } })
  doing(p, 'launch:{turul@0#0}')
  expect(p.g.seats[0]?.hangar).toHaveLength(7)
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

  // Crew is destroyed in the same way in a combat.
  const crew = duel({ you: { hangar: ['jegszilank', '> legenysegi-kabin', 'crx'], cantina: ['vasfalo', 'onkentes', 'tuzer'] } })
  through(crew, 'attack:colony:1', 'attack-with:{jegszilank}', 'done', 'board:{vasfalo}:{jegszilank}', 'board:{onkentes}:{jegszilank}')
  act(crew, 'move-item:{legenysegi-kabin}:{crx}', 'discard:{onkentes}')
  expect([placeOf(crew.g, card(crew, 'onkentes')), placeOf(crew.g, card(crew, 'vasfalo'))]).toEqual(['trash of 0', 'boarded of 0'])
})

test('CG-SHIP-13, CG-STACK-18 · of two ships with too much aboard the active player gives up first', () => {
  const full = ['karom', '> univerzalis-csatolo', '> femkarom', '> asofog']
  const seats = (active: number) => {
    const p = duel({ you: { hangar: full }, opponent: { hangar: full } })
    p.g.active = active
    // Unpaid, what adds a slot adds none.
    for (const one of [0, 3]) p.g.paid[p.g.aboard[one] as CardId] = 0
    const [, mine, , , theirs] = p.g.aboard.map((one) => `discard:${one}`) as [string, string, string, string, string]
    return drive(removeDead(p.g, run), active === 0 ? [mine, theirs] : [theirs, mine])
  }
  expect([seats(0), seats(1)]).toEqual([
    [0, 1],
    [1, 0],
  ])
})

test('CG-FIRE-21, CG-STACK-21 · one of two ships that a shot would destroy is saved: the other is still a kill of the shooter', () => {
  const p = fight(['nagy-feher'], ['liktor', '> tokeletes-forma', 'szitakoto'], { credits: 0 })
  // Four points on the ship that a card aboard can save, one on the other.
  through(p, 'fire:{nagy-feher}:{liktor}', 'barrage')
  for (const ship of ['liktor', 'liktor', 'liktor', 'liktor', 'szitakoto']) act(p, `hit:{${ship}}`)
  act(p, 'done')
  for (let asking = 0; asked(p) !== 'stack-replace' && asking < 9; asking++)
    p.answer(p.options().includes('no-return') ? 'no-return' : 'pass')
  act(p, 'yes')
  expect([shown(p, 'liktor').armourLeft, placeOf(p.g, card(p, 'szitakoto')), placeOf(p.g, card(p, 'tokeletes-forma'))]).toEqual([
    1,
    'trash of 1',
    'trash of 1',
  ])
  reach(p)
  expect([heard(p, 'destroyed').map((event) => event.card), credits(p)]).toEqual([[card(p, 'szitakoto')], 2])
})

test('CG-VAL-5, CG-SHIP-8 · a ship that lived on armour which is moved away or discarded is destroyed at once', () => {
  const moved = duel({ you: { hangar: ['liktor -3', '> tokeletes-forma', 'honfoglalo', 'karom'] } })
  through(moved, 'attack:colony:1', 'attack-with:{honfoglalo}', 'attack-with:{karom}', 'done', 'move-item:{tokeletes-forma}:{honfoglalo}')
  expect([placeOf(moved.g, card(moved, 'liktor')), shown(moved, 'honfoglalo').values?.armour]).toEqual(['trash of 0', 4])
  const transferred = duel({ you: { mono: 'triciplite', hangar: ['liktor -3', '> tokeletes-forma', 'honfoglalo'] } })
  doing(transferred, 'transfer:{tokeletes-forma}:{honfoglalo}')
  expect(placeOf(transferred.g, card(transferred, 'liktor'))).toBe('trash of 0')
  const discarded = duel({
    you: { hangar: ['liktor -3', '> univerzalis-csatolo', '> tokeletes-forma', '> femkarom', '> asofog'], cantina: ['alkusz'] },
    opponent: { hand: ['zavaras'] },
  })
  act(discarded, 'use:{alkusz}:0', 'give:{univerzalis-csatolo}', 'discard:{tokeletes-forma}')
  expect([asked(discarded), placeOf(discarded.g, card(discarded, 'liktor'))]).toEqual(['stack-answer', 'trash of 0'])
  // Stealth destroys a base that gave the defenders armour.
  const lone = fight(['kisertetraja', 'liktor'], ['szitakoto', 'cobra-flash'], {
    opponent: { surface: ['urvedelmi-kor -1'] },
    attack: 'attack:base:{urvedelmi-kor}',
  })
  lone.g.lost[card(lone, 'szitakoto')] = 1
  through(lone, 'stealth:{kisertetraja}')
  reach(lone, 'firing-act')
  expect(['urvedelmi-kor', 'szitakoto'].map((id) => placeOf(lone.g, card(lone, id)))).toEqual(['trash of 1', 'trash of 1'])
})
