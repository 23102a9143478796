import { expect, test } from 'vitest'
import { cardById } from '../../content/cards.ts'
import type { Operation } from '../../effects/language/vocabulary.ts'
import type { State } from '../../state.ts'
import { ids } from '../given.ts'
import { after, pileOf, purses } from './table.ts'

const hands = (g: State): number[] => g.seats.map((seat) => seat.headquarters.length)
const empty = (g: State): void => {
  for (const seat of g.seats) {
    seat.colony = []
    seat.headquarters = []
  }
}

test('CG-MAIN-11 · operation draw: by each player named; from an empty colony nothing', () => {
  expect(after([{ op: 'draw', player: 'each', n: 2 }], {}, hands)).toEqual([4, 4])
  expect(after([{ op: 'draw', player: 'opponent', n: 9 }], {}, (g) => [hands(g), g.seats[1]?.colony])).toEqual([[2, 4], []])
  expect(after([{ op: 'draw', player: 'you', n: 1 }], {}, hands, [], empty)).toEqual([0, 0])
})

test('CG-ZONE-7, CG-INFO-12 · operation mill: from the top to the wasteland, unseen; from an empty colony nothing happens', () => {
  const mill: Operation = { op: 'mill', player: 'you', n: 2 }
  expect(after([mill], {}, pileOf('wasteland'))).toEqual(['bankar', 'szarvasbogar', 'jegszilank', 'gagarin'])
  const told = (g: State): unknown => g.events.filter(({ event }) => event.type === 'milled').map(({ others }) => others?.type)
  expect(after([mill], {}, told)).toEqual(['milled-hidden'])
  expect(after([mill], {}, (g) => [pileOf('wasteland')(g), told(g)], [], empty)).toEqual([['bankar', 'szarvasbogar'], []])
})

test('CG-ZONE-7 · operation discard: at random or chosen by who looks; with an empty headquarters nobody is asked', () => {
  const choose: Operation = { op: 'discard', player: 'opponent', n: 1, chooser: 'you' }
  expect(after([choose], {}, pileOf('wasteland', 1), ['discard:{szitakoto}'])).toEqual(['szitakoto'])
  expect(after([{ ...choose, n: 5, chooser: 'random' }], {}, pileOf('headquarters', 1))).toEqual([])
  expect(after([choose], {}, pileOf('wasteland', 1), [], empty)).toEqual([])
})

test('CG-INFO-9, CG-ZONE-17 · operation search: takes what fits, the rest under the colony in order; what does not fit is not offered', () => {
  const search: Operation = {
    op: 'search',
    player: 'you',
    top: 3,
    filter: { type: 'ship', maxSize: 1 },
    n: 1,
    to: 'headquarters',
    rest: 'bottom',
  }
  const read = (g: State): unknown => [pileOf('headquarters')(g).at(-1), pileOf('colony')(g).slice(0, 2)]
  expect(after([search], {}, read, ['take:{gagarin}', 'next:{hunyadi}'])).toEqual(['gagarin', ['jegszilank', 'hunyadi']])
  expect(after([search], {}, hands, ['done', 'next:{jegszilank}', 'next:{gagarin}'])).toEqual([2, 2])
  expect(() => after([search], {}, hands, ['take:{hunyadi}'])).toThrow('is not offered')
  const kinds: Operation = { ...search, filter: {}, n: 2, distinct: 'type', rest: 'shuffle' }
  expect(() => after([kinds], {}, hands, ['take:{gagarin}', 'take:{hunyadi}'])).toThrow('is not offered')
  expect(after([search], {}, hands, [], empty)).toEqual([0, 0])
})

test('CG-ZONE-3 · operation arrange: the top cards in the order named, some to the bottom; no other card moves', () => {
  const arrange: Operation = { op: 'arrange', player: 'you', n: 3, mayBottom: true }
  const read = (g: State): unknown => pileOf('colony')(g)
  expect(after([arrange], {}, read, ['bottom:{gagarin}', 'done', 'next:{hunyadi}'])).toEqual([
    'gagarin',
    'sasfiok',
    'sasfiok',
    'jegszilank',
    'hunyadi',
  ])
  const { mayBottom: _, ...plain } = arrange
  expect(() => after([plain], {}, read, ['bottom:{gagarin}'])).toThrow('is not offered')
})

