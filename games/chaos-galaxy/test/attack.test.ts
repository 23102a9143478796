import { expect, test } from 'vitest'
import { fight } from './fight.ts'
import { act, asked, card, credits, duel, heard, offers, pass, placeOf, reach, shown, through } from './given.ts'

test('CG-ATK-1, CG-ATK-2 · one target: colony, headquarters, a crew card in the cantina or a base, paid or not', () => {
  const p = duel({
    you: { hangar: ['liktor'] },
    opponent: { cantina: ['vasfalo', 'tuzer unpaid'], surface: ['ipari-park', 'kitinfal unpaid'], hangar: ['liktor', '> onkentes'] },
  })
  const attacks = p.options().filter((id) => id.startsWith('attack:'))
  expect(attacks.sort()).toEqual(
    [
      'attack:colony:1',
      'attack:headquarters:1',
      `attack:crew:${card(p, 'vasfalo')}`,
      `attack:crew:${card(p, 'tuzer')}`,
      `attack:base:${card(p, 'ipari-park')}`,
      `attack:base:${card(p, 'kitinfal')}`,
    ].sort(),
  )
  const question = p.question()
  const hidden = question.kind === 'options' ? question.options.find((one) => one.id === `attack:crew:${card(p, 'tuzer')}`) : undefined
  expect(hidden?.params).toEqual({ card: '@face-down' })
})

test('CG-ATK-3 · in the opening turn the attack itself cannot be declared', () => {
  expect(offers(duel({ you: { hangar: ['liktor'] }, turn: 1 }), 'attack:colony:1')).toBe(false)
  expect(offers(duel({ you: { hangar: ['liktor'] }, turn: 2 }), 'attack:colony:1')).toBe(true)
})

test('CG-ATK-4 · what cards put on attacking is paid with the declaration; who cannot pay may not attack', () => {
  const at = (held: number) => duel({ you: { hangar: ['liktor'], credits: held }, opponent: { surface: ['aknagyuru'] } })
  expect(offers(at(0), 'attack:colony:1')).toBe(false)
  const p = at(3)
  act(p, 'attack:colony:1')
  expect(credits(p)).toBe(2)
})

test('CG-ATK-5, CG-ATK-6 · after the target general interrupts and abilities, then only combat and reaction interrupts', () => {
  const p = duel({
    you: { hangar: ['liktor', 'karom'], hand: ['szabotazs', 'extra-talalat'] },
    opponent: { hand: ['riado', 'felsobb-parancs'], cantina: ['vasfalo used', 'kantinos'], hangar: ['szarvasbogar'] },
  })
  act(p, 'attack:colony:1')
  expect([asked(p), p.question().seat]).toEqual(['stack-window', 1])
  expect([offers(p, 'play:{riado}'), offers(p, 'use:{kantinos}:0')]).toEqual([true, true])
  act(p, 'pass')
  expect([p.question().seat, offers(p, 'play:{szabotazs}'), offers(p, 'play:{extra-talalat}')]).toEqual([0, false, false])
  act(p, 'pass')
  expect(p.g.combat?.step).toBe('equip')
  through(p, 'attack-with:{liktor}', 'defend-with:{szarvasbogar}')
  reach(p, 'stack-answer')
  expect([p.question().seat, offers(p, 'play:{extra-talalat}'), offers(p, 'play:{szabotazs}')]).toEqual([0, true, false])
})

test('CG-ATK-7 · an attack asks for an active ship', () => {
  expect(offers(duel({ you: { hangar: ['liktor used', 'karom damaged'] } }), 'attack:colony:1')).toBe(false)
  expect(offers(duel({ you: { hangar: ['liktor used', 'karom'] } }), 'attack:colony:1')).toBe(true)
})

test('CG-ATK-8 · an empty colony or headquarters may be attacked: bombing it is no success', () => {
  const p = duel({ you: { hangar: ['turul', 'liktor'] }, opponent: { filler: 0 } })
  through(p, 'attack:colony:1', 'attack-with:{turul}', 'done', 'bomb:{turul}')
  reach(p)
  through(p, 'attack:headquarters:1', 'bomb:{liktor}')
  reach(p)
  expect([heard(p, 'bombed').length, heard(p, 'bombing-success'), p.table.result]).toEqual([2, [], null])
})

test('CG-ATK-9 · a target that left its zone leaves the combat without one: firing goes on, nobody bombs', () => {
  const p = duel({
    you: { hangar: ['liktor', 'karom'], cantina: [] },
    opponent: { hangar: ['szarvasbogar'], cantina: ['alkusz', 'vasfalo'] },
  })
  through(p, 'attack:crew:{vasfalo}', 'attack-with:{liktor}', 'defend-with:{szarvasbogar}', 'board:{vasfalo}:{szarvasbogar}')
  reach(p, 'firing-act')
  expect(p.g.combat).toMatchObject({ target: 'gone', targetCard: -1 })
  reach(p)
  expect(heard(p, 'bombs-with')).toEqual([])
})

test('CG-ATK-10 · in the window after the declaration the active player still pays; in the equip step no more', () => {
  const p = duel({ you: { hangar: ['liktor'], cantina: ['vasfalo unpaid'], hand: ['turul'] }, opponent: { hand: ['turul'] } })
  act(p, 'attack:colony:1')
  through(p, 'pay:{vasfalo}')
  reach(p, 'equip-outfit')
  expect(shown(p, 'vasfalo').paid).toBe(true)
  const late = duel({ you: { hangar: ['liktor'], cantina: ['vasfalo unpaid'] } })
  through(late, 'attack:colony:1')
  pass(late)
  expect([asked(late), offers(late, 'pay:{vasfalo}')]).toEqual(['equip-outfit', false])
})

test('CG-ATK-11 · at most twenty attacks a turn', () => {
  const p = duel({
    you: { hangar: ['liktor'] },
    also: (g) => {
      const seat = g.seats[0]
      if (seat !== undefined) seat.attacks = 19
    },
  })
  expect(offers(p, 'attack:colony:1')).toBe(true)
  through(p, 'attack:colony:1')
  reach(p)
  expect([offers(p, 'attack:colony:1'), p.refused('attack:colony:1', 0).rule]).toEqual([false, 'TABLE-3'])
  expect(placeOf(p.g, card(p, 'liktor'))).toBe('hangar of 0')
  expect(fight(['liktor'], []).g.seats[0]?.attacks).toBe(1)
})
