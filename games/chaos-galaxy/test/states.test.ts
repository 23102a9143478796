import { expect, test } from 'vitest'
import { act, card, credits, doing, duel, heard, offers, pass, placeOf, reach, shown, through } from './given.ts'

test('CG-STATE-1, CG-STATE-3 · a card in play is active, used (turned by 90 degrees) or damaged (by 180)', () => {
  const p = duel({ you: { hangar: ['liktor', 'turul used', 'karom damaged'] } })
  expect(['liktor', 'turul', 'karom'].map((id) => shown(p, id).turned)).toEqual(['active', 'used', 'damaged'])
})

test('CG-STATE-2, CG-SHIP-5 · a card enters unturned; a ship of this turn may attack, an unpaid card does not count as active', () => {
  const p = duel({ you: { hand: ['liktor', 'epitomunkas'], surface: ['kitinfal unpaid'] } })
  expect(offers(p, 'attack:colony:1')).toBe(false)
  doing(p, 'launch:{liktor}', 'cantina:{epitomunkas}')
  expect([shown(p, 'liktor').turned, shown(p, 'epitomunkas').turned]).toEqual(['active', 'active'])
  expect(offers(p, 'attack:colony:1')).toBe(true)
  expect(p.options().some((id) => id.startsWith('use:'))).toBe(false)
  doing(p, 'pay:{epitomunkas}')
  expect(p.options().some((id) => id.startsWith('use:'))).toBe(true)
})

test('CG-STATE-4 · a ship that fired, returned fire or bombed is used', () => {
  const p = duel({ you: { hangar: ['liktor', 'karom'] }, opponent: { hangar: ['birodalmi-cirkalo'] } })
  through(
    p,
    'attack:colony:1',
    'attack-with:{liktor}',
    'attack-with:{karom}',
    'defend-with:{birodalmi-cirkalo}',
    'fire:{karom}:{birodalmi-cirkalo}',
    'return-fire',
  )
  reach(p, 'bombing-bombers')
  act(p, 'bomb:{liktor}')
  reach(p)
  expect(shown(p, 'liktor').turned).toBe('used')
  expect(heard(p, 'turned-used').map((event) => event.card)).toEqual(
    expect.arrayContaining([card(p, 'birodalmi-cirkalo'), card(p, 'liktor')]),
  )
})

test('CG-STATE-5 · a cost that turns a card used requires an active one', () => {
  const use = (mark: string): boolean =>
    duel({ you: { cantina: [`epitomunkas ${mark}`], surface: ['kitinfal unpaid'] } })
      .options()
      .some((id) => id.startsWith('use:'))
  expect([use('paid'), use('used'), use('damaged'), use('unpaid')]).toEqual([true, false, false, false])
  const p = duel({ you: { cantina: ['epitomunkas'], surface: ['kitinfal unpaid'] } })
  p.answer(p.options().find((id) => id.startsWith('use:')) as string)
  pass(p)
  expect(shown(p, 'epitomunkas').turned).toBe('used')
})

test('CG-STATE-6, CG-SHIP-6 · a ship hit outside combat turns damaged at once', () => {
  const p = duel({ you: { hand: ['verdij'] }, opponent: { hangar: ['birodalmi-cirkalo'] } })
  act(p, 'event:{verdij}')
  pass(p)
  expect(shown(p, 'birodalmi-cirkalo')).toMatchObject({ turned: 'damaged', armourLeft: 2 })
})

test('CG-STATE-7 · a cost that turns a card damaged requires one that was active', () => {
  const second = (mark: string): boolean =>
    duel({ you: { cantina: [`melyuri-kem ${mark}`] }, opponent: { surface: ['kitinfal unpaid'], hand: ['turul'] } })
      .options()
      .some((id) => /^use:\d+:1$/.test(id))
  expect([second('paid'), second('used'), second('damaged')]).toEqual([true, false, false])
})

test('CG-STATE-9 · in your own end phase turned cards go back one step', () => {
  const p = duel({ you: { hangar: ['liktor damaged', 'karom used'] } })
  doing(p, 'end')
  expect([shown(p, 'liktor').turned, shown(p, 'karom').turned]).toEqual(['used', 'active'])
  doing(p, 'end', 'end')
  expect(shown(p, 'liktor').turned).toBe('active')
})