test('CG-GOAL-5 · operation move: between the piles of one player, chosen, from the bottom, or all; only what fits', () => {
  const up: Operation = { op: 'move', from: 'wasteland', player: 'you', n: 1, pick: 'bottom', to: 'colony', position: 'bottom' }
  expect(after([up], {}, (g) => pileOf('colony')(g)[0])).toBe('bankar')
  const ship: Operation = {
    op: 'move',
    from: ['trash', 'wasteland'],
    player: 'you',
    sel: { type: 'ship' },
    n: 1,
    pick: 'choose',
    to: 'headquarters',
    upTo: true,
  }
  expect(after([ship], {}, (g) => pileOf('headquarters')(g).at(-1), ['move:{szarvasbogar}'])).toBe('szarvasbogar')
  expect(after([ship], {}, hands, ['done'])).toEqual([2, 2])
  expect(() => after([ship], {}, hands, ['move:{bankar}'])).toThrow('is not offered')
  const all: Operation = { op: 'move', from: 'headquarters', player: 'each', n: 'all', pick: 'all', to: 'wasteland' }
  expect(
    after([all], {}, (g) => g.seats.map((seat) => seat.wasteland.length), [
      'first:{felsobb-parancs} + first:{jo-uzlet}',
      'first:22 + first:21',
    ]),
  ).toEqual([4, 2])
  // Nobody is asked for an order that does not matter, or that was already chosen one by one.
  const home: Operation = { op: 'move', from: 'headquarters', player: 'you', n: 'all', pick: 'all', to: 'colony', position: 'bottom' }
  expect(after([home], {}, pileOf('headquarters'))).toEqual([])
  const chosen: Operation = { op: 'move', from: 'headquarters', player: 'you', n: 2, pick: 'choose', to: 'wasteland' }
  expect(after([chosen], {}, (g) => pileOf('wasteland')(g).length, ['move:{jo-uzlet}'])).toBe(4)
})

const looks = (g: State): unknown =>
  g.events
    .filter(({ event }) => event.type.startsWith('looked'))
    .map(({ event, seats, others }) => [event.type, event.names ?? event.count, seats, others, event.fleeting ?? false])

test('CG-INFO-9, CG-INFO-10 · operation look: one player is told, the others only that; with nothing to see nobody hears of it', () => {
  expect(after([{ op: 'look', player: 'you', who: 't1' }], { t1: ['konyvelo@1'] }, looks, ['seen'])).toEqual([
    ['looked-hidden', 1, null, null, false],
    ['looked', ['@card-konyvelo'], [0], null, true],
  ])
  expect(after([{ op: 'look', player: 'you', who: 't1' }], { t1: ['konyvelo@1'] }, (g, at) => g.seen[at('konyvelo', 1)], ['seen'])).toBe(1)
  expect(after([{ op: 'look', player: 'you', who: 't1' }], {}, looks)).toEqual([])
})

test('CG-INFO-4, CG-INFO-9 · operation lookHeadquarters: the hand of a player, not of an empty one', () => {
  const look: Operation = { op: 'lookHeadquarters', player: 'opponent' }
  expect(after([look], {}, looks, ['seen'])).toEqual([
    ['looked-hidden', 2, null, null, false],
    ['looked', ['@card-sasfiok', '@card-szitakoto'], [0], null, true],
  ])
  expect(after([look], {}, looks, [], empty)).toEqual([])
})

test('CG-GOAL-5 · what was moved or taken is what the effect then speaks of', () => {
  const take: Operation[] = [
    { op: 'move', from: 'trash', player: 'you', sel: { type: 'ship' }, n: 1, pick: 'choose', to: 'headquarters' },
    { op: 'toVoid', who: 'last' },
  ]
  expect(after(take, {}, (g) => ids(g, g.seats[0]?.headquarters ?? []))).not.toContain('karom')
})

test('CG-ZONE-17 · operation search: what comes after it speaks of the cards that were taken', () => {
  const search: Operation = { op: 'search', player: 'you', top: 3, n: 1, filter: {}, to: 'headquarters', rest: 'shuffle' }
  const sized: Operation = { op: 'gainCredits', player: 'you', n: { costOf: 'last' } }
  const cost = Number(cardById('hunyadi')?.cost)
  expect(cost).toBeGreaterThan(0)
  expect(after([search, sized], {}, purses, ['take:{hunyadi}'])).toEqual([6 + cost, 4])
})
