import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverOf, coverOfChannel, FULLY, OUTSIDE, PARTLY, QUARTERS } from '../geometry/arc.ts'
import { bearingOf, cosine, FULL, heading, SCALE, sine } from '../geometry/directions.ts'
import { depthIn, settled } from '../geometry/landing.ts'
import { cut, firstStep, flownAt, lineTo, pathOf, poseAt, type Segment } from '../geometry/path.ts'
import { distance2, isInside, isOn, isWithin, type Pose } from '../geometry/place.ts'
import { bandOf, enters, lineOf, obstruction } from '../geometry/sight.ts'
import { gap, isInContact, overlap, type Stand } from '../geometry/stand.ts'
import { slowChannel, slowCover, slowEnters, slowObstruction, slowOverlap } from './oracle.ts'

/** The number of cases compared with the slow oracle; `ORRERY_CASES=1000000` sets another one (docs/geometry.md). */
const RUNS = Number(process.env.ORRERY_CASES ?? 1500)

const place = fc.integer({ min: 0, max: 72_000 })
const direction = fc.integer({ min: 0, max: FULL - 1 })
const pose = fc.record({ x: place, y: place, heading: direction })
const point = fc.record({ x: place, y: place })
const disc = fc.record({ x: place, y: place, radius: fc.integer({ min: 500, max: 5000 }) })
const half = fc.constantFrom(500, 625, 750, 1000)
const segment: fc.Arbitrary<Segment> = fc.oneof(
  fc.record({ straight: fc.integer({ min: 1, max: 4000 }) }),
  fc.record({ turn: fc.integer({ min: 1, max: 4500 }) }),
  fc.record({ turn: fc.integer({ min: -4500, max: -1 }) }),
)

/** The symmetries of the plane that keep the grid: quarter turns to starboard, and the mirror that swaps port and starboard. */
// Subtracting from 0 keeps a mirrored 0 from becoming -0.
const turn = ({ x, y, heading: h }: Pose): Pose => ({ x: y, y: 0 - x, heading: heading(h + 9000) })
const mirror = ({ x, y, heading: h }: Pose): Pose => ({ x: 0 - x, y, heading: heading(-h) })
const mirrored = (segments: readonly Segment[]): Segment[] => segments.map((one) => ('turn' in one ? { turn: -one.turn } : one))

test('FA-GEN-2 · the table of directions is nearest to the sines, and exactly symmetric', () => {
  for (let h = 0; h < FULL; h++) {
    expect(Math.abs(sine(h) - Math.sin((h * Math.PI) / 18_000) * SCALE)).toBeLessThan(0.500_001)
    expect(cosine(h)).toBe(sine(heading(9000 - h)))
    expect(sine(heading(-h))).toBe(-sine(h) + 0)
  }
  expect([sine(3000), sine(9000), sine(4500) - cosine(4500)]).toEqual([SCALE / 2, SCALE, 0])
})

test('FA-GEN-2 · the bearing of a point is the nearest hundredth of a degree', () => {
  fc.assert(
    fc.property(fc.integer({ min: -72_000, max: 72_000 }), fc.integer({ min: -72_000, max: 72_000 }), (dx, dy) => {
      fc.pre(dx !== 0 || dy !== 0)
      const exact = (Math.atan2(dx, dy) * 18_000) / Math.PI
      const off = Math.abs(heading(bearingOf(dx, dy)) - (exact < 0 ? exact + FULL : exact))
      expect(Math.min(off, FULL - off)).toBeLessThan(0.51)
    }),
  )
})

test('FA-GEN-2, FA-GEN-4 · distances are compared exactly: 4 inches is within 4 inches, a thousandth more is not', () => {
  const ship = { x: 20_000, y: 20_000 }
  expect(isWithin({ x: 20_000, y: 16_000 }, ship, 4000)).toBe(true)
  expect(isWithin({ x: 20_000, y: 15_999 }, ship, 4000)).toBe(false)
})

