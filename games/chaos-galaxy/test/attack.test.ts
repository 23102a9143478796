import { expect, test } from 'vitest'
import { remove } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import type { Operation } from '../effects/language/vocabulary.ts'
import { contextOf } from '../effects/read/reading.ts'
import { chaosGalaxy } from '../index.ts'
import { newCombat, newFighter, type State } from '../state.ts'
import { changeControl } from '../table/control.ts'
import { drive } from './effects/given.ts'
import { bombAll, fight } from './fight.ts'
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

test('CG-ATK-4 · a tax on attacks is paid with the declaration; a player who cannot pay may not attack', () => {
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

test('CG-ATK-7 · an attack requires an active ship', () => {
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

/** Ways in which the target of an attack leaves its place: an operation of a card at the start of the equip step. */
const LOSSES: readonly [string, 'crew' | 'base', Operation][] = [
  ['destroyed', 'base', { op: 'destroy', who: 't1' }],
  ['destroyed by damage', 'base', { op: 'damage', to: 't1', n: 9 }],
  ['destroyed', 'crew', { op: 'destroy', who: 't1' }],
  ['given up', 'base', { op: 'sacrificeCard', player: 'opponent', sel: { zone: 'surface' }, n: 1 }],
  ['returned', 'crew', { op: 'returnToHeadquarters', who: 't1' }],
  ['taken out of the game', 'base', { op: 'toVoid', who: 't1' }],
  ['put aboard', 'crew', { op: 'placeCrew', who: 't1', to: 't2' }],
]

test.each(LOSSES)('CG-ATK-9, CG-BOMB-11 · a target that is %s (%s) is lost: the firing goes on, nobody bombs', (_, what, loses) => {
  const target = what === 'base' ? 'ipari-park' : 'vasfalo'
  const p = duel({
    you: { hangar: ['liktor', 'mamut-i', 'gagarin'] },
    opponent: { hangar: ['szarvasbogar'], cantina: ['vasfalo'], surface: ['ipari-park'] },
    also: (g) => {
      const at = (id: string): number => card({ g }, id)
      const defender = newFighter(at('szarvasbogar'), false)
      const fighters = [newFighter(at('liktor'), true), newFighter(at('mamut-i'), true), defender]
      g.combat = { ...newCombat(0, 1, what, at(target)), step: 'firing', defended: true, fighters }
      drive(run(g, { ...contextOf(g, at('gagarin')), targets: [[at(target)], [at('szarvasbogar')], []] }, [loses]), [])
    },
  })
  expect(asked(p)).toBe('firing-act')
  expect(chaosGalaxy.view(p.g, 0).combat).toMatchObject({ target: 'gone', targetCard: null })
  through(p, 'fire:{liktor}:{szarvasbogar}', 'no-return')
  bombAll(p)
  expect(heard(p, 'damaged').map((event) => event.card)).toContain(card(p, 'szarvasbogar'))
  expect([heard(p, 'bombs-with'), heard(p, 'bombed'), shown(p, 'mamut-i').turned]).toEqual([[], [], 'active'])
})

test('CG-ATK-9 · a base that was sold or changed sides is no target any more', () => {
  const ways: readonly ((g: State, base: number) => void)[] = [
    (g, base) => drive(remove(g, [base], run), []),
    (g, base) => changeControl(g, base, 0),
  ]
  for (const leaves of ways) {
    const p = duel({
      you: { hangar: ['liktor'] },
      opponent: { surface: ['ipari-park'] },
      also: (g) => {
        const base = card({ g }, 'ipari-park')
        g.combat = { ...newCombat(0, 1, 'base', base), step: 'equip' }
        leaves(g, base)
      },
    })
    bombAll(p)
    expect([heard(p, 'attacks-with').length, heard(p, 'bombs-with'), p.g.lost[card(p, 'ipari-park')]]).toEqual([1, [], 0])
  }
})

test('CG-ATK-9, CG-EQUIP-6 · boarded by the defender, or destroyed in the window before the combat, the target is lost', () => {
  const p = duel({ you: { hangar: ['liktor', 'karom'] }, opponent: { hangar: ['szarvasbogar'], cantina: ['alkusz', 'vasfalo'] } })
  through(p, 'attack:crew:{vasfalo}', 'attack-with:{liktor}', 'defend-with:{szarvasbogar}', 'board:{vasfalo}:{szarvasbogar}')
  reach(p, 'firing-act')
  expect(p.g.combat).toMatchObject({ target: 'gone', targetCard: -1 })
  bombAll(p)
  expect(heard(p, 'bombs-with')).toEqual([])
  const destroyed = duel({ you: { hangar: ['liktor'], hand: ['szabotazs'] }, opponent: { surface: ['ipari-park unpaid', 'aknagyuru'] } })
  through(destroyed, 'attack:base:{ipari-park}', 'play:{szabotazs}')
  bombAll(destroyed)
  expect([placeOf(destroyed.g, card(destroyed, 'ipari-park')), heard(destroyed, 'bombs-with')]).toEqual(['wasteland of 1', []])
  expect(heard(destroyed, 'attacks-with')).toHaveLength(1)
})

test('CG-ATK-9 · no player changes the target, and no card changes a lost one; otherwise a card that says so does', () => {
  const table = () =>
    duel({
      you: { hangar: ['mamut-i'], hand: ['szabotazs'] },
      opponent: { surface: ['ipari-park unpaid', 'aknagyuru unpaid'], hand: ['fejetlenseg'] },
    })
  const changed = table()
  through(changed, 'attack:base:{ipari-park}', 'play:{fejetlenseg}', 'target:{aknagyuru}')
  const offered: string[] = []
  for (let asking = 0; asked(changed) !== 'main-action' && asking < 60; asking++) {
    offered.push(...changed.options())
    changed.answer(changed.options().find((id) => id.startsWith('bomb:')) ?? (changed.options()[0] as string))
  }
  expect(offered.filter((id) => id.startsWith('attack:'))).toEqual([])
  expect(['ipari-park', 'aknagyuru'].map((id) => placeOf(changed.g, card(changed, id)))).toEqual(['surface of 1', 'wasteland of 1'])
  // The answer destroys the old target before the change takes effect.
  const lost = table()
  through(lost, 'attack:base:{ipari-park}', 'play:{fejetlenseg}', 'target:{aknagyuru}', 'play:{szabotazs}', 'target:{ipari-park}')
  bombAll(lost)
  expect([heard(lost, 'target-changed'), heard(lost, 'bombs-with'), placeOf(lost.g, card(lost, 'aknagyuru'))]).toEqual([
    [],
    [],
    'surface of 1',
  ])
})

test('CG-ATK-10 · the active player may still pay in the window after the declaration, but not in the equip step', () => {
  const p = duel({ you: { hangar: ['liktor'], cantina: ['vasfalo unpaid'], hand: ['turul'] }, opponent: { hand: ['turul'] } })
  act(p, 'attack:colony:1')
  through(p, 'pay:{vasfalo}')
  reach(p, 'equip-attackers')
  expect(shown(p, 'vasfalo').paid).toBe(true)
  const late = duel({ you: { hangar: ['liktor'], cantina: ['vasfalo unpaid'] } })
  through(late, 'attack:colony:1')
  pass(late)
  expect([asked(late), offers(late, 'pay:{vasfalo}')]).toEqual(['equip-attackers', false])
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
