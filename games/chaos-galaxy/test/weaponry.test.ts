import { expect, test } from 'vitest'
import type { Cost } from '../effects/language/vocabulary.ts'
import { canPay } from '../effects/read/costs.ts'
import { contextOf, selected } from '../effects/read/reading.ts'
import { carryOut, rewrite, speaking } from './effects/given.ts'
import { act, asked, card, credits, doing, duel, heard, ids, offers, pass, placeOf, reach, shown, through } from './given.ts'

test('CG-WEAP-1 · weaponry is laid face down for nothing on your own ship with a free slot', () => {
  const p = duel({
    you: { hand: ['femkarom'], hangar: ['karom', 'marduk-kurios', '> asofog'], credits: 0 },
    opponent: { hangar: ['turul'] },
  })
  expect(p.options().filter((id) => id.startsWith('mount:'))).toEqual([`mount:${card(p, 'femkarom')}:${card(p, 'karom')}`])
  doing(p, 'mount:{femkarom}:{karom}')
  expect(shown(p, 'femkarom').paid).toBe(false)
})

test('CG-WEAP-2 · it is paid in your own main phase, or in the payment step', () => {
  const p = duel({ you: { hangar: ['karom', '> femkarom unpaid'] } })
  expect(offers(p, 'pay:{femkarom}')).toBe(true)
  act(p, 'attack:colony:1')
  reach(p, 'combat-payment')
  act(p, 'pay:{femkarom}')
  reach(p)
  expect(shown(p, 'femkarom').paid).toBe(true)
})

test('CG-WEAP-3 · after the combat paid weaponry stays paid on its ship, unpaid stays unpaid', () => {
  const p = duel({ you: { hangar: ['liktor', '> femkarom', '> asofog unpaid'] } })
  act(p, 'attack:colony:1')
  reach(p)
  expect(shown(p, 'liktor').aboard.map((one) => one.paid)).toEqual([true, false])
})

test('CG-WEAP-4, CG-WEAP-5 · a paid weapon is sold for half its cost, rounded down, in your own main phase', () => {
  const p = duel({ you: { hangar: ['honfoglalo', '> kombinalt-fegyverrendszer', '> berfegyver unpaid', '> asofog'], credits: 0 } })
  expect(p.options().filter((id) => id.startsWith('sell:'))).toEqual([`sell:${card(p, 'kombinalt-fegyverrendszer')}`])
  doing(p, 'sell:{kombinalt-fegyverrendszer}')
  expect(credits(p)).toBe(1)
  expect(placeOf(p.g, card(p, 'kombinalt-fegyverrendszer'))).toBe('trash of 0')
})

test('CG-WEAP-6 · a shield is neither moved nor sold', () => {
  const p = duel({ you: { mono: 'triciplite', hangar: ['honfoglalo', '> durmacel-vertezet', 'liktor'] } })
  expect(p.options().some((id) => /^(sell|transfer):/.test(id))).toBe(false)
  act(p, 'attack:colony:1')
  through(p, 'attack-with:{liktor}', 'done')
  expect(p.options().some((id) => id.startsWith('move-item'))).toBe(false)
})

test('CG-WEAP-7, CG-WEAP-8 · a paid item moves to another own ship in the equip step, once a combat', () => {
  const p = duel({
    you: {
      hangar: ['honfoglalo', '> asofog', '> hajtomufokozo unpaid', 'liktor', 'karom', 'marduk-kurios', '> femkarom'],
    },
    opponent: { hangar: ['karom'] },
  })
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'done')
  expect(
    p
      .options()
      .filter((id) => id.startsWith('move-item'))
      .sort(),
  ).toEqual([`move-item:${card(p, 'asofog')}:${card(p, 'karom')}`, `move-item:${card(p, 'asofog')}:${card(p, 'liktor')}`].sort())
  act(p, 'move-item:{asofog}:{liktor}')
  expect(shown(p, 'liktor').aboard.map((one) => one.type)).toEqual(['asofog'])
  expect(asked(pass(p))).toBe('equip-defenders')
})

test('CG-WEAP-8, CG-STACK-17 · an item that moves is announced: an answer comes first, then it moves if it still can', () => {
  const moving = () => {
    const p = duel({
      you: { hangar: ['honfoglalo', '> asofog', 'karom'] },
      opponent: { hangar: ['szarvasbogar'], hand: ['durmacel-celterelo'] },
    })
    through(p, 'attack:colony:1', 'attack-with:{honfoglalo}', 'done')
    reach(p, 'equip-outfit')
    act(p, 'move-item:{asofog}:{karom}')
    return p
  }
  const p = moving()
  expect([asked(p), p.question().seat, p.g.stack[0]?.verb, shown(p, 'karom').aboard]).toEqual(['stack-answer', 1, 'move-item', []])
  act(p, 'pass')
  expect(shown(p, 'karom').aboard.map((one) => one.type)).toEqual(['asofog'])
  rewrite('durmacel-celterelo', [
    { kind: 'resolve', targets: [{ id: 't1', sel: { type: 'ship', zone: 'hangar' } }], do: [{ op: 'destroy', who: 't1' }] },
  ])
  const lost = moving()
  act(lost, 'play:{durmacel-celterelo}', 'target:{karom}')
  reach(lost, 'equip-defenders')
  expect([heard(lost, 'moved-weaponry'), shown(lost, 'honfoglalo').aboard.map((one) => one.type)]).toEqual([[], ['asofog']])
})

