import { cosine, heading, SCALE, sine } from './directions.ts'
import type { Point } from './place.ts'

/** FA-GEN-3: a flight stand, which is a square aligned with its heading, or round. `half` is half the side, or the radius. */
export interface Stand extends Point {
  heading: number
  half: number
  round: boolean
}

/** FA-GEN-3: the radius of the wings' round stands. */
export const WING_RADIUS = 375

/** FA-GEN-4: stands at most this far apart are in base contact. */
export const CONTACT = 50

/** FA-GEN-13: how deep two stands overlap: positive exactly if their interiors share a point. No shorter shift separates them. */
export function overlap(a: Stand, b: Stand): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  // Stands farther apart than their diagonals cannot meet; most pairs are decided here.
  const far = (a.half + b.half) * 1.4143
  if (dx > far || dx < -far || dy > far || dy < -far) return 0
  if (a.round && b.round) return discs(dx, dy, a.half + b.half)
  if (a.round) return discInSquare(b, -dx, -dy, a.half)
  if (b.round) return discInSquare(a, dx, dy, b.half)
  return squares(a, b, dx, dy)
}

function discs(dx: number, dy: number, reach: number): number {
  const d2 = dx * dx + dy * dy
  return d2 >= reach * reach ? 0 : Math.max(reach - Math.sqrt(d2), TINY)
}

/** Replaces a depth or gap that rounding made 0, because its sign must be exact. */
const TINY = 2 ** -20

function discInSquare(square: Stand, dx: number, dy: number, radius: number): number {
  const ahead = Math.abs(along(square.heading, dx, dy))
  const aside = Math.abs(across(square.heading, dx, dy))
  const edge = square.half * SCALE
  const reach = radius * SCALE
  const ex = Math.max(ahead - edge, 0)
  const ey = Math.max(aside - edge, 0)
  if (ex * ex + ey * ey >= reach * reach) return 0
  if (ex === 0 && ey === 0) return (reach + edge - Math.max(ahead, aside)) / SCALE
  return Math.max((reach - Math.sqrt(ex * ex + ey * ey)) / SCALE, TINY)
}

/** Two squares share no point exactly if the direction of a side separates them. */
function squares(a: Stand, b: Stand, dx: number, dy: number): number {
  const turned = heading(b.heading - a.heading)
  const spread = Math.abs(cosine(turned)) + Math.abs(sine(turned))
  const reachA = a.half * SCALE + b.half * spread
  const reachB = b.half * SCALE + a.half * spread
  const depth = Math.min(
    reachA - Math.abs(along(a.heading, dx, dy)),
    reachA - Math.abs(across(a.heading, dx, dy)),
    reachB - Math.abs(along(b.heading, dx, dy)),
    reachB - Math.abs(across(b.heading, dx, dy)),
  )
  return depth <= 0 ? 0 : depth / SCALE
}

/** The component of (dx, dy) along a heading, times 2^30. */
export function along(h: number, dx: number, dy: number): number {
  return dx * sine(h) + dy * cosine(h)
}

/** The component of (dx, dy) to starboard of a heading, times 2^30. */
export function across(h: number, dx: number, dy: number): number {
  return dx * cosine(h) - dy * sine(h)
}

/** The gap between two stands in thousandths of an inch; 0 if they touch or overlap. */
export function gap(a: Stand, b: Stand): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  if (a.round && b.round) return Math.max(Math.sqrt(dx * dx + dy * dy) - a.half - b.half, 0)
  if (a.round) return Math.max(pointToSquare(b, -dx, -dy) - a.half, 0)
  if (b.round) return Math.max(pointToSquare(a, dx, dy) - b.half, 0)
  if (overlap(a, b) > 0) return 0
  return Math.min(cornersToSquare(a, b, dx, dy), cornersToSquare(b, a, -dx, -dy))
}

function pointToSquare(square: Stand, dx: number, dy: number): number {
  return beyond(square.half, along(square.heading, dx, dy), across(square.heading, dx, dy))
}

/** The distance of a point from a square; the point is given in the square's frame, times 2^30. */
function beyond(half: number, ahead: number, aside: number): number {
  const ex = Math.max(Math.abs(ahead) - half * SCALE, 0)
  const ey = Math.max(Math.abs(aside) - half * SCALE, 0)
  return Math.sqrt(ex * ex + ey * ey) / SCALE
}

/** The least distance of a corner of b from the square a. */
function cornersToSquare(a: Stand, b: Stand, dx: number, dy: number): number {
  const ahead = along(a.heading, dx, dy)
  const aside = across(a.heading, dx, dy)
  const turned = heading(b.heading - a.heading)
  const c = b.half * cosine(turned)
  const s = b.half * sine(turned)
  // The corners of b in a's frame: ahead and to starboard, turned by the difference of the headings.
  return Math.min(
    beyond(a.half, ahead + c - s, aside + s + c),
    beyond(a.half, ahead + c + s, aside + s - c),
    beyond(a.half, ahead - c - s, aside - s + c),
    beyond(a.half, ahead - c + s, aside - s - c),
  )
}

/** FA-GEN-4, FA-GEN-15: whether two stands are in base contact. */
export function isInContact(a: Stand, b: Stand): boolean {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const far = (a.half + b.half) * 1.4143 + CONTACT + 1
  if (dx > far || dx < -far || dy > far || dy < -far) return false
  if (a.round && b.round) {
    const reach = a.half + b.half + CONTACT
    return dx * dx + dy * dy <= reach * reach
  }
  return gap(a, b) <= CONTACT
}
