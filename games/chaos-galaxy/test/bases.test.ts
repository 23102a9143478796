import { fork } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { dealDamage } from '../effects/do/destroying.ts'
import { run } from '../effects/do/operations.ts'
import { inPlay, isPaid, isUnpaid } from '../marks.ts'
import { NONE, type State, TURNED } from '../state.ts'
import { rewrite } from './effects/given.ts'
import { act, card, doing, duel, heard, ids, offers, pass, placeOf } from './given.ts'

/** An attack on a base that all ships bomb; the defender does nothing. */
function bombed(base: string, ...ships: string[]): Play<State> {
  const p = duel({ you: { hangar: ships }, opponent: { surface: [base] } })
  const id = base.split(' ')[0] as string
  doing(p, `attack:base:{${id}}`)
  for (let step = 0; step < 40 && p.g.combat !== null; step++) {
    const options = p.options()
    p.answer(
      options.find((one) => one.startsWith('attack-with:') || one.startsWith('bomb:')) ??
        options.find((one) => one === 'pass' || one === 'done') ??
        (options[0] as string),
    )
  }
  return p
}

test('CG-BASE-1 · a base is laid face down at the right end of the surface, in your own main phase', () => {
  const p = duel({ you: { hand: ['ipari-park'], surface: ['kitinfal'], credits: 0 } })
  doing(p, 'surface:{ipari-park}')
  expect(ids(p.g, p.g.seats[0]?.surface ?? [])).toEqual(['kitinfal', 'ipari-park'])
  expect(isUnpaid(p.g, card(p, 'ipari-park'))).toBe(true)
})

test('CG-BASE-2, CG-BASE-3 · a credit puts one development on your own base, two a turn on each', () => {
  const p = duel({ you: { surface: ['kitinfal unpaid', 'aknagyuru unpaid'], credits: 10 }, opponent: { surface: ['ipari-park unpaid'] } })
  expect(offers(p, 'develop:{ipari-park}')).toBe(false)
  doing(p, 'develop:{kitinfal}', 'develop:{kitinfal}', 'develop:{aknagyuru}', 'develop:{aknagyuru}')
  expect(p.options().some((id) => id.startsWith('develop:'))).toBe(false)
  expect(p.g.seats[0]?.credits).toBe(6)
  doing(p, 'end', 'end')
  expect(offers(p, 'develop:{kitinfal}')).toBe(true)
})

test('CG-BASE-4 · developments by effects are unlimited and do not count towards the two', () => {
  const p = duel({ you: { hand: ['szorgos-kezek'], surface: ['kitinfal unpaid'], credits: 10 } })
  doing(p, 'develop:{kitinfal}', 'develop:{kitinfal}')
  act(p, 'event:{szorgos-kezek}')
  act(p, 'target:{kitinfal}')
  if (p.options().includes('done')) p.answer('done')
  pass(p)
  expect(p.g.developments[card(p, 'kitinfal')]).toBe(3)
})

test('CG-BASE-5 · a base is paid only with as many developments as its limit', () => {
  expect(offers(duel({ you: { surface: ['aknagyuru unpaid +3'] } }), 'pay:{aknagyuru}')).toBe(false)
  const p = duel({ you: { surface: ['aknagyuru unpaid +4'], credits: 0 } })
  doing(p, 'pay:{aknagyuru}')
  expect(isPaid(p.g, card(p, 'aknagyuru'))).toBe(true)
})

test('CG-BASE-6, CG-BASE-9 · a limit of X requires no development, and the effect uses those it has; research goes to the trash', () => {
  const none = duel({ you: { surface: ['hadijatek unpaid'], credits: 0 } })
  expect(offers(none, 'pay:{hadijatek}')).toBe(true)
  // With four developments: two cards of different types from the top seven.
  const p = duel({ you: { surface: ['hadijatek unpaid +4'], colony: ['turul', 'kitinfal', 'tuzer'], credits: 0 } })
  doing(p, 'pay:{hadijatek}')
  for (let step = 0; step < 6 && p.question().name !== 'main-action'; step++) p.answer(p.options()[0] as string)
  expect(p.g.seats[0]?.headquarters).toHaveLength(2)
  expect(placeOf(p.g, card(p, 'hadijatek'))).toBe('trash of 0')
})

