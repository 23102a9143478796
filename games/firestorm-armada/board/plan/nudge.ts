import type { Json, PlanQuestion } from '@orrery/kernel'
import { planBounds } from '@orrery/kernel'
import { cosine, nearest, SCALE, sine } from '../../geometry/directions.ts'
import { pathOf } from '../../geometry/path.ts'
import type { Point, Pose } from '../../geometry/place.ts'
import type { DroneBounds } from '../../rules/damage/drone-plan.ts'
import { DRONE } from '../../rules/damage/drone-plan.ts'
import { THRUST_PLAN } from '../../rules/thrust.ts'

/** A tenth of an inch: nobody drags more exactly. */
const TENTH = 100

/** By default a ship goes as far as it may: that is what the card was played for. */
export const beginThrust = (question: PlanQuestion): Json => planBounds(question, THRUST_PLAN).most

/** Where a ship is that far ahead. */
export function ahead(pose: Pose, straight: number): Pose {
  return straight === 0 ? { x: pose.x, y: pose.y, heading: pose.heading } : pathOf(pose, [{ straight }]).end
}

/** How far ahead of a ship a point is, in tenths of an inch; never behind it, nor beyond `most`. */
export function aheadTo(pose: Pose, { x, y }: Point, most: number): number {
  const along = ((x - pose.x) * sine(pose.heading) + (y - pose.y) * cosine(pose.heading)) / SCALE
  return held(Math.round(along / TENTH) * TENTH, most)
}

/** An allowed distance. */
export function held(distance: number, most: number): number {
  return Math.min(most, Math.max(0, distance))
}

/** By default a drone mine stays. */
export function beginDrone(question: PlanQuestion): Json {
  const { x, y } = planBounds(question, DRONE)
  return [x, y]
}

/** The draft's place of the drone mine. */
export function droneAt(value: Json): Point {
  const [x, y] = Array.isArray(value) ? value : []
  return { x: typeof x === 'number' ? x : 0, y: typeof y === 'number' ? y : 0 }
}

/** The point towards another one that a drone mine can reach. */
export function reached({ x, y, reach }: DroneBounds, to: Point): Json {
  const [dx, dy] = [to.x - x, to.y - y]
  const far = Math.hypot(dx, dy)
  // A thousandth less than the reach: rounding never leads beyond it.
  const part = far <= reach ? 1 : (reach - 1) / far
  return [x + nearest(dx * part), y + nearest(dy * part)]
}
