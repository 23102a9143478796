import { expect, test } from 'vitest'
import { act, asked, card, duel, offers, pass, placeOf, reach, shown, through, values } from './given.ts'

test('CG-CREW-1 · crew is laid face down for nothing into the own cantina', () => {
  const p = duel({ you: { hand: ['tuzer'], credits: 0 } })
  through(p, 'cantina:{tuzer}')
  reach(p)
  expect([placeOf(p.g, card(p, 'tuzer')), shown(p, 'tuzer').paid, p.g.seats[0]?.credits]).toEqual(['cantina of 0', false, 0])
})

test('CG-CREW-2 · crew is paid in the main phase, or aboard a participating ship in the payment step', () => {
  const p = duel({ you: { hangar: ['crx'], cantina: ['vasfalo unpaid', 'onkentes unpaid'] } })
  expect([offers(p, 'pay:{vasfalo}'), offers(p, 'pay:{onkentes}')]).toEqual([true, true])
  through(p, 'attack:colony:1', 'board:{vasfalo}:{crx}')
  reach(p, 'combat-payment')
  expect(p.options()).toEqual([`pay:${card(p, 'vasfalo')}`, 'done'])
})

test('CG-CREW-3 · paid crew works only aboard', () => {
  const p = duel({ you: { hangar: ['liktor'], cantina: ['vasfalo'] } })
  expect(values(p, 'liktor')[2]).toBe(3)
  through(p, 'attack:colony:1', 'board:{vasfalo}:{liktor}')
  expect(values(p, 'liktor')[2]).toBe(5)
})

test('CG-CREW-4 · crew boards only in the equip step, and only own participating ships with a free slot', () => {
  const p = duel({
    you: { hangar: ['crx', 'liktor', 'jegszilank', '> femkarom'], cantina: ['vasfalo'] },
    opponent: { hangar: ['mamut-i'] },
  })
  expect(p.options().some((id) => id.startsWith('board'))).toBe(false)
  through(p, 'attack:colony:1', 'attack-with:{crx}', 'attack-with:{jegszilank}', 'done')
  expect(p.options()).toEqual([`board:${card(p, 'vasfalo')}:${card(p, 'crx')}`, 'done'])
})

test('CG-CREW-5, CG-CREW-6 · used and damaged crew cannot board, unpaid crew can', () => {
  const p = duel({ you: { hangar: ['crx'], cantina: ['vasfalo used', 'onkentes damaged', 'tuzer unpaid'] } })
  act(p, 'attack:colony:1')
  pass(p)
  expect(p.options()).toEqual([`board:${card(p, 'tuzer')}:${card(p, 'crx')}`, 'done'])
  through(p, 'board:{tuzer}:{crx}', 'pay:{tuzer}')
  expect(shown(p, 'tuzer').paid).toBe(true)
})

test('CG-CREW-7 · in the unequip step all crew returns from its ship', () => {
  const p = duel({ you: { hangar: ['halalszarny'], cantina: ['vasfalo'] } })
  through(p, 'attack:colony:1', 'board:{vasfalo}:{halalszarny}')
  reach(p)
  expect([shown(p, 'halalszarny').aboard, placeOf(p.g, card(p, 'vasfalo'))]).toEqual([[], 'cantina of 0'])
})

test('CG-CREW-8 · crew of used and damaged ships returns used, of an active one active; paid stays paid', () => {
  const p = duel({
    you: { hangar: ['liktor', 'birodalmi-cirkalo', 'mamut-i'], cantina: ['onkentes', 'vaskezu-gepesz unpaid', 'kalibralo'] },
    opponent: { hangar: ['cobra-flash'] },
  })
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'attack-with:{birodalmi-cirkalo}', 'attack-with:{mamut-i}')
  through(p, 'board:{onkentes}:{liktor}', 'board:{vaskezu-gepesz}:{birodalmi-cirkalo}', 'board:{kalibralo}:{mamut-i}')
  through(p, 'defend-with:{cobra-flash}', 'fire:{cobra-flash}:{birodalmi-cirkalo}', 'no-return', 'bomb:{liktor}')
  reach(p)
  expect(['liktor', 'birodalmi-cirkalo', 'mamut-i'].map((id) => shown(p, id).turned)).toEqual(['used', 'damaged', 'active'])
  expect(['onkentes', 'vaskezu-gepesz', 'kalibralo'].map((id) => [shown(p, id).turned, shown(p, id).paid])).toEqual([
    ['used', true],
    ['used', false],
    ['active', true],
  ])
})

