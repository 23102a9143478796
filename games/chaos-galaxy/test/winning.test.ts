import { answer, fork, openTable, seedOf, seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { chaosGalaxy } from '../index.ts'
import { act, doing, duel, heard, pass, pile, reach, through } from './given.ts'

test('CG-WIN-1, CG-END-1 · at the beginning of the end phase an empty colony of the opponent wins, before any discard', () => {
  const p = duel({ you: { hand: new Array(7).fill('turul') }, opponent: { filler: 0 } })
  doing(p, 'end')
  expect(p.table.result).toMatchObject({ winners: [0], rule: 'CG-WIN-1' })
  expect(p.g.seats[0]?.headquarters).toHaveLength(7)
  const card = duel({ you: {}, opponent: { filler: 1 } })
  doing(card, 'end')
  expect(card.table.result).toBeNull()
})

test('CG-WIN-1 · all hear who has won, and by which rule', () => {
  const p = duel({ opponent: { filler: 0 } })
  doing(p, 'end')
  for (const viewer of [0, 1, 'spectator'] as const) expect(heard(p, 'won', viewer)).toMatchObject([{ rule: 'CG-WIN-1', seat: 0 }])
})

test('CG-WIN-2 · your own empty colony loses nothing before the opponent’s check; its owner may still win', () => {
  const p = duel({ you: { filler: 0, hand: ['turul'] }, opponent: { filler: 0 } })
  expect(p.table.result).toBeNull()
  const goesOn = duel({ you: { filler: 0 } })
  doing(goesOn, 'end')
  expect(goesOn.table.result).toBeNull()
  doing(goesOn, 'end')
  expect(goesOn.table.result).toMatchObject({ winners: [1] })
})

test('CG-WIN-3 · with both colonies empty the active player wins', () => {
  const p = duel({ active: 1, you: { filler: 0 }, opponent: { filler: 0, hand: ['turul'] } })
  doing(p, 'end')
  expect(p.table.result).toMatchObject({ winners: [1], rule: 'CG-WIN-1' })
})

test('CG-WIN-4 · a player may give up at any time, also when the other is asked; the other wins', () => {
  for (const seat of [0, 1]) {
    const table = fork(duel().table)
    expect(seenBy(table, seat).canConcede).toBe(true)
    expect(answer(table, seat, { concede: true })).toBe(true)
    expect(table.result).toMatchObject({ winners: [1 - seat], rule: 'CG-WIN-4' })
    expect(answer(table, 1 - seat, { concede: true })).toMatchObject({ rule: 'TABLE-4' })
  }
})

test.each([
  [9, 4, 0, 0, 0],
  [4, 9, 0, 0, 1],
  [5, 5, 3, 0, 0],
])(
  'CG-WIN-5 · after turn 400 colonies of %i and %i, then %i and %i credits more, decide for seat %i',
  (own, other, credits, theirs, winner) => {
    const p = duel({ turn: 400, you: { filler: own, credits: 5 + credits }, opponent: { filler: other, credits: 5 + theirs } })
    doing(p, 'end')
    expect(p.table.result).toMatchObject({ winners: [winner], rule: 'CG-WIN-5' })
  },
)

test.each([
  [0, 2],
  [1, 0],
  [2, 1],
])(
  'CG-WIN-5, CG-TOUR-8 · of three who are alike in all else, with seat %i as the starter, seat %i started last and wins',
  (starter, winner) => {
    const same = { credits: 5, filler: 7 }
    const p = duel({ turn: 400, active: winner, starter, you: same, opponent: same, others: [same] })
    doing(p, 'end')
    expect(p.table.result).toMatchObject({ winners: [winner], rule: 'CG-WIN-5' })
  },
)

test('CG-WIN-5 · then more paid cards, and at last who went second', () => {
  const paid = duel({ turn: 400, you: { credits: 5, hangar: ['turul'] }, opponent: { credits: 5 } })
  doing(paid, 'end')
  expect(paid.table.result?.winners).toEqual([0])
  const second = duel({ turn: 400, active: 1, starter: 0, you: { credits: 5 }, opponent: { credits: 5 } })
  doing(second, 'end')
  expect(second.table.result?.winners).toEqual([1])
  const unpaid = duel({
    ...{ turn: 400, active: 1, starter: 0 },
    you: { credits: 5, cantina: ['zsoldos unpaid', 'zsoldos unpaid'] },
    opponent: { credits: 5 },
  })
  doing(unpaid, 'end')
  expect(unpaid.table.result?.winners).toEqual([1])
  const earlier = duel({ turn: 399, you: { filler: 9 } })
  act(earlier, 'end')
  pass(earlier)
  expect(earlier.table.result).toBeNull()
  expect(heard(earlier, 'turn-over')).toHaveLength(1)
})

test('CG-GOAL-1 · one pile is a player’s deck, what it draws from, and its life', () => {
  const p = duel({ you: { hangar: ['liktor'], credits: 2 }, opponent: { colony: ['turul', 'karom'], filler: 1 } })
  // The bombs take cards from the top of the opponent’s deck, which is its life.
  through(p, 'attack:colony:1', 'bomb:{liktor}')
  reach(p)
  expect([pile(p, 'colony', 1), pile(p, 'wasteland', 1)]).toEqual([['sasfiok'], ['turul', 'karom']])
  // Drawing its last card empties the colony, which loses the game.
  doing(p, 'end')
  reach(p)
  doing(p, 'draw')
  expect([pile(p, 'colony', 1), pile(p, 'headquarters', 1), p.table.result]).toEqual([[], ['sasfiok'], null])
  doing(p, 'end')
  reach(p)
  doing(p, 'end')
  expect(p.table.result).toMatchObject({ winners: [0], rule: 'CG-WIN-1' })
})

test('CG-GOAL-3 · two players play the standard game, three to six the game of several', () => {
  expect(chaosGalaxy.seats).toEqual({ min: 2, max: 6 })
  for (const seats of [1, 7]) expect(() => openTable(chaosGalaxy, {}, seats, seedOf(1)), `${seats}`).toThrow()
  expect(openTable(chaosGalaxy, {}, 2, seedOf(1)).state.seats).toHaveLength(2)
})
