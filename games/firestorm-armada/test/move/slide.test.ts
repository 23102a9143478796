import { expect, test } from 'vitest'
import type { Point } from '../../geometry/place.ts'
import { slides } from '../../rules/wing/driven-off.ts'

/** The slides of a wing driven over an edge at a point, on a table of 10 by 8 where only the given points are free. */
const over = (end: Point, beyond: Point, ...free: [number, number][]) =>
  slides(end, beyond, [], 10, 8, (point) => free.some(([x, y]) => x === point.x && y === point.y)).map(({ x, y }) => [x, y])

test('FA-PD-20 · along the edge of the table a wing slides both ways, round the corners, from every edge', () => {
  const south = (...free: [number, number][]) => over({ x: 4, y: 0 }, { x: 4, y: -2 }, ...free)
  expect([south([0, 3]), south([10, 5]), south([9, 0]), south([1, 0])]).toEqual([[[0, 3]], [[10, 5]], [[9, 0]], [[1, 0]]])
  const north = (...free: [number, number][]) => over({ x: 4, y: 8 }, { x: 4, y: 11 }, ...free)
  expect([north([0, 3]), north([10, 5]), north([9, 8]), north([1, 8])]).toEqual([[[0, 3]], [[10, 5]], [[9, 8]], [[1, 8]]])
  const west = (...free: [number, number][]) => over({ x: 0, y: 3 }, { x: -1, y: 3 }, ...free)
  expect([west([0, 7]), west([0, 1]), west([3, 0]), west([3, 8])]).toEqual([[[0, 7]], [[0, 1]], [[3, 0]], [[3, 8]]])
  const east = (...free: [number, number][]) => over({ x: 10, y: 3 }, { x: 12, y: 3 }, ...free)
  expect([east([10, 7]), east([10, 1]), east([7, 0]), east([7, 8])]).toEqual([[[10, 7]], [[10, 1]], [[7, 0]], [[7, 8]]])
})

test('FA-PD-7, FA-PD-20 · of the free points of both ways the nearer one, and both where they are equally near; none where nothing is free', () => {
  const south = (...free: [number, number][]) => over({ x: 4, y: 0 }, { x: 4, y: -2 }, ...free)
  expect(south([1, 0], [8, 0])).toEqual([[1, 0]])
  expect(south([0, 0], [7, 0])).toEqual([[7, 0]])
  expect(south([1, 0], [7, 0])).toEqual([
    [7, 0],
    [1, 0],
  ])
  expect(over({ x: 0, y: 3 }, { x: -1, y: 3 }, [0, 7], [10, 7], [10, 2])).toEqual([[0, 7]])
  expect(over({ x: 4, y: 8 }, { x: 4, y: 11 }, [3, 8], [7, 8])).toEqual([[3, 8]])
  expect(south([5, 8], [9, 8])).toEqual([[5, 8]])
  expect(over({ x: 0, y: 6 }, { x: -1, y: 6 }, [0, 1], [0, 7])).toEqual([[0, 7]])
  expect(south()).toEqual([])
  // Both ways meet opposite the point.
  expect(south([6, 8])).toEqual([[6, 8]])
  expect(over({ x: 4, y: 2 }, { x: 4, y: 1 }, [5, 0])).toEqual([])
})

test('FA-PD-7, FA-GEN-14 · along the rim of a planet a wing slides from the point of the rim nearest to it, both ways round', () => {
  const planet = { x: 0, y: 0, radius: 5000 }
  const rim = (isFree: (point: Point) => boolean) => slides({ x: 0, y: -5001 }, { x: 0, y: -4000 }, [planet], 72_000, 48_000, isFree)
  const [west] = rim(({ x }) => x <= -3000)
  expect([west?.x, (west?.y ?? 0) < 0]).toEqual([expect.closeTo(-3000, -1), true])
  const [east] = rim(({ x }) => x >= 3000)
  expect([east?.x, (east?.y ?? 0) < 0]).toEqual([expect.closeTo(3000, -1), true])
  expect(rim(({ x, y }) => x === 0 && y > 0)).toEqual([{ x: 0, y: 5000 }])
})

test('FA-PD-20 · where the wing stands already is the first point of both ways, offered once, and no point of the rim is passed over', () => {
  expect(over({ x: 4, y: 0 }, { x: 4, y: -2 }, [4, 0])).toEqual([[4, 0]])
  const planet = { x: 0, y: 0, radius: 5000 }
  const rim = (side: 1 | -1, isFree: (point: Point) => boolean) =>
    slides({ x: 0, y: side * 5001 }, { x: 0, y: side * 4000 }, [planet], 72_000, 48_000, isFree).map(({ x }) => x)
  for (const side of [1, -1] as const) {
    expect(rim(side, ({ x, y }) => x === 0 && y * side > 0)).toEqual([0])
    expect(rim(side, ({ x, y }) => Math.abs(x) === 1 && y * side > 0)).toEqual([side, -side])
  }
})

test('FA-PD-20 · each way ends at the point opposite to where the wing stands, though what lies beyond were nearer', () => {
  expect(over({ x: 0, y: 3 }, { x: -1, y: 3 }, [10, 0], [10, 3])).toEqual([[10, 0]])
  const planet = { x: 0, y: 0, radius: 5000 }
  const isFree = ({ x, y }: Point) => y > 0 && (x === -70 || x === -30)
  expect(slides({ x: 0, y: -5001 }, { x: 0, y: -4000 }, [planet], 72_000, 48_000, isFree)).toEqual([{ x: -70, y: 5000 }])
})

test('FA-PD-20 · on the western edge as well both ways begin where the wing stands', () => {
  expect(over({ x: 0, y: 3 }, { x: -1, y: 3 }, [0, 1], [0, 7])).toEqual([[0, 1]])
})
