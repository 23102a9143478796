import { FULL, heading, SCALE } from './directions.ts'
import type { Point, Pose } from './place.ts'
import { across, along } from './stand.ts'

/** FA-RANGE-12: the radius of the disc that represents a target's centre. */
export const PEG = 125

/** FA-RANGE-20: half the width of the fixed fore channel. */
const CHANNEL = 1000

/** How much of a target is in an arc: nothing, a part (which means half AD), or all. */
export type Cover = 0 | 1 | 2
export const OUTSIDE = 0
export const PARTLY = 1
export const FULLY = 2

/** FA-RANGE-11: the bearings in the middle of the four arcs of 90 degrees. */
const MIDDLES = { fore: 0, starboard: 9000, aft: 18000, port: 27000 } as const
export type Quarter = keyof typeof MIDDLES
export const QUARTERS: readonly Quarter[] = ['fore', 'starboard', 'aft', 'port']

/** FA-RANGE-3, 4, 11, 12: how much of the target's peg is in one of the four arcs. */
export function coverOf(from: Pose, target: Point, quarter: Quarter): Cover {
  const dx = target.x - from.x
  const dy = target.y - from.y
  if (dx * dx + dy * dy < PEG * PEG) return PARTLY
  // The borders are the rays 45 degrees to either side, at right angles to each other.
  const right = heading(from.heading + MIDDLES[quarter] + FULL / 8)
  return coverBeside(along(right, dx, dy), across(right, dx, dy))
}

/** The cover in the frame of the arc's starboard border, which runs forward; the port border runs outward, to the negative side. */
function coverBeside(forward: number, outward: number): Cover {
  const peg = PEG * SCALE
  if ((forward > 0 && outward > -peg && outward < peg) || (outward < 0 && forward > -peg && forward < peg)) return PARTLY
  return forward >= 0 && outward <= 0 ? FULLY : OUTSIDE
}

/** The covers of all four arcs in one number, for `coverIn`. One rotation is enough, so it is faster than `coverOf` for many weapons. */
export function coversOf(from: Pose, target: Point): number {
  const dx = target.x - from.x
  const dy = target.y - from.y
  if (dx * dx + dy * dy < PEG * PEG) return ALL_PARTLY
  const right = heading(from.heading + FULL / 8)
  const forward = along(right, dx, dy)
  const outward = across(right, dx, dy)
  // A quarter turn to starboard is exact in the table of sines: what was to starboard is then ahead.
  return (
    coverBeside(forward, outward) |
    (coverBeside(outward, -forward) << BITS) |
    (coverBeside(-forward, -outward) << (2 * BITS)) |
    (coverBeside(-outward, forward) << (3 * BITS))
  )
}

const BITS = 2
const ALL_PARTLY = PARTLY | (PARTLY << BITS) | (PARTLY << (2 * BITS)) | (PARTLY << (3 * BITS))
const SHIFTS = { fore: 0, starboard: BITS, aft: 2 * BITS, port: 3 * BITS } as const

/** The cover of one arc in the result of `coversOf`. */
export function coverIn(covers: number, quarter: Quarter): Cover {
  return ((covers >> SHIFTS[quarter]) & 3) as Cover
}

/** FA-RANGE-13, FA-RANGE-20: how much of the target's peg is in the channel straight ahead. */
export function coverOfChannel(from: Pose, target: Point): Cover {
  const dx = target.x - from.x
  const dy = target.y - from.y
  const ahead = along(from.heading, dx, dy)
  const aside = Math.abs(across(from.heading, dx, dy))
  const peg = PEG * SCALE
  const side = CHANNEL * SCALE
  if (ahead >= peg && aside <= side - peg) return FULLY
  if (ahead <= -peg || aside >= side + peg) return OUTSIDE
  // At a corner of the channel the peg may be beyond both borders without reaching it.
  if (ahead < 0 && aside > side) {
    const beyond = aside - side
    return ahead * ahead + beyond * beyond < peg * peg ? PARTLY : OUTSIDE
  }
  return PARTLY
}
