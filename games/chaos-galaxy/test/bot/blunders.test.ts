import { type Answer, cloneState } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { blunders } from '../../bot/blunders.ts'
import { millWorth, pricedLives, THE_END } from '../../bot/worth.ts'
import { chaosGalaxy } from '../../index.ts'
import { duel } from '../given.ts'

/** The blunders that an answer makes, and those that it could have made but avoided (`!name`). */
function judged(p: ReturnType<typeof duel>, answer: Answer): string[] {
  const question = p.question()
  const before = cloneState(chaosGalaxy, p.g)
  p.answer(answer)
  return blunders.flatMap(({ name, made }) => {
    const verdict = made({ before, question, answer, after: p.g, seat: question.seat })
    return verdict === null ? [] : [verdict ? name : `!${name}`]
  })
}

test('CG-ATK-1 · an attack that has no bombing, or not enough for its target, is a blunder', () => {
  const attack = (ship: string, target: string) =>
    judged(duel({ you: { hangar: [ship] }, opponent: { hand: ['szabotazs'], hangar: ['turul'] } }), { option: `attack:${target}:1` })
  expect(attack('liderc', 'colony')).toEqual(['attack-without-bombing', '!attack-too-weak'])
  expect(attack('roncsvadasz', 'colony')).toEqual(['!attack-without-bombing', '!attack-too-weak'])
  expect(attack('turul', 'headquarters')).toContain('attack-too-weak')
})

test('CG-EQUIP-3, CG-WIN-1 · who would lose the last cards to an attack defends with what is ready', () => {
  const attacked = (filler: number, ...defenders: string[]) => {
    const p = duel({ you: { hangar: ['roncsvadasz'] }, opponent: { filler, hangar: ['turul'] } })
    p.answer('attack:colony:1')
    while (p.question().name !== 'equip-defenders') p.answer(p.question().name === 'equip-attackers' ? (p.options()[0] as string) : 'pass')
    return judged(p, { options: defenders.length === 0 ? [] : [p.options()[0] as string] })
  }
  expect(attacked(2)).toEqual(['lost-undefended'])
  expect(attacked(2, 'turul')).toEqual(['!lost-undefended'])
  expect(attacked(9)).toEqual([])
})

test('CG-END-4 · credits above what may be kept buy what they can', () => {
  const end = (credits: number, hand: string[]) => judged(duel({ you: { credits, hand } }), { option: 'end' })
  expect(end(25, ['turul'])).toEqual(['credits-thrown-away'])
  expect(end(20, ['turul'])).toEqual([])
})

test('CG-WIN-1 · an attack that would win is left out only while the other colony has cards: the end of the turn wins over an empty one', () => {
  const end = (filler: number) => judged(duel({ you: { hangar: ['roncsvadasz'] }, opponent: { filler } }), { option: 'end' })
  expect(end(1)).toEqual(['win-left-out', 'open-door-left'])
  expect(end(0)).toEqual([])
})

test('CG-WIN-1 · nobody pays with the last cards of a colony', () => {
  expect(pricedLives(20, 3)).toBe(millWorth(20, 3))
  expect(pricedLives(8, 2)).toBeGreaterThan(THE_END)
})
