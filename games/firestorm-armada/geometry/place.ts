/** FA-GEN-1: a point of the table, in thousandths of an inch east and north of its south-west corner. */
export interface Point {
  x: number
  y: number
}

/** FA-GEN-2: a position with a heading, in hundredths of a degree clockwise from north. */
export interface Pose extends Point {
  heading: number
}

/** A round piece of terrain. */
export interface Disc extends Point {
  radius: number
}

/** An inch, in thousandths of an inch. */
export const INCH = 1000

/** The square of the distance, which is exact. */
export function distance2(a: Point, b: Point): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  return dx * dx + dy * dy
}

/** FA-GEN-4: whether the points are at most `reach` from each other; exactly `reach` counts. */
export function isWithin(a: Point, b: Point, reach: number): boolean {
  return distance2(a, b) <= reach * reach
}

/** The correctly rounded distance, for display and for choices; rules compare squares. */
export function distance(a: Point, b: Point): number {
  return Math.sqrt(distance2(a, b))
}

/** FA-GEN-13: whether the point is inside the disc; the rim is outside. */
export function isInside(point: Point, disc: Disc): boolean {
  return distance2(point, disc) < disc.radius * disc.radius
}

/** FA-GEN-13: whether the point is on the table; the edge is on it. */
export function isOn(point: Point, width: number, depth: number): boolean {
  return point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= depth
}

/** The middle of several points; the table's corner if there are none. For drawings and orders: it may lie between whole thousandths. */
export function middleOf(points: readonly Point[]): Point {
  const count = Math.max(1, points.length)
  return points.reduce((sum, { x, y }) => ({ x: sum.x + x / count, y: sum.y + y / count }), { x: 0, y: 0 })
}
