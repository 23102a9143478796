import { type Disc, distance2, type Point } from './place.ts'

/** FA-RANGE-9: the width of a range band, and the range of weapons. */
const BAND = 8000
export const REACH = 32_000

/** FA-RANGE-9: the range band 1 to 4, or 0 beyond the range of all weapons. */
export function bandOf(from: Point, target: Point): 0 | 1 | 2 | 3 | 4 {
  const d2 = distance2(from, target)
  if (d2 <= BAND * BAND) return 1
  if (d2 <= 4 * BAND * BAND) return 2
  if (d2 <= 9 * BAND * BAND) return 3
  return d2 <= REACH * REACH ? 4 : 0
}

/**
 * FA-RANGE-7: whether the line from one point to another enters the disc; touching the rim is not entering. The result is exact: the
 * compared squares are products of whole numbers and rounded once, so if they differ they truly differ; if not, big integers decide.
 */
export function enters(from: Point, to: Point, disc: Disc): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const cx = disc.x - from.x
  const cy = disc.y - from.y
  const r2 = disc.radius * disc.radius
  const d2 = dx * dx + dy * dy
  const dot = cx * dx + cy * dy
  if (dot <= 0) return cx * cx + cy * cy < r2
  if (dot >= d2) return distance2(to, disc) < r2
  const cross = cx * dy - cy * dx
  const left = cross * cross
  const right = r2 * d2
  if (left !== right) return left < right
  return BigInt(cross) ** 2n < BigInt(r2) * BigInt(d2)
}

/** The chord of a line in a disc: the foot of the disc's centre on the line, and half of the chord's length. */
interface Chord {
  readonly from: number
  readonly to: number
}

/** FA-RANGE-5: more obstruction than this blocks the shot. */
const MOST_OBSTRUCTION = 8000

/**
 * FA-RANGE-5, 8, 19: the length of the line strictly inside any of the fields, with overlaps counted once: a floating-point number of
 * thousandths of an inch.
 */
export function obstruction(from: Point, to: Point, fields: readonly Disc[]): number {
  let first: Chord | null = null
  let several: Chord[] | null = null
  for (const field of fields) {
    const chord = chordOf(from, to, field)
    if (chord === null) continue
    if (first === null) first = chord
    else if (several === null) several = [first, chord]
    else several.push(chord)
  }
  if (first === null) return 0
  return several === null ? first.to - first.from : lengthOf(several)
}

function chordOf(from: Point, to: Point, disc: Disc): Chord | null {
  if (!enters(from, to, disc)) return null
  const dx = to.x - from.x
  const dy = to.y - from.y
  const cx = disc.x - from.x
  const cy = disc.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return null
  const foot = (cx * dx + cy * dy) / length
  const off = (cx * dy - cy * dx) / length
  const half = Math.sqrt(Math.max(disc.radius * disc.radius - off * off, 0))
  return { from: Math.max(foot - half, 0), to: Math.min(foot + half, length) }
}

function lengthOf(chords: Chord[]): number {
  chords.sort((a, b) => a.from - b.from || a.to - b.to)
  let sum = 0
  let end = 0
  for (const chord of chords) {
    const start = Math.max(chord.from, end)
    if (chord.to > start) sum += chord.to - start
    end = Math.max(end, chord.to)
  }
  return sum
}

/** Whether a line of fire is free, obstructed or blocked. */
export type Line = 'free' | 'obstructed' | 'blocked'

/** Within this distance of 8 inches, floating-point numbers cannot tell on which side of them a sum of roots is. */
const NEAR = 2 ** -10

/**
 * FA-RANGE-5 to 8, FA-RANGE-19: whether a shot from one point to another is free, obstructed (half AD) or blocked.
 * `fields` obstruct, `bodies` (planets and meteors) block.
 */
export function lineOf(from: Point, to: Point, fields: readonly Disc[], bodies: readonly Disc[]): Line {
  for (const body of bodies) if (enters(from, to, body)) return 'blocked'
  const length = obstruction(from, to, fields)
  if (length === 0) return 'free'
  if (Math.abs(length - MOST_OBSTRUCTION) < NEAR) return isLongerThanMost(from, to, fields) ? 'blocked' : 'obstructed'
  return length > MOST_OBSTRUCTION ? 'blocked' : 'obstructed'
}

/** The binary places of the fixed-point numbers that decide lines near 8 inches: far more than two different sums can have in common. */
const PLACES = 160n

/** Whether the obstructed length exceeds 8 inches, by roots with 160 binary places. */
function isLongerThanMost(from: Point, to: Point, fields: readonly Disc[]): boolean {
  const dx = BigInt(to.x - from.x)
  const dy = BigInt(to.y - from.y)
  const d2 = dx * dx + dy * dy
  const length = root(d2 << (2n * PLACES))
  const chords: { from: bigint; to: bigint }[] = []
  for (const field of fields) {
    if (!enters(from, to, field)) continue
    const cx = BigInt(field.x - from.x)
    const cy = BigInt(field.y - from.y)
    const foot = rootOfRatio((cx * dx + cy * dy) ** 2n, d2) * (cx * dx + cy * dy < 0n ? -1n : 1n)
    const half = rootOfRatio(BigInt(field.radius) ** 2n * d2 - (cx * dy - cy * dx) ** 2n, d2)
    chords.push({ from: foot - half < 0n ? 0n : foot - half, to: foot + half > length ? length : foot + half })
  }
  chords.sort((a, b) => (a.from < b.from ? -1 : 1))
  let sum = 0n
  let end = 0n
  for (const chord of chords) {
    const start = chord.from > end ? chord.from : end
    if (chord.to > start) sum += chord.to - start
    if (chord.to > end) end = chord.to
  }
  // Each root is too small by less than 1 in the last place, so a sum of exactly 8 inches is off by only a few.
  return sum - (BigInt(MOST_OBSTRUCTION) << PLACES) > 1n << 60n
}

/** The root of numerator / denominator with `PLACES` binary places. */
function rootOfRatio(numerator: bigint, denominator: bigint): bigint {
  return root((numerator << (2n * PLACES)) / denominator)
}

/** The integer square root of a big integer. */
function root(square: bigint): bigint {
  if (square < 2n) return square
  let guess = 1n << BigInt((square.toString(2).length + 1) >> 1)
  for (;;) {
    const better = (guess + square / guess) >> 1n
    if (better >= guess) return guess
    guess = better
  }
}
