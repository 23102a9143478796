import { expect, test } from 'vitest'
import { act, card, duel, heard, offers, placeOf, reach, shown, through, values } from '../given.ts'
import { carryOut, speaking } from './given.ts'

test('CG-UNEQ-3 · until the end of the combat, and no longer', () => {
  const p = duel({ you: { hangar: ['liktor'], hand: ['extra-talalat'] }, opponent: { hangar: ['holdimado'] } })
  through(p, 'attack:colony:1', 'defend-with:{holdimado}', 'fire:{liktor}:{holdimado}', 'play:{extra-talalat}')
  expect(values(reach(p, 'firing-return'), 'liktor')[1]).toBe(3)
  expect(values(reach(p), 'liktor')[1]).toBe(2)
})

test('CG-END-10 · until the end of the turn: your own ship again after the borrower’s turn', () => {
  const p = duel({ you: { hand: ['elmeuralom'] }, opponent: { hangar: ['turul used', '> femkarom'] } })
  act(p, 'event:{elmeuralom}')
  reach(p)
  expect([placeOf(p.g, card(p, 'turul')), placeOf(p.g, card(p, 'femkarom')), shown(p, 'turul').turned]).toEqual([
    'hangar of 0',
    'mounted of 0',
    'active',
  ])
  through(p, 'end')
  reach(p)
  expect([placeOf(p.g, card(p, 'turul')), placeOf(p.g, card(p, 'femkarom'))]).toEqual(['hangar of 1', 'mounted of 1'])
})

test('CG-END-10 · until the end of the opponent’s next turn', () => {
  const p = duel({ you: { hand: ['embargo'], credits: 2 }, opponent: { credits: 0 } })
  act(p, 'event:{embargo}')
  through(reach(p), 'end')
  reach(p)
  expect(p.g.seats[1]?.credits).toBe(2)
  through(p, 'end')
  through(reach(p), 'end')
  reach(p)
  expect(p.g.seats[1]?.credits).toBe(7)
})

test('CG-DEF-9 · what lasts holds no longer for a card that has left play', () => {
  const p = duel({ you: { hand: ['csendes-merules'], hangar: ['karom'] } })
  act(p, 'play:{csendes-merules}')
  reach(p)
  expect(shown(p, 'karom').keywords).toContain('cloak')
  carryOut(p, speaking(p, { t1: ['karom'] }), [{ op: 'returnToHeadquarters', who: 't1' }])
  expect(p.g.lasting).toEqual([])
})

test('CG-GOAL-5 · a delayed effect happens once, at the next time; without a duration it waits for its time', () => {
  const p = duel({ you: { hand: ['hitel'], credits: 0 } })
  act(p, 'event:{hitel}')
  expect(reach(p).g.seats[0]?.credits).toBe(5)
  through(p, 'end')
  through(reach(p), 'end')
  reach(p)
  expect(p.g.seats[0]?.credits).toBe(5 + 5 - 3)
  through(p, 'end')
  through(reach(p), 'end')
  expect(reach(p).g.seats[0]?.credits).toBe(7 + 5)
})

test('CG-GOAL-5 · a delayed effect is forgotten when its time is over', () => {
  const p = duel({ you: { hand: ['biztositas'], hangar: ['karom'], credits: 1 } })
  act(p, 'play:{biztositas}')
  reach(p)
  expect(p.g.lasting).toHaveLength(1)
  through(p, 'end')
  expect(reach(p).g.lasting).toEqual([])
})

test('CG-STACK-20, CG-FIRE-12 · until the exchange is over: gone before the next shot, and nothing outside one', () => {
  const p = duel({ you: { hangar: ['liktor', 'mamut-i'] }, opponent: { hangar: ['holdimado', '> ammoniapajzs'] } })
  through(
    p,
    'attack:colony:1',
    'attack-with:{liktor}',
    'attack-with:{mamut-i}',
    'defend-with:{holdimado}',
    'pass',
    'fire:{liktor}:{holdimado}',
  )
  expect(values(p, 'liktor')[1]).toBe(1)
  through(p, 'no-return')
  reach(p, 'firing-act')
  expect(values(p, 'liktor')[1]).toBe(2)
  expect(heard(p, 'effects-ended').length).toBeGreaterThan(0)
})

test('CG-STACK-21 · what prevents damage is used up by as much', () => {
  const p = duel({ you: { hangar: ['honfoglalo'] }, opponent: { hangar: ['holdimado'], hand: ['kitero-mozdulat'] } })
  through(p, 'attack:colony:1', 'defend-with:{holdimado}', 'pass', 'fire:{honfoglalo}:{holdimado}', 'play:{kitero-mozdulat}', 'no-return')
  reach(p, 'firing-act')
  expect(heard(p, 'prevented').map((event) => event.amount)).toEqual([2])
  expect(shown(p, 'holdimado').armourLeft).toBe(2)
})

test('CG-WEAP-6, CG-STATE-8 · a ship given up as a cost takes what lies on it along', () => {
  const p = duel({ you: { cantina: ['alkusz'], hangar: ['turul', '> femkarom'], credits: 0 } })
  act(p, 'use:{alkusz}:0')
  if (offers(p, 'give:{turul}')) act(p, 'give:{turul}')
  reach(p)
  expect([placeOf(p.g, card(p, 'turul')), placeOf(p.g, card(p, 'femkarom'))]).toEqual(['trash of 0', 'trash of 0'])
  expect(p.g.seats[0]?.credits).toBe(6)
})
