import { expect, test } from 'vitest'
import { filling, fitsAsNear, fitting, glided, insetWithin, shiftInto } from '../gestures.ts'
import { percent } from '../odds.tsx'
import { isForFingers, meantBy } from '../thumbs.ts'

const NONE = { top: 0, right: 0, bottom: 0, left: 0 }

test('the whole world fits into the centre of the view', () => {
  expect(fitting({ x: 0, y: 0, width: 200, height: 100 }, 400, 400, NONE)).toEqual({ k: 2, left: 0, top: 100 })
})

test('the area under the console stays free', () => {
  const { k, left } = fitting({ x: 0, y: 0, width: 100, height: 100 }, 500, 400, { ...NONE, right: 300 })
  expect(k).toBe(2)
  expect(left + 100 * k).toBe(200)
})

test('at most half of the view counts as covered, so that a map is never fitted into a strip', () => {
  const inset = { top: 46, right: 12, bottom: 54, left: 12 }
  expect(insetWithin(400, 400, inset)).toEqual(inset)
  expect(insetWithin(400, 100, inset)).toEqual({ ...inset, top: 23, bottom: 27 })
  expect(insetWithin(40, 400, { ...inset, left: 20, right: 60 })).toEqual({ ...inset, left: 5, right: 15 })
})

test('a part of the world is not zoomed in beyond the limit', () => {
  const { k, left, top } = fitting({ x: 50, y: 50, width: 10, height: 10 }, 400, 400, NONE, 3)
  expect(k).toBe(3)
  expect(left + 55 * k).toBe(200)
  expect(top + 55 * k).toBe(200)
})

test('a part at the edge of the world is shown without empty space beside the world', () => {
  const world = { x: 0, y: 0, width: 300, height: 100 }
  const corner = fitting({ x: 0, y: 0, width: 100, height: 100 }, 400, 400, NONE, 2)
  expect(corner.left).toBe(100)
  expect(filling(corner, world, 400, 400, NONE)).toEqual({ k: 2, left: 0, top: 100 })
  expect(filling({ k: 2, left: -250, top: 0 }, world, 400, 400, { ...NONE, right: 20 })).toEqual({ k: 2, left: -220, top: 100 })
  expect(filling({ k: 2, left: -50, top: 100 }, world, 400, 400, NONE)).toEqual({ k: 2, left: -50, top: 100 })
})

test('a part scrolls into view with the least movement; a part that is too large shows its centre', () => {
  expect(shiftInto(50, 30, 10, 100)).toBe(0)
  expect(shiftInto(-5, 30, 10, 100)).toBe(15)
  expect(shiftInto(90, 30, 10, 100)).toBe(-20)
  expect(shiftInto(40, 190, 10, 100)).toBe(-80)
})

test('a chance is never rounded to 0 or 100 percent', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100])
})

test('the whole world is shown again if it fits at the zoom of the part that was chosen for lack of room', () => {
  const world = { x: 0, y: 0, width: 300, height: 200 }
  const { k } = fitting({ x: 100, y: 0, width: 200, height: 200 }, 400, 400, NONE)
  expect(fitsAsNear(world, 400, 400, NONE, k)).toBe(false)
  expect(fitsAsNear(world, 620, 400, NONE, k)).toBe(true)
})

test('a touch selects the nearest piece within the width of a finger', () => {
  const small = { left: 100, top: 100, width: 24, height: 24 }
  const beside = { left: 134, top: 100, width: 24, height: 24 }
  const large = { left: 0, top: 200, width: 200, height: 200 }
  expect([small, large].map(isForFingers)).toEqual([false, true])
  const at = (x: number, y: number) => meantBy(x, y, [small, beside, large])
  expect(at(92, 95)).toBe(0)
  expect(at(133, 112)).toBe(1)
  expect(at(127, 112)).toBe(0)
  expect(at(85, 112)).toBe(-1)
  expect(at(112, 230)).toBe(2)
  const button = { left: 0, top: 100, width: 200, height: 26 }
  expect(meantBy(60, 130, [button, { left: 52, top: 140, width: 16, height: 16 }])).toBe(0)
})

test('a glide begins where the map is, also in a frame that began before it, and ends where it leads', () => {
  const [from, to] = [
    { k: 1, left: 0, top: 0 },
    { k: 2, left: -100, top: 50 },
  ]
  for (const elapsed of [-400, -1, 0]) expect(glided(from, to, elapsed)).toEqual(from)
  const halfway = glided(from, to, 130)
  expect(halfway.k).toBeGreaterThan(1)
  expect(halfway.k).toBeLessThan(2)
  for (const elapsed of [260, 4000]) expect(glided(from, to, elapsed)).toEqual(to)
})