test('FA-GEN-13 · on the edge is on the table, on the rim is outside, stands that only touch do not overlap', () => {
  expect([isOn({ x: 0, y: 48_000 }, 72_000, 48_000), isOn({ x: -1, y: 0 }, 72_000, 48_000)]).toEqual([true, false])
  expect(isInside({ x: 13_000, y: 10_000 }, { x: 10_000, y: 10_000, radius: 3000 })).toBe(false)
  expect(isInside({ x: 12_999, y: 10_000 }, { x: 10_000, y: 10_000, radius: 3000 })).toBe(true)
  const a: Stand = { x: 0, y: 0, heading: 0, half: 500, round: false }
  expect(overlap(a, { ...a, x: 1000 })).toBe(0)
  expect(overlap(a, { ...a, x: 999 })).toBe(1)
  expect(overlap(a, { ...a, x: 875, round: true, half: 375 })).toBe(0)
  expect(overlap(a, { ...a, x: 874, round: true, half: 375 })).toBeGreaterThan(0)
})

test('FA-GEN-3, FA-GEN-13 · stands overlap exactly where the slow measure says so', () => {
  fc.assert(
    fc.property(
      pose,
      half,
      half,
      fc.integer({ min: -2600, max: 2600 }),
      fc.integer({ min: -2600, max: 2600 }),
      direction,
      (a, ha, hb, dx, dy, h) => {
        const one: Stand = { ...a, half: ha, round: false }
        const other: Stand = { x: a.x + dx, y: a.y + dy, heading: h, half: hb, round: false }
        expect(overlap(one, other) > 0).toBe(slowOverlap(one, other))
        expect(overlap(one, other)).toBe(overlap(other, one))
        if (overlap(one, other) > 0) expect(gap(one, other)).toBe(0)
      },
    ),
    { numRuns: RUNS },
  )
})

test('FA-GEN-4, FA-GEN-15 · stands that touch, side to side or corner to corner, are exactly 0 apart', () => {
  const a: Stand = { x: 0, y: 0, heading: 0, half: 500, round: false }
  const round: Stand = { ...a, half: 375, round: true }
  const apart = (b: Stand) => [gap(a, b), gap(b, a)]
  for (const b of [
    { ...a, x: 1000 },
    { ...a, y: -1000 },
    { ...a, x: 1000, y: 1000 },
    { ...a, x: 1000, y: 300 },
    { ...round, x: 875 },
    { ...round, y: -875 },
  ])
    expect(apart(b)).toEqual([0, 0])
  expect(apart({ ...a, x: 1001 })).toEqual([1, 1])
  expect(apart({ ...round, x: 876 })).toEqual([1, 1])
})

test('FA-GEN-4, FA-GEN-15 · base contact is a gap of at most 0.05 inch, to the sides and to the corners', () => {
  const a: Stand = { x: 0, y: 0, heading: 0, half: 500, round: false }
  expect(isInContact(a, { ...a, x: 1050 })).toBe(true)
  expect(isInContact(a, { ...a, x: 1051 })).toBe(false)
  expect(isInContact(a, { ...a, x: 1030, y: 1040 })).toBe(true)
  expect(isInContact(a, { ...a, x: 1031, y: 1040 })).toBe(false)
  const wing: Stand = { x: 0, y: 925, heading: 0, half: 375, round: true }
  expect(isInContact(a, wing)).toBe(true)
  expect(isInContact(a, { ...wing, y: 926 })).toBe(false)
  expect(isInContact(wing, { ...wing, y: 925 + 800 })).toBe(true)
  expect(isInContact(wing, { ...wing, y: 925 + 801 })).toBe(false)
})

