import { expect, test } from 'vitest'
import { bearingOf, nearest } from '../geometry/directions.ts'
import { settled } from '../geometry/landing.ts'
import { cut, firstStep, flownAt, lineTo, pathOf, poseAt } from '../geometry/path.ts'
import { isOn } from '../geometry/place.ts'
import { enters, lineOf, obstruction } from '../geometry/sight.ts'
import { gap, isInContact, overlap, type Stand } from '../geometry/stand.ts'
import { at, FAR, fly, moving } from './table.ts'

test('FA-GEN-2, FA-GEN-14 · halves are rounded away from 0, to either side alike, and 0 is 0', () => {
  expect([0.5, -0.5, 0.4, -0.4, 1.5, -1.5].map((value) => nearest(value) + 0)).toEqual([1, -1, 0, 0, 2, -2])
  expect(Object.is(nearest(0), 0)).toBe(true)
})

test('FA-GEN-2 · the bearings of the four quarters, of the smallest steps as well; of no step it is 0', () => {
  const bearings = (size: number) =>
    [
      [0, 1],
      [1, 1],
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, -1],
      [-1, 0],
      [-1, 1],
    ].map(([dx = 0, dy = 0]) => bearingOf(dx * size, dy * size))
  const eighths = [0, 4500, 9000, 13_500, 18_000, 22_500, 27_000, 31_500]
  expect([bearings(1), bearings(5000)]).toEqual([eighths, eighths])
  expect(bearingOf(0, 0)).toBe(0)
})

test('FA-GEN-13 · each edge of the table and each corner is on it', () => {
  const on = (x: number, y: number) => isOn({ x, y }, 72_000, 48_000)
  expect([on(72_000, 0), on(0, 0), on(72_000, 48_000), on(0, 48_000)]).toEqual([true, true, true, true])
  expect([on(72_001, 0), on(-1, 0), on(0, 48_001), on(0, -1)]).toEqual([false, false, false, false])
})

test('FA-GEN-14, FA-WING-8 · a line has a step for each thousandth of an inch begun, and keeps its measure where it is cut', () => {
  const one = lineTo({ x: 0, y: 0 }, { x: 0, y: 1 })
  expect([one.steps, poseAt(one, 0), poseAt(one, 1)]).toEqual([1, { x: 0, y: 0, heading: 0 }, { x: 0, y: 1, heading: 0 }])
  expect(lineTo({ x: 5, y: 5 }, { x: 5, y: 5 })).toMatchObject({ steps: 0, legs: [] })
  const line = lineTo({ x: 0, y: 0 }, { x: 6000, y: 8000 })
  expect([flownAt(line, 5000), flownAt(line, 10_000)]).toEqual([45_000, 90_000])
  const half = cut(line, 5000)
  expect([half.end, poseAt(half, 2500)]).toMatchObject([
    { x: 3000, y: 4000 },
    { x: 1500, y: 2000 },
  ])
})

test('FA-MOVE-25, FA-MOVE-7 · a path cut where a turn begins has no turn in it', () => {
  const path = pathOf({ x: 0, y: 0, heading: 0 }, [{ straight: 1000 }, { turn: 100 }])
  expect([cut(path, 1000).legs.length, cut(path, 1001).legs.length, cut(path, 0).legs.length]).toEqual([1, 2, 0])
  // A cut path has the same points up to the cut.
  const part = cut(path, 1500)
  for (const step of [0, 500, 999, 1000, 1001, 1499, 1500]) expect(poseAt(part, step)).toEqual(poseAt(path, step))
  // No step of a line is longer than a thousandth of an inch.
  expect(lineTo({ x: 0, y: 0 }, { x: 1000, y: 1 }).steps).toBe(1001)
  expect([flownAt(path, 1000), flownAt(path, 1001)]).toEqual([9000, 9002])
})

test('FA-GEN-14 · the first step is looked for from the one to the other, both included, forward and back', () => {
  const path = pathOf({ x: 0, y: 0, heading: 0 }, [{ straight: 10 }])
  const step = (from: number, to: number, where: number) => firstStep(path, from, to, ({ y }) => (y === where ? 0 : 1))
  expect([step(0, 10, 0), step(0, 10, 10), step(10, 0, 0), step(10, 0, 10), step(4, 4, 4), step(4, 3, 5), step(4, 5, 3)]).toEqual([
    0, 10, 0, 10, 4, -1, -1,
  ])
})

