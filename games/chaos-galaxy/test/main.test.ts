import { expect, test } from 'vitest'
import { act, asked, card, doing, duel, heard, ids, offers, pass, placeOf } from './given.ts'

test('CG-MAIN-1, CG-MAIN-8 · one action after the other: a credit draws the top card', () => {
  const p = duel({ you: { colony: ['turul', 'gagarin'], credits: 3 } })
  doing(p, 'draw')
  expect(ids(p.g, p.g.seats[0]?.headquarters ?? [])).toEqual(['turul'])
  expect(p.g.seats[0]?.credits).toBe(2)
  expect(asked(p)).toBe('main-action')
  doing(p, 'draw')
  expect(ids(p.g, p.g.seats[0]?.headquarters ?? [])).toEqual(['turul', 'gagarin'])
})

test('CG-MAIN-2 · any hand card is laid face down for nothing', () => {
  const p = duel({ you: { hand: ['turul'], credits: 0 } })
  doing(p, 'surface:{turul}')
  expect(placeOf(p.g, card(p, 'turul'))).toBe('surface of 0')
  expect(p.g.pieces[card(p, 'turul')]?.paid).toBe(false)
  expect(heard(p, 'laid', 0)).toHaveLength(1)
  expect(heard(p, 'laid', 1)).toEqual([])
  expect(heard(p, 'laid-hidden', 1)).toHaveLength(1)
})

test('CG-MAIN-5 · a ship costs its price and comes into the hangar', () => {
  const p = duel({ you: { hand: ['turul'], credits: 7 } })
  doing(p, 'launch:{turul}')
  expect(placeOf(p.g, card(p, 'turul'))).toBe('hangar of 0')
  expect(p.g.seats[0]?.credits).toBe(0)
  const poor = duel({ you: { hand: ['turul'], credits: 6 } })
  expect(offers(poor, 'launch:{turul}')).toBe(false)
})

test('CG-MAIN-16 · the end of the phase is announced, and the end phase follows', () => {
  const p = duel()
  act(p, 'end')
  pass(p)
  expect(heard(p, 'main-phase-over')).toHaveLength(1)
  expect(p.g.active).toBe(1)
})
