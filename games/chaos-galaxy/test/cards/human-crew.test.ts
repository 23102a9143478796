import { expect, test } from 'vitest'
import { card, duel, heard, offers, placeOf, reach, shown, through, values } from '../given.ts'

test('CG-CARD-5, CG-CARD-8 · onkentes: one firepower while aboard', () => {
  const p = duel({ you: { hangar: ['turul'], cantina: ['onkentes', 'onkentes unpaid'] } })
  expect(values(p, 'turul')).toEqual([4, 2, 3, 1])
  through(p, 'attack:colony:1', 'board:{onkentes}:{turul}', 'board:{onkentes#1}:{turul}')
  expect(values(reach(p, 'bombing-bombers'), 'turul')).toEqual([4, 3, 3, 1])
  expect(values(reach(p), 'turul')).toEqual([4, 2, 3, 1])
})

test('CG-GOAL-5 · zendulo-kapitany: changes sides when the opponent has more credits at the unequip step', () => {
  const p = duel({ you: { hangar: ['turul'], cantina: ['zendulo-kapitany'], credits: 3 }, opponent: { credits: 4 } })
  through(p, 'attack:colony:1', 'board:{zendulo-kapitany}:{turul}')
  expect(values(reach(p, 'bombing-bombers'), 'turul')).toEqual([5, 4, 3, 1])
  reach(p)
  expect(placeOf(p.g, card(p, 'zendulo-kapitany'))).toBe('cantina of 1')
  expect(shown(p, 'zendulo-kapitany')).toMatchObject({ controller: 1, owner: 0, paid: true })
  expect(heard(p, 'control-changed', 1)).toHaveLength(1)
})

test('CG-GOAL-5 · zendulo-kapitany: stays with equal credits, and when he stayed in the cantina', () => {
  const equal = duel({ you: { hangar: ['turul'], cantina: ['zendulo-kapitany'], credits: 4 }, opponent: { credits: 4 } })
  through(equal, 'attack:colony:1', 'board:{zendulo-kapitany}:{turul}')
  expect(placeOf(reach(equal).g, card(equal, 'zendulo-kapitany'))).toBe('cantina of 0')
  const home = duel({ you: { hangar: ['turul'], cantina: ['zendulo-kapitany'], credits: 3 }, opponent: { credits: 4 } })
  through(home, 'attack:colony:1')
  reach(home, 'bombing-bombers')
  expect(placeOf(reach(home).g, card(home, 'zendulo-kapitany'))).toBe('cantina of 0')
})

test('CG-GOAL-5, CG-ATK-4 · diplomata: turned used, each attack of the opponent costs two more this turn', () => {
  const p = duel({
    phase: 'start',
    active: 1,
    you: { cantina: ['diplomata', 'diplomata'] },
    opponent: { hangar: ['turul', 'karom'], credits: 0 },
  })
  through(p, 'use:{diplomata}:0', 'use:{diplomata#1}:0')
  expect(shown(p, 'diplomata').turned).toBe('used')
  reach(p)
  expect(p.g.seats[1]?.credits).toBe(5)
  through(p, 'attack:colony:0', 'attack-with:{turul}')
  expect(p.g.seats[1]?.credits).toBe(1)
  reach(p)
  expect(offers(p, 'attack:colony:0')).toBe(false)
  through(p, 'end')
  expect(reach(p).g.active).toBe(0)
  expect(p.g.lasting).toEqual([])
})

test('CG-GOAL-5 · diplomata: used or unpaid he does nothing, and own attacks cost nothing', () => {
  const p = duel({ you: { cantina: ['diplomata used', 'diplomata unpaid', 'diplomata'], hangar: ['turul'], credits: 0 } })
  expect([0, 1, 2].map((nth) => offers(p, `use:{diplomata#${nth}}:0`))).toEqual([false, false, true])
  through(p, 'use:{diplomata#2}:0')
  expect(offers(reach(p), 'attack:colony:1')).toBe(true)
})
