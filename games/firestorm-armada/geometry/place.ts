/** A point of the table in thousandths of an inch; east and north of its south-west corner (FA-GEN-1). */
export interface Point {
  x: number
  y: number
}

/** A position and the heading there, in hundredths of a degree clockwise from north (FA-GEN-2). */
export interface Pose extends Point {
  heading: number
}

/** A round piece of terrain. */
export interface Disc extends Point {
  radius: number
}

/** An inch. */
export const INCH = 1000

/** The square of the distance: exact. */
export function distance2(a: Point, b: Point): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  return dx * dx + dy * dy
}

/** FA-GEN-4: whether the points are at most that far from each other, exactly that far included. */
export function isWithin(a: Point, b: Point, reach: number): boolean {
  return distance2(a, b) <= reach * reach
}

/** The distance, correctly rounded: for display, and for choosing; rules compare squares. */
export function distance(a: Point, b: Point): number {
  return Math.sqrt(distance2(a, b))
}

/** FA-GEN-13: whether the point is inside the disc; on the rim is outside. */
export function isInside(point: Point, disc: Disc): boolean {
  return distance2(point, disc) < disc.radius * disc.radius
}

/** FA-GEN-13: whether the point is on the table; on the edge is on it. */
export function isOn(point: Point, width: number, depth: number): boolean {
  return point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= depth
}
