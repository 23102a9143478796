import { expect, test } from 'vitest'
import type { Operation } from '../../effects/language/vocabulary.ts'
import { armourLeft } from '../../effects/read/reading.ts'
import { isPaid } from '../../marks.ts'
import { type State, TURNED } from '../../state.ts'
import { placeOf } from '../given.ts'
import { after, attack, pileOf, purses } from './table.ts'

type At = (id: string, seat?: number) => number
const place =
  (...cards: readonly string[]) =>
  (g: State, at: At): string[] =>
    cards.map((id) => placeOf(g, at(id)))
const turned =
  (...cards: readonly string[]) =>
  (g: State, at: At): (number | undefined)[] =>
    cards.map((id) => g.turned[at(id)])

test('CG-SHIP-6, CG-BASE-13 · operation damage: armour goes, and the card turns damaged at once; none of it by 0', () => {
  const read = (g: State, at: At): unknown => [armourLeft(g, at('honfoglalo')), g.turned[at('honfoglalo')]]
  expect(after([{ op: 'damage', to: 't1', n: 2 }], { t1: ['honfoglalo'] }, read)).toEqual([1, TURNED.damaged])
  expect(after([{ op: 'damage', to: 't1', n: 0 }], { t1: ['honfoglalo'] }, read)).toEqual([3, TURNED.used])
  expect(after([{ op: 'damage', to: 't1', n: 2 }], { t1: [] }, read)).toEqual([3, TURNED.used])
})

test('CG-DEF-3 · operation destroy: with what lies on it; nothing without a target', () => {
  expect(after([{ op: 'destroy', who: 't1' }], { t1: ['turul'] }, place('turul', 'femkarom'))).toEqual(['trash of 0', 'trash of 0'])
  expect(after([{ op: 'destroy', who: 't1' }], { t1: ['kelteto'] }, place('kelteto', 'turul'))).toEqual(['wasteland of 0', 'hangar of 0'])
  expect(after([{ op: 'destroy', who: 't1' }], { t1: [] }, place('turul'))).toEqual(['hangar of 0'])
})

test('CG-STATE-1 · operation ready: active from any state, and only the cards named', () => {
  const ready: Operation = { op: 'ready', who: 't1' }
  expect(after([ready], { t1: ['honfoglalo', 'solyom'] }, turned('honfoglalo', 'solyom'))).toEqual([TURNED.active, TURNED.active])
  expect(after([ready], { t1: ['honfoglalo'] }, turned('honfoglalo', 'solyom'))).toEqual([TURNED.active, TURNED.damaged])
})

test('CG-STATE-4, CG-STATE-6, CG-STATE-13 · operation turn: used or damaged; what is damaged does not become used', () => {
  expect(after([{ op: 'turn', who: 't1', to: 'used' }], { t1: ['turul', 'solyom'] }, turned('turul', 'solyom'))).toEqual([
    TURNED.used,
    TURNED.damaged,
  ])
  expect(after([{ op: 'turn', who: 't1', to: 'damaged' }], { t1: ['honfoglalo'] }, turned('honfoglalo', 'turul'))).toEqual([
    TURNED.damaged,
    TURNED.active,
  ])
})

test('CG-ZONE-13, CG-BASE-11 · operation returnToHeadquarters: to its owner, what lies on it is put away; paid bunkers stay', () => {
  const back: Operation = { op: 'returnToHeadquarters', who: 't1' }
  expect(after([back], { t1: ['turul', 'verdij'] }, place('turul', 'femkarom', 'verdij'))).toEqual([
    'headquarters of 0',
    'trash of 0',
    'headquarters of 0',
  ])
  expect(after([back], { t1: ['pancelterem@1'] }, (g, at) => placeOf(g, at('pancelterem', 1)))).toBe('surface of 1')
})

test('CG-BASE-11 · operation sacrificeCard: its player chooses, fewer where there are fewer, and no paid bunker', () => {
  const give: Operation = { op: 'sacrificeCard', player: 'you', sel: { zone: 'surface' }, n: 1 }
  expect(after([give], {}, place('ipari-park', 'kelteto'), ['give:{kelteto}'])).toEqual(['surface of 0', 'wasteland of 0'])
  expect(after([{ ...give, n: 5 }], {}, (g) => g.seats[0]?.surface, ['give:{kelteto}'])).toEqual([])
  expect(after([{ ...give, player: 'opponent' }], {}, (g, at) => placeOf(g, at('pancelterem', 1)))).toBe('surface of 1')
})

