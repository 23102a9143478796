import { cosine, heading, nearest, SCALE, sine } from './directions.ts'
import type { Point, Pose } from './place.ts'

/** FA-MOVE-7: the radius of the turning template, 4/pi inches. */
export const TURN_RADIUS = 4000 / Math.PI

/**
 * A piece of a path: a number of steps straight ahead (a thousandth of an inch each), along the turning template (a hundredth of a degree
 * each), or along a line to a point (a thousandth of an inch or less each).
 */
interface Leg extends Pose {
  /** 0 straight ahead, 1 turning to starboard, -1 to port, 2 along the line to (dx, dy). */
  kind: 0 | 1 | -1 | 2
  steps: number
  /** The step of the path at which the leg begins. */
  first: number
  dx: number
  dy: number
}

/** FA-GEN-14: a path over the table, in steps of the grid. */
export interface Path {
  legs: Leg[]
  /** The number of steps; the path has the points 0 to `steps`. */
  steps: number
  end: Pose
}

/** A segment of a manoeuvre (FA-MOVE-6): thousandths of an inch ahead, or hundredths of a degree to starboard (negative to port). */
export type Segment = { straight: number } | { turn: number }

/** A path without length. */
export function pathFrom(start: Pose): Path {
  return { legs: [], steps: 0, end: { x: start.x, y: start.y, heading: start.heading } }
}

/** FA-MOVE-28: continues the path with a segment from the stored end of the segment before. */
export function goOn(path: Path, segment: Segment): void {
  const { x, y, heading: h } = path.end
  const straight = 'straight' in segment
  const steps = straight ? segment.straight : Math.abs(segment.turn)
  const kind = straight ? 0 : segment.turn > 0 ? 1 : -1
  const leg: Leg = { x, y, heading: h, kind, steps, first: path.steps, dx: 0, dy: 0 }
  path.legs.push(leg)
  path.steps += steps
  path.end = poseOn(leg, steps)
}

/** Where a ship goes that makes these segments, one after the other. */
export function pathOf(start: Pose, segments: readonly Segment[]): Path {
  const path = pathFrom(start)
  for (const segment of segments) goOn(path, segment)
  return path
}

/** FA-WING-8: the path of a wing, straight to a point. */
export function lineTo(start: Point, to: Point): Path {
  const leg = lineLeg(start, to, 0)
  return { legs: leg.steps === 0 ? [] : [leg], steps: leg.steps, end: { x: to.x, y: to.y, heading: 0 } }
}

/** FA-PD-17: a wing's path extended by a line to a point; the points of the path itself do not change. */
export function lineOn(path: Path, to: Point): Path {
  const leg = lineLeg(path.end, to, path.steps)
  return { legs: [...path.legs, leg], steps: path.steps + leg.steps, end: { x: to.x, y: to.y, heading: 0 } }
}

function lineLeg(start: Point, to: Point, first: number): Leg {
  const dx = to.x - start.x
  const dy = to.y - start.y
  const steps = Math.ceil(Math.sqrt(dx * dx + dy * dy))
  return { x: start.x, y: start.y, heading: 0, kind: 2, steps, first, dx, dy }
}

/** The pose of a path at a step. */
export function poseAt(path: Path, step: number): Pose {
  const { legs, end } = path
  if (step >= path.steps) return { x: end.x, y: end.y, heading: end.heading }
  for (let i = legs.length - 1; i >= 0; i--) {
    const leg = legs[i] as Leg
    if (step >= leg.first) return poseOn(leg, step - leg.first)
  }
  return { x: end.x, y: end.y, heading: end.heading }
}

function poseOn(leg: Leg, step: number): Pose {
  const { x, y, heading: h, kind } = leg
  if (kind === 2) return { x: x + nearest((leg.dx * step) / leg.steps), y: y + nearest((leg.dy * step) / leg.steps), heading: h }
  if (kind === 0) return { x: x + nearest((step * sine(h)) / SCALE), y: y + nearest((step * cosine(h)) / SCALE), heading: h }
  return turned(leg, kind, step)
}

/** FA-MOVE-7, FA-MOVE-8: the pose after a turn by `angle` hundredths of a degree to starboard (1) or port (-1). */
function turned({ x, y, heading: h }: Pose, side: 1 | -1, angle: number): Pose {
  const to = heading(h + side * angle)
  const east = side * TURN_RADIUS * (cosine(h) - cosine(to))
  const north = side * TURN_RADIUS * (sine(to) - sine(h))
  return { x: x + nearest(east / SCALE), y: y + nearest(north / SCALE), heading: to }
}

/** FA-MOVE-23: the length flown up to a step, in ninths of a thousandth of an inch, because a turn costs exactly 1/45 inch a degree. */
export function flownAt(path: Path, step: number): number {
  let sum = 0
  for (const leg of path.legs) {
    const steps = Math.min(step - leg.first, leg.steps)
    if (steps <= 0) break
    sum += steps * (leg.kind === 0 || leg.kind === 2 ? 9 : 2)
  }
  return sum
}

/** The path up to a step. */
export function cut(path: Path, step: number): Path {
  const legs: Leg[] = []
  for (const leg of path.legs) {
    const steps = Math.min(step - leg.first, leg.steps)
    if (steps <= 0) break
    // A cut line keeps its number of steps, because it is the scale of its points.
    legs.push(steps === leg.steps ? leg : { ...leg, steps: leg.kind === 2 ? leg.steps : steps })
  }
  return { legs, steps: Math.min(step, path.steps), end: poseAt(path, step) }
}

/** How far rounding may move the two ends of a stretch from their ideal places, in total. */
const ROUNDING = 1.5

/**
 * FA-GEN-14: the first step from `from` to `to` at which a condition holds, or -1. `room(pose)` must be 0 or less exactly if the
 * condition holds, and otherwise at most the distance that the pose must move before it can hold. The search goes backwards if `to` is
 * before `from`. It skips the steps that a `room` excludes, so it is exact and fast.
 */
export function firstStep(path: Path, from: number, to: number, room: (pose: Pose) => number): number {
  const direction = to < from ? -1 : 1
  for (let step = from; direction > 0 ? step <= to : step >= to; ) {
    const free = room(poseAt(path, step))
    if (free <= 0) return step
    // No step of a path moves a point of a stand by more than a thousandth of an inch.
    step += direction * Math.max(1, Math.floor(free - ROUNDING))
  }
  return -1
}