test('FA-GEN-13 · overlaps and gaps are the same seen from every side', () => {
  fc.assert(
    fc.property(
      pose,
      half,
      fc.integer({ min: -2600, max: 2600 }),
      fc.integer({ min: -2600, max: 2600 }),
      direction,
      fc.boolean(),
      (a, size, dx, dy, h, round) => {
        const one: Stand = { ...a, half: size, round: false }
        const other: Stand = { x: a.x + dx, y: a.y + dy, heading: h, half: round ? 375 : size, round }
        for (const change of [turn, mirror]) {
          expect(overlap({ ...one, ...change(one) }, { ...other, ...change(other) }) > 0).toBe(overlap(one, other) > 0)
          expect(isInContact({ ...one, ...change(one) }, { ...other, ...change(other) })).toBe(isInContact(one, other))
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('FA-MOVE-7, FA-MOVE-8 · a turn of 45 degrees to starboard ends where the template says, to port at the mirror image', () => {
  const start = { x: 10_000, y: 10_000, heading: 0 }
  expect(pathOf(start, [{ turn: 4500 }]).end).toEqual({ x: 10_373, y: 10_900, heading: 4500 })
  expect(pathOf(start, [{ turn: -4500 }]).end).toEqual({ x: 9627, y: 10_900, heading: 31_500 })
})

test('FA-MOVE-7, FA-MOVE-12, FA-GEN-1 · moving commutes with turning and mirroring the table', () => {
  fc.assert(
    fc.property(pose, fc.array(segment, { maxLength: 6 }), (start, segments) => {
      const path = pathOf(start, segments)
      expect(pathOf(turn(start), segments).end).toEqual(turn(path.end))
      expect(pathOf(mirror(start), mirrored(segments)).end).toEqual(mirror(path.end))
      const step = path.steps >> 1
      expect(poseAt(pathOf(mirror(start), mirrored(segments)), step)).toEqual(mirror(poseAt(path, step)))
    }),
    { numRuns: 500 },
  )
})

test('FA-MOVE-28 · a manoeuvre flown segment by segment ends where it ends in one plan', () => {
  fc.assert(
    fc.property(pose, fc.array(segment, { minLength: 1, maxLength: 6 }), (start, segments) => {
      let at: Pose = start
      for (const one of segments) at = pathOf(at, [one]).end
      expect(at).toEqual(pathOf(start, segments).end)
    }),
    { numRuns: 300 },
  )
})

test('FA-MOVE-11, FA-MOVE-23 · no step of a path is longer than a thousandth of an inch, rounding aside, and lengths add up', () => {
  fc.assert(
    fc.property(
      pose,
      fc.array(segment, { minLength: 1, maxLength: 4 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (start, segments, part) => {
        const path = pathOf(start, segments)
        const step = Math.floor(part * (path.steps - 1))
        expect(distance2(poseAt(path, step), poseAt(path, step + 1))).toBeLessThanOrEqual(6)
        const inches = segments.reduce((sum, one) => sum + ('straight' in one ? one.straight / 1000 : Math.abs(one.turn) / 4500), 0)
        expect(flownAt(path, path.steps)).toBe(Math.round(inches * 9000))
        expect(Math.sqrt(distance2(start, path.end))).toBeLessThanOrEqual(inches * 1000 + segments.length)
      },
    ),
    { numRuns: 300 },
  )
})

test('FA-GEN-14 · the first step at which something holds is found, whatever the room told of the steps before', () => {
  fc.assert(
    fc.property(
      pose,
      fc.array(segment, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: -4000, max: 4000 }),
      fc.integer({ min: -4000, max: 4000 }),
      fc.integer({ min: 300, max: 3000 }),
      (start, segments, dx, dy, radius) => {
        const path = pathOf(start, segments)
        const round = { x: start.x + dx, y: start.y + dy, radius }
        const found = firstStep(path, 0, path.steps, (on) =>
          isInside(on, round) ? 0 : Math.max(Math.sqrt(distance2(on, round)) - radius, 1),
        )
        let slow = -1
        for (let step = 0; step <= path.steps && slow < 0; step++) if (isInside(poseAt(path, step), round)) slow = step
        expect(found).toBe(slow)
      },
    ),
    { numRuns: 150 },
  )
})

test('FA-MOVE-18, FA-GEN-14 · going back, the last free step is found', () => {
  fc.assert(
    fc.property(
      pose,
      fc.array(segment, { minLength: 1, maxLength: 3 }),
      half,
      direction,
      fc.integer({ min: -700, max: 700 }),
      (start, segments, size, h, off) => {
        const path = pathOf(start, segments)
        const other: Stand = { x: path.end.x + off, y: path.end.y - off, heading: h, half: size, round: false }
        const flown = settled(path, 625, 0, { others: [other], bodies: [], width: 1e6, depth: 1e6 })
        let slow = path.steps
        while (slow > 0 && depthIn(poseAt(path, slow), 625, [other]) > 0) slow--
        expect(flown.end).toEqual(poseAt(path, slow))
      },
    ),
    { numRuns: 150 },
  )
})

test('FA-RANGE-2, FA-RANGE-9 · range bands from centre to centre: exactly 8, 16, 24 and 32 inches belong to the nearer band', () => {
  const from = { x: 0, y: 0 }
  expect([0, 8000, 8001, 16_000, 16_010, 24_000, 24_001, 32_000, 32_001].map((x) => bandOf(from, { x, y: 0 }))).toEqual([
    1, 1, 2, 2, 3, 3, 4, 4, 0,
  ])
  expect(bandOf(from, { x: 9600, y: 12_800 })).toBe(2)
})

test('FA-RANGE-11, FA-RANGE-12 · a bearing of exactly 45 degrees lies partly in the fore and partly in the starboard arc', () => {
  const ship = { x: 20_000, y: 20_000, heading: 0 }
  const target = { x: 25_000, y: 25_000 }
  expect(QUARTERS.map((quarter) => coverOf(ship, target, quarter))).toEqual([PARTLY, PARTLY, OUTSIDE, OUTSIDE])
  expect(QUARTERS.map((quarter) => coverOf(ship, { x: 20_000, y: 30_000 }, quarter))).toEqual([FULLY, OUTSIDE, OUTSIDE, OUTSIDE])
  expect(QUARTERS.map((quarter) => coverOf(ship, { x: 30_000, y: 20_000 }, quarter))).toEqual([OUTSIDE, FULLY, OUTSIDE, OUTSIDE])
  expect(QUARTERS.map((quarter) => coverOf(ship, { x: 20_000, y: 10_000 }, quarter))).toEqual([OUTSIDE, OUTSIDE, FULLY, OUTSIDE])
  expect(QUARTERS.map((quarter) => coverOf(ship, { x: 10_000, y: 20_000 }, quarter))).toEqual([OUTSIDE, OUTSIDE, OUTSIDE, FULLY])
})

test('FA-RANGE-12 · a peg that only touches the border of an arc from one side is not cut by it', () => {
  // With heading 45 the borders of the fore arc run north and east.
  const ship = { x: 0, y: 0, heading: 4500 }
  expect(coverOf(ship, { x: 125, y: 5000 }, 'fore')).toBe(FULLY)
  expect(coverOf(ship, { x: 124, y: 5000 }, 'fore')).toBe(PARTLY)
  expect(coverOf(ship, { x: -124, y: 5000 }, 'fore')).toBe(PARTLY)
  expect(coverOf(ship, { x: -125, y: 5000 }, 'fore')).toBe(OUTSIDE)
})

test('FA-RANGE-3, FA-RANGE-4, FA-RANGE-11, FA-RANGE-12 · arcs agree with the slow measure, near their borders too', () => {
  const near = fc.tuple(
    pose,
    fc.constantFrom(...QUARTERS),
    fc.integer({ min: 0, max: 32_000 }),
    fc.integer({ min: -200, max: 200 }),
    fc.boolean(),
  )
  fc.assert(
    fc.property(near, ([from, quarter, out, off, side]) => {
      const border = heading(from.heading + QUARTERS.indexOf(quarter) * 9000 + (side ? 4500 : -4500))
      const target = {
        x: from.x + Math.round((out * sine(border) + off * cosine(border)) / SCALE),
        y: from.y + Math.round((out * cosine(border) - off * sine(border)) / SCALE),
      }
      expect(coverOf(from, target, quarter)).toBe(slowCover(from, target, QUARTERS.indexOf(quarter) * 9000))
    }),
    { numRuns: RUNS },
  )
  fc.assert(
    fc.property(pose, point, (from, target) => {
      expect(coverOf(from, target, 'aft')).toBe(slowCover(from, target, 18_000))
    }),
    { numRuns: RUNS },
  )
})

test('FA-RANGE-13, FA-RANGE-20 · the channel begins across the stand centre and is exactly 2 inches wide', () => {
  const ship = { x: 20_000, y: 20_000, heading: 0 }
  expect(coverOfChannel(ship, { x: 20_900, y: 30_000 })).toBe(PARTLY)
  expect(coverOfChannel(ship, { x: 20_875, y: 30_000 })).toBe(FULLY)
  expect(coverOfChannel(ship, { x: 21_125, y: 30_000 })).toBe(OUTSIDE)
  expect(coverOfChannel(ship, { x: 20_000, y: 20_124 })).toBe(PARTLY)
  expect(coverOfChannel(ship, { x: 20_000, y: 19_875 })).toBe(OUTSIDE)
})

test('FA-RANGE-13, FA-RANGE-20 · the channel agrees with the slow measure', () => {
  fc.assert(
    fc.property(pose, fc.integer({ min: -300, max: 32_000 }), fc.integer({ min: -1300, max: 1300 }), (from, ahead, aside) => {
      const target = {
        x: from.x + Math.round((ahead * sine(from.heading) + aside * cosine(from.heading)) / SCALE),
        y: from.y + Math.round((ahead * cosine(from.heading) - aside * sine(from.heading)) / SCALE),
      }
      expect(coverOfChannel(from, target)).toBe(slowChannel(from, target))
    }),
    { numRuns: RUNS },
  )
})

test('FA-RANGE-11 · arcs are the same seen from every side of the table', () => {
  fc.assert(
    fc.property(pose, point, (from, target) => {
      const there = { ...target, heading: 0 }
      expect(QUARTERS.map((quarter) => coverOf(turn(from), turn(there), quarter))).toEqual(
        QUARTERS.map((quarter) => coverOf(from, target, quarter)),
      )
      expect(coverOf(mirror(from), mirror(there), 'port')).toBe(coverOf(from, target, 'starboard'))
      expect(coverOfChannel(mirror(from), mirror(there))).toBe(coverOfChannel(from, target))
    }),
    { numRuns: 500 },
  )
})

test('FA-RANGE-7 · a line that touches the rim of a planet is not blocked, one that enters it is', () => {
  const planet = { x: 10_000, y: 3000, radius: 3000 }
  expect(enters({ x: 0, y: 0 }, { x: 20_000, y: 0 }, planet)).toBe(false)
  expect(enters({ x: 0, y: 0 }, { x: 20_000, y: 1 }, planet)).toBe(true)
  expect(lineOf({ x: 0, y: 0 }, { x: 20_000, y: 0 }, [], [planet])).toBe('free')
  expect(lineOf({ x: 0, y: 1 }, { x: 20_000, y: 1 }, [], [planet])).toBe('blocked')
})

test('FA-RANGE-7, FA-RANGE-19 · lines and discs agree with the slow measure, near their rims too', () => {
  fc.assert(
    fc.property(point, point, disc, (from, to, round) => {
      expect(enters(from, to, round)).toBe(slowEnters(from, to, round))
    }),
    { numRuns: RUNS },
  )
  fc.assert(
    fc.property(
      point,
      direction,
      fc.integer({ min: 500, max: 5000 }),
      fc.integer({ min: 100, max: 9000 }),
      fc.integer({ min: -3, max: 3 }),
      (from, h, radius, out, off) => {
        const to = { x: from.x + Math.round((18_000 * sine(h)) / SCALE), y: from.y + Math.round((18_000 * cosine(h)) / SCALE) }
        const round = {
          x: from.x + Math.round((out * sine(h) + (radius + off) * cosine(h)) / SCALE),
          y: from.y + Math.round((out * cosine(h) - (radius + off) * sine(h)) / SCALE),
          radius,
        }
        expect(enters(from, to, round)).toBe(slowEnters(from, to, round))
      },
    ),
    { numRuns: RUNS },
  )
})

test('FA-RANGE-5, FA-RANGE-6, FA-RANGE-8 · 8.0 inches of field obstruct, more block, several are added together', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 30_000, y: 0 },
  ] as const
  const field = { x: 10_000, y: 0, radius: 4000 }
  expect(lineOf(...line, [field], [])).toBe('obstructed')
  expect(lineOf(...line, [{ ...field, radius: 4001 }], [])).toBe('blocked')
  expect(
    lineOf(
      ...line,
      [
        { ...field, radius: 2000 },
        { ...field, x: 20_000, radius: 2000 },
      ],
      [],
    ),
  ).toBe('obstructed')
  expect(
    lineOf(
      ...line,
      [
        { ...field, radius: 2000 },
        { ...field, x: 20_000, radius: 2001 },
      ],
      [],
    ),
  ).toBe('blocked')
  expect(lineOf(...line, [], [])).toBe('free')
})

test('FA-RANGE-19 · a stretch in two fields counts once, one under the firing ship too, a rim only touched not at all', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 30_000, y: 0 },
  ] as const
  expect(
    lineOf(
      ...line,
      [
        { x: 5000, y: 0, radius: 2500 },
        { x: 9000, y: 0, radius: 2500 },
      ],
      [],
    ),
  ).toBe('blocked')
  expect(
    lineOf(
      ...line,
      [
        { x: 5000, y: 0, radius: 2500 },
        { x: 8000, y: 0, radius: 2500 },
      ],
      [],
    ),
  ).toBe('obstructed')
  expect(obstruction(...line, [{ x: 0, y: 0, radius: 3000 }])).toBe(3000)
  const three = [2000, 5000, 8000].map((x) => ({ x, y: 0, radius: 500 }))
  expect(obstruction(...line, three)).toBe(3000)
  expect(lineOf(...line, [{ x: 10_000, y: 3000, radius: 3000 }], [])).toBe('free')
})

test('FA-RANGE-5, FA-RANGE-6, FA-RANGE-19 · obstructed lengths agree with the slow measure, at exactly 8 inches too', () => {
  const limit = 8000n << 60n
  const check = (
    from: { x: number; y: number },
    to: { x: number; y: number },
    fields: { x: number; y: number; radius: number }[],
  ): void => {
    const slow = slowObstruction(from, to, fields)
    const line = lineOf(from, to, fields, [])
    // The oracle truncates each root, so its sums may be a few units short.
    if (slow + 64n < limit) expect(line).toBe(slow === 0n ? line : 'obstructed')
    if (slow > limit + 64n) expect(line).toBe('blocked')
    expect(Math.abs(obstruction(from, to, fields) - Number(slow) / 2 ** 60)).toBeLessThan(1e-6)
  }
  fc.assert(fc.property(point, point, fc.array(disc, { maxLength: 4 }), check), { numRuns: RUNS })
  fc.assert(
    fc.property(point, fc.integer({ min: 1, max: 60 }), fc.integer({ min: -2, max: 2 }), (from, k, more) => {
      // Along the direction (3, 4) everything is whole. Two fields of 5 inches overlap by 2.
      const at = (n: number) => ({ x: from.x + 3 * n, y: from.y + 4 * n })
      const fields = [
        { ...at(1000 + k), radius: 2500 },
        { ...at(1600 + k), radius: 2500 + more },
      ]
      const line = lineOf(from, at(6000), fields, [])
      expect(line).toBe(more > 0 ? 'blocked' : 'obstructed')
    }),
    { numRuns: 300 },
  )
})

test('FA-WING-8 · a wing flies straight to a point of the grid', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      const path = lineTo(from, to)
      expect(path.end).toEqual({ ...to, heading: 0 })
      expect(poseAt(path, 0)).toEqual(path.steps === 0 ? { ...to, heading: 0 } : { ...from, heading: 0 })
    }),
    { numRuns: 200 },
  )
})