const SQUARE: Stand = { x: 0, y: 0, heading: 0, half: 625, round: false }
const ROUND: Stand = { ...SQUARE, half: 375, round: true }

test('FA-GEN-3, FA-GEN-13, FA-GEN-15 · at its corner a square leaves a round stand the room that it has', () => {
  // The corner is 375.5, 374.8 and 425.0 thousandths from the middle of the round stand.
  const corner = (off: number) => ({ ...ROUND, x: 625 + off, y: 625 + off })
  for (const [off, deep] of [
    [266, false],
    [265, true],
  ] as const) {
    expect([off, overlap(SQUARE, corner(off)) > 0, overlap(corner(off), SQUARE) > 0]).toEqual([off, deep, deep])
  }
  expect([gap(SQUARE, corner(300)), gap(corner(300), SQUARE)].map((length) => Math.round(length))).toEqual([49, 49])
  expect([isInContact(SQUARE, corner(300)), isInContact(corner(300), SQUARE)]).toEqual([true, true])
  expect([isInContact(SQUARE, corner(302)), isInContact(corner(302), SQUARE)]).toEqual([false, false])
  const wings = (x: number) => ({ ...ROUND, x })
  expect([overlap(ROUND, wings(750)), overlap(ROUND, wings(749)) > 0, gap(ROUND, wings(800))]).toEqual([0, true, 50])
  // Two round stands can come nearer to each other diagonally than two squares.
  expect([overlap(ROUND, { ...ROUND, x: 540, y: 540 }), gap(ROUND, { ...ROUND, x: 540, y: 540 }) > 0]).toEqual([0, true])
})

const TEUTON = { type: 'terrans-teuton', x: 30, y: 20 } as const

test('FA-MOVE-18, FA-MOVE-19 · put back to exactly its least move, a ship is not drawn out', () => {
  const p = moving({ ships: [TEUTON, { ...TEUTON, seat: 1, squadron: 1, y: 24.75 }, { ...TEUTON, x: 50, squadron: 2 }] })
  p.answer(fly('5'))
  expect(at(p, 0).y).toBe(23.5)
})

test('FA-MOVE-18, FA-MOVE-24 · where nothing on its way is free, a path is cut to its start', () => {
  const start = { x: 30_000, y: 1000, heading: 0 }
  const others = [1000, 2000].map((y) => ({ ...SQUARE, x: 30_000, y }))
  const around = { others, bodies: [{ x: 30_000, y: 3500, radius: 500 }], width: 72_000, depth: 48_000 }
  expect(settled(pathOf(start, [{ straight: 1000 }]), 625, 9000, around).steps).toBe(0)
  // Without the planet it goes on to a free place.
  expect(settled(pathOf(start, [{ straight: 1000 }]), 625, 9000, { ...around, bodies: [] }).end.y).toBe(3250)
})

test('FA-TERR-1, FA-TERR-11 · asteroids act on a ship that leaves them with its first step', () => {
  const p = moving({
    ships: [TEUTON, { ...FAR, squadron: 1 }, { ...TEUTON, x: 50, squadron: 2 }],
    terrain: [{ kind: 'asteroidField', x: 30, y: 17.001, radius: 3 }],
    dice: [1, 1, 1, 1, 1, 1],
  })
  p.answer(fly('5'))
  expect(p.events('spectator', 'rolled')).toMatchObject([{ purpose: 'terrain' }])
})

