import { expect, test } from 'vitest'
import { coverIn, coverOf, coverOfChannel, coversOf, FULLY, OUTSIDE, PARTLY } from '../geometry/arc.ts'

test('FA-RANGE-11, FA-RANGE-12 · a peg that touches a border of the arc lies in it from inside and not from outside, on both borders', () => {
  // With heading 45 the borders of the fore arc run north and east.
  const fore = (x: number, y: number) => coverOf({ x: 0, y: 0, heading: 4500 }, { x, y }, 'fore')
  expect([fore(125, 5000), fore(124, 5000), fore(-124, 5000), fore(-125, 5000)]).toEqual([FULLY, PARTLY, PARTLY, OUTSIDE])
  expect([fore(5000, 125), fore(5000, 124), fore(5000, -124), fore(5000, -125)]).toEqual([FULLY, PARTLY, PARTLY, OUTSIDE])
  expect([fore(-5000, 0), fore(0, -5000), fore(-5000, -5000), fore(5000, -5000)]).toEqual([OUTSIDE, OUTSIDE, OUTSIDE, OUTSIDE])
})

test('FA-RANGE-12 · behind the corner of an arc a peg that only reaches the corner lies outside', () => {
  const fore = (x: number, y: number) => coverOf({ x: 0, y: 0, heading: 4500 }, { x, y }, 'fore')
  expect([fore(-75, -99), fore(-75, -100), fore(-75, -101), fore(0, 0)]).toEqual([PARTLY, OUTSIDE, OUTSIDE, PARTLY])
})

test('FA-RANGE-13, FA-RANGE-20 · the channel takes in a peg that touches its near border from inside; one that only reaches a corner lies outside', () => {
  const channel = (x: number, y: number) => coverOfChannel({ x: 0, y: 0, heading: 0 }, { x, y })
  expect([channel(0, 125), channel(0, 124), channel(0, -124), channel(0, -125)]).toEqual([FULLY, PARTLY, PARTLY, OUTSIDE])
  expect([channel(875, 5000), channel(-875, 5000), channel(876, 5000), channel(-1124, 5000), channel(-1125, 5000)]).toEqual([
    FULLY,
    FULLY,
    PARTLY,
    PARTLY,
    OUTSIDE,
  ])
  expect([channel(1100, -74), channel(1100, -75), channel(-1100, -74), channel(-1100, -75)]).toEqual([PARTLY, OUTSIDE, PARTLY, OUTSIDE])
})

test('FA-RANGE-12 · a peg upon the point from which is measured lies in part in every arc', () => {
  const from = { x: 20_000, y: 20_000, heading: 0 }
  for (const [x, y] of [
    [0, 0],
    [100, 0],
    [0, 100],
    [-100, 0],
    [0, -100],
  ] as const) {
    const covers = coversOf(from, { x: 20_000 + x, y: 20_000 + y })
    for (const arc of ['fore', 'aft', 'port', 'starboard'] as const) expect(coverIn(covers, arc)).toBe(PARTLY)
  }
})
