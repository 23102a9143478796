import { expect, test } from 'vitest'
import { armourLeft, FIREPOWER, figure } from '../../effects/reading.ts'
import type { Operation } from '../../effects/vocabulary.ts'
import { isPaid } from '../../marks.ts'
import { newCombat, newFighter, type State, TURNED } from '../../state.ts'
import { card, duel, type GivenTable, heard, ids, placeOf } from '../given.ts'
import { carryOut, type Spoken, speaking } from './given.ts'

const TABLE: GivenTable = {
  you: {
    credits: 6,
    hand: ['jo-uzlet', 'felsobb-parancs'],
    hangar: ['turul', '> femkarom', 'honfoglalo used', 'solyom damaged'],
    cantina: ['konyvelo', 'tuzer unpaid', 'vasfalo used'],
    surface: ['ipari-park +2', 'kelteto unpaid +1'],
    trash: ['verdij', 'karom', 'kitinlemez'],
    wasteland: ['bankar', 'szarvasbogar'],
    colony: ['jegszilank', 'gagarin', 'hunyadi'],
    filler: 2,
  },
  opponent: { credits: 4, hand: ['sasfiok', 'szitakoto'], hangar: ['karom', 'gondolat'], cantina: ['konyvelo unpaid'], filler: 2 },
}

const attack =
  (target: 'colony' | 'base' = 'colony') =>
  (g: State): void => {
    const ship = (id: string, seat: number): number => card({ g }, id, seat)
    g.combat = newCombat(0, 1, target, -1)
    g.combat.step = 'firing'
    g.combat.defended = true
    g.combat.fighters.push(newFighter(ship('turul', 0), true), newFighter(ship('karom', 1), false))
  }

/** What operations leave behind, told by a function of the table. */
function after<T>(
  operations: readonly Operation[],
  spoken: Spoken,
  read: (g: State, at: (id: string, seat?: number) => number) => T,
  answers: string[] = [],
  also?: (g: State) => void,
): T {
  const p = duel(also === undefined ? TABLE : { ...TABLE, also })
  const written = answers.map((one) => one.replace(/\{([^}]+)\}/g, (_, id: string) => String(card(p, id))))
  carryOut(p, speaking(p, spoken), operations, ...written)
  return read(p.g, (id, seat = 0) => card(p, id, seat))
}

const turned = (g: State, one: number): number | undefined => g.turned[one]

test('CG-SHIP-6 · damage: armour goes and the ship turns damaged at once outside a combat', () => {
  expect(
    after([{ op: 'damage', to: 't1', n: 2 }], { t1: ['honfoglalo'] }, (g, at) => [
      armourLeft(g, at('honfoglalo')),
      turned(g, at('honfoglalo')),
    ]),
  ).toEqual([1, TURNED.damaged])
})

test('CG-DEF-3 · destroy: with what lies on it', () => {
  expect(
    after([{ op: 'destroy', who: 't1' }], { t1: ['turul'] }, (g, at) => [placeOf(g, at('turul')), placeOf(g, at('femkarom'))]),
  ).toEqual(['trash of 0', 'trash of 0'])
})

test('CG-STATE-1 · ready: active from any state', () => {
  expect(
    after([{ op: 'ready', who: 't1' }], { t1: ['honfoglalo', 'solyom'] }, (g, at) => [
      turned(g, at('honfoglalo')),
      turned(g, at('solyom')),
    ]),
  ).toEqual([TURNED.active, TURNED.active])
})

test('CG-STATE-4, CG-STATE-13 · turn: a damaged card does not become used', () => {
  expect(
    after([{ op: 'turn', who: 't1', to: 'used' }], { t1: ['turul', 'solyom'] }, (g, at) => [
      turned(g, at('turul')),
      turned(g, at('solyom')),
    ]),
  ).toEqual([TURNED.used, TURNED.damaged])
  expect(after([{ op: 'turn', who: 't1', to: 'damaged' }], { t1: ['honfoglalo'] }, (g, at) => turned(g, at('honfoglalo')))).toBe(
    TURNED.damaged,
  )
})

test('CG-ZONE-13 · returnToHeadquarters: to its owner, what lies on it is put away', () => {
  const read = (g: State, at: (id: string) => number): unknown => [
    g.seats[0]?.headquarters.length,
    placeOf(g, at('femkarom')),
    g.seats[0]?.hangar.includes(at('turul')),
  ]
  expect(after([{ op: 'returnToHeadquarters', who: 't1' }], { t1: ['turul'] }, read)).toEqual([3, 'trash of 0', false])
})

