import { expect, test } from 'vitest'
import { amountOf, cardsOf, hold, playersOf, selected } from '../../effects/reading.ts'
import type { Amount, Condition, Operation, Player, Ref, Selector } from '../../effects/vocabulary.ts'
import { newCombat, newFighter, type State } from '../../state.ts'
import { card, credits, doing, duel, ids } from '../given.ts'
import { carryOut, type Spoken, speaking } from './given.ts'

/** A table with a little of everything; seat 0 attacks the colony with a turul, a karom defends. */
function table(fighting = false) {
  return duel({
    you: {
      credits: 13,
      hand: ['jo-uzlet', 'felsobb-parancs'],
      hangar: ['turul', '> femkarom', '> kitinlemez unpaid', 'honfoglalo used', 'solyom damaged'],
      cantina: ['konyvelo', 'tuzer unpaid', 'vasfalo used'],
      surface: ['ipari-park +2 x=5 *3', 'urvedelmi-kor unpaid +1'],
      trash: ['verdij', 'karom'],
      wasteland: ['bankar'],
      colony: ['jegszilank'],
      filler: 3,
    },
    opponent: { credits: 4, hangar: ['karom', 'gondolat'], cantina: ['konyvelo unpaid'], filler: 2 },
    also: (g: State) => {
      if (!fighting) return
      const ship = (id: string, seat: number): number => card({ g }, id, seat)
      g.combat = newCombat(0, 1, 'colony', -1)
      g.combat.step = 'bombing'
      g.combat.defended = true
      g.combat.fighters.push({ ...newFighter(ship('turul', 0), true), bombs: true }, { ...newFighter(ship('karom', 1), false), hit: true })
    },
  })
}

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

const selectors: readonly [Selector, readonly string[]][] = [
  [{ zone: 'hangar', player: 'you' }, ['turul', 'honfoglalo', 'solyom']],
  [{ zone: 'hangar', player: 'any' }, ['turul', 'honfoglalo', 'solyom', 'karom', 'gondolat']],
  [{ zone: 'aboard', player: 'you' }, ['femkarom', 'kitinlemez']],
  [{ zone: 'cantina', player: 'you' }, ['konyvelo', 'tuzer', 'vasfalo']],
  [{ zone: 'surface', player: 'you' }, ['ipari-park', 'urvedelmi-kor']],
  [{ zone: 'headquarters', player: 'you' }, ['jo-uzlet', 'felsobb-parancs']],
  [{ zone: ['trash', 'wasteland'], player: 'you' }, ['verdij', 'karom', 'bankar']],
  [{ zone: 'colony', player: 'you', race: 'xeno' }, ['jegszilank']],
  [{ zone: 'inPlay', player: 'opponent' }, ['karom', 'gondolat', 'konyvelo']],
  [{ zone: 'inPlay', player: 'you', type: 'crew', paid: true }, ['konyvelo', 'vasfalo']],
  [{ zone: 'inPlay', player: 'you', type: ['crew', 'base'], paid: false }, ['tuzer', 'urvedelmi-kor']],
  [{ zone: 'inPlay', player: 'you', subtype: 'passenger' }, ['konyvelo']],
  // CG-BLUFF-3: nobody can tell the subtype of the other player's face-down card.
  [{ zone: 'inPlay', player: 'opponent', subtype: 'passenger' }, []],
  [{ zone: 'inPlay', player: 'opponent', type: 'crew' }, ['konyvelo']],
  [{ zone: 'hangar', player: 'any', keyword: 'cloak' }, ['gondolat']],
  [{ zone: 'hangar', player: 'you', state: 'active' }, ['turul']],
  [{ zone: 'hangar', player: 'you', state: 'used' }, ['honfoglalo']],
  [{ zone: 'hangar', player: 'you', state: 'damaged' }, ['solyom']],
  [{ zone: 'hangar', player: 'you', state: 'notActive' }, ['honfoglalo', 'solyom']],
  [{ zone: 'cantina', player: 'you', state: 'active' }, ['konyvelo']],
  [{ zone: 'hangar', player: 'you', minSize: 2 }, ['turul', 'honfoglalo']],
  [{ zone: 'hangar', player: 'you', maxSize: 2 }, ['turul', 'solyom']],
  [{ zone: 'hangar', player: 'you', maxCost: 7 }, ['turul', 'solyom']],
  [{ zone: 'surface', player: 'you', minDevs: 2 }, ['ipari-park']],
  [{ zone: 'hangar', player: 'any', role: 'attacking' }, ['turul']],
  [{ zone: 'hangar', player: 'any', role: 'defending' }, ['karom']],
  [{ zone: 'hangar', player: 'any', role: 'participating' }, ['turul', 'karom']],
  [{ zone: 'hangar', player: 'any', role: 'notParticipating' }, ['honfoglalo', 'solyom', 'gondolat']],
  [{ zone: 'hangar', player: 'any', role: 'bombing' }, ['turul']],
  [{ zone: 'aboard', player: 'you', carrier: 't1' }, ['femkarom', 'kitinlemez']],
  [{ zone: 'hangar', player: 'you', not: 't1' }, ['honfoglalo', 'solyom']],
  [{ zone: 'inPlay', player: 'you', type: 'crew', notNamed: 'konyvelo' }, ['tuzer', 'vasfalo']],
  [{ zone: 'cantina', player: 'opponent', notNamed: 'konyvelo' }, ['konyvelo']],
  [{ zone: 'hangar', player: 'any', damagedThisCombat: true }, ['karom']],
  [{ zone: 'hangar', player: 'you', hasCrew: true }, []],
  [{ zone: 'hangar', player: 'you', hasWeaponry: true }, ['turul']],
  [{ zone: 'hangar', player: 'you', hasWeaponry: false }, ['honfoglalo', 'solyom']],
]
test.each(selectors)('CG-GOAL-5, CG-BLUFF-3 · the selector %j', (sel, expected) => {
  const p = table(true)
  expect(ids(p.g, selected(p.g, speaking(p, { t1: ['turul'] }), sel))).toEqual(expected)
})