test('CG-BASE-7 · X is fixed at the payment', () => {
  const p = duel({
    you: { surface: ['hadijatek unpaid +4'], colony: ['turul', 'kitinfal', 'tuzer'], hand: ['felulbiralas'] },
    opponent: { hand: ['felulbiralas'] },
  })
  act(p, 'pay:{hadijatek}')
  expect(p.g.stack).toHaveLength(1)
  pass(p, 'main-action')
  for (let step = 0; step < 6 && p.question().name !== 'main-action'; step++) p.answer(p.options()[0] as string)
  expect(p.g.seats[0]?.headquarters).toHaveLength(3)
})

test('CG-BASE-8 · a limit of ? takes any number of developments, which do nothing', () => {
  for (const developments of [0, 7]) {
    const p = duel({ you: { surface: [`savakna unpaid +${developments}`] } })
    expect(offers(p, 'develop:{savakna}')).toBe(true)
    expect(offers(p, 'pay:{savakna}')).toBe(false)
  }
})

test('CG-BASE-10 · an active building is sold for its cost, a turned or unpaid one is not', () => {
  const p = duel({ you: { surface: ['kikepzokozpont +3', 'kelteto damaged', 'ipari-park unpaid', 'urvedelmi-kor'], credits: 0 } })
  expect(p.options().filter((id) => id.startsWith('sell:'))).toEqual([`sell:${card(p, 'kikepzokozpont')}`])
  doing(p, 'sell:{kikepzokozpont}')
  expect(p.g.seats[0]?.credits).toBe(1)
  expect(placeOf(p.g, card(p, 'kikepzokozpont'))).toBe('trash of 0')
})

test('CG-BASE-11 · a paid bunker cannot be given up, an unpaid one and other bases can', () => {
  const p = duel({
    phase: 'start',
    you: { hand: ['kaoszhullam'], surface: ['urvedelmi-kor', 'ipari-park'], credits: 5 },
    // Both bases of the opponent are bunkers.
    opponent: { surface: ['kitinfal', 'aknagyuru unpaid'] },
  })
  act(p, 'play:{kaoszhullam}')
  pass(p)
  while (p.question().name === 'stack-order') p.answer(p.options()[0] as string)
  expect(placeOf(p.g, card(p, 'urvedelmi-kor'))).toBe('surface of 0')
  expect(placeOf(p.g, card(p, 'ipari-park'))).toBe('trash of 0')
  expect(['kitinfal', 'aknagyuru'].map((id) => placeOf(p.g, card(p, id)))).toEqual(['surface of 1', 'wasteland of 1'])
})

test('CG-BASE-12, CG-BOMB-8 · a paid base falls only when its armour is reached', () => {
  const held = bombed('kitinfal', 'liktor')
  expect(placeOf(held.g, card(held, 'kitinfal'))).toBe('surface of 1')
  const p = bombed('aknagyuru', 'liktor')
  expect(placeOf(p.g, card(p, 'aknagyuru'))).toBe('trash of 1')
})

test('CG-BASE-13, CG-BASE-14 · a paid base that survives turns damaged and loses armour, which the next end phase restores', () => {
  const p = bombed('kitinfal', 'birodalmi-cirkalo')
  expect([p.g.turned[card(p, 'kitinfal')], p.g.lost[card(p, 'kitinfal')]]).toEqual([TURNED.damaged, 3])
  doing(p, 'end')
  expect(p.g.lost[card(p, 'kitinfal')]).toBe(0)
})

test('CG-BASE-15 · developments fall off when the card leaves play', () => {
  const p = duel({ you: { surface: ['kikepzokozpont +3'], credits: 0 } })
  doing(p, 'sell:{kikepzokozpont}')
  expect(inPlay(p.g, card(p, 'kikepzokozpont'))).toBe(false)
})

