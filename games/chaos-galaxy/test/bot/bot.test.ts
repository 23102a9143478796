import { randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { evaluate, period, policy } from '../../bot.ts'
import { act, asked, duel, type GivenSeat } from '../given.ts'

function worth(you: GivenSeat, opponent: GivenSeat = {}): number {
  return evaluate(duel({ you, opponent }).g, 0)
}

test('CG-WIN-1 · a won table is worth 1, a lost one 0; before that what one seat gains the other loses', () => {
  const { g } = duel({ you: { hangar: ['liktor'] }, opponent: { hand: ['szabotazs'] } })
  expect(evaluate(g, 0) + evaluate(g, 1)).toBeCloseTo(1)
  expect(Math.abs(evaluate(g, 0) - 0.5)).toBeLessThan(0.5)
  g.winner = 1
  expect([evaluate(g, 0), evaluate(g, 1)]).toEqual([0, 1])
})

test('CG-WIN-1 · the last cards of a colony count more than the first', () => {
  const early = worth({ filler: 18 }, { filler: 20 })
  const late = worth({ filler: 2 }, { filler: 4 })
  expect(early).toBeLessThan(0.5)
  expect(late).toBeLessThan(early)
})

test('CG-PAY-4, CG-CREW-1, CG-TURN-4 · ships, paid bases, crew, credits and cards in hand are better than none of them', () => {
  const nothing = worth({ credits: 2 })
  const haves: GivenSeat[] = [
    { credits: 2, hangar: ['liktor'] },
    { credits: 2, surface: ['aknagyuru'] },
    { credits: 2, cantina: ['tuzer'] },
    { credits: 2, hand: ['szabotazs'] },
    { credits: 9 },
  ]
  expect(haves.map((have) => worth(have) > nothing)).toEqual([true, true, true, true, true])
  expect(haves.map((have) => worth({ credits: 2 }, have) < worth({ credits: 2 }, { credits: 2 }))).toEqual([true, true, true, true, true])
  expect(worth({ surface: ['aknagyuru'] })).toBeGreaterThan(worth({ surface: ['aknagyuru unpaid'] }))
})

test('CG-BASE-16 · developments are not sold that an unpaid base still needs; a paid one needs none', () => {
  const [needed, sold] = [worth({ credits: 2, surface: ['aknagyuru unpaid +2'] }), worth({ credits: 3, surface: ['aknagyuru unpaid'] })]
  expect(needed).toBeGreaterThan(sold)
  const [kept, gained] = [worth({ credits: 2, surface: ['aknagyuru +2'] }), worth({ credits: 3, surface: ['aknagyuru'] })]
  expect(gained).toBeGreaterThan(kept)
})

test('CG-ECO-2, CG-SETL-2 · what a table is played for counts: what is held of it beside the others, and having enough', () => {
  const rich = (own: number, other: number, economicMonopoly = true): number =>
    evaluate(duel({ settings: { economicMonopoly }, you: { credits: own }, opponent: { credits: other } }).g, 0)
  expect(rich(30, 10)).toBeGreaterThan(rich(15, 10))
  expect(rich(39, 20) - rich(39, 39)).toBeGreaterThan(rich(19, 20, false) - rich(19, 39, false))
  expect(1 - rich(40, 20)).toBeLessThan((1 - rich(39, 20)) / 5)
  const built = (own: string[], other: string[] = []): number =>
    evaluate(duel({ settings: { settlement: true }, you: { surface: own }, opponent: { surface: other } }).g, 0)
  expect(built(['ipari-park', 'ipari-park'])).toBeGreaterThan(built(['ipari-park', 'ipari-park unpaid']))
  expect(built(['ipari-park unpaid'])).toBeGreaterThan(built([]))
  const five = ['ipari-park', 'ipari-park', 'ipari-park', 'aknagyuru', 'aknagyuru']
  expect(built(five, ['ipari-park'])).toBeGreaterThan(0.9)
  expect(built(five, ['ipari-park', 'ipari-park', 'ipari-park'])).toBeLessThan(built(five, ['ipari-park']))
})

test('CG-TURN-9 · looks ahead end with turns', () => {
  expect(period(duel({ turn: 7 }).g)).toBe(7)
})

test('CG-STACK-17 · the bot passes one window after another: who lets all of them pass gives up what a later one offers', () => {
  const p = duel({ active: 1, you: { hand: ['turul'], surface: ['ipari-park unpaid +4'] }, opponent: { hand: ['jo-uzlet'] } })
  act(p, 'event:{jo-uzlet}')
  expect([asked(p), p.options()]).toEqual(['stack-answer', ['pass', 'pass-until']])
  expect(policy(p.g, p.question(), randomOf(seedOf('any')))).toEqual({ option: 'pass' })
})