test('CG-BASE-11 · sacrificeCard: its player chooses; fewer where there are fewer', () => {
  const give: Operation = { op: 'sacrificeCard', player: 'you', sel: { zone: 'surface' }, n: 1 }
  expect(after([give], {}, (g, at) => [placeOf(g, at('ipari-park')), placeOf(g, at('kelteto'))], ['give:{kelteto}'])).toEqual([
    'surface of 0',
    'wasteland of 0',
  ])
  expect(after([{ ...give, player: 'opponent', n: 2 }], {}, (g) => g.seats[1]?.surface)).toEqual([])
})

test('CG-WEAP-6 · attach: from ship to ship, or free from a trash; not without a slot', () => {
  expect(
    after(
      [{ op: 'attach', who: 't1', to: 't2' }],
      { t1: ['femkarom'], t2: ['honfoglalo'] },
      (g, at) => g.carriers[at('femkarom')] === at('honfoglalo'),
    ),
  ).toBe(true)
  expect(
    after([{ op: 'attach', who: 't1', to: 't2', free: true }], { t1: ['kitinlemez'], t2: ['turul'] }, (g, at) =>
      isPaid(g, at('kitinlemez')),
    ),
  ).toBe(true)
  const full: Operation[] = [
    { op: 'attach', who: 't1', to: 't2', free: true },
    { op: 'attach', who: 'it', to: 't2' },
  ]
  expect(after(full, { t1: ['kitinlemez'], t2: ['solyom'], it: ['femkarom'] }, (g, at) => g.carriers[at('femkarom')] === at('turul'))).toBe(
    true,
  )
})

test('CG-STATE-2 · putIntoPlay: active in the place of its kind; weaponry on a ship that its player names', () => {
  expect(
    after([{ op: 'putIntoPlay', who: 't1', paid: true }], { t1: ['karom', 'szarvasbogar', 'bankar'] }, (g, at) =>
      ['karom', 'szarvasbogar', 'bankar'].map((id) => placeOf(g, at(id))),
    ),
  ).toEqual(['hangar of 0', 'hangar of 0', 'cantina of 0'])
  const mounted = after(
    [{ op: 'putIntoPlay', who: 't1', paid: false }],
    { t1: ['kitinlemez'] },
    (g, at) => [placeOf(g, at('kitinlemez')), g.carriers[at('kitinlemez')] === at('honfoglalo'), isPaid(g, at('kitinlemez'))],
    ['ship:{honfoglalo}'],
  )
  expect(mounted).toEqual(['mounted of 0', true, false])
})

test('CG-PAY-4 · payFor: cheaper, outside the normal times, with fewer developments, if its player wants', () => {
  const pay: Operation = { op: 'payFor', who: 't1', discount: 'all', ignoreLimit: 2 }
  expect(after([pay], { t1: ['kelteto'] }, (g, at) => [isPaid(g, at('kelteto')), g.seats[0]?.credits], ['yes'])).toEqual([true, 6])
  expect(after([pay], { t1: ['kelteto'] }, (g, at) => isPaid(g, at('kelteto')), ['no'])).toBe(false)
  expect(() => after([{ ...pay, ignoreLimit: 1 }], { t1: ['kelteto'] }, () => null, ['yes'])).toThrow()
  expect(after([{ op: 'payFor', who: 't1', discount: 3 }], { t1: ['tuzer'] }, (g) => g.seats[0]?.credits, ['yes'])).toBe(6 - 2)
})

test('CG-PAY-5 · unpay, toVoid, addCounters', () => {
  expect(after([{ op: 'unpay', who: 't1' }], { t1: ['konyvelo'] }, (g, at) => isPaid(g, at('konyvelo')))).toBe(false)
  expect(after([{ op: 'toVoid', who: 't1' }], { t1: ['verdij'] }, (g, at) => [placeOf(g, at('verdij')), g.seats[0]?.trash.length])).toEqual(
    ['void of 0', 2],
  )
  expect(after([{ op: 'addCounters', who: 't1', n: 2 }], { t1: ['ipari-park'] }, (g, at) => g.counters[at('ipari-park')])).toBe(2)
})