test('CG-WEAP-8 · the defender moves items too, also without naming a ship', () => {
  const p = duel({ you: { hangar: ['liktor'] }, opponent: { hangar: ['honfoglalo', '> asofog', 'karom'] } })
  through(p, 'attack:colony:1')
  reach(p, 'equip-defenders')
  act(p, 'done')
  expect(p.question()).toMatchObject({ seat: 1, message: 'equip-outfit' })
  expect(offers(p, 'move-item:{asofog}:{karom}')).toBe(true)
})

test('CG-WEAP-9 · a missile is paid only in the payment step of a combat of its ship', () => {
  const p = duel({ you: { hangar: ['liktor', '> atomtoltet unpaid', 'karom', '> atomtoltet unpaid'] } })
  expect(p.options().some((id) => id.startsWith('pay:'))).toBe(false)
  through(p, 'attack:colony:1', 'attack-with:{liktor}', 'done')
  reach(p, 'combat-payment')
  expect(p.options().filter((id) => id.startsWith('pay:'))).toEqual([`pay:${card(p, 'atomtoltet')}`])
})

test('CG-WEAP-10 · a paid missile goes to the trash in the unequip step, an unpaid one stays', () => {
  const p = duel({ you: { hangar: ['honfoglalo', '> atomtoltet unpaid', '> atomtoltet unpaid'] } })
  act(p, 'attack:colony:1')
  reach(p, 'combat-payment')
  act(p, 'pay:{atomtoltet}')
  reach(p)
  expect(placeOf(p.g, card(p, 'atomtoltet'))).toBe('trash of 0')
  expect(shown(p, 'honfoglalo').aboard).toHaveLength(1)
})

test('CG-WEAP-11 · weaponry on a ship is never turned itself: its ship’s turning counts', () => {
  const p = duel({ you: { hangar: ['liktor', '> femkarom'] } })
  act(p, 'attack:colony:1')
  reach(p, 'bombing-bombers')
  act(p, 'bomb:{liktor}')
  reach(p)
  expect([shown(p, 'liktor').turned, shown(p, 'femkarom').turned]).toEqual(['used', 'active'])
  // An effect that looks for active or turned weaponry finds it by its ship's state.
  const table = (marks: string) => duel({ you: { hangar: [`liktor${marks}`, '> femkarom', '> asofog unpaid', 'karom'] } })
  const found = (marks: string, state: 'active' | 'used' | 'damaged' | 'notActive') => {
    const given = table(marks)
    return ids(given.g, selected(given.g, contextOf(given.g, card(given, 'karom')), { zone: 'aboard', player: 'you', state }))
  }
  expect([found('', 'active'), found('', 'used'), found('', 'notActive')]).toEqual([['femkarom'], [], []])
  expect([found(' used', 'active'), found(' used', 'used')]).toEqual([[], ['femkarom', 'asofog']])
  expect([found(' damaged', 'damaged'), found(' damaged', 'notActive')]).toEqual([
    ['femkarom', 'asofog'],
    ['femkarom', 'asofog'],
  ])
  const turning: Cost = { pay: 'turnOtherUsed', sel: { zone: 'aboard', type: 'weaponry' } }
  const payable = (marks: string) => canPay(table(marks).g, contextOf(table(marks).g, card(table(marks), 'karom')), [turning])
  expect([payable(''), payable(' used'), payable(' damaged')]).toEqual([true, false, false])
  // An effect that turns weaponry on a ship turns nothing.
  for (const to of ['used', 'damaged'] as const) {
    const given = table('')
    carryOut(given, speaking(given, { self: 'karom', t1: ['femkarom'] }), [{ op: 'turn', who: 't1', to }])
    expect(['femkarom', 'liktor'].map((id) => shown(given, id).turned)).toEqual(['active', 'active'])
  }
})

test('CG-WEAP-12 · otherwise weaponry is not moved, taken back or thrown away', () => {
  const p = duel({ you: { hangar: ['honfoglalo', '> femkarom', '> asofog', 'liktor'] } })
  const about = p.options().filter((id) => id.split(':')[1] === String(card(p, 'asofog')))
  expect(about).toEqual([])
})