test('CG-BASE-16 · two developments off one or two own bases bring a credit, as often as there are', () => {
  const p = duel({ you: { surface: ['kitinfal +1', 'aknagyuru +3'], credits: 0 } })
  doing(p, 'undevelop:{kitinfal}:{aknagyuru}', 'undevelop:{aknagyuru}:{aknagyuru}')
  expect([p.g.seats[0]?.credits, p.g.developments[card(p, 'kitinfal')], p.g.developments[card(p, 'aknagyuru')]]).toEqual([2, 0, 0])
  expect(heard(p, 'undeveloped', 1)).toHaveLength(3)
})

test('CG-BASE-16 · developments that an answer has taken off in the meantime bring no credit, whichever base loses them', () => {
  rewrite('szabotazs', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', sel: { zone: 'surface', player: 'any' } }],
      do: [{ op: 'undevelop', who: 't1', n: 1 }],
    },
  ])
  const after = (surface: string[], option: string, gone: string): (number | undefined)[] => {
    const p = duel({ you: { surface, credits: 0 }, opponent: { hand: ['szabotazs'], credits: 9 } })
    act(p, option, 'play:{szabotazs}', `target:{${gone}}`)
    pass(p)
    return [p.g.seats[0]?.credits, ...surface.map((base) => p.g.developments[card(p, base.split(' ')[0] as string)])]
  }
  expect(after(['kitinfal +1', 'aknagyuru +2'], 'undevelop:{kitinfal}:{aknagyuru}', 'kitinfal')).toEqual([0, 0, 2])
  expect(after(['kitinfal +2', 'aknagyuru +1'], 'undevelop:{kitinfal}:{aknagyuru}', 'aknagyuru')).toEqual([0, 2, 0])
  expect(after(['kitinfal +2', 'aknagyuru +2'], 'undevelop:{kitinfal}:{kitinfal}', 'kitinfal')).toEqual([0, 1, 2])
  expect(after(['kitinfal +1', 'aknagyuru +2'], 'undevelop:{kitinfal}:{aknagyuru}', 'aknagyuru')).toEqual([1, 0, 0])
})

test('CG-BASE-17 · paying leaves the developments; taking them off later does not unpay', () => {
  const p = duel({ you: { surface: ['aknagyuru unpaid +4'], credits: 0 } })
  doing(p, 'pay:{aknagyuru}')
  expect(p.g.developments[card(p, 'aknagyuru')]).toBe(4)
  doing(p, 'undevelop:{aknagyuru}:{aknagyuru}')
  expect([p.g.developments[card(p, 'aknagyuru')], isPaid(p.g, card(p, 'aknagyuru'))]).toEqual([2, true])
})

test('CG-BASE-18, CG-BASE-19 · more than the limit, on paid bases, and on bluffs may be developed', () => {
  const p = duel({ you: { surface: ['aknagyuru unpaid +4', 'kitinfal', 'turul unpaid'] } })
  doing(p, 'develop:{aknagyuru}', 'develop:{kitinfal}', 'develop:{turul}')
  expect(['aknagyuru', 'kitinfal', 'turul'].map((id) => p.g.developments[card(p, id)])).toEqual([5, 1, 1])
})

test('CG-BASE-20 · damage of an effect destroys an unpaid base at two or more at one time, and does nothing below', () => {
  const p = duel({ opponent: { surface: ['kitinfal unpaid', 'aknagyuru unpaid'] } })
  const table = fork(p.table)
  const damages = ['kitinfal', 'aknagyuru'].map((id, at) => ({ to: card(p, id), amount: 2 - at, by: NONE }))
  const dealing = dealDamage(table.state, damages, run)
  while (!dealing.next({ seat: 1, value: 0 }).done);
  expect(placeOf(table.state, card(p, 'kitinfal'))).toBe('wasteland of 1')
  expect(placeOf(table.state, card(p, 'aknagyuru'))).toBe('surface of 1')
  expect([table.state.lost[card(p, 'aknagyuru')], table.state.turned[card(p, 'aknagyuru')]]).toEqual([0, TURNED.active])
})
