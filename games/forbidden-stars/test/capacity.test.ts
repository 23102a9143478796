import { expect, test } from 'vitest'
import { areaNamed, asked, begin, buy, moves, refusedFor, standing, unitIds } from './given.ts'

test('FS-CAP-3, FS-CAP-5, FS-CAP-6 · after an order its player destroys units of his choice down to the capacity', () => {
  const p = begin({
    pieces: { '10A.ne': '0 scout scout space-marine', '10A.nw': '0 scout', '11A.nw': '1 nob' },
    step: 'advance',
    order: '0 advance 10A',
    orders: { '11A': '1 deploy' },
  })
  // Allerbus holds 2; a fourth unit may enter nevertheless.
  p.answer({ options: moves(p.g, 'scout', '10A.nw', '10A.ne') })
  expect(asked(p)).toBe('capacity.excess')
  expect(p.question()).toMatchObject({ least: 2, most: 2, seat: 0, rule: 'FS-CAP-6' })
  const [first = 0, second = 0] = unitIds(p.g, '10A.ne', 'scout')
  p.answer({ options: [`excess:${first}`, `excess:${second}`] })
  expect(standing(p.g, '10A.ne')).toBe('0 scout, 0 space-marine')
})

test('FS-CAP-4 · structures do not count against the capacity', () => {
  const p = begin({
    pieces: { '10A.ne': '0 scout scout factory city', '11A.nw': '1 nob' },
    step: 'order-end',
    order: '0 deploy 10A',
    orders: { '11A': '1 deploy' },
  })
  expect(standing(p.g, '10A.ne')).toBe('0 scout, 0 scout, 0 factory, 0 city')
})

test('FS-CAP-6, FS-CAP-9 · everybody is asked, the first player first, then clockwise', () => {
  const p = begin({
    seats: 3,
    first: 1,
    pieces: { '10A.ne': '0 scout scout scout', '2A.nw': '2 aspect-warrior aspect-warrior', '11A.sw': '1 nob nob nob', '11A.nw': '1 nob' },
    step: 'order-end',
    order: '0 deploy 10A',
    orders: { '11A': '1 deploy' },
  })
  const seats: number[] = []
  while (asked(p) === 'capacity.excess') {
    const question = p.question()
    seats.push(question.seat)
    if (question.kind === 'multi-select') p.answer({ options: question.options.slice(0, question.least).map(({ id }) => id) })
  }
  expect(seats).toEqual([1, 2, 0])
})

test('FS-CAP-7 · the same check ends the event step of the refresh phase', () => {
  const p = begin({
    pieces: { '2A.nw': '0 scout scout', '11A.nw': '1 nob' },
    step: 'event-end',
    more: (g) => {
      g.done = 2
    },
  })
  expect(p.question()).toMatchObject({ name: 'capacity.excess', rule: 'FS-CAP-7', seat: 0, least: 1 })
})

test('FS-CAP-10 · no more than 5 units of a player end a movement in one area', () => {
  const p = begin({
    pieces: { '10A.nw': '0 scout scout scout scout', '10A.sw': '0 space-marine space-marine', '10A.ne': '0 scout', '11A.nw': '1 nob' },
    step: 'advance',
    order: '0 advance 10A',
    orders: { '11A': '1 deploy' },
  })
  const three = [...moves(p.g, 'space-marine', '10A.sw', '10A.nw', 2), ...moves(p.g, 'scout', '10A.ne', '10A.nw')]
  expect(refusedFor(p, three)).toBe('FS-CAP-10')
  // One that leaves makes room for one more, and no more.
  expect(refusedFor(p, [...moves(p.g, 'scout', '10A.nw', '10A.sw'), ...three])).toBe('FS-CAP-10')
  const swap = [...moves(p.g, 'scout', '10A.nw', '10A.sw', 2), ...three]
  p.answer({ options: swap })
  expect(standing(p.g, '10A.nw').split(', ')).toHaveLength(5)
})

test('FS-CAP-11, FS-DEPLOY-9 · the limit of 5 does not hold for purchased units', () => {
  const p = begin({
    pieces: { '2A.sw': '0 scout scout scout scout space-marine factory', '11A.nw': '1 nob' },
    step: 'deploy-units',
    order: '0 deploy 2A',
    orders: { '11A': '1 deploy' },
    players: [{ materiel: 14 }],
  })
  const pergam = areaNamed(p.g, '2A.sw')
  p.answer(buy('scout', pergam))
  expect(standing(p.g, '2A.sw').split(', ')).toHaveLength(7)
})

test('FS-CAP-6 · who is asked sees which of his units are routed', () => {
  const p = begin({
    pieces: { '10A.ne': '0 scout scout scout~', '11A.nw': '1 nob' },
    step: 'order-end',
    order: '0 deploy 10A',
    orders: { '11A': '1 deploy' },
  })
  const question = p.question(0)
  expect(question.kind === 'multi-select' ? question.options.map(({ params }) => params?.routed) : []).toEqual([0, 0, 1])
})
