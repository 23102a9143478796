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
  // The answer costs as much as what it answers.
  expect(credits(p, 1)).toBe(19)
})

test('CG-INT-4 · an opening interrupt only in a start phase, your own or another’s', () => {
  expect(offers(duel({ phase: 'start', you: { hand: ['gyors-felkeszules'] } }), 'play:{gyors-felkeszules}')).toBe(true)
  expect(offers(duel({ phase: 'start', active: 1, you: { hand: ['gyors-felkeszules'] } }), 'play:{gyors-felkeszules}')).toBe(true)
  expect(offers(duel({ you: { hand: ['gyors-felkeszules'] } }), 'play:{gyors-felkeszules}')).toBe(false)
})

test('CG-INT-5, CG-INT-7, CG-ATK-6 · combat interrupts in the steps of a combat alone, general ones in a main phase up to its window', () => {
  const side = { hand: ['aldozatos-vedelem', 'riado'], cantina: ['vasfalo used'] }
  const p = duel({
    you: { ...side, hangar: ['liktor', '> femkarom unpaid'] },
    opponent: { ...side, hangar: ['szarvasbogar', '> femkarom unpaid'] },
  })
  /** The open question, who is asked, and whether a combat and a general interrupt may be played. */
  const now = () => {
    const { seat } = p.question()
    return [asked(p), seat, offers(p, `play:{aldozatos-vedelem@${seat}}`), offers(p, `play:{riado@${seat}}`)]
  }
  expect(now()).toEqual(['main-action', 0, false, true])
  act(p, 'attack:colony:1')
  expect(now()).toEqual(['stack-window', 1, false, true])
  act(p, 'pass')
  expect(now()).toEqual(['stack-window', 0, false, true])
  act(p, 'pass')
  // The designation of the only ship is answered in the equip step.
  expect(p.g.combat?.step).toBe('equip')
  expect(now()).toEqual(['stack-answer', 1, true, false])
  act(p, 'pass')
  expect(now()).toEqual(['stack-answer', 0, true, false])
  through(p, 'defend-with:{szarvasbogar}')
  reach(p, 'combat-payment')
  expect([now(), p.g.combat?.step]).toEqual([['combat-payment', 0, true, false], 'payment'])
  act(p, 'done')
  expect(now()).toEqual(['combat-payment', 1, true, false])
  act(p, 'done')
  expect(now()).toEqual(['firing-act', 0, true, false])
  act(p, 'fire:{liktor}:{szarvasbogar}')
  expect(now()).toEqual(['stack-answer', 1, true, false])
  through(p, 'no-return')
  reach(p, 'firing-act')
  expect(now()).toEqual(['firing-act', 1, true, false])
  reach(p)
  // The combat is over, and the main phase continues.
  expect([p.g.combat, now()]).toEqual([null, ['main-action', 0, false, true]])
  act(p, 'end')
  expect(now()).toEqual(['stack-answer', 1, false, true])
  act(p, 'pass')
  expect(now()).toEqual(['stack-end', 0, false, false])
  act(p, 'pass', 'pass')
  expect(now()).toEqual(['stack-start', 1, false, false])
})

test('CG-INT-5, CG-BOMB-12, CG-INT-7 · the bombing step is one of them', () => {
  const side = { hand: ['aldozatos-vedelem', 'riado'], cantina: ['vasfalo used'] }
  const p = duel({ you: { ...side, hangar: ['liktor'] }, opponent: side })
  through(p, 'attack:colony:1', 'bomb:{liktor}')
  expect([asked(p), p.question().seat, p.g.combat?.step]).toEqual(['stack-answer', 1, 'bombing'])
  expect([offers(p, 'play:{aldozatos-vedelem@1}'), offers(p, 'play:{riado@1}')]).toEqual([true, false])
})

test('CG-INT-6 · a reaction in any phase of any turn', () => {
  // The card may answer an interrupt in a start phase and in a main phase.
  const start = duel({ phase: 'start', you: { hand: ['gyors-felkeszules'] }, opponent: { hand: ['felulbiralas'] } })
  act(start, 'play:{gyors-felkeszules}')
  expect(offers(start, 'play:{felulbiralas}')).toBe(true)
  const main = duel({ you: { hand: ['riado'], cantina: ['tuzer used'] }, opponent: { hand: ['felulbiralas'] } })
  act(main, 'play:{riado}')
  if (main.options().some((id) => id.startsWith('target:'))) act(main, 'target:{tuzer}')
  if (main.options().includes('done')) main.answer('done')
  expect(offers(main, 'play:{felulbiralas}')).toBe(true)
})

test('CG-INT-8 · abilities count as interrupts: in your own phase and in answer', () => {
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
