import { type Answer, cloneState } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { blunders } from '../bot/blunders.ts'
import { firestormArmada } from '../index.ts'
import type { State } from '../state.ts'
import { FAR, fly, moving, table } from './table.ts'

/** The blunders that an answer makes, and those that it avoids (`!name`). */
function judged(p: Play<State>, answer: Answer): string[] {
  const question = p.question()
  const before = cloneState(firestormArmada, p.g)
  p.answer(answer)
  return blunders.flatMap(({ name, made }) => {
    const verdict = made({ before, question, answer, after: p.g, seat: question.seat })
    return verdict === null ? [] : [verdict ? name : `!${name}`]
  })
}

const cruiser = { type: 'terrans-teuton', x: 30, y: 20, heading: 0 } as const

test('FA-MOVE-20 · an unharmed ship leaves the table by mistake where it could stay, a harmed one may want to', () => {
  const near = (y: number, hull = 0) => moving({ ships: [{ ...cruiser, y, hull }, FAR] })
  expect(judged(near(44), fly('6'))).toEqual(['off-the-table'])
  expect(judged(near(44), fly('2 R45 1 R45'))).toEqual(['!off-the-table'])
  expect(judged(near(44, 1), fly('6'))).toEqual([])
  expect(judged(near(20), fly('6'))).toEqual([])
})

test('FA-TERR-1, FA-TERR-2, FA-COLL-1 · terrain is flown into by mistake where there is a way around it', () => {
  const behind = (kind: 'asteroidField' | 'distortionField' | 'planet' | 'meteor', radius = 1.5) =>
    moving({ ships: [cruiser, FAR], terrain: [{ kind, x: 30, y: 25, radius }], dice: Array.from({ length: 20 }, () => 5) })
  expect(judged(behind('asteroidField'), fly('6'))).toEqual(['into-asteroids'])
  expect(judged(behind('asteroidField'), fly('2 R45 2'))).toEqual(['!into-asteroids'])
  expect(judged(behind('distortionField'), fly('6'))).toEqual(['into-distortion'])
  expect(judged(behind('planet'), fly('6'))).toEqual(['into-a-body'])
  expect(judged(behind('meteor'), fly('2 R45 2'))).toEqual(['!into-a-body'])
  expect(judged(moving({ ships: [cruiser, FAR], terrain: [{ kind: 'asteroidField', x: 60, y: 24, radius: 2 }] }), fly('6'))).toEqual([])
})

const enemy = (type: string, x: number, y = 20) => ({ type, seat: 1, x, y })
const firing = (...ships: ReturnType<typeof enemy>[]) =>
  table({ step: 'combat', fire: 1, ships: [{ type: 'terrans-apollo', x: 30, y: 20 }, ...ships], dice: Array.from({ length: 40 }, () => 1) })

test('FA-ACT-9, FA-FIRE-7 · a weapon that could hurt is not left, nor spent where it cannot', () => {
  expect(judged(firing(enemy('sorylians-falcata', 36)), { option: 'end:primary' })).toEqual(['weapon-left'])
  // FA-BOARD-2: it is right to hold fire at a ship that can be boarded instead.
  expect(judged(firing(enemy('sorylians-falcata', 33)), { option: 'end:primary' })).toEqual([])
  const p = firing(enemy('sorylians-falcata', 36))
  const [shot] = p.options(0).filter((id) => id.startsWith('fire:'))
  expect(judged(p, { option: shot as string })).toEqual(['!weapon-left'])
})

test('FA-SPLIT-1 · dividing fire so that nothing is hurt is a blunder', () => {
  const divided = (...shares: [number, number][]) => {
    const p = firing(enemy('sorylians-falcata', 38), enemy('sorylians-falcata', 38, 24), enemy('sorylians-falcata', 38, 16))
    const [split] = p.options(0).filter((id) => id.startsWith('split:'))
    p.answer(split as string)
    return judged(p, { plan: shares })
  }
  expect(divided([1, 1], [2, 1])).toEqual(['split-for-nothing'])
  expect(divided([1, 5], [2, 1])).toEqual(['!split-for-nothing'])
})