test('FA-GEN-13, FA-GEN-15 · how deep a round stand lies in a square one: its radius more than the way to the nearest side', () => {
  const square: Stand = { x: 0, y: 0, heading: 0, half: 500, round: false }
  const round = (x: number, y: number): Stand => ({ x, y, heading: 0, half: 375, round: true })
  expect([round(0, 0), round(100, 0), round(0, 200), round(600, 0), round(100, -800)].map((stand) => overlap(stand, square))).toEqual([
    875, 775, 675, 275, 75,
  ])
  // Exactly 0.05 inch apart is contact, on either side.
  expect([round(925, 0), round(0, -925), round(926, 0), round(0, 926)].map((stand) => isInContact(stand, square))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('FA-GEN-14 · a path that is cut ends where it was at that step, and has no more steps', () => {
  for (const segments of [[{ straight: 4000 }], [{ straight: 1000 }, { turn: 4500 }, { straight: 2000 }]] as const) {
    const path = pathOf({ x: 10_000, y: 10_000, heading: 1700 }, segments)
    for (const step of [1, path.steps >> 1, path.steps - 1]) {
      const part = cut(path, step)
      expect([part.steps, part.end, flownAt(part, path.steps)]).toEqual([step, poseAt(path, step), flownAt(path, step)])
    }
  }
})
