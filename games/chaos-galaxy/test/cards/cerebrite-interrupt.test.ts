import { expect, test } from 'vitest'
import { credits, doing, duel, offers, pile, reach, through } from '../given.ts'

const DELAYED = {
  phase: 'start',
  active: 1,
  you: { hand: ['kesleltetes'], credits: 1 },
  opponent: { hangar: ['liktor', 'futar'], credits: 0 },
} as const

test('CG-GOAL-5, CG-ATK-4 · kesleltetes: each attack of the opponent costs one more until the end of the turn; a card is drawn', () => {
  const p = duel(DELAYED)
  through(p, 'play:{kesleltetes}')
  reach(p)
  expect([pile(p, 'headquarters').length, credits(p), credits(p, 1)]).toEqual([1, 0, 5])
  through(p, 'attack:colony:0', 'attack-with:{futar}')
  expect(credits(reach(p), 1)).toBe(4)
  through(p, 'attack:colony:0', 'attack-with:{futar}')
  expect(credits(reach(p), 1)).toBe(3)
  doing(p, 'end', 'end')
  through(p, 'attack:colony:0', 'attack-with:{futar}')
  expect(credits(reach(p), 1)).toBe(8)
})

test('CG-INT-4 · kesleltetes: only in a start phase, and your own attacks cost nothing', () => {
  expect(offers(duel({ you: { hand: ['kesleltetes'] } }), 'play:{kesleltetes}')).toBe(false)
  const own = duel({ phase: 'start', you: { hand: ['kesleltetes'], hangar: ['liktor'], credits: 1 } })
  through(own, 'play:{kesleltetes}', 'attack:colony:1')
  expect(credits(own)).toBe(5)
})
