import { expect, test } from 'vitest'
import { act, asked, card, credits, doing, duel, heard, offers, pass } from './given.ts'

test('CG-TURN-1 · a turn is start phase, main phase and end phase', () => {
  const p = duel({ phase: 'start', you: { credits: 0 } })
  expect(p.g.phase).toBe('main')
  doing(p, 'end')
  const told = p.events('spectator').map((event) => event.type)
  expect(told.indexOf('turn')).toBeLessThan(told.indexOf('main-phase-over'))
  expect(told.indexOf('main-phase-over')).toBeLessThan(told.indexOf('turn-over'))
})

test('CG-TURN-2 · the turns of two players alternate', () => {
  const p = duel()
  const seats = [p.g.active]
  for (let turn = 0; turn < 3; turn++) {
    doing(p, 'end')
    seats.push(p.g.active)
  }
  expect(seats).toEqual([0, 1, 0, 1])
})

test('CG-TURN-3, CG-TURN-10 · in the start phase the income comes first, then what the phase triggers, then the window, the active player first', () => {
  // The banker pays one for every six credits of its player, including the income.
  const p = duel({
    phase: 'start',
    you: { credits: 1, hand: ['gyors-felkeszules'], cantina: ['bankar'] },
    opponent: { hand: ['gyors-felkeszules'], credits: 9 },
  })
  expect([credits(p), p.g.stack.map((item) => item.kind), p.question().seat]).toEqual([6, ['trigger'], 0])
  expect(offers(p, 'play:{gyors-felkeszules@0}')).toBe(true)
  act(p, 'pass')
  expect([p.question().seat, offers(p, 'play:{gyors-felkeszules@1}'), credits(p)]).toEqual([1, true, 6])
  act(p, 'pass')
  // The phase ends when all pass in a row with nothing on the stack.
  expect([asked(p), p.question().seat, p.g.stack, credits(p)]).toEqual(['stack-start', 0, [], 7])
  act(p, 'pass', 'pass')
  expect([asked(p), credits(p)]).toEqual(['main-action', 7])
  // Without such an effect there is only the window.
  const plain = duel({ phase: 'start', you: { credits: 0, hand: ['gyors-felkeszules'] }, opponent: { hand: ['gyors-felkeszules'] } })
  expect([plain.question().name, plain.question().seat, credits(plain)]).toEqual(['stack-start', 0, 5])
})

test('CG-TURN-5 · an opening interrupt may be played after the income and only then', () => {
  const start = duel({ phase: 'start', you: { hand: ['gyors-felkeszules'], surface: ['ipari-park unpaid'] } })
  expect(asked(start)).toBe('stack-start')
  const main = duel({ you: { hand: ['gyors-felkeszules'], surface: ['ipari-park unpaid'] } })
  expect(offers(main, 'play:{gyors-felkeszules}')).toBe(false)
})

test('CG-TURN-6 · only the active player acts', () => {
  const p = duel({ opponent: { hand: ['turul'], hangar: ['liktor'] } })
  expect(p.table.questions.map((question) => question.seat)).toEqual([0])
  expect(p.refused(`launch:${card(p, 'turul', 1)}`, 1).rule).toBe('TABLE-1')
})

test('CG-TURN-8 · after a combat the main phase goes on, and another attack may follow', () => {
  const p = duel({ you: { hangar: ['liktor', 'cobra-flash'] } })
  doing(p, 'attack:colony:1', 'attack-with:{liktor}')
  for (let step = 0; step < 20 && p.g.combat !== null; step++) act(p, p.options().includes('pass') ? 'pass' : 'done')
  expect(pass(p).question().name).toBe('main-action')
  expect(offers(p, 'attack:colony:1')).toBe(true)
  act(p, 'attack:headquarters:1')
  expect(p.g.combat?.target).toBe('headquarters')
})

test('CG-TURN-9 · the number of the turn rises with every player’s turn', () => {
  const p = duel({ turn: 7 })
  doing(p, 'end')
  expect(p.g.turn).toBe(8)
  expect(heard(p, 'turn').at(-1)).toMatchObject({ turn: 8, seat: 1 })
})

test('CG-TURN-10, CG-STACK-7 · after an opening interrupt has taken effect another one may be played, until all pass with an empty stack', () => {
  const p = duel({ phase: 'start', you: { hand: ['kamat', 'kamat'], credits: 7 }, opponent: {} })
  act(p, 'play:{kamat}', 'pass')
  expect([asked(p), p.g.phase, credits(p)]).toEqual(['stack-start', 'start', 15])
  act(p, 'play:{kamat#1}')
  expect([asked(p), p.g.phase, credits(p)]).toEqual(['main-action', 'main', 18])
})
