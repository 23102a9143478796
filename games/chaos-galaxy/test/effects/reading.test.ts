import { expect, test } from 'vitest'
import type { Amount, Operation, Player, Ref } from '../../effects/language/vocabulary.ts'
import { amountOf, BOMBING, cardsOf, FIREPOWER, figure, hold, playersOf } from '../../effects/read/reading.ts'
import { newCombat, newFighter, type State } from '../../state.ts'
import { card, credits, doing, duel, ids } from '../given.ts'
import { table } from './fighting.ts'
import { carryOut, type Spoken, speaking } from './given.ts'

const refs: readonly [Ref, Spoken, readonly string[]][] = [
  ['self', { self: 'turul' }, ['turul']],
  ['ship', { self: 'femkarom' }, ['turul']],
  ['ship', { self: 'turul' }, []],
  ['it', { it: ['solyom', 'turul'] }, ['solyom', 'turul']],
  ['other', { other: 'solyom' }, ['solyom']],
  ['other', {}, []],
  ['last', { last: ['verdij'] }, ['verdij']],
  ['t1', { t1: ['solyom'] }, ['solyom']],
  ['t2', { t1: ['solyom'], t2: ['turul'] }, ['turul']],
  ['t3', { t1: ['solyom'] }, []],
  [{ all: { zone: 'hangar', player: 'opponent' } }, {}, ['karom', 'gondolat']],
]
test.each(refs)('CG-GOAL-5 · the word %j with %j', (ref, spoken, expected) => {
  const p = table()
  expect(ids(p.g, cardsOf(p.g, speaking(p, spoken), ref))).toEqual(expected)
})

const players: readonly [Player, readonly number[]][] = [
  ['you', [0]],
  ['opponent', [1]],
  ['each', [0, 1]],
  [{ controllerOf: 't1' }, [1]],
  [{ ownerOf: 't1' }, [1]],
  [{ controllerOf: 't2' }, []],
]
test.each(players)('CG-GOAL-5, CG-DEF-10, CG-STACK-16 · the player %j', (player, expected) => {
  const p = table()
  expect(playersOf(p.g, speaking(p, { t1: ['gondolat'] }), player)).toEqual(expected)
})

test('CG-BASE-7 · developments of an X base count as paid, with the option as they are now', () => {
  const p = table()
  p.g.settings.xBaseDynamic = true
  const ctx = speaking(p, { t2: ['ipari-park'] })
  expect(amountOf(p.g, ctx, { paidDevs: 't2' })).toBe(2)
  expect(hold(p.g, ctx, [{ cond: 'devsAtLeast', who: 't2', n: 3 }])).toBe(false)
})

test('CG-VAL-1, CG-DEF-11 · a value of a ship that left play is the last one it had, its base value the printed one', () => {
  const worth = (leaves: Operation[], base: boolean, also?: (g: State) => void): number => {
    const p = duel({
      you: { hangar: ['turul', '> gaia-tuzgyorsito', 'karom'], credits: 0 },
      opponent: { hangar: ['liktor'] },
      ...(also === undefined ? {} : { also }),
    })
    const n: Amount = base ? { stat: 'firepower', of: 't1', base } : { stat: 'firepower', of: 't1' }
    carryOut(p, speaking(p, { self: 'karom', t1: ['turul'] }), [...leaves, { op: 'gainCredits', player: 'you', n }])
    return credits(p)
  }
  const ways: Operation[] = [
    { op: 'destroy', who: 't1' },
    { op: 'damage', to: 't1', n: 3 },
    { op: 'returnToHeadquarters', who: 't1' },
    { op: 'toVoid', who: 't1' },
    { op: 'sacrificeCard', player: 'you', sel: { zone: 'hangar', not: 'self' }, n: 1 },
  ]
  expect(ways.map((way) => worth([way], false))).toEqual([5, 5, 5, 5, 5])
  expect(ways.map((way) => worth([way], true))).toEqual([2, 2, 2, 2, 2])
  // Heavy weapons used in the combat are part of the last known values.
  const fighting = (g: State): void => {
    g.combat = { ...newCombat(0, 1, 'colony', -1), step: 'firing', fighters: [{ ...newFighter(card({ g }, 'turul'), true), firepower: 2 }] }
  }
  expect(worth([{ op: 'destroy', who: 't1' }], false, fighting)).toBe(7)
})

test('CG-END-10 · last values are kept until the turn is over', () => {
  const p = duel({ you: { hand: ['verdij'] }, opponent: { hangar: ['karom', '> femkarom'] } })
  doing(p, 'event:{verdij}')
  expect(p.g.lastKnown).toEqual([{ card: card(p, 'karom'), values: [4, 4, 2, 0] }])
  doing(p, 'end')
  expect(p.g.lastKnown).toEqual([])
})

test('CG-VAL-1, CG-ABIL-28 · what a ship gains in a combat is its own, and no value of what it carries', () => {
  const p = table(true)
  const [fighter] = p.g.combat?.fighters ?? []
  if (fighter === undefined) throw new Error('nobody fights')
  const values = (id: string): number[] => [FIREPOWER, BOMBING].map((at) => figure(p.g, card(p, id), at))
  const before = [values('turul'), values('femkarom')]
  fighter.firepower += 2
  fighter.bombing += 3
  expect([values('turul'), values('femkarom')]).toEqual([before[0]?.map((value, at) => value + 2 + at), before[1]])
})
