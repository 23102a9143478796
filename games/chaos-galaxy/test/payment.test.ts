import { expect, test } from 'vitest'
import { cardById } from '../content/cards.ts'
import { isPaid, isUnpaid } from '../marks.ts'
import { couldAnswer } from '../rules/stack.ts'
import { NONE, newCombat, newFighter } from '../state.ts'
import { rewrite } from './effects/given.ts'
import { act, asked, card, credits, doing, duel, heard, offers, pass, placeOf, reach, shown, through, written } from './given.ts'

test('CG-PAY-1 · a cost is paid in full at once; who cannot pay cannot act', () => {
  const p = duel({ you: { hand: ['turul'], credits: 6, surface: ['kitinfal unpaid'] } })
  expect(offers(p, 'launch:{turul}')).toBe(false)
  expect(p.refused(`launch:${card(p, 'turul')}`, 0).rule).toBe('TABLE-3')
  doing(p, 'develop:{kitinfal}')
  expect(p.g.seats[0]?.credits).toBe(5)
})

test('CG-PAY-2 · ships, events and interrupts are paid when they are played', () => {
  const p = duel({ you: { hand: ['turul'], credits: 7 }, opponent: { hand: ['felulbiralas'] } })
  act(p, 'launch:{turul}')
  // The opponent may still answer, but the credits are already gone.
  expect(asked(p)).toBe('stack-answer')
  expect(p.g.seats[0]?.credits).toBe(0)
  expect(offers(duel({ you: { hand: ['marduk-kurios'], credits: 2 } }), 'launch:{marduk-kurios}')).toBe(false)
})

test('CG-PAY-3, CG-PAY-10 · weaponry, crew and bases come into play face down for nothing, also with the credits at hand', () => {
  const p = duel({ you: { hand: ['kitinfal', 'tuzer', 'femkarom'], hangar: ['liktor'], credits: 20 } })
  doing(p, 'surface:{kitinfal}', 'cantina:{tuzer}', 'mount:{femkarom}:{liktor}')
  expect(p.g.seats[0]?.credits).toBe(20)
  for (const id of ['kitinfal', 'tuzer', 'femkarom']) expect(isUnpaid(p.g, card(p, id))).toBe(true)
  doing(p, 'pay:{tuzer}')
  expect(isPaid(p.g, card(p, 'tuzer'))).toBe(true)
})

test('CG-PAY-4 · an unpaid card is paid once, for its whole cost, and stays face up', () => {
  const p = duel({ you: { cantina: ['tuzer unpaid'], credits: 7 } })
  doing(p, 'pay:{tuzer}')
  expect(p.g.seats[0]?.credits).toBe(2)
  expect(isPaid(p.g, card(p, 'tuzer'))).toBe(true)
  expect(offers(p, 'pay:{tuzer}')).toBe(false)
})

test('CG-PAY-5 · an unpaid card has no effect: no tax, no figures', () => {
  expect(offers(duel({ you: { hangar: ['liktor'], credits: 0 }, opponent: { surface: ['aknagyuru unpaid +4'] } }), 'attack:colony:1')).toBe(
    true,
  )
  const p = duel({ you: { hangar: ['liktor', '> durmacel-vertezet unpaid', 'liktor', '> durmacel-vertezet'] } })
  const view = p.table.game.view(p.g, 0) as { seats: { hangar: { armourLeft: number }[] }[] }
  expect(view.seats[0]?.hangar.map((ship) => ship.armourLeft)).toEqual([3, 5])
})

test('CG-PAY-6 · in your own main phase crew, weaponry and bases are paid, but no missile and no trap', () => {
  const p = duel({
    you: {
      cantina: ['tuzer unpaid'],
      surface: ['urvedelmi-kor unpaid +3', 'savakna unpaid +3'],
      hangar: ['honfoglalo', '> femkarom unpaid', '> atomtoltet unpaid'],
    },
  })
  expect(['tuzer', 'urvedelmi-kor', 'femkarom'].every((id) => offers(p, `pay:{${id}}`))).toBe(true)
  expect(['savakna', 'atomtoltet'].some((id) => offers(p, `pay:{${id}}`))).toBe(false)
  const other = duel({ active: 1, you: { cantina: ['tuzer unpaid'], hand: ['felulbiralas'] }, opponent: { hand: ['jo-uzlet'] } })
  act(other, 'event:{jo-uzlet}')
  expect([other.question().seat, other.options().filter((id) => id.startsWith('pay:'))]).toEqual([0, []])
})

test('CG-PAY-6, CG-BASE-10 · what may be paid or sold is offered in the order in which it lies', () => {
  const p = duel({
    you: { surface: ['urvedelmi-kor unpaid +3', 'kelteto', 'tozsde unpaid +9', 'ipari-park'], cantina: ['tuzer unpaid', 'vasfalo unpaid'] },
  })
  const offered = p.options().filter((id) => id.startsWith('pay:') || id.startsWith('sell:'))
  const wanted = ['pay:{urvedelmi-kor}', 'pay:{tozsde}', 'pay:{tuzer}', 'pay:{vasfalo}', 'sell:{kelteto}', 'sell:{ipari-park}']
  expect(offered).toEqual(wanted.map((option) => written(p, option)))
})

test('CG-STACK-17, CG-PAY-6 · paid crew alone gives nobody an answer in a window', () => {
  const asks = (crew: string): boolean => {
    const p = duel({ you: { cantina: [crew], credits: 9 }, opponent: { hand: ['felulbiralas'] } })
    return couldAnswer(p.g, 0)
  }
  expect([asks('tuzer'), asks('tuzer unpaid')]).toEqual([false, true])
})