const amounts: readonly [Amount, number][] = [
  [3, 3],
  ['bombingTotal', 1],
  [{ count: { zone: 'hangar', player: 'any' } }, 5],
  [{ count: { zone: 'hangar', player: 'any' }, div: 2 }, 2],
  [{ count: { zone: 'hangar', player: 'any' }, max: 4 }, 4],
  [{ count: { zone: 'inPlay', player: 'you', paid: true }, distinct: 'type' }, 4],
  [{ stat: 'firepower', of: 't1' }, 3],
  [{ stat: 'firepower', of: 't1', base: true }, 2],
  [{ stat: 'size', of: 't1' }, 2],
  [{ stat: 'speed', of: 't3' }, 0],
  [{ paidDevs: 't2' }, 5],
  [{ paidDevs: 't2', div: 2, max: 1 }, 1],
  [{ credits: 'opponent' }, 4],
  [{ credits: 'you', div: 4, max: 3 }, 3],
  [{ costOf: 't1' }, 7],
  [{ costOf: 't1', div: 2, plus: -1 }, 2],
  [{ costOf: 't1', div: 4, plus: -3 }, 0],
  [{ counters: 't2' }, 3],
  [{ attachments: 't1' }, 1],
  [{ attachments: 't1', subtype: 'shield' }, 0],
]
test.each(amounts)('CG-GOAL-5, CG-VAL-1 · the amount %j is %i', (amount, expected) => {
  const p = table(true)
  expect(amountOf(p.g, speaking(p, { t1: ['turul'], t2: ['ipari-park'] }), amount)).toBe(expected)
})

const conditions: readonly [Condition, boolean, boolean][] = [
  [{ cond: 'count', sel: { zone: 'hangar', player: 'you' }, min: 3 }, true, true],
  [{ cond: 'count', sel: { zone: 'hangar', player: 'you' }, min: 4 }, false, false],
  [{ cond: 'count', sel: { zone: 'hangar', player: 'you' }, max: 2 }, false, false],
  [{ cond: 'count', sel: { zone: 'hangar', player: 'you' }, distinct: 'race', min: 2 }, false, false],
  [{ cond: 'compare', a: { credits: 'you' }, op: '>', b: { credits: 'opponent' } }, true, true],
  [{ cond: 'compare', a: { credits: 'you' }, op: '<=', b: 12 }, false, false],
  [{ cond: 'compare', a: { credits: 'you' }, op: '=', b: 13 }, true, true],
  [{ cond: 'role', who: 't1', is: 'attacking' }, false, true],
  [{ cond: 'role', who: 't1', is: 'defending' }, false, false],
  [{ cond: 'matches', who: 't1', sel: { type: 'ship', maxSize: 2 } }, true, true],
  [{ cond: 'matches', who: 't3', sel: {} }, false, false],
  [{ cond: 'attackTarget', is: 'colony' }, false, true],
  [{ cond: 'attackTarget', is: 'base' }, false, false],
  [{ cond: 'undefended' }, false, false],
  [{ cond: 'turnOf', player: 'you' }, true, true],
  [{ cond: 'turnOf', player: 'opponent' }, false, false],
  [{ cond: 'inCombat' }, false, true],
  [{ cond: 'devsAtLeast', who: 't2', n: 5 }, true, true],
  [{ cond: 'devsAtLeast', who: 't2', n: 6 }, false, false],
]
test.each(conditions)('CG-GOAL-5 · the condition %j: %j in peace, %j in the combat', (condition, peace, fighting) => {
  for (const [p, expected] of [
    [table(), peace],
    [table(true), fighting],
  ] as const)
    expect(hold(p.g, speaking(p, { t1: ['turul'], t2: ['ipari-park'] }), [condition])).toBe(expected)
})

test('CG-GOAL-5 · the condition undefended: until somebody defends', () => {
  const p = table(true)
  if (p.g.combat !== null) p.g.combat.defended = false
  expect(hold(p.g, speaking(p), [{ cond: 'undefended' }])).toBe(true)
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
  // Heavy weapons of the combat count among the last values.
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