test('CG-MAIN-11, CG-ZONE-7 · draw, mill and discard move cards of each player named', () => {
  expect(after([{ op: 'draw', player: 'each', n: 2 }], {}, (g) => g.seats.map((seat) => seat.headquarters.length))).toEqual([4, 4])
  expect(after([{ op: 'draw', player: 'opponent', n: 9 }], {}, (g) => g.seats[1]?.colony)).toEqual([])
  expect(after([{ op: 'mill', player: 'you', n: 2 }], {}, (g) => ids(g, g.seats[0]?.wasteland ?? []))).toEqual([
    'bankar',
    'szarvasbogar',
    'jegszilank',
    'gagarin',
  ])
  expect(
    after([{ op: 'discard', player: 'opponent', n: 1, chooser: 'you' }], {}, (g) => ids(g, g.seats[1]?.wasteland ?? []), [
      'discard:{szitakoto}',
    ]),
  ).toEqual(['szitakoto'])
  expect(after([{ op: 'discard', player: 'opponent', n: 5, chooser: 'random' }], {}, (g) => g.seats[1]?.headquarters)).toEqual([])
})

test('CG-INFO-9, CG-ZONE-17 · search: takes what fits, the rest goes under the colony in the order named', () => {
  const search: Operation = {
    op: 'search',
    player: 'you',
    top: 3,
    filter: { type: 'ship', maxSize: 1 },
    n: 1,
    to: 'headquarters',
    rest: 'bottom',
  }
  const p = duel(TABLE)
  const at = (id: string): number => card(p, id, 0)
  carryOut(p, speaking(p), [search], `take:${at('gagarin')}`, `next:${at('hunyadi')}`)
  expect(ids(p.g, p.g.seats[0]?.headquarters ?? [])).toContain('gagarin')
  expect(ids(p.g, p.g.seats[0]?.colony ?? []).slice(0, 2)).toEqual(['jegszilank', 'hunyadi'])
  expect(after([search], {}, (g) => g.seats[0]?.headquarters.length, ['done', 'next:{jegszilank}', 'next:{gagarin}'])).toBe(2)
})

test('CG-ZONE-3 · arrange: the top cards in the order named, some to the bottom', () => {
  const answers = ['bottom:{gagarin}', 'done', 'next:{hunyadi}']
  const colony = after([{ op: 'arrange', player: 'you', n: 3, mayBottom: true }], {}, (g) => ids(g, g.seats[0]?.colony ?? []), answers)
  expect([colony[0], ...colony.slice(-2)]).toEqual(['gagarin', 'jegszilank', 'hunyadi'])
})

test('CG-GOAL-5 · move: between the piles of one player, chosen, from the bottom, or all', () => {
  expect(
    after(
      [{ op: 'move', from: 'wasteland', player: 'you', n: 1, pick: 'bottom', to: 'colony', position: 'bottom' }],
      {},
      (g) => ids(g, g.seats[0]?.colony ?? [])[0],
    ),
  ).toBe('bankar')
  expect(
    after(
      [
        {
          op: 'move',
          from: ['trash', 'wasteland'],
          player: 'you',
          sel: { type: 'ship' },
          n: 1,
          pick: 'choose',
          to: 'headquarters',
          upTo: true,
        },
      ],
      {},
      (g) => ids(g, g.seats[0]?.headquarters ?? []).sort(),
      ['move:{szarvasbogar}'],
    ),
  ).toEqual(['felsobb-parancs', 'jo-uzlet', 'szarvasbogar'])
  expect(
    after([{ op: 'move', from: 'headquarters', player: 'each', n: 'all', pick: 'all', to: 'wasteland' }], {}, (g) =>
      g.seats.map((seat) => seat.wasteland.length),
    ),
  ).toEqual([4, 2])
})

test('CG-PAY-12 · credits are gained, lost as far as there are, and stolen', () => {
  const credits = (g: State): unknown => g.seats.map((seat) => seat.credits)
  expect(after([{ op: 'gainCredits', player: 'you', n: 3 }], {}, credits)).toEqual([9, 4])
  expect(after([{ op: 'loseCredits', player: 'opponent', n: 9 }], {}, credits)).toEqual([6, 0])
  expect(after([{ op: 'stealCredits', from: 'opponent', n: 9 }], {}, credits)).toEqual([10, 0])
})

test('CG-BASE-4 · develop and undevelop: beyond the two a turn, not below 0', () => {
  expect(
    after([{ op: 'develop', who: 't1', n: 4 }], { t1: ['kelteto'] }, (g, at) => [g.developments[at('kelteto')], g.bought[at('kelteto')]]),
  ).toEqual([5, 0])
  expect(after([{ op: 'undevelop', who: 't1', n: 3 }], { t1: ['kelteto'] }, (g, at) => g.developments[at('kelteto')])).toBe(0)
})

