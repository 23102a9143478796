import { expect, test } from 'vitest'
import { fight } from './fight.ts'
import type { GivenSeat } from './given.ts'
import { act, asked, card, credits, duel, heard, offers, placeOf, reach, shown, through } from './given.ts'

/** An undefended attack on a face-down base, which the named ships bomb. */
function bombed(ships: readonly string[], base: string, more: { you?: GivenSeat; opponent?: GivenSeat } = {}) {
  const id = base.split(' ')[0] as string
  const p = fight(ships, [], {
    you: more.you ?? {},
    opponent: { surface: [base], ...more.opponent },
    attack: `attack:base:{${id}}`,
  })
  through(p, ...ships.flatMap((ship) => (ship.startsWith('>') ? [] : [`bomb:{${ship}}`])))
  return p
}

test('CG-TRAP-1 · a trap is payable only while it is bombed for two or more', () => {
  const p = bombed(['liktor'], 'chazma-toltet unpaid', { opponent: { credits: 3 } })
  reach(p, 'trap-pay')
  expect(p.options(1)).toEqual(['no-trap', `trap:${card(p, 'chazma-toltet')}`])
  const other = fight(['liktor'], [], {
    opponent: { surface: ['chazma-toltet unpaid', 'ipari-park unpaid +4'] },
    attack: 'attack:base:{ipari-park}',
  })
  through(other, 'bomb:{liktor}')
  reach(other, 'trap-pay')
  expect(other.options()).toEqual(['no-trap'])
  const poor = bombed(['liktor'], 'chazma-toltet unpaid', { opponent: { credits: 2 } })
  reach(poor, 'trap-pay')
  expect(poor.options()).toEqual(['no-trap'])
})

test('CG-TRAP-2 · a trap is never paid in the main phase', () => {
  const p = duel({ you: { surface: ['csali-kolonia unpaid +5', 'alaasas unpaid'] } })
  expect([offers(p, 'pay:{csali-kolonia}'), offers(p, 'pay:{alaasas}')]).toEqual([false, true])
})

test('CG-TRAP-3 · a paid trap costs its price, turns face up, does its effect and goes to the trash', () => {
  const p = bombed(['mamut-i', '> vasfalo'], 'chazma-toltet unpaid', { opponent: { credits: 3 } })
  through(p, 'trap:{chazma-toltet}')
  reach(p)
  expect([credits(p, 1), ...['mamut-i', 'vasfalo', 'chazma-toltet'].map((id) => placeOf(p.g, card(p, id)))]).toEqual([
    0,
    'trash of 0',
    'trash of 0',
    'trash of 1',
  ])
})

test('CG-TRAP-4 · a trap that is not paid is destroyed face down, like any unpaid base', () => {
  const p = bombed(['liktor'], 'chazma-toltet unpaid')
  through(p, 'no-trap')
  reach(p)
  expect(placeOf(p.g, card(p, 'chazma-toltet'))).toBe('wasteland of 1')
  expect(JSON.stringify(p.events(0))).not.toContain('chazma')
})

test('CG-TRAP-5 · a total of one neither destroys the trap nor lets it be paid', () => {
  const p = bombed(['turul'], 'chazma-toltet unpaid')
  reach(p)
  expect([placeOf(p.g, card(p, 'chazma-toltet')), heard(p, 'trap')]).toEqual(['surface of 1', []])
})

test('CG-TRAP-6 · a trap with a development limit needs that many developments', () => {
  for (const [developments, options] of [
    [1, 1],
    [2, 2],
  ] as const) {
    const p = bombed(['liktor'], `feszekcsapda unpaid +${developments}`)
    reach(p, 'trap-pay')
    expect(p.options()).toHaveLength(options)
  }
})

