import { expect, test } from 'vitest'
import { canPay } from '../effects/costs.ts'
import { contextOf } from '../effects/reading.ts'
import { act, asked, card, credits, duel, heard, offers, pass, placeOf, reach, shown, through, values } from './given.ts'

test('CG-WEAP-1 · weaponry is laid face down for nothing on an own ship with a free slot, in the main phase', () => {
  const p = duel({
    you: { hand: ['fotonlandzsa'], hangar: ['liktor', 'jegszilank', '> femkarom'], credits: 0 },
    opponent: { hangar: ['crx'] },
  })
  expect(p.options().filter((id) => id.startsWith('mount'))).toEqual([`mount:${card(p, 'fotonlandzsa')}:${card(p, 'liktor')}`])
  through(p, 'mount:{fotonlandzsa}:{liktor}')
  reach(p)
  expect([shown(p, 'fotonlandzsa').paid, placeOf(p.g, card(p, 'fotonlandzsa'))]).toEqual([false, 'mounted of 0'])
})

test('CG-WEAP-2, CG-WEAP-9 · weaponry is paid in the main phase or the payment step, a missile in the payment step only', () => {
  const p = duel({ you: { hangar: ['liktor', '> fotonlandzsa unpaid', '> atomtoltet unpaid', 'karom', '> torpedoraj unpaid'] } })
  expect([offers(p, 'pay:{fotonlandzsa}'), offers(p, 'pay:{atomtoltet}')]).toEqual([true, false])
  through(p, 'attack:colony:1', 'attack-with:{liktor}')
  reach(p, 'combat-payment')
  expect(p.options()).toEqual([`pay:${card(p, 'fotonlandzsa')}`, `pay:${card(p, 'atomtoltet')}`, 'done'])
})

test('CG-WEAP-3, CG-WEAP-10 · after the combat paid weaponry stays paid, unpaid unpaid; paid missiles go, unpaid ones stay', () => {
  const p = duel({ you: { hangar: ['crx', '> fotonlandzsa', '> femkarom unpaid', '> atomtoltet unpaid', '> torpedoraj unpaid'] } })
  through(p, 'attack:colony:1', 'pay:{atomtoltet}')
  reach(p)
  expect(['fotonlandzsa', 'femkarom', 'torpedoraj'].map((id) => shown(p, id).paid)).toEqual([true, false, false])
  expect(placeOf(p.g, card(p, 'atomtoltet'))).toBe('trash of 0')
})

test('CG-WEAP-4, CG-WEAP-5 · a paid weapon is sold for half its cost, rounded down, in the main phase, in the revised ruleset', () => {
  const p = duel({ you: { hangar: ['crx', '> szingularitas-agyu', '> femkarom unpaid', '> nanoraj'], credits: 0 } })
  expect(p.options().filter((id) => id.startsWith('sell'))).toEqual([`sell:${card(p, 'szingularitas-agyu')}`])
  through(p, 'sell:{szingularitas-agyu}')
  reach(p)
  expect([credits(p), placeOf(p.g, card(p, 'szingularitas-agyu'))]).toEqual([2, 'trash of 0'])
  const classic = duel({ you: { hangar: ['crx', '> szingularitas-agyu'] }, settings: { ruleset: 'classic' } })
  expect(offers(classic, 'sell:{szingularitas-agyu}')).toBe(false)
  const combat = duel({ you: { hangar: ['crx', '> szingularitas-agyu'] }, opponent: { hangar: ['liktor'] } })
  through(combat, 'attack:colony:1', 'defend-with:{liktor}')
  expect(offers(combat, 'sell:{szingularitas-agyu}')).toBe(false)
})

test('CG-WEAP-6 · a shield is neither moved nor sold', () => {
  const p = duel({ you: { hangar: ['crx', '> kitinlemez', 'liktor'], mono: 'triciplite' } })
  expect(p.options().filter((id) => id.startsWith('sell') || id.startsWith('transfer'))).toEqual([])
  through(p, 'attack:colony:1', 'attack-with:{crx}')
  pass(p)
  expect(p.options().some((id) => id.startsWith('move-item'))).toBe(false)
  const event = duel({ you: { hangar: ['crx', '> kitinlemez', '> fotonlandzsa', 'liktor'], hand: ['gyors-atszereles'] } })
  through(event, 'event:{gyors-atszereles}')
  expect(offers(event, 'target:{kitinlemez}')).toBe(false)
})

test('CG-WEAP-7, CG-WEAP-8 · a paid item moves in the own part of the equip step, once a combat, to an own ship with a free slot', () => {
  const p = duel({
    you: { hangar: ['crx', '> nanoraj', '> hajtomufokozo unpaid', 'liktor', 'jegszilank', '> femkarom'] },
    opponent: { hangar: ['szarvasbogar', '> gondolatolvaso', 'honfoglalo'] },
  })
  expect(p.options().some((id) => id.startsWith('move-item'))).toBe(false)
  through(p, 'attack:colony:1', 'attack-with:{crx}', 'done')
  expect(p.options()).toEqual([`move-item:${card(p, 'nanoraj')}:${card(p, 'liktor')}`, 'done'])
  act(p, 'move-item:{nanoraj}:{liktor}')
  // The defender names no ship and moves its item all the same.
  through(p, 'done')
  expect([asked(p), p.question().seat, p.options()]).toEqual([
    'equip-outfit',
    1,
    [`move-item:${card(p, 'gondolatolvaso')}:${card(p, 'honfoglalo')}`, 'done'],
  ])
  act(p, 'move-item:{gondolatolvaso}:{honfoglalo}')
  expect([shown(p, 'liktor').aboard.map((one) => one.id), shown(p, 'honfoglalo').aboard.map((one) => one.id)]).toEqual([
    [card(p, 'nanoraj')],
    [card(p, 'gondolatolvaso')],
  ])
  expect(heard(p, 'moved-weaponry')).toHaveLength(2)
})

test('CG-WEAP-11 · weaponry works as its ship is turned: a turn cost is paid by the ship', () => {
  const p = duel({ you: { hangar: ['liktor used', '> fotonlandzsa'] } })
  expect(values(p, 'liktor')[1]).toBe(4)
  for (const state of ['paid', 'used', 'damaged'] as const) {
    const { g } = duel({ you: { hangar: [`liktor ${state}`, '> nanoraj'] } })
    const item = contextOf(g, card({ g }, 'nanoraj'))
    expect(canPay(g, item, [{ pay: 'turnUsed' }])).toBe(state === 'paid')
  }
})

test('CG-WEAP-12 · there is no action to take weaponry back, move or discard it', () => {
  const p = duel({ you: { hangar: ['crx', '> nanoraj', '> torpedoraj unpaid', '> kitinlemez', 'liktor'] } })
  const mine = ['nanoraj', 'torpedoraj', 'kitinlemez'].map((id) => card(p, id))
  expect(p.options().filter((id) => mine.includes(Number(id.split(':')[1])) && !id.startsWith('pay'))).toEqual([])
})