test('CG-CREW-9 · one captain a ship, face down too, in the revised ruleset', () => {
  for (const [ruleset, more] of [
    ['revised', false],
    ['classic', true],
  ] as const) {
    const p = duel({ you: { hangar: ['mamut-i'], cantina: ['falkakapitany', 'rajvezer unpaid'] }, settings: { ruleset } })
    through(p, 'attack:colony:1', 'board:{falkakapitany}:{mamut-i}')
    expect([asked(p), offers(p, 'board:{rajvezer}:{mamut-i}')]).toEqual(['equip-outfit', more])
  }
})

test('CG-CREW-11 · a paid passenger works in the cantina, with its turn costs', () => {
  const p = duel({ you: { cantina: ['konyvelo'], credits: 0 } })
  through(p, 'use:{konyvelo}:0')
  reach(p)
  expect([p.g.seats[0]?.credits, shown(p, 'konyvelo').turned, offers(p, 'use:{konyvelo}:0')]).toEqual([1, 'used', false])
})

test('CG-CREW-12 · aboard a passenger fills a slot and does nothing, nor is it used', () => {
  const p = duel({ you: { hangar: ['jegszilank'], cantina: ['diplomata', 'vasfalo'] }, opponent: { hand: ['turul'] } })
  act(p, 'attack:colony:1')
  pass(p)
  expect(offers(p, 'use:{diplomata}:0')).toBe(true)
  act(p, 'board:{diplomata}:{jegszilank}')
  expect(p.options().filter((id) => id.startsWith('board') || id.startsWith('use'))).toEqual([])
})

test('CG-CREW-13 · a robot turns active in the end phase of its controller whatever it was', () => {
  const p = duel({ you: { cantina: ['szereloraj damaged', 'vasfalo damaged'] }, opponent: { cantina: ['hasitogep damaged'] } })
  through(p, 'end')
  reach(p)
  expect(['szereloraj', 'vasfalo', 'hasitogep'].map((id) => shown(p, id).turned)).toEqual(['active', 'used', 'damaged'])
})

test('CG-CREW-14 · returning crew takes its old place in the cantina', () => {
  const p = duel({ you: { hangar: ['crx'], cantina: ['vasfalo', 'onkentes', 'kalibralo'] } })
  through(p, 'attack:colony:1', 'board:{onkentes}:{crx}', 'board:{vasfalo}:{crx}')
  reach(p)
  expect(p.g.seats[0]?.cantina).toEqual([card(p, 'vasfalo'), card(p, 'onkentes'), card(p, 'kalibralo')])
})

test('CG-CREW-15 · crew in the cantina is targeted and destroyed there, paid or unpaid', () => {
  const p = duel({
    you: { hand: ['bergyilkos'], hangar: ['liktor'] },
    opponent: { cantina: ['vasfalo unpaid', 'diplomata', 'szereloraj'] },
  })
  expect(offers(p, 'attack:crew:{vasfalo}')).toBe(true)
  through(p, 'event:{bergyilkos}')
  expect(p.options()).toEqual(['vasfalo', 'diplomata', 'szereloraj'].map((id) => `target:${card(p, id)}`))
  act(p, 'target:{diplomata}')
  reach(p)
  expect(placeOf(p.g, card(p, 'diplomata'))).toBe('trash of 1')
})