test('CG-TRAP-7 · in this order: bombers, ordnance, window, total, the trap, its effect, then the base', () => {
  const p = bombed(['dulo', 'liktor'], 'savakna unpaid', { opponent: { hand: ['felsobb-parancs'] } })
  const order: string[] = []
  for (let asking = 0; asked(p) !== 'main-action' && asking < 40; asking++) {
    order.push(asked(p))
    const trap = p.options().find((id) => id.startsWith('trap:'))
    const ordnance = p.options().find((id) => id.startsWith('ordnance:'))
    p.answer(trap ?? ordnance ?? (p.options().includes('pass') ? 'pass' : 'done'))
  }
  expect(order.indexOf('bombing-ordnance')).toBeLessThan(order.indexOf('stack-answer'))
  expect(order.indexOf('stack-answer')).toBeLessThan(order.indexOf('trap-pay'))
  const told = p.events('spectator').map((event) => event.type)
  const places = ['bombs-with', 'ordnance', 'bombed', 'trap', 'damaged', 'combat-over'].map((type) => told.indexOf(type))
  expect(places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] as number)))).toBe(true)
})

test('CG-TRAP-8 · a fixed total is not lowered by the trap that destroys bombers', () => {
  const p = bombed(['liktor', 'turul'], 'kaoszakna unpaid')
  through(p, 'trap:{kaoszakna}')
  reach(p)
  expect(heard(p, 'milled')).toMatchObject([{ count: 3 }])
  const gone = bombed(['lotetu', 'turul'], 'feszekcsapda unpaid +2')
  through(gone, 'trap:{feszekcsapda}')
  through(gone, 'target:{lotetu}')
  expect([heard(gone, 'bombed')[0]?.total, placeOf(gone.g, card(gone, 'lotetu'))]).toEqual([3, 'trash of 0'])
})

test('CG-TRAP-9 · the payment of a trap may be answered before its effect', () => {
  const p = bombed(['jegszilank', 'liktor'], 'chazma-toltet unpaid', { you: { hand: ['csendes-merules'] } })
  through(p, 'trap:{chazma-toltet}')
  expect([asked(p), p.question().seat, p.g.stack.at(-1)?.kind]).toEqual(['stack-answer', 0, 'payment'])
  expect(placeOf(p.g, card(p, 'chazma-toltet'))).toBe('surface of 1')
  act(p, 'pass')
  reach(p, 'stack-own-choice')
  expect(asked(p)).toBe('stack-own-choice')
})

test('CG-TRAP-10 · the defender is asked at every unpaid base that would be destroyed, and the attacker does not learn what it is', () => {
  const heardOf = (base: string) => {
    const p = bombed(['liktor'], base)
    reach(p, 'trap-pay')
    const before = p.events(0).length
    expect(p.question().seat).toBe(1)
    act(p, 'no-trap')
    return [before, p.events(0).map((event) => event.type)]
  }
  expect(heardOf('chazma-toltet unpaid')).toEqual(heardOf('ipari-park unpaid'))
})

test('CG-TRAP-11 · after a paid trap nothing is left to bomb: no success, and the bombers turn used', () => {
  const p = bombed(['turul', 'liktor'], 'csali-kolonia unpaid')
  through(p, 'trap:{csali-kolonia}')
  reach(p)
  expect([heard(p, 'bombing-success'), heard(p, 'drew', 0), shown(p, 'turul').turned, shown(p, 'liktor').turned]).toEqual([
    [],
    [],
    'used',
    'used',
  ])
  expect(heard(p, 'destroyed')).toEqual([])
})

test('CG-STACK-11, CG-TRAP-6 · a trap whose developments are gone when its payment takes effect stays unpaid, and the base falls', () => {
  const p = bombed(['liktor', 'vasszorny'], 'feszekcsapda unpaid +2', { opponent: { hand: ['aldozatos-vedelem'], credits: 5 } })
  through(p, 'trap:{feszekcsapda}', 'play:{aldozatos-vedelem}')
  reach(p, 'effect-may')
  act(p, 'yes')
  reach(p)
  expect([placeOf(p.g, card(p, 'feszekcsapda')), placeOf(p.g, card(p, 'liktor'))]).toEqual(['wasteland of 1', 'hangar of 0'])
  expect([heard(p, 'paid').length, heard(p, 'bombing-success').length]).toEqual([0, 1])
})
