import { cosine, SCALE, sine } from '../geometry/directions.ts'
import { type Path, pathOf, type Segment } from '../geometry/path.ts'
import { isWithin, type Point } from '../geometry/place.ts'
import { across, along, CONTACT } from '../geometry/stand.ts'
import { contactStep, type Manoeuvre, type MoveBounds, NINTHS } from './manoeuvre.ts'

/** Straight stretches before the turn to try, as shares of what is left, and turns in hundredths of a degree. */
const STRETCHES = [0, 0.25, 0.5, 0.75, 1]
const TURN_STEP = 500

/** A legal manoeuvre whose path touches the stand to be rammed, or null if none of those tried does. */
export function rammingPlan(bounds: MoveBounds): Manoeuvre | null {
  const sides = sidesTo(bounds)
  if (sides.length === 0) return null
  for (const segments of tries(bounds, sides)) {
    const path = pathOf(bounds, segments)
    if (passesNear(path, bounds) && contactStep(bounds, path) >= 0) return { segments }
  }
  return null
}

/** How far an arc of the turning template is from its chord at most, and a margin for rounding. */
const SAGITTA = 400

/**
 * Whether a path could touch the stand to be rammed at all: a piece of it, taken as a straight line, comes within the half diagonals of
 * both stands. Rules out most candidates before they are measured step by step.
 */
function passesNear(path: Path, bounds: MoveBounds): boolean {
  const [x = 0, y = 0] = bounds.ram
  const reach = reachOf(bounds)
  return path.legs.some((leg, i) => isNearLine(leg, path.legs[i + 1] ?? path.end, { x, y }, reach)) || path.legs.length === 0
}

/** At this distance from the stand to be rammed no path touches it. */
function reachOf({ half, ram }: MoveBounds): number {
  const [, , , other = 0] = ram
  return (half + other) * 1.4143 + CONTACT + SAGITTA
}

/**
 * FA-COLL-5: the sides to which a turn, or straight ahead, may touch the stand to be rammed: no path leaves the angle of turning on its
 * side.
 */
function sidesTo(bounds: MoveBounds): number[] {
  const [x = 0, y = 0] = bounds.ram
  const reach = reachOf(bounds) * SCALE
  const ahead = along(bounds.heading, x - bounds.x, y - bounds.y)
  const aside = across(bounds.heading, x - bounds.x, y - bounds.y)
  if (Math.abs(aside) * cosine(bounds.angle) - ahead * sine(bounds.angle) > reach * SCALE) return []
  return [1, -1].filter((side) => side * aside >= -reach)
}

function isNearLine(from: Point, to: Point, point: Point, reach: number): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length2 = dx * dx + dy * dy
  const part = length2 === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length2
  const foot = Math.min(Math.max(part, 0), 1)
  return isWithin({ x: from.x + dx * foot, y: from.y + dy * foot }, point, reach)
}

/** Straight ahead; then one turn after some way, going on straight to the end. */
function* tries({ mv, firstTl, angle }: MoveBounds, sides: readonly number[]): Generator<Segment[]> {
  yield mv > 0 ? [{ straight: mv }] : []
  for (const part of STRETCHES) {
    for (let turn = TURN_STEP; turn <= angle; turn += TURN_STEP) {
      const cost = Math.ceil((turn * 2) / NINTHS)
      const spare = mv - firstTl - cost
      if (spare < 0) break
      const before = firstTl + Math.floor(spare * part)
      const after = mv - before - cost
      for (const side of sides) {
        const segments: Segment[] = [{ turn: side * turn }]
        if (before > 0) segments.unshift({ straight: before })
        if (after > 0) segments.push({ straight: after })
        yield segments
      }
    }
  }
}