test('CG-STATE-10 · active means paid and not turned: only such a ship attacks', () => {
  const attacks = (mark: string): boolean => offers(duel({ you: { hangar: [`liktor ${mark}`] } }), 'attack:colony:1')
  expect([attacks('paid'), attacks('used'), attacks('damaged')]).toEqual([true, false, false])
})

test('CG-STATE-11 · unpaid cards can be turned and turn back in the end phase', () => {
  const p = duel({ you: { cantina: ['tuzer unpaid used'] } })
  doing(p, 'end')
  expect(shown(p, 'tuzer')).toMatchObject({ turned: 'active', paid: false })
})

test('CG-STATE-12 · a turned card keeps its continuous text', () => {
  for (const mark of ['used', 'damaged']) {
    const p = duel({ you: { hangar: ['liktor'], credits: 3 }, opponent: { surface: [`aknagyuru ${mark}`] } })
    act(p, 'attack:colony:1')
    expect(credits(p)).toBe(2)
  }
})

test('CG-STATE-13 · a used card that is hit becomes damaged, a damaged one stays so', () => {
  for (const mark of ['used', 'damaged']) {
    const p = duel({ you: { hand: ['verdij'] }, opponent: { hangar: [`birodalmi-cirkalo ${mark}`] } })
    act(p, 'event:{verdij}')
    pass(p)
    expect(shown(p, 'birodalmi-cirkalo').turned).toBe('damaged')
  }
  // The ship bombed and turned used, and was hit in the same step.
  const bomber = duel({ you: { hangar: ['birodalmi-cirkalo'] }, opponent: { surface: ['veres-viz unpaid'] } })
  through(bomber, 'attack:base:{veres-viz}', 'bomb:{birodalmi-cirkalo}', 'trap:{veres-viz}')
  reach(bomber)
  expect(shown(bomber, 'birodalmi-cirkalo').turned).toBe('damaged')
  const unpaid = duel({ you: { surface: ['kikepzokozpont unpaid +3', 'ipari-park'] } })
  expect(unpaid.options().filter((id) => id.startsWith('sell:'))).toEqual([`sell:${card(unpaid, 'ipari-park')}`])
})

test('CG-STATE-8, CG-STATE-14 · a sacrificed card goes to the trash, is not destroyed, and had to be active', () => {
  const p = duel({ you: { cantina: ['kamikazerobot'], hangar: ['liktor'] }, opponent: { hangar: ['birodalmi-cirkalo'] } })
  through(p, 'attack:colony:1', 'board:{kamikazerobot}:{liktor}', 'defend-with:{birodalmi-cirkalo}')
  for (let step = 0; step < 12 && !p.options().some((id) => id.startsWith('use:')) && p.g.combat !== null; step++)
    p.answer(p.options().find((id) => id === 'done' || id === 'pass') ?? (p.options()[0] as string))
  p.answer(p.options().find((id) => id.startsWith('use:')) as string)
  pass(p, 'firing-act')
  expect(placeOf(p.g, card(p, 'kamikazerobot'))).toBe('trash of 0')
  expect(heard(p, 'destroyed').map((event) => event.card)).not.toContain(card(p, 'kamikazerobot'))
  const turned = duel({ you: { cantina: ['kamikazerobot used'], hangar: ['liktor'] }, opponent: { hangar: ['birodalmi-cirkalo'] } })
  act(turned, 'attack:colony:1')
  pass(turned)
  expect(turned.options().some((id) => id.startsWith('use:') || id.startsWith('board:'))).toBe(false)
  // For crew aboard the ship must be active; here it has fired, and another ship acts.
  const fired = duel({ you: { cantina: ['kamikazerobot'], hangar: ['liktor', 'honfoglalo'] }, opponent: { hangar: ['szarvasbogar'] } })
  through(fired, 'attack:colony:1', 'attack-with:{liktor}', 'attack-with:{honfoglalo}', 'board:{kamikazerobot}:{liktor}')
  through(fired, 'defend-with:{szarvasbogar}')
  reach(fired, 'firing-act')
  expect(offers(fired, 'use:{kamikazerobot}:0')).toBe(true)
  through(fired, 'fire:{liktor}:{szarvasbogar}', 'no-return')
  reach(fired, 'firing-act')
  expect([fired.question().seat, shown(fired, 'liktor').turned]).toEqual([0, 'used'])
  expect(fired.options().filter((id) => id.startsWith('use:'))).toEqual([])
})