test('CG-PAY-7 · in combat only what lies on a ship in it is paid, and only in the payment step', () => {
  const p = duel({ you: { cantina: ['tuzer unpaid', 'vasfalo unpaid'], hangar: ['liktor', 'karom', '> femkarom unpaid'] } })
  doing(p, 'attack:colony:1', 'attack-with:{liktor}', 'board:{tuzer}:{liktor}')
  for (let step = 0; step < 10 && asked(p) !== 'combat-payment'; step++) p.answer('done')
  expect(offers(p, 'pay:{tuzer}')).toBe(true)
  expect(offers(p, 'pay:{vasfalo}') || offers(p, 'pay:{femkarom}')).toBe(false)
})

test('CG-PAY-8 · a payment may answer, and may be answered', () => {
  const p = duel({ you: { cantina: ['tuzer unpaid'] }, opponent: { hand: ['felulbiralas'] } })
  act(p, 'pay:{tuzer}')
  expect(p.question()).toMatchObject({ seat: 1, message: 'stack-answer' })
  expect(p.g.stack).toMatchObject([{ kind: 'payment' }])
  expect(isUnpaid(p.g, card(p, 'tuzer'))).toBe(true)
  pass(p)
  expect(isPaid(p.g, card(p, 'tuzer'))).toBe(true)
})

test('CG-PAY-9, CG-VAL-1 · reductions make nothing cheaper than 0 and bring no credits', () => {
  const p = duel({ you: { hand: ['onkentes'], cantina: ['hadurjelolt', 'hadurjelolt', 'hadurjelolt', 'onkentes unpaid'], credits: 4 } })
  doing(p, 'pay:{onkentes#1}')
  expect(p.g.seats[0]?.credits).toBe(4)
})

test('CG-PAY-11 · a cost is not paid in parts', () => {
  const p = duel({ you: { cantina: ['tuzer unpaid'], credits: 4 } })
  expect(offers(p, 'pay:{tuzer}')).toBe(false)
  expect(p.g.seats[0]?.credits).toBe(4)
})

test('CG-PAY-12 · a player who would lose more credits than they have loses all of them', () => {
  const p = duel({ you: { hand: ['vamszedes'], credits: 1 }, opponent: { credits: 1 } })
  doing(p, 'event:{vamszedes}')
  expect(p.g.seats[1]?.credits).toBe(0)
  expect(p.g.seats[0]?.credits).toBe(1)
})

test('CG-DEF-5, CG-DEF-6 · control can change, ownership never', () => {
  const p = duel({ you: { hand: ['felvasarlas'] }, opponent: { hangar: ['turul'] } })
  act(p, 'event:{felvasarlas}')
  pass(p)
  expect(placeOf(p.g, card(p, 'turul'))).toBe('hangar of 0')
  expect(p.g.owners[card(p, 'turul')]).toBe(1)
  expect(heard(p, 'conceded')).toEqual([])
})

test('CG-PAY-7, CG-EQUIP-11 · what lies on a ship that left the combat is not paid in it', () => {
  const p = duel({
    you: { hangar: ['liktor', '> femkarom unpaid', 'karom', '> asofog unpaid'] },
    also: (g) => {
      const fighters = [{ ...newFighter(card({ g }, 'liktor'), true), in: false }, newFighter(card({ g }, 'karom'), true)]
      g.combat = { ...newCombat(0, 1, 'colony', NONE), step: 'payment', fighters }
    },
  })
  expect([asked(p), p.options()]).toEqual(['combat-payment', [`pay:${card(p, 'asofog')}`, 'done']])
})

test('CG-SETL-4, CG-PAY-6 · who has paid its base of the turn in a settlement may still pay crew', () => {
  const p = duel({
    settings: { settlement: true },
    you: { cantina: ['tuzer unpaid'], surface: ['urvedelmi-kor unpaid +3'], credits: 20 },
    also: (g) => {
      for (const seat of g.seats) seat.basesPaid = 1
    },
  })
  expect(['tuzer', 'urvedelmi-kor'].map((id) => offers(p, `pay:{${id}}`))).toEqual([true, false])
})

test('CG-STACK-11, CG-PAY-7, CG-BASE-5 · a payment is cancelled and lost if it has become impossible meanwhile', () => {
  const leave = { kind: 'resolve', targets: [{ id: 't1', sel: { zone: 'hangar', player: 'opponent', role: 'participating' } }] } as const
  rewrite('halalos-oleles', [{ ...leave, do: [{ op: 'removeFromCombat', who: 't1' }] }])
  const aboard = duel({ you: { hangar: ['liktor', '> berfegyver unpaid', 'karom'], credits: 9 }, opponent: { hand: ['halalos-oleles'] } })
  through(aboard, 'attack:colony:1', 'attack-with:{liktor}', 'attack-with:{karom}', 'pay:{berfegyver}', 'play:{halalos-oleles}')
  act(aboard, 'target:{liktor}')
  reach(aboard)
  expect([shown(aboard, 'berfegyver').paid, credits(aboard)]).toEqual([false, 9 - (cardById('berfegyver')?.price ?? 0)])
  rewrite('szabotazs', [
    {
      kind: 'resolve',
      targets: [{ id: 't1', sel: { zone: 'surface', player: 'opponent' } }],
      do: [{ op: 'undevelop', who: 't1', n: 1 }],
    },
  ])
  const base = duel({ you: { surface: ['kitinfal unpaid +4'] }, opponent: { hand: ['szabotazs'] } })
  act(base, 'pay:{kitinfal}', 'play:{szabotazs}')
  reach(base)
  expect([shown(base, 'kitinfal').paid, shown(base, 'kitinfal').developments]).toEqual([false, 3])
})
