import { expect, test } from 'vitest'
import type { Amount } from '../../effects/language/vocabulary.ts'
import { amountOf } from '../../effects/read/reading.ts'
import type { State } from '../../state.ts'
import { table } from './fighting.ts'
import { speaking } from './given.ts'

/** Amounts counted for seat 0 in its attack; t1 is its turul, t2 its ipari-park. */
function counted(amounts: readonly Amount[], fighting = true, also: (g: State) => void = () => {}): number[] {
  const p = table(fighting)
  also(p.g)
  return amounts.map((amount) => amountOf(p.g, speaking(p, { t1: ['turul'], t2: ['ipari-park'] }), amount))
}
const ALL = { zone: 'hangar', player: 'any' } as const

test('CG-GOAL-5 · amount number: itself', () => {
  expect(counted([3, 0, -2])).toEqual([3, 0, -2])
})

test('CG-BOMB-2 · amount bombingTotal: of the bombers together; without bombers, or a combat, nothing', () => {
  const nobody = (g: State): void => {
    for (const fighter of g.combat?.fighters ?? []) fighter.bombs = false
  }
  expect([counted(['bombingTotal']), counted(['bombingTotal'], true, nobody), counted(['bombingTotal'], false)]).toEqual([[1], [0], [0]])
})

test('CG-VAL-3 · amount count: what matches, divided downwards, then cut; of different kinds each once', () => {
  expect(counted([{ count: ALL }, { count: ALL, div: 2 }, { count: ALL, max: 4 }, { count: ALL, div: 2, max: 1 }])).toEqual([5, 2, 4, 1])
  const paid = { zone: 'inPlay', player: 'you', paid: true } as const
  expect(counted([{ count: paid }, { count: paid, distinct: 'type' }, { count: { ...ALL, race: 'zarg' } }])).toEqual([7, 4, 0])
})

test('CG-DEF-11 · amount stat: with all that changes it, or as printed; of nothing 0', () => {
  expect(
    counted([
      { stat: 'firepower', of: 't1' },
      { stat: 'firepower', of: 't1', base: true },
      { stat: 'size', of: 't1' },
    ]),
  ).toEqual([3, 2, 2])
  expect(counted([{ stat: 'speed', of: 't3' }])).toEqual([0])
})

test('CG-BASE-6, CG-BASE-7 · amount paidDevs: the X at payment, divided and cut; later developments do not count', () => {
  const more = (g: State): void => {
    g.developments = g.developments.map((held) => held + 9)
  }
  expect(counted([{ paidDevs: 't2' }, { paidDevs: 't2', div: 2 }, { paidDevs: 't2', max: 3 }], true, more)).toEqual([5, 2, 3])
  expect(counted([{ paidDevs: 't3' }])).toEqual([0])
})

test('CG-ZONE-11 · amount credits: of the player named, divided and cut', () => {
  expect(counted([{ credits: 'you' }, { credits: 'opponent' }, { credits: 'you', div: 4 }, { credits: 'you', max: 3 }])).toEqual([
    13, 4, 3, 3,
  ])
})

test('CG-VAL-1 · amount costOf: half and more or less, never below 0', () => {
  expect(counted([{ costOf: 't1' }, { costOf: 't1', div: 2 }, { costOf: 't1', div: 2, plus: 4 }, { costOf: 't1', plus: -9 }])).toEqual([
    7, 3, 7, 0,
  ])
  expect(counted([{ costOf: 't3' }])).toEqual([0])
})

test('CG-DEF-9 · amount counters: those on the card; without any 0', () => {
  expect(counted([{ counters: 't2' }, { counters: 't1' }])).toEqual([3, 0])
})

test('CG-CARD-5 · amount attachments: what is paid on the ship, of the kinds named, cut; an unpaid one does not count', () => {
  expect(counted([{ attachments: 't1' }, { attachments: 't1', type: 'weaponry' }, { attachments: 't1', max: 0 }])).toEqual([1, 1, 0])
  expect(counted([{ attachments: 't1', subtype: 'shield' }, { attachments: 't1', type: 'crew' }, { attachments: 't2' }])).toEqual([0, 0, 0])
})