test('CG-WEAP-6, CG-SHIP-2 · operation attach: from ship to ship, or free from a pile; not without a free slot', () => {
  const carried = (id: string, ship: string) => (g: State, at: At) => g.carriers[at(id)] === at(ship)
  const move: Operation = { op: 'attach', who: 't1', to: 't2' }
  expect(after([move], { t1: ['femkarom'], t2: ['honfoglalo'] }, carried('femkarom', 'honfoglalo'))).toBe(true)
  expect(
    after([{ ...move, free: true }], { t1: ['kitinlemez'], t2: ['turul'] }, (g, at) => [
      isPaid(g, at('kitinlemez')),
      carried('kitinlemez', 'turul')(g, at),
    ]),
  ).toEqual([true, true])
  const full: Operation[] = [move, { op: 'attach', who: 'it', to: 't2' }]
  expect(after(full, { t1: ['kitinlemez'], t2: ['solyom'], it: ['femkarom'] }, carried('femkarom', 'turul'))).toBe(true)
  expect(
    after(
      [move, { op: 'attach', who: 't1', to: 'it' }],
      { t1: ['kitinlemez'], t2: ['turul'], it: ['honfoglalo'] },
      carried('kitinlemez', 'turul'),
    ),
  ).toBe(true)
})

test('CG-CREW-4 · operation placeCrew: on a participating ship with a free slot, whatever the crew’s state; on no other', () => {
  const board: Operation = { op: 'placeCrew', who: 't1', to: 't2' }
  expect(after([board], { t1: ['vasfalo'], t2: ['turul'] }, place('vasfalo'), [], attack())).toEqual(['boarded of 0'])
  expect(after([board], { t1: ['vasfalo'], t2: ['honfoglalo'] }, place('vasfalo'), [], attack())).toEqual(['cantina of 0'])
  const two: Operation[] = [{ op: 'placeCrew', who: 't1', to: 't2' }]
  expect(after(two, { t1: ['vasfalo', 'tuzer'], t2: ['turul'] }, place('vasfalo', 'tuzer'), [], attack())).toEqual([
    'boarded of 0',
    'cantina of 0',
  ])
})

test('CG-STATE-2, CG-PAY-5 · operation putIntoPlay: active in the place of its kind, weaponry on a ship named; no event', () => {
  const put: Operation = { op: 'putIntoPlay', who: 't1', paid: true }
  const cards = ['karom', 'szarvasbogar', 'bankar'] as const
  expect(after([put], { t1: cards }, place(...cards))).toEqual(['hangar of 0', 'hangar of 0', 'cantina of 0'])
  const mounted = after(
    [{ ...put, paid: false }],
    { t1: ['kitinlemez'] },
    (g, at) => [placeOf(g, at('kitinlemez')), g.carriers[at('kitinlemez')] === at('honfoglalo'), isPaid(g, at('kitinlemez'))],
    ['ship:{honfoglalo}'],
  )
  expect(mounted).toEqual(['mounted of 0', true, false])
  expect(after([put], { t1: ['verdij'] }, place('verdij'))).toEqual(['trash of 0'])
})

test('CG-PAY-4 · operation payFor: cheaper, outside the normal times, with fewer developments, if its player wants', () => {
  const pay: Operation = { op: 'payFor', who: 't1', discount: 'all', ignoreLimit: 2 }
  const read = (id: string) => (g: State, at: At) => [isPaid(g, at(id)), g.seats[0]?.credits]
  expect(after([pay], { t1: ['kelteto'] }, read('kelteto'), ['yes'])).toEqual([true, 6])
  expect(after([pay], { t1: ['kelteto'] }, read('kelteto'), ['no'])).toEqual([false, 6])
  expect(() => after([{ ...pay, ignoreLimit: 1 }], { t1: ['kelteto'] }, read('kelteto'), ['yes'])).toThrow("'yes' is not offered")
  expect(after([{ op: 'payFor', who: 't1', discount: 3 }], { t1: ['tuzer'] }, read('tuzer'), ['yes'])).toEqual([true, 4])
})

test('CG-PAY-5 · operation unpay: face down and unpaid, seen by all; never a ship', () => {
  expect(after([{ op: 'unpay', who: 't1' }], { t1: ['konyvelo'] }, (g, at) => [isPaid(g, at('konyvelo')), g.seen[at('konyvelo')]])).toEqual(
    [false, 3],
  )
  expect(after([{ op: 'unpay', who: 't1' }], { t1: ['turul'] }, (g, at) => isPaid(g, at('turul')))).toBe(true)
})

