import { cosine, heading, SCALE, sine } from '../geometry/directions.ts'
import type { Disc, Point, Pose } from '../geometry/place.ts'
import type { Stand } from '../geometry/stand.ts'

/**
 * A slow oracle for the geometry, with integers of any size and fractions, written from the rules and not from the code under test.
 * It takes directions from the same table, because the rules do (FA-GEN-2).
 */

const S = BigInt(SCALE)
const big = BigInt

function unit(h: number): { x: bigint; y: bigint } {
  return { x: big(sine(heading(h))), y: big(cosine(heading(h))) }
}

/** FA-RANGE-12: the position of a disc of 0.125 inch relative to the sector between the rays 45 degrees either side of a bearing. */
export function slowCover(from: Pose, target: Point, bearing: number): 0 | 1 | 2 {
  const c = { x: big(target.x - from.x), y: big(target.y - from.y) }
  const r2 = (125n * S) ** 2n
  for (const h of [from.heading + bearing - 4500, from.heading + bearing + 4500]) {
    const d = unit(h)
    const dot = c.x * d.x + c.y * d.y
    const cross = c.x * d.y - c.y * d.x
    // If the centre is behind the ray, the nearest point is the ray's apex.
    const off2 = dot <= 0n ? (c.x * c.x + c.y * c.y) * S * S : cross * cross
    if (off2 < r2) return 1
  }
  const a = unit(from.heading + bearing)
  const b = unit(from.heading + bearing + 9000)
  const ahead = c.x * a.x + c.y * a.y
  const aside = c.x * b.x + c.y * b.y
  return ahead > 0n && ahead >= (aside < 0n ? -aside : aside) ? 2 : 0
}

/** FA-RANGE-13, FA-RANGE-20: the position of the disc relative to the channel, an inch to either side of the line through the centre. */
export function slowChannel(from: Pose, target: Point): 0 | 1 | 2 {
  const c = { x: big(target.x - from.x), y: big(target.y - from.y) }
  const a = unit(from.heading)
  const ahead = c.x * a.x + c.y * a.y
  const cross = c.x * a.y - c.y * a.x
  const aside = cross < 0n ? -cross : cross
  const peg = 125n * S
  const side = 1000n * S
  // The distances of the centre from the channel (a half-infinite rectangle), and from outside it.
  const beyondAside = aside > side ? aside - side : 0n
  const beyondAhead = ahead < 0n ? -ahead : 0n
  if (beyondAside * beyondAside + beyondAhead * beyondAhead >= peg * peg) return 0
  return ahead >= peg && side - aside >= peg ? 2 : 1
}

/** FA-RANGE-7: whether the line between two points has a point inside the disc. */
export function slowEnters(from: Point, to: Point, disc: Disc): boolean {
  const d = { x: big(to.x - from.x), y: big(to.y - from.y) }
  const c = { x: big(disc.x - from.x), y: big(disc.y - from.y) }
  const r2 = big(disc.radius) ** 2n
  const d2 = d.x * d.x + d.y * d.y
  const dot = c.x * d.x + c.y * d.y
  const near = (p: { x: bigint; y: bigint }): boolean => p.x * p.x + p.y * p.y < r2
  if (d2 === 0n || dot <= 0n) return near(c)
  if (dot >= d2) return near({ x: c.x - d.x, y: c.y - d.y })
  // The foot of the centre is at dot / d2 of the line; its squared distance is c2 - dot2 / d2.
  return (c.x * c.x + c.y * c.y) * d2 - dot * dot < r2 * d2
}

/** The binary places of lengths, which are thousandths of an inch. */
const FINE = 60n

function root(value: bigint): bigint {
  if (value < 2n) return value
  let low = 1n
  let high = 1n << big((value.toString(16).length * 4 + 2) >> 1)
  while (low < high) {
    const middle = (low + high + 1n) >> 1n
    if (middle * middle <= value) low = middle
    else high = middle - 1n
  }
  return low
}

/** FA-RANGE-5, FA-RANGE-19: the length of the line inside any of the fields, times 2^60, truncated. */
export function slowObstruction(from: Point, to: Point, fields: readonly Disc[]): bigint {
  const d = { x: big(to.x - from.x), y: big(to.y - from.y) }
  const d2 = d.x * d.x + d.y * d.y
  const length = root(d2 << (2n * FINE))
  const marks: { place: bigint; step: number }[] = []
  for (const field of fields) {
    if (!slowEnters(from, to, field)) continue
    const c = { x: big(field.x - from.x), y: big(field.y - from.y) }
    const dot = c.x * d.x + c.y * d.y
    const cross = c.x * d.y - c.y * d.x
    const middle = (dot << (2n * FINE)) / length
    const half = root(((big(field.radius) ** 2n * d2 - cross * cross) << (2n * FINE)) / d2)
    const clip = (v: bigint): bigint => (v < 0n ? 0n : v > length ? length : v)
    marks.push({ place: clip(middle - half), step: 1 }, { place: clip(middle + half), step: -1 })
  }
  marks.sort((a, b) => (a.place === b.place ? b.step - a.step : a.place < b.place ? -1 : 1))
  let sum = 0n
  let inside = 0
  let last = 0n
  for (const { place, step } of marks) {
    if (inside > 0) sum += place - last
    inside += step
    last = place
  }
  return sum
}

/** The corners of a square stand times 2^30. */
function corners({ x, y, heading: h, half }: Stand): { x: bigint; y: bigint }[] {
  const ahead = unit(h)
  const aside = unit(h + 9000)
  return [
    [1n, 1n],
    [1n, -1n],
    [-1n, -1n],
    [-1n, 1n],
  ].map(([a = 0n, b = 0n]) => ({
    x: big(x) * S + big(half) * (a * ahead.x + b * aside.x),
    y: big(y) * S + big(half) * (a * ahead.y + b * aside.y),
  }))
}

/** FA-GEN-13: whether the interiors of two square stands share a point: no line along a side separates their corners. */
export function slowOverlap(a: Stand, b: Stand): boolean {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const h of [one.heading, one.heading + 9000]) {
      const axis = unit(h)
      const along = (p: { x: bigint; y: bigint }): bigint => p.x * axis.x + p.y * axis.y
      const own = corners(one).map(along)
      const theirs = corners(other).map(along)
      const most = (list: bigint[]): bigint => list.reduce((x, y) => (x > y ? x : y))
      const least = (list: bigint[]): bigint => list.reduce((x, y) => (x < y ? x : y))
      if (most(own) <= least(theirs) || most(theirs) <= least(own)) return false
    }
  }
  return true
}
