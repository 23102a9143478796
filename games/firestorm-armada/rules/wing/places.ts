import { cosine, FULL, nearest, SCALE, sine } from '../../geometry/directions.ts'
import type { Point } from '../../geometry/place.ts'
import type { Stand } from '../../geometry/stand.ts'
import { mayGoTo, roundStand, type WingBounds, type WingPlan } from './plan.ts'

/** Rings around a point and directions on them that are tried, from the nearest. */
const RINGS = [1200, 1600, 2000, 2600, 3200, 3900]
const DIRECTIONS = 24

/** A legal place for every wing around a point, or null if there is none on the rings tried. `first` turns the rings. */
export function placesAround(bounds: WingBounds, centre: Point, first = 0): WingPlan | null {
  const placed: Stand[] = []
  const wings: WingPlan['wings'] = []
  for (const start of bounds.wings) {
    const point = freePoint(centre, first, (to) => mayGoTo(bounds, start, to, placed) === true)
    if (point === null) return null
    placed.push(roundStand(point))
    wings.push({ wing: start.wing, x: point.x, y: point.y })
  }
  return { wings }
}

function freePoint(centre: Point, first: number, isFree: (to: Point) => boolean): Point | null {
  for (const ring of RINGS) {
    for (let i = 0; i < DIRECTIONS; i++) {
      const point = onRing(centre, ring, first + i)
      if (isFree(point)) return point
    }
  }
  return null
}

/** The point on a ring around a centre in one of the directions. */
function onRing(centre: Point, ring: number, direction: number): Point {
  const h = ((direction % DIRECTIONS) * FULL) / DIRECTIONS
  return { x: centre.x + nearest((ring * sine(h)) / SCALE), y: centre.y + nearest((ring * cosine(h)) / SCALE) }
}
