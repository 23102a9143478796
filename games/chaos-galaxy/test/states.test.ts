import { expect, test } from 'vitest'
import { fight } from './fight.ts'
import { act, card, credits, duel, heard, offers, pass, placeOf, reach, shown, through } from './given.ts'

test('CG-STATE-1, CG-STATE-2 · a card enters play active; unpaid it is not active where an active card is asked for', () => {
  const p = duel({ you: { hand: ['liktor', 'konyvelo'], surface: ['feromontorony unpaid'] } })
  through(p, 'launch:{liktor}')
  through(p, 'cantina:{konyvelo}')
  reach(p)
  expect([shown(p, 'liktor').turned, shown(p, 'konyvelo').turned]).toEqual(['active', 'active'])
  expect([offers(p, 'attack:colony:1'), offers(p, 'use:{konyvelo}:0')]).toEqual([true, false])
})

test('CG-STATE-3, CG-STATE-4 · a ship that fired, returned fire or bombed is used, and so is what was turned as a cost', () => {
  const p = fight(['cobra-flash', 'liktor'], ['szarvasbogar'])
  act(p, 'fire:{cobra-flash}:{szarvasbogar}', 'return-fire')
  expect([heard(p, 'turned-used').map((event) => event.card), placeOf(p.g, card(p, 'cobra-flash'))]).toEqual([
    [card(p, 'szarvasbogar')],
    'trash of 0',
  ])
  through(p, 'bomb:{liktor}')
  reach(p)
  expect(shown(p, 'liktor').turned).toBe('used')
  const cost = duel({ you: { cantina: ['konyvelo'] } })
  through(cost, 'use:{konyvelo}:0')
  reach(cost)
  expect(shown(cost, 'konyvelo').turned).toBe('used')
})

test('CG-STATE-5, CG-STATE-7 · a cost of turning is paid only with an active card', () => {
  const uses = (id: string, mark: string) => {
    const p = duel({ you: { cantina: [`${id} ${mark}`] }, opponent: { hand: ['turul'], surface: ['ipari-park unpaid'] } })
    return p.options().filter((option) => option.startsWith('use:')).length
  }
  expect([uses('konyvelo', 'paid'), uses('konyvelo', 'used'), uses('konyvelo', 'damaged')]).toEqual([1, 0, 0])
  expect([uses('melyuri-kem', 'paid'), uses('melyuri-kem', 'used')]).toEqual([2, 0])
})

test('CG-STATE-6 · a ship or paid base that was hit is damaged, and what a cost turns so', () => {
  const p = duel({ you: { hangar: ['mamut-i'] }, opponent: { surface: ['urvedelmi-kor'] } })
  through(p, 'attack:base:{urvedelmi-kor}', 'bomb:{mamut-i}')
  reach(p)
  expect(shown(p, 'urvedelmi-kor').turned).toBe('damaged')
  const cost = duel({ you: { cantina: ['melyuri-kem'] }, opponent: { hand: ['turul'] } })
  through(cost, 'use:{melyuri-kem}:1')
  reach(cost)
  expect(shown(cost, 'melyuri-kem').turned).toBe('damaged')
})

test('CG-STATE-8, CG-STATE-14 · only an active card is sacrificed; it goes to the trash, and that is no destruction', () => {
  const at = (mark: string) => {
    const p = duel({ you: { hangar: [`karom ${mark}`, '> kamikazerobot', 'liktor'] }, opponent: { hangar: ['szarvasbogar'] } })
    through(p, 'attack:colony:1')
    for (const ship of ['karom', 'liktor']) if (offers(p, `attack-with:{${ship}}`)) act(p, `attack-with:{${ship}}`)
    through(p, 'defend-with:{szarvasbogar}')
    reach(p, 'firing-act')
    return p
  }
  expect(offers(at('used'), 'use:{kamikazerobot}:0')).toBe(false)
  const p = at('paid')
  act(p, 'use:{kamikazerobot}:0')
  pass(p, 'firing-act')
  expect([placeOf(p.g, card(p, 'kamikazerobot')), heard(p, 'destroyed')]).toEqual(['trash of 0', []])
})

test('CG-STATE-9 · in the own end phase turned cards turn back by one step', () => {
  const p = duel({ you: { hangar: ['liktor damaged', 'karom used'] }, opponent: { hangar: ['szarvasbogar damaged'] } })
  through(p, 'end')
  reach(p)
  expect(['liktor', 'karom', 'szarvasbogar'].map((id) => shown(p, id).turned)).toEqual(['used', 'active', 'damaged'])
  through(p, 'end')
  reach(p)
  through(p, 'end')
  reach(p)
  expect([shown(p, 'liktor').turned, shown(p, 'szarvasbogar').turned]).toEqual(['active', 'used'])
})

test('CG-STATE-10 · an active card is paid and not turned', () => {
  const p = duel({ you: { surface: ['ipari-park', 'kikepzoverem unpaid +3', 'tozsde damaged'] } })
  expect(p.options().filter((id) => id.startsWith('sell:'))).toEqual([`sell:${card(p, 'ipari-park')}`])
})

test('CG-STATE-11 · unpaid cards are turned too and turn back in the end phase', () => {
  const p = duel({ you: { hangar: ['liktor'], cantina: ['vasfalo unpaid'] } })
  through(p, 'attack:colony:1', 'board:{vasfalo}:{liktor}', 'bomb:{liktor}')
  reach(p)
  expect([shown(p, 'vasfalo').paid, shown(p, 'vasfalo').turned]).toEqual([false, 'used'])
  through(p, 'end')
  reach(p)
  expect(shown(p, 'vasfalo').turned).toBe('active')
})

test('CG-STATE-12 · the text of a used or damaged card goes on', () => {
  const p = duel({ you: { hangar: ['liktor'], credits: 3 }, opponent: { surface: ['aknagyuru damaged'] } })
  act(p, 'attack:colony:1')
  expect(credits(p)).toBe(2)
})

test('CG-STATE-13 · a used card that is hit turns damaged, a damaged one stays so', () => {
  for (const mark of ['used', 'damaged']) {
    const p = duel({ you: { hand: ['verdij'] }, opponent: { hangar: [`liktor ${mark}`] } })
    through(p, 'event:{verdij}')
    reach(p)
    expect(shown(p, 'liktor').turned).toBe('damaged')
  }
})
