import fc from 'fast-check'
import { expect, test } from 'vitest'
import { covered, placed } from '../table/labels/places.ts'

test('labels never lie over each other while any of their places is free', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 0, max: 800 })), { minLength: 2, maxLength: 20 }),
      (at) => {
        const wanted = at.map(([left, top], key) => ({ key: `${key}`, width: 90, height: 20, about: { left, top, width: 30, height: 30 } }))
        const places = [...placed(wanted).values()]
        expect(places).toHaveLength(at.length)
        for (const [i, one] of places.entries()) for (const other of places.slice(i + 1)) expect(covered(one, other)).toBe(0)
      },
    ),
    { numRuns: 100 },
  )
})

test('however crowded, no label lies over another or over what is kept; those that would are left out', () => {
  const places = fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 120 })), { minLength: 12, maxLength: 60 })
  let left = 0
  fc.assert(
    fc.property(places, places, (at, marks) => {
      const wanted = at.map(([x, y], key) => ({ key: `${key}`, width: 90, height: 20, about: { left: x, top: y, width: 8, height: 8 } }))
      const kept = marks.map(([x, y]) => ({ left: x, top: y, width: 18, height: 8 }))
      const shown = [...placed(wanted, { kept }).values()]
      left += wanted.length - shown.length
      const all = [...shown, ...kept]
      for (const [i, one] of shown.entries()) for (const other of all.slice(i + 1)) if (other !== one) expect(covered(one, other)).toBe(0)
    }),
    { numRuns: 15 },
  )
  expect(left).toBeGreaterThan(0)
})

test('a label that belongs close by stands beside its piece or nowhere', () => {
  const about = { left: 100, top: 100, width: 10, height: 10 }
  const crowd = [{ left: 0, top: 40, width: 210, height: 130 }]
  const one = { key: 'one', width: 40, height: 20, about }
  expect(placed([{ ...one, close: true }], { kept: crowd }).size).toBe(0)
  expect(placed([one], { kept: crowd }).size).toBe(1)
})

test('a label that gives way to pieces covers none, and is left out where all its places have one', () => {
  const about = { left: 100, top: 100, width: 10, height: 10 }
  const ships = [-40, -20, 0, 20, 40].flatMap((x) =>
    [-30, -15, 0, 15, 30].map((y) => ({ left: 100 + x, top: 100 + y, width: 12, height: 12 })),
  )
  const one = { key: 'one', width: 40, height: 20, about, close: true }
  expect(placed([one], { avoid: ships }).size).toBe(1)
  expect(placed([{ ...one, yields: true }], { avoid: ships }).size).toBe(0)
  expect(placed([{ ...one, yields: true }], { avoid: ships.filter(({ top }) => top < 110) }).get('one')).toMatchObject({ top: 115 })
})

test('a label keeps off what is to be avoided rather than off what is soft, and takes the best place where nothing is', () => {
  const about = { left: 100, top: 100, width: 40, height: 40 }
  const at = (ground: Parameters<typeof placed>[1]) => placed([{ key: 'one', width: 40, height: 20, about }], ground).get('one')
  expect(at({})).toMatchObject({ left: 100, top: 145 })
  const below = { left: 100, top: 145, width: 40, height: 20 }
  const above = { left: 100, top: 75, width: 40, height: 20 }
  expect(at({ soft: [below] })).toMatchObject(above)
  expect(at({ avoid: [below], soft: [above] })?.top).not.toBe(145)
  expect(at({ kept: [below, above] })).toMatchObject({ left: 145, top: 110 })
})

test('a label that would stick out at a side is moved in, beside its piece still', () => {
  const at = (left: number) =>
    placed([{ key: 'one', width: 90, height: 20, about: { left, top: 100, width: 20, height: 20 }, close: true }], { room: 300 }).get('one')
  expect([at(0)?.left, at(140)?.left, at(280)?.left]).toEqual([0, 105, 210])
  expect([at(0)?.top, at(280)?.top]).toEqual([125, 125])
})

test('a label of a piece on the screen is not cut off at the sides of the screen; one of a piece beside it stays there', () => {
  const label = (left: number) => ({ key: `${left}`, width: 90, height: 20, about: { left, top: 100, width: 30, height: 30 } })
  const sight = { left: 200, right: 590, top: 0, bottom: 300 }
  const places = placed([label(201), label(555), label(640), label(20)], { room: 1000, sight })
  expect([...places.values()].map(({ left }) => left)).toEqual([204, 496, 610, 0])
})

test('a label of a piece in sight lies neither under the strip above nor under what is below; one of a hidden piece is not moved', () => {
  const label = (top: number) => ({ key: `${top}`, width: 90, height: 20, about: { left: 300, top, width: 30, height: 30 } })
  const pieces = [60, 265, 10, 330].map(label)
  const sight = { left: 0, right: 600, top: 54, bottom: 300 }
  const tops = (close: boolean) =>
    pieces.map(
      (piece) => placed([{ ...piece, close }], { sight, avoid: [piece.about], soft: [{ ...piece.about, height: 60 }] }).get(piece.key)?.top,
    )
  // The first two stand beside and above their pieces, since above the one and below the other something lies over the map.
  for (const close of [true, false]) expect(tops(close)).toEqual([65, 240, -15, 305])
})