test('FA-RANGE-7, FA-GEN-13 · a line enters a disc or only touches it: at its ends, a thousandth of an inch long, by one part in 10 to the 17', () => {
  const at = (x: number, y: number) => ({ x, y })
  expect(enters(at(0, 0), at(-10, 0), { x: 5, y: 0, radius: 5 })).toBe(false)
  expect(enters(at(-10, 0), at(0, 0), { x: 5, y: 0, radius: 5 })).toBe(false)
  expect(enters(at(-10, 0), at(1, 0), { x: 5, y: 0, radius: 5 })).toBe(true)
  // The line leaves the rim almost along it, but its shortest step is already inside.
  expect(enters(at(0, 0), at(-1, 1), { x: 3, y: 4, radius: 5 })).toBe(true)
  expect([enters(at(0, 0), at(0, 0), { x: 3, y: 4, radius: 5 }), enters(at(0, 0), at(0, 0), { x: 3, y: 3, radius: 5 })]).toEqual([
    false,
    true,
  ])
  // The squares that decide differ by 1, but are equal as floating-point numbers.
  const tangent = (dx: number, dy: number, x: number, y: number, radius: number) => enters(at(0, 0), at(dx, dy), { x, y, radius })
  expect([tangent(61_579, 19_471, 55_777, 12_426, 4968), tangent(51_757, 38_369, 30_153, 16_184, 4956)]).toEqual([false, false])
  expect([tangent(55_333, 44_068, 18_791, 8608, 4973), tangent(7889, 42_923, 5629, 3116, 4973)]).toEqual([true, true])
})

test('FA-RANGE-5, FA-RANGE-19 · the obstructed length of the shortest lines, of nested fields, of fields about both ends', () => {
  const from = { x: 0, y: 0 }
  const about = { x: 0, y: 0, radius: 500 }
  expect([obstruction(from, from, [about]), obstruction(from, { x: 1, y: 0 }, [about])]).toEqual([0, 1])
  expect(obstruction(from, { x: -10, y: 10 }, [{ x: 3, y: 4, radius: 5 }])).toBeCloseTo(Math.SQRT2, 9)
  const to = { x: 20_000, y: 0 }
  const field = (x: number, radius: number) => ({ x, y: 0, radius })
  expect(obstruction(from, to, [field(5000, 5000), field(3000, 1000)])).toBe(10_000)
  expect(obstruction(from, to, [field(3000, 1000), field(5000, 5000)])).toBe(10_000)
  expect(obstruction(from, to, [field(0, 4000), field(0, 6000)])).toBe(6000)
  expect(obstruction(from, to, [field(20_000, 4000), field(18_000, 1000)])).toBe(4000)
})

test('FA-RANGE-6, FA-GEN-13 · more than 8 inches of obstruction block by the hundred-thousandth part of a thousandth of an inch', () => {
  const from = { x: 0, y: 0 }
  const line = (dy: number, x: number, y: number, more: { x: number; y: number; radius: number }[] = []) =>
    lineOf(from, { x: 20_000, y: dy }, [...more, { x, y, radius: 5000 }], [])
  expect([line(2, 10_000, -2999), line(9, 13_334, -2994), line(18, 6668, -2994)]).toEqual(['blocked', 'blocked', 'blocked'])
  expect([line(3, 6667, -2999), line(7, 8572, -2997), line(17, 11_766, -2990)]).toEqual(['obstructed', 'obstructed', 'obstructed'])
  // The part within another field counts once, whichever field is listed first.
  expect([line(2, 10_000, -2999, [{ x: 9000, y: 0, radius: 500 }]), line(3, 6667, -2999, [{ x: 9000, y: 0, radius: 500 }])]).toEqual([
    'blocked',
    'obstructed',
  ])
  const two = (first: number, other: number) =>
    lineOf(
      from,
      { x: 20_000, y: 0 },
      [
        { x: 14_000, y: 0, radius: first },
        { x: 4000, y: 0, radius: other },
        { x: 9000, y: 5000, radius: 5000 },
      ],
      [],
    )
  expect([two(2000, 2000), two(2001, 2000), two(2000, 1999)]).toEqual(['obstructed', 'blocked', 'obstructed'])
})

test('FA-GEN-15 · the gap between two squares stays the same when both are turned together', () => {
  const turnedBy = (degrees: number) => {
    const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
    const other = { x: Math.round(1500 * cosine + 900 * sine), y: Math.round(900 * cosine - 1500 * sine), heading: 3000 + degrees * 100 }
    return [
      gap({ ...SQUARE, heading: degrees * 100 }, { ...SQUARE, ...other }),
      gap({ ...SQUARE, ...other }, { ...SQUARE, heading: degrees * 100 }),
    ]
  }
  const [straight = 0] = turnedBy(0)
  for (const degrees of [30, 60, 75, 135, 300]) for (const length of turnedBy(degrees)) expect(Math.abs(length - straight)).toBeLessThan(2)
})
