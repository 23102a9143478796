import type { Json, PlanQuestion } from '@orrery/kernel'
import { planBounds } from '@orrery/kernel'
import { cosine, nearest, SCALE, sine } from '../../geometry/directions.ts'
import { pathOf } from '../../geometry/path.ts'
import type { Point, Pose } from '../../geometry/place.ts'
import { DRONE, type DroneBounds } from '../../rules/move/mines.ts'
import { THRUST_PLAN } from '../../rules/move/thrust.ts'

/** A tenth of an inch, the precision of dragging. */
const TENTH = 100

/** The initial draft: the ship goes as far as it may, because that is what the card was played for. */
export const beginThrust = (question: PlanQuestion): Json => planBounds(question, THRUST_PLAN).most

/** The pose straight ahead. */
export function ahead(pose: Pose, straight: number): Pose {
  return straight === 0 ? { x: pose.x, y: pose.y, heading: pose.heading } : pathOf(pose, [{ straight }]).end
}

/** How far ahead of a ship a point is, rounded to a tenth of an inch, from 0 to `most`. */
export function aheadTo(pose: Pose, { x, y }: Point, most: number): number {
  const along = ((x - pose.x) * sine(pose.heading) + (y - pose.y) * cosine(pose.heading)) / SCALE
  return held(Math.round(along / TENTH) * TENTH, most)
}

/** The nearest allowed distance. */
export function held(distance: number, most: number): number {
  return Math.min(most, Math.max(0, distance))
}

/** The initial draft: the drone mine stays. */
export function beginDrone(question: PlanQuestion): Json {
  const { x, y } = planBounds(question, DRONE)
  return [x, y]
}

/** The place of the drone mine in a draft. */
export function droneAt(value: Json): Point {
  const [x, y] = Array.isArray(value) ? value : []
  return { x: typeof x === 'number' ? x : 0, y: typeof y === 'number' ? y : 0 }
}

/** The point nearest to another that a drone mine can reach. */
export function reached({ x, y, reach }: DroneBounds, to: Point): Json {
  const [dx, dy] = [to.x - x, to.y - y]
  const far = Math.hypot(dx, dy)
  // One thousandth less than the reach, so that rounding does not exceed it.
  const part = far <= reach ? 1 : (reach - 1) / far
  return [x + nearest(dx * part), y + nearest(dy * part)]
}
