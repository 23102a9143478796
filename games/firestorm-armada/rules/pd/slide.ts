import { cosine, FULL, nearest, SCALE, sine } from '../../geometry/directions.ts'
import { type Disc, distance2, isInside, isOn, type Point } from '../../geometry/place.ts'

/**
 * FA-PD-7, FA-PD-20: the nearest free points along what stopped a wing: the table's edge, or the rim of a disc. Two of them
 * where two are equally near. `beyond` is the first point of its way that was barred.
 */
export function slides(
  end: Point,
  beyond: Point,
  walls: readonly Disc[],
  width: number,
  depth: number,
  isFree: (point: Point) => boolean,
): Point[] {
  const wall = walls.find((one) => isInside(beyond, one))
  const found = wall !== undefined ? alongRim(end, wall, isFree) : isOn(beyond, width, depth) ? [] : alongEdge(beyond, width, depth, isFree)
  const [one, other] = found
  if (one === undefined || other === undefined) return found
  // Both ways may begin, or meet, at the same point.
  if (distance2(one, other) === 0) return [one]
  const difference = distance2(end, one) - distance2(end, other)
  return difference === 0 ? found : difference < 0 ? [one] : [other]
}

/** The first free points of the rim in both directions. */
function alongRim(end: Point, disc: Disc, isFree: (point: Point) => boolean): Point[] {
  let nearestAt = 0
  let least = Number.POSITIVE_INFINITY
  for (let h = 0; h < FULL; h++) {
    const away = distance2(end, rimPoint(disc, h))
    if (away >= least) continue
    least = away
    nearestAt = h
  }
  return [1, -1].flatMap((way) => {
    for (let step = 0; step <= FULL / 2; step++) {
      const point = rimPoint(disc, (nearestAt + way * step + FULL) % FULL)
      if (isFree(point)) return [point]
    }
    return []
  })
}

/** FA-GEN-14: a point of the rim, never rounded into the disc. */
function rimPoint(disc: Disc, h: number): Point {
  for (let reach = disc.radius; ; reach++) {
    const point = { x: disc.x + nearest((sine(h) * reach) / SCALE), y: disc.y + nearest((cosine(h) * reach) / SCALE) }
    if (!isInside(point, disc)) return point
  }
}

/** The first free points along the edges of the table in both directions, round corners. */
function alongEdge(beyond: Point, width: number, depth: number, isFree: (point: Point) => boolean): Point[] {
  const start = placeOf({ x: Math.min(Math.max(beyond.x, 0), width), y: Math.min(Math.max(beyond.y, 0), depth) }, width, depth)
  const round = 2 * (width + depth)
  return [1, -1].flatMap((way) => {
    for (let step = 0; step <= round / 2; step++) {
      const point = pointOf((start + way * step + round) % round, width, depth)
      if (isFree(point)) return [point]
    }
    return []
  })
}

/** The place of a point on the edge, counted round the table from its south-west corner eastward. */
function placeOf({ x, y }: Point, width: number, depth: number): number {
  if (y === 0) return x
  if (y === depth) return width + depth + (width - x)
  return x === 0 ? 2 * width + depth + (depth - y) : width + y
}

function pointOf(place: number, width: number, depth: number): Point {
  if (place <= width) return { x: place, y: 0 }
  if (place <= width + depth) return { x: width, y: place - width }
  if (place <= 2 * width + depth) return { x: 2 * width + depth - place, y: depth }
  return { x: 0, y: 2 * (width + depth) - place }
}
