import { cloneState } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { blunders } from '../bot/blunders.ts'
import { deathAngel } from '../index.ts'
import { table } from './given.ts'

/** The blunders that an answer makes, and those that it avoids (`!name`). */
function judged(p: ReturnType<typeof table>, option: string): string[] {
  const question = p.question()
  const before = cloneState(deathAngel, p.g)
  p.answer(option)
  return blunders.flatMap(({ name, made }) => {
    const verdict = made({ before, question, answer: { option }, after: p.g, seat: question.seat })
    return verdict === null ? [] : [verdict ? name : `!${name}`]
  })
}

const ATTACKED = { phase: 'attack', events: ['evasion'] } as const

test('DA-ABIL-3 · rerolling a skull under Counter Attack is a blunder, keeping it is none', () => {
  const counter = () =>
    table({
      formation: 'lorenzo<+1 deino<',
      swarms: ['1 left: claw claw'],
      resolved: 'counter-attack',
      cards: 'counter-attack',
      ...ATTACKED,
      dice: [2, 5, 5],
    })
  expect(judged(counter(), 'reroll:6')).toContain('counter-attack-rerolled')
  expect(judged(counter(), 'keep')).toContain('!counter-attack-rerolled')
})

test('DA-SUP-4, DA-GATK-4 · tokens are for defences that fail and can be saved', () => {
  const rolled = (swarm: string, face: number) =>
    table({ formation: 'noctis<+1 gideon>', swarms: [`1 left: ${swarm}`], ...ATTACKED, dice: [face, 5] })
  expect(judged(rolled('claw', 1), 'keep')).toEqual(['failed-defence-kept'])
  expect(judged(rolled('claw', 1), 'reroll:1')).toEqual(['!failed-defence-kept'])
  expect(judged(rolled('claw', 4), 'reroll:1')).toEqual(['held-defence-rerolled'])
  expect(judged(rolled('claw claw claw claw claw', 4), 'reroll:1')).toEqual(['hopeless-defence-rerolled'])
})

test('DA-ABIL-8 · Power Field belongs on the swarm that threatens more', () => {
  const field = () =>
    table({
      formation: 'noctis> gideon> calistarius< claudio>',
      swarms: ['1 left: claw', '2 left: claw claw claw'],
      cards: 'power-field heroic-charge',
      supply: 0,
    })
  expect(judged(field(), 'swarm:1:left')).toEqual(['power-field-on-one', 'power-field-on-lesser'])
  expect(judged(field(), 'swarm:2:left')).toEqual(['!power-field-on-one', '!power-field-on-lesser'])
})