test('CG-GOAL-5, CG-BASE-11 · operation toVoid: out of the game, from play or a pile; paid bunkers stay', () => {
  const away: Operation = { op: 'toVoid', who: 't1' }
  expect(after([away], { t1: ['verdij', 'turul'] }, place('verdij', 'turul', 'femkarom'))).toEqual(['void of 0', 'void of 0', 'trash of 0'])
  expect(after([away], { t1: ['pancelterem@1'] }, (g, at) => placeOf(g, at('pancelterem', 1)))).toBe('surface of 1')
})

test('CG-DEF-9 · operation addCounters: on a card in play, and on no other', () => {
  const count: Operation = { op: 'addCounters', who: 't1', n: 2 }
  expect(after([count, count], { t1: ['ipari-park'] }, (g, at) => g.counters[at('ipari-park')])).toBe(4)
  expect(after([count], { t1: ['verdij'] }, (g, at) => g.counters[at('verdij')] ?? 0)).toBe(0)
})

test('CG-BASE-4 · operation develop: beyond the two a turn; only on cards in play', () => {
  const develop: Operation = { op: 'develop', who: 't1', n: 4 }
  const read = (g: State, at: At): unknown => [g.developments[at('kelteto')], g.bought[at('kelteto')]]
  expect(after([develop], { t1: ['kelteto'] }, read)).toEqual([5, 0])
  expect(after([develop], { t1: ['bankar'] }, read)).toEqual([1, 0])
})

test('CG-BASE-4 · operation undevelop: as many as there are, never below 0', () => {
  const read = (g: State, at: At): unknown => [g.developments[at('ipari-park')], g.developments[at('kelteto')]]
  expect(after([{ op: 'undevelop', who: 't1', n: 1 }], { t1: ['ipari-park'] }, read)).toEqual([1, 1])
  expect(after([{ op: 'undevelop', who: 't1', n: 3 }], { t1: ['kelteto'] }, read)).toEqual([2, 0])
})

test('CG-DEF-5 · operation gainControl: the ship goes over with what lies on it; your own card stays as it is', () => {
  const take: Operation = { op: 'gainControl', who: 't1', until: 'permanent' }
  expect(after([take], { t1: ['karom@1'] }, (g, at) => [placeOf(g, at('karom', 1)), g.lasting.length])).toEqual(['hangar of 0', 1])
  expect(after([take], { t1: ['turul'] }, (g, at) => [placeOf(g, at('turul')), g.lasting.length])).toEqual(['hangar of 0', 0])
  const over = after([{ ...take, player: 'opponent' }], { t1: ['turul'] }, place('turul', 'femkarom'))
  expect(over).toEqual(['hangar of 1', 'mounted of 1'])
})

test('CG-EVT-5 · operation gainCredits: for each player named, and none by 0', () => {
  expect(after([{ op: 'gainCredits', player: 'each', n: 3 }], {}, purses)).toEqual([9, 7])
  expect(after([{ op: 'gainCredits', player: 'you', n: 0 }], {}, purses)).toEqual([6, 4])
})

test('CG-PAY-12 · operation loseCredits: as many as there are, and no more', () => {
  expect(after([{ op: 'loseCredits', player: 'opponent', n: 3 }], {}, purses)).toEqual([6, 1])
  expect(after([{ op: 'loseCredits', player: 'opponent', n: 9 }], {}, purses)).toEqual([6, 0])
})

test('CG-PAY-12 · operation stealCredits: what one loses the other gains; nothing from who is protected', () => {
  const steal: Operation = { op: 'stealCredits', from: 'opponent', n: 3 }
  const opened: Operation = { op: 'destroy', who: 't1' }
  expect(after([opened, steal], { t1: ['pancelterem@1'] }, purses)).toEqual([9, 1])
  expect(after([opened, { ...steal, n: 9 }], { t1: ['pancelterem@1'] }, purses)).toEqual([10, 0])
  expect(after([steal], {}, purses)).toEqual([6, 4])
})

test('CG-DEF-9 · what is put away leaves the piles it was in', () => {
  expect(after([{ op: 'toVoid', who: 't1' }], { t1: ['verdij'] }, pileOf('trash'))).toEqual(['karom', 'kitinlemez'])
})
