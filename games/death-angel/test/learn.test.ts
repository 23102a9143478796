import { seenBy } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { tableText } from '@orrery/text'
import { expect, test } from 'vitest'
import { answers } from '../board/answers.ts'
import { attacked, moved, played, rolledFor, supported, turned } from '../board/learn/pointed.ts'
import { stakesOf } from '../board/table/stakes.ts'
import type { State } from '../state.ts'
import en from '../text/en.ts'
import hu from '../text/hu.ts'
import type { View } from '../view.ts'
import { type Given, table } from './given.ts'

/** The option of the open question that a hint of the coach picks. */
function picked(p: Play<State>, picks: typeof supported): string | undefined {
  const { question, view } = seenBy(p.table, 0)
  return question === null || question.kind === 'plan' ? undefined : picks(question.options, view)?.id
}

const DEFENDING: Given = { formation: 'noctis<+1 gideon>', swarms: ['1 left: claw tail'], phase: 'attack', events: ['evasion'] }
const FIRING: Given = { formation: 'noctis<+1 gideon< claudio>', swarms: ['1 left: claw tail'], events: ['evasion'] }

test('DA-SUP-1, DA-SUP-7 · the coach gives the token to whoever it saves: who looks at the swarm that attacks him', () => {
  const p = table({ formation: 'noctis< gideon< claudio>', swarms: ['2 right: claw', '3 right: claw tail'], cards: 'block' })
  expect(picked(p, supported)).toBe('support:2')
})

test('DA-MOVE-8 · the coach turns nobody whom turning does not help, and whoever has tokens and a swarm behind him', () => {
  const behind = table({ formation: 'noctis<+2 gideon<', swarms: ['1 right: claw'], cards: 'run-and-gun' })
  behind.answer('done')
  expect(picked(behind, turned)).toBe('turn:1')
  const nobody = table({ formation: 'noctis<+2 gideon<', swarms: ['1 left: claw'], cards: 'run-and-gun' })
  nobody.answer('done')
  expect(picked(nobody, turned)).toBe('done')
})

test('DA-MOVE-1 · the coach swaps where somebody is safer for it, else nobody', () => {
  const safer = table({ formation: 'noctis< claudio<+2', swarms: ['1 left: claw'], cards: 'run-and-gun' })
  expect(picked(safer, moved)).toBe('swap:1:2')
  const safe = table({ formation: 'noctis<+2 claudio<', swarms: ['1 left: claw'], cards: 'run-and-gun' })
  expect(picked(safe, moved)).toBe('done')
})

test('DA-ATK-3 · the coach aims at the swarm that is most likely to kill', () => {
  const p = table({ formation: 'noctis< gideon<', swarms: ['1 left: claw', '2 left: claw tail head'], cards: 'dead-aim' })
  expect(picked(p, attacked)).toBe('attack:1:2:left')
})

test('DA-CHOOSE-2 · the coach attacks with a team that sees a swarm, and supports with one that sees none', () => {
  expect(picked(table({ formation: 'noctis< gideon<', swarms: ['1 left: claw'], phase: 'choose' }), played)).toBe('play:16')
  expect(picked(table({ formation: 'noctis< gideon<', swarms: ['1 right: claw'], phase: 'choose' }), played)).toBe('play:1')
})

test('DA-SUP-4, DA-GATK-4 · the coach keeps what saves and what hits, and rolls the rest again', () => {
  const roll = (given: Given, die: number, attack?: string) => {
    const p = table({ ...given, dice: [die] })
    if (attack !== undefined) p.answer(attack)
    return [picked(p, rolledFor('attack')), picked(p, rolledFor('defence'))]
  }
  expect(roll(DEFENDING, 4)).toEqual([undefined, 'keep'])
  expect(roll(DEFENDING, 2)).toEqual([undefined, 'reroll:1'])
  expect(roll({ ...FIRING, cards: 'dead-aim' }, 2, 'attack:1:1:left')).toEqual(['keep', undefined])
  expect(roll({ ...FIRING, cards: 'dead-aim' }, 5, 'attack:1:1:left')).toEqual(['reroll:1', undefined])
})

/** The automatic answer of the board to a roll. */
function answered(given: Given, attack?: string) {
  const p = table(given)
  if (attack !== undefined) p.answer(attack)
  const { question, view } = seenBy(p.table, 0)
  return question === null ? undefined : answers(question, view as View)
}

test('DA-SUP-12, DA-GATK-4 · a defence that saves is kept by itself; one that slays, and one that could slay back, is asked', () => {
  expect(answered({ ...DEFENDING, dice: [4] })).toEqual({ option: 'keep' })
  expect(answered({ ...DEFENDING, dice: [2] })).toBeNull()
})

test('DA-SUP-12, DA-SUP-11 · a skull is kept by itself, unless the card in force makes more of another face', () => {
  const psi = { formation: 'scipio<+1 calistarius<', swarms: ['1 left: claw tail'], cards: 'psionic-attack', events: ['evasion'] } as const
  expect(answered({ ...psi, dice: [1] }, 'attack:9:1:left')).toEqual({ option: 'keep' })
  expect(answered({ ...psi, dice: [5] }, 'attack:9:1:left')).toBeNull()
  expect(answered({ ...FIRING, cards: 'dead-aim', dice: [1] }, 'attack:1:1:left')).toBeNull()
})

/** The text under the open question, in both languages. */
function stakes(p: Play<State>): readonly string[] {
  const { question, view } = seenBy(p.table, 0)
  const texts = [tableText('en', en), tableText('hu', hu)]
  return texts.map((text) => (question === null ? '' : stakesOf(question, view as View, text)).replace(/[\u2068\u2069]/g, ''))
}

test('DA-SUP-4, DA-GATK-4 · at a roll it is said what it does, and the chance and the price of another one', () => {
  expect(stakes(table({ ...DEFENDING, dice: [2] }))).toEqual([
    'With this roll he falls. A new one slays him with 50\u00a0% and costs one of his tokens; he has 1.',
    'Ezzel a dobással elesik. Az új dobás 50\u00a0% eséllyel megöli, és egy jelzőbe kerül; neki 1 van.',
  ])
  const firing = table({ ...FIRING, cards: 'dead-aim', dice: [5] })
  firing.answer('attack:1:1:left')
  expect(stakes(firing)[0]).toBe('This roll slays nobody. A new one hits with 67\u00a0% and costs one of his tokens; he has 1.')
})

test('DA-ABIL-8, DA-SUP-1 · what a card asks says with the card’s own words what is at stake', () => {
  const p = table({ formation: 'calistarius< scipio<', swarms: ['1 left: claw'], cards: 'power-field' })
  expect(stakes(p)).toEqual([expect.stringContaining('new roll'), expect.stringContaining('újradobást')])
  p.answer(p.options()[0] as string)
  expect(p.question().name).toBe('power-field')
  expect(stakes(p)).toEqual([expect.stringContaining('cannot attack'), expect.stringContaining('raj')])
})