test('CG-EQUIP-10, CG-EQUIP-11 · joinCombat, removeFromCombat, endCombat', () => {
  const fighters = (g: State): unknown => g.combat?.fighters.map((fighter) => [ids(g, [fighter.ship])[0], fighter.attacking, fighter.in])
  expect(after([{ op: 'joinCombat', who: 't1' }], { t1: ['gondolat'] }, fighters, [], attack())).toEqual([
    ['turul', true, true],
    ['karom', false, true],
    ['gondolat', false, true],
  ])
  expect(after([{ op: 'removeFromCombat', who: 't1' }], { t1: ['turul'] }, (g) => [fighters(g), g.combat?.ended], [], attack())).toEqual([
    [
      ['turul', true, false],
      ['karom', false, true],
    ],
    true,
  ])
  expect(after([{ op: 'endCombat' }], {}, (g) => g.combat?.ended, [], attack())).toBe(true)
})

test('CG-ATK-9 · changeAttackTarget: only by the attacked player', () => {
  const change: Operation = { op: 'changeAttackTarget', who: 't1' }
  expect(after([change], { self: 'gondolat', t1: ['konyvelo@1'] }, (g) => g.combat?.target, [], attack())).toBe('crew')
  expect(after([change], { self: 'turul', t1: ['konyvelo@1'] }, (g) => g.combat?.target, [], attack())).toBe('colony')
})

test('CG-CREW-4 · placeCrew: on a participating ship with a free slot, whatever its state', () => {
  expect(
    after(
      [{ op: 'placeCrew', who: 't1', to: 't2' }],
      { t1: ['vasfalo'], t2: ['turul'] },
      (g, at) => placeOf(g, at('vasfalo')),
      [],
      attack(),
    ),
  ).toBe('boarded of 0')
  expect(
    after(
      [{ op: 'placeCrew', who: 't1', to: 't2' }],
      { t1: ['vasfalo'], t2: ['honfoglalo'] },
      (g, at) => placeOf(g, at('vasfalo')),
      [],
      attack(),
    ),
  ).toBe('cantina of 0')
})

test('CG-INFO-9 · look and lookHeadquarters: one player is told, the other hears only that', () => {
  const p = duel(TABLE)
  carryOut(p, speaking(p), [
    { op: 'look', player: 'you', who: 't1' },
    { op: 'lookHeadquarters', player: 'opponent' },
  ])
  const told = p.g.told.filter(({ event }) => event.type === 'looked')
  expect(told.map(({ seats, others }) => [seats, others?.type])).toEqual([[[0], 'looked-hidden']])
  expect(told[0]?.event.names).toEqual(['@card-sasfiok', '@card-szitakoto'])
})

test('CG-GOAL-5 · if, may, unless and choose lead to what they hold', () => {
  const gain = (n: number): Operation => ({ op: 'gainCredits', player: 'you', n })
  const credits = (g: State): unknown => g.seats.map((seat) => seat.credits)
  expect(after([{ op: 'if', if: [{ cond: 'inCombat' }], do: [gain(1)], else: [gain(2)] }], {}, credits)).toEqual([8, 4])
  const may: Operation = { op: 'may', cost: [{ pay: 'credits', n: 5 }], do: [gain(1)] }
  expect(after([may], {}, credits, ['yes'])).toEqual([2, 4])
  expect(after([may], {}, credits, ['no'])).toEqual([6, 4])
  const unless: Operation = { op: 'unless', player: 'opponent', cost: [{ pay: 'credits', n: 3 }], do: [gain(1)] }
  expect(after([unless], {}, credits, ['yes'])).toEqual([6, 1])
  expect(after([unless], {}, credits, ['no'])).toEqual([7, 4])
  expect(after([{ ...unless, cost: [{ pay: 'credits', n: 5 }] }], {}, credits)).toEqual([7, 4])
})

test('CG-CPAY-5 · in a group damage and destruction wait until all have spoken', () => {
  const p = duel(TABLE)
  const together = { damages: [], doomed: [] }
  carryOut(p, { ...speaking(p, { t1: ['turul'], t2: ['solyom'] }), together }, [
    { op: 'damage', to: 't1', n: 9 },
    { op: 'destroy', who: 't2' },
  ])
  expect([placeOf(p.g, card(p, 'turul')), placeOf(p.g, card(p, 'solyom'))]).toEqual(['hangar of 0', 'hangar of 0'])
  expect([together.damages.length, together.doomed.length]).toEqual([1, 1])
  expect(figure(p.g, card(p, 'turul'), FIREPOWER)).toBe(3)
  expect(heard(p, 'destroyed')).toEqual([])
})
