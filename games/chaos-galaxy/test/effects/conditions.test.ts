import { expect, test } from 'vitest'
import type { Condition } from '../../effects/language/vocabulary.ts'
import { hold } from '../../effects/read/reading.ts'
import { HAPPENED, HAPPENED_BITS, type State } from '../../state.ts'
import { table } from './fighting.ts'
import { speaking } from './given.ts'

const HANGAR = { zone: 'hangar', player: 'you' } as const

/** Whether conditions hold for seat 0; t1 is its turul, t2 its ipari-park, which is paid and has five developments. */
function holds(conditions: readonly Condition[], fighting = false, also: (g: State) => void = () => {}): boolean[] {
  const p = table(fighting)
  also(p.g)
  return conditions.map((condition) => hold(p.g, speaking(p, { t1: ['turul'], t2: ['ipari-park'] }), [condition]))
}

test('CG-GOAL-5 · condition count: from its least to its most, also of different kinds', () => {
  expect(
    holds([
      { cond: 'count', sel: HANGAR, min: 3 },
      { cond: 'count', sel: HANGAR, max: 3 },
    ]),
  ).toEqual([true, true])
  expect(
    holds([
      { cond: 'count', sel: HANGAR, min: 4 },
      { cond: 'count', sel: HANGAR, max: 2 },
    ]),
  ).toEqual([false, false])
  const paid = { zone: 'inPlay', player: 'you', paid: true } as const
  expect(holds([4, 5].map((min) => ({ cond: 'count', sel: paid, distinct: 'type', min })))).toEqual([true, false])
})

test('CG-GOAL-5 · condition compare: two amounts, each way, and no other way', () => {
  const compare = (op: '>' | '>=' | '<' | '<=' | '=', b: number): Condition => ({ cond: 'compare', a: { credits: 'you' }, op, b })
  expect(holds([compare('>', 12), compare('>=', 13), compare('<', 14), compare('<=', 13), compare('=', 13)])).toEqual(Array(5).fill(true))
  expect(holds([compare('>', 13), compare('>=', 14), compare('<', 13), compare('<=', 12), compare('=', 12)])).toEqual(Array(5).fill(false))
})

test('CG-DEF-7 · condition role: the part that a ship plays in the combat; in peace none', () => {
  const roles = (['attacking', 'defending', 'participating'] as const).map((is): Condition => ({ cond: 'role', who: 't1', is }))
  expect([holds(roles, true), holds(roles)]).toEqual([
    [true, false, true],
    [false, false, false],
  ])
  expect(holds([{ cond: 'role', who: 't3', is: 'participating' }], true)).toEqual([false])
})

test('CG-GOAL-5 · condition matches: what a word stands for fits; what does not fit, or nothing, does not', () => {
  const matches = (maxSize: number, who: 't1' | 't3'): Condition => ({ cond: 'matches', who, sel: { type: 'ship', maxSize } })
  expect(holds([matches(2, 't1'), matches(1, 't1'), matches(9, 't3')])).toEqual([true, false, false])
})

test('CG-ATK-1 · condition attackTarget: what the running attack is aimed at, and nothing else', () => {
  const targets = (['colony', 'headquarters', 'crew', 'base'] as const).map((is): Condition => ({ cond: 'attackTarget', is }))
  expect([holds(targets, true), holds(targets)]).toEqual([
    [true, false, false, false],
    [false, false, false, false],
  ])
})

test('CG-EQUIP-5 · condition undefended: while nobody defends; not once somebody does, nor in peace', () => {
  const undefended: readonly Condition[] = [{ cond: 'undefended' }]
  const nobody = (g: State): void => {
    if (g.combat !== null) g.combat.defended = false
  }
  expect([holds(undefended, true, nobody), holds(undefended, true), holds(undefended)]).toEqual([[true], [false], [false]])
})

test('CG-EVT-4 · condition happened: to the player named, since then, and only that', () => {
  const happened = (player: 'you' | 'opponent', since: 'thisTurn' | 'yourLastTurn'): Condition => ({
    cond: 'happened',
    event: 'shipDestroyed',
    player,
    since,
  })
  const all = [
    happened('you', 'thisTurn'),
    happened('opponent', 'thisTurn'),
    happened('you', 'yourLastTurn'),
    happened('opponent', 'yourLastTurn'),
  ]
  const mark = (which: keyof typeof HAPPENED, where: 'thisTurn' | 'sinceLastTurn', seat: number) => (g: State) => {
    const held = g.seats[where === 'thisTurn' ? seat : 0]
    if (held !== undefined) held[where] |= HAPPENED[which] << (where === 'thisTurn' ? 0 : seat * HAPPENED_BITS)
  }
  expect(holds(all)).toEqual([false, false, false, false])
  expect(holds(all, false, mark('shipDestroyed', 'thisTurn', 1))).toEqual([false, true, false, false])
  expect(holds(all, false, mark('shipDestroyed', 'sinceLastTurn', 0))).toEqual([false, false, true, false])
  expect(holds(all, false, mark('baseDestroyed', 'sinceLastTurn', 0))).toEqual([false, false, false, false])
})

test('CG-TURN-6 · condition turnOf: whose turn it is, and not the other’s', () => {
  const turns: readonly Condition[] = [
    { cond: 'turnOf', player: 'you' },
    { cond: 'turnOf', player: 'opponent' },
  ]
  const other = (g: State): void => {
    g.active = 1
  }
  expect([holds(turns), holds(turns, false, other)]).toEqual([
    [true, false],
    [false, true],
  ])
})

test('CG-ATK-5 · condition inCombat: while a combat runs, and not in peace', () => {
  expect([holds([{ cond: 'inCombat' }], true), holds([{ cond: 'inCombat' }])]).toEqual([[true], [false]])
})

test('CG-BASE-7 · condition devsAtLeast: by the developments at payment; of nothing never', () => {
  const devs = (n: number, who: 't2' | 't3'): Condition => ({ cond: 'devsAtLeast', who, n })
  expect(holds([devs(5, 't2'), devs(6, 't2'), devs(0, 't3')])).toEqual([true, false, false])
})
