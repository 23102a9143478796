import { play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { chaosGalaxy } from '../index.ts'
import { act, asked, card, credits, doing, duel, offers, pass, placeOf, reach, through } from './given.ts'

test('CG-INT-1, CG-INT-2 · an interrupt is played in any turn, paid at once, takes effect and goes to the trash', () => {
  const p = duel({ active: 1, you: { hand: ['riado'], cantina: ['tuzer used'], credits: 1 }, opponent: { hand: ['jo-uzlet'] } })
  act(p, 'event:{jo-uzlet}')
  expect(p.question()).toMatchObject({ seat: 0, message: 'stack-answer' })
  act(p, 'play:{riado}')
  if (p.options().some((id) => id.startsWith('target:'))) act(p, 'target:{tuzer}')
  expect(credits(p)).toBe(0)
  reach(p)
  expect(placeOf(p.g, card(p, 'riado'))).toBe('trash of 0')
  expect(p.g.turned[card(p, 'tuzer')]).toBe(0)
})

test('CG-INT-3 · a neutralised interrupt goes to the trash all the same', () => {
  const p = duel({ you: { hand: ['riado'], cantina: ['tuzer used'] }, opponent: { hand: ['felulbiralas'] } })
  act(p, 'play:{riado}')
  if (p.options().some((id) => id.startsWith('target:'))) act(p, 'target:{tuzer}')
  if (p.options().includes('done')) p.answer('done')
  through(p, 'play:{felulbiralas}')
  reach(p)
  expect([placeOf(p.g, card(p, 'riado')), placeOf(p.g, card(p, 'felulbiralas'))]).toEqual(['trash of 0', 'trash of 1'])
  expect(p.g.turned[card(p, 'tuzer')]).toBe(1)
  // The cost of the answer is the cost of what it answered.
  expect(credits(p, 1)).toBe(19)
})

test('CG-INT-4 · an opening interrupt only in a start phase, the own one or another’s', () => {
  expect(offers(duel({ phase: 'start', you: { hand: ['gyors-felkeszules'] } }), 'play:{gyors-felkeszules}')).toBe(true)
  expect(offers(duel({ phase: 'start', active: 1, you: { hand: ['gyors-felkeszules'] } }), 'play:{gyors-felkeszules}')).toBe(true)
  expect(offers(duel({ you: { hand: ['gyors-felkeszules'] } }), 'play:{gyors-felkeszules}')).toBe(false)
})

test('CG-INT-5, CG-INT-7 · in the window after the target general interrupts, later in the combat only those of combat', () => {
  const p = duel({
    you: { hand: ['durmacel-celterelo', 'riado'], hangar: ['liktor'], cantina: ['tuzer used'] },
    opponent: { hangar: ['karom'], hand: ['turul'] },
  })
  expect(offers(p, 'play:{durmacel-celterelo}')).toBe(false)
  expect(offers(p, 'play:{riado}')).toBe(true)
  act(p, 'attack:colony:1')
  while (p.question().seat !== 0 && p.g.combat?.step === 'window') p.answer('pass')
  if (p.g.combat?.step === 'window') expect([offers(p, 'play:{durmacel-celterelo}'), offers(p, 'play:{riado}')]).toEqual([false, true])
  let combatPlays = 0
  for (let step = 0; step < 20 && p.g.combat !== null; step++) {
    if (p.g.combat.step !== 'window') {
      expect(offers(p, 'play:{riado}')).toBe(false)
      if (offers(p, 'play:{durmacel-celterelo}')) combatPlays++
    }
    p.answer(
      p.options().find((id) => id.startsWith('fire:')) ??
        p.options().find((id) => ['pass', 'done', 'no-return'].includes(id)) ??
        (p.options()[0] as string),
    )
  }
  expect(combatPlays).toBeGreaterThan(0)
})

test('CG-INT-6 · a reaction in any phase of any turn', () => {
  // It answers an interrupt in a start phase and in a main phase.
  const start = duel({ phase: 'start', you: { hand: ['gyors-felkeszules'] }, opponent: { hand: ['felulbiralas'] } })
  act(start, 'play:{gyors-felkeszules}')
  expect(offers(start, 'play:{felulbiralas}')).toBe(true)
  const main = duel({ you: { hand: ['riado'], cantina: ['tuzer used'] }, opponent: { hand: ['felulbiralas'] } })
  act(main, 'play:{riado}')
  if (main.options().some((id) => id.startsWith('target:'))) act(main, 'target:{tuzer}')
  if (main.options().includes('done')) main.answer('done')
  expect(offers(main, 'play:{felulbiralas}')).toBe(true)
})

test('CG-INT-8 · abilities count as interrupts: in the own phase and in answer', () => {
  const own = duel({ you: { cantina: ['diplomata'] } })
  expect(own.options().some((id) => id.startsWith(`use:${card(own, 'diplomata')}`))).toBe(true)
  const answer = duel({ active: 1, you: { cantina: ['diplomata'] }, opponent: { hand: ['jo-uzlet'] } })
  act(answer, 'event:{jo-uzlet}')
  expect(answer.options().some((id) => id.startsWith(`use:${card(answer, 'diplomata')}`))).toBe(true)
})

test('CG-INT-9 · no reaction during the mulligan, nor after the win check', () => {
  const p = play(chaosGalaxy, { seed: 2 })
  while (asked(p) === 'setup-mulligan') {
    expect(p.options()).toEqual(['keep', 'mulligan'])
    p.answer('keep')
  }
  const won = duel({ you: { hand: ['felulbiralas'] }, opponent: { filler: 0, hand: ['felulbiralas'] } })
  doing(won, 'end')
  pass(won)
  expect(won.table.result).not.toBeNull()
  expect(won.table.questions).toEqual([])
})
