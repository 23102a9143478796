import { choose, chooseSome, type Option, type Rule } from '@orrery/kernel'
import { tell } from '../../events.ts'
import { cosine, FULL, nearest, SCALE, sine } from '../../geometry/directions.ts'
import { roomToDisc, roomToEdge } from '../../geometry/landing.ts'
import { firstStep, lineOn, lineTo, type Path, poseAt } from '../../geometry/path.ts'
import { type Disc, distance, distance2, isInside, isOn, isWithin, type Point } from '../../geometry/place.ts'
import type { Stand } from '../../geometry/stand.ts'
import { wingParams } from '../../names.ts'
import { NONE, type ShipId, type State, type WingId } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { cardWindow } from '../cards/window.ts'
import { pointOf, shipStands, standOfWing, wallsOfWings, wingStands } from '../stands.ts'
import { touching } from './places.ts'

/** FA-PD-7: how far a wing is driven off, and the zone around the firing ship that it must leave. */
const DRIVEN = 5000
const ZONE = 4000

/** A wing that is driven off, and the point from which. */
export interface Driven {
  readonly wing: WingId
  readonly from: Point
}

/**
 * FA-PD-7, FA-DMG-24: wings that are driven off together move straight away from a point. `by` is the ship whose point defence did it.
 */
export function* driveOff(g: State, wings: readonly WingId[], from: Point, rule: string, by: ShipId = NONE): Rule {
  const centre = { x: from.x, y: from.y }
  yield* driveAllOff(
    g,
    wings.map((wing) => ({ wing, from: centre })),
    rule,
    by,
  )
}

/** FA-PD-8, 17, 20, FA-WING-15: wings driven off together move straight away, each from its own point, the nearest first. */
export function* driveAllOff(g: State, all: readonly Driven[], rule: string, by: ShipId = NONE): Rule {
  const driven = yield* withoutScattered(
    g,
    all.map(({ wing }) => wing),
  )
  const far = ({ wing, from }: Driven) => distance2(from, pointOf(g, wing))
  const order = all.filter(({ wing }) => driven.includes(wing)).toSorted((a, b) => far(a) - far(b) || a.wing - b.wing)
  for (const { wing, from } of order) {
    g.wings.drivenOff[wing] = g.turn
    if (by !== NONE) g.drivenBy.push(wing * 1000 + by)
    const to = yield* endOf(g, wing, from, by)
    g.wings.x[wing] = to.x
    g.wings.y[wing] = to.y
    tell(g, { type: 'driven-off', rule, on: `wing:${wing}`, wing, x: to.x, y: to.y })
  }
}

/** Card R13: up to two of the wings are not driven off. Returns the others. */
function* withoutScattered(g: State, wings: readonly WingId[]): Rule<readonly WingId[]> {
  let driven = wings
  for (const seat of g.order) {
    const own = driven.filter((wing) => g.wings.owner[wing] === seat)
    const [first] = own
    if (first === undefined) continue
    const on = `flight:${numberAt(g.wings.flight, first)}`
    if ((yield* cardWindow(g, seat, 'driven-off', ['R13'], { on, params: { wings: own.length } })) === null) continue
    const options = own.map((wing): Option<WingId> => {
      const params = wingParams(g, wing)
      return {
        id: `stay:${wing}`,
        value: wing,
        rule: 'FA-CARD-7',
        on: `wing:${wing}`,
        to: undefined,
        cost: undefined,
        message: undefined,
        params,
      }
    })
    const prompt = { name: 'wing.stay', rule: 'FA-CARD-7', message: 'wing-stay', on, params: { card: '@card-R13' } }
    const staying = yield* chooseSome(seat, prompt, options, { least: 1, most: 2 })
    driven = driven.filter((wing) => !staying.includes(wing))
  }
  return driven
}

/** The obstacles of a driven-off wing, and the stands that it may not touch. */
interface Around {
  readonly walls: readonly Disc[]
  readonly stands: readonly Stand[]
  readonly width: number
  readonly depth: number
}

function around(g: State, wing: WingId): Around {
  const { width, depth } = g.settings
  return { walls: wallsOfWings(g), stands: [...shipStands(g, NONE), ...wingStands(g, wing)], width, depth }
}

/** The point at which a driven-off wing ends. */
function* endOf(g: State, wing: WingId, from: Point, by: ShipId): Rule<Point> {
  const start = pointOf(g, wing)
  const room = around(g, wing)
  const to = away(start, from, DRIVEN)
  const straight = lineTo(start, to)
  const barred = firstStep(straight, 0, straight.steps, (pose) => roomAhead(pose, room))
  const touches = (point: Point) => touching(standOfWing(g, wing, point), room.stands)
  if (barred < 0 && touches(to) === 0) return to
  const end = barred < 0 ? beyond(straight, from, room, touches) : lastClear(straight, Math.max(barred - 1, 0), touches)
  if (by === NONE || barred < 0 || !isWithin(end, from, ZONE)) return end
  const isFree = (point: Point) =>
    isOn(point, room.width, room.depth) &&
    !isWithin(point, from, ZONE) &&
    !room.walls.some((wall) => isInside(point, wall)) &&
    touches(point) === 0
  const places = slides(end, poseAt(straight, barred), room.walls, room.width, room.depth, isFree)
  if (places.length === 0) return end
  return places.length === 1 ? at(places, 0) : yield* whichWay(g, wing, places)
}

/** FA-PD-20: the wing's owner chooses between two equally near points. */
function* whichWay(g: State, wing: WingId, places: readonly Point[]): Rule<Point> {
  const options = places.map((place): Option<Point> => {
    const params = { x: place.x / 1000, y: place.y / 1000 }
    return {
      id: `slide:${place.x}:${place.y}`,
      value: place,
      rule: 'FA-PD-20',
      on: `wing:${wing}`,
      to: undefined,
      cost: undefined,
      message: undefined,
      params,
    }
  })
  return yield* choose(
    numberAt(g.wings.owner, wing),
    { name: 'wing.slide', rule: 'FA-PD-20', message: 'wing-slide', on: `wing:${wing}` },
    options,
  )
}

/** The point at a distance from `start` on the line away from `from`; to the north if both are the same point. */
function away(start: Point, from: Point, length: number): Point {
  const dx = start.x - from.x
  const dy = start.y - from.y
  const far = distance(start, from)
  if (far === 0) return { x: start.x, y: start.y + length }
  return { x: start.x + nearest((dx * length) / far), y: start.y + nearest((dy * length) / far) }
}

/** How far a point may go before the table, a planet, a meteor or a distortion field stops it; 0 or less if it is stopped. */
function roomAhead(pose: Point, { walls, width, depth }: Around): number {
  let room = roomToEdge({ ...pose, heading: 0 }, width, depth)
  for (const wall of walls) room = Math.min(room, roomToDisc({ ...pose, heading: 0 }, wall))
  return room
}

/** FA-PD-17: the first clear point farther on in the same direction, or the last clear one before the way is barred. */
function beyond(straight: Path, from: Point, room: Around, touches: (point: Point) => number): Point {
  // The points of the first 5 inches must stay the points that were found free.
  const path = lineOn(straight, away(poseAt(straight, 0), from, room.width + room.depth))
  const last = firstStep(path, straight.steps, path.steps, (pose) => roomAhead(pose, room)) - 1
  const free = firstStep(path, straight.steps, last, touches)
  return free < 0 ? lastClear(path, last, touches) : pointAt(path, free)
}

function lastClear(path: Path, from: number, touches: (point: Point) => number): Point {
  return pointAt(path, Math.max(firstStep(path, from, 0, touches), 0))
}

function pointAt(path: Path, step: number): Point {
  const { x, y } = poseAt(path, step)
  return { x, y }
}

/**
 * FA-PD-7, FA-PD-20: the nearest free point along the obstacle that stopped a wing, which is the table's edge or the rim of a disc; or
 * two points if they are equally near. `beyond` is the first barred point on its way.
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
  // Both directions may begin, or meet, at the same point.
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

/** FA-GEN-14: a point of the rim that is never rounded into the disc. */
function rimPoint(disc: Disc, h: number): Point {
  for (let reach = disc.radius; ; reach++) {
    const point = { x: disc.x + nearest((sine(h) * reach) / SCALE), y: disc.y + nearest((cosine(h) * reach) / SCALE) }
    if (!isInside(point, disc)) return point
  }
}

/** The first free points along the edges of the table in both directions, around corners. */
function alongEdge(beyond: Point, width: number, depth: number, isFree: (point: Point) => boolean): Point[] {
  const start = placeOf({ x: Math.min(Math.max(beyond.x, 0), width), y: Math.min(Math.max(beyond.y, 0), depth) }, width, depth)
  const round = 2 * (width + depth)
  return [1, -1].flatMap((way) => {
    for (let step = 0; step <= round / 2; step++) {
      const point = edgePoint((start + way * step + round) % round, width, depth)
      if (isFree(point)) return [point]
    }
    return []
  })
}

/** The position of a point along the edge, counted around the table from its south-west corner eastwards. */
function placeOf({ x, y }: Point, width: number, depth: number): number {
  if (y === 0) return x
  if (y === depth) return width + depth + (width - x)
  return x === 0 ? 2 * width + depth + (depth - y) : width + y
}

function edgePoint(place: number, width: number, depth: number): Point {
  if (place <= width) return { x: place, y: 0 }
  if (place <= width + depth) return { x: width, y: place - width }
  if (place <= 2 * width + depth) return { x: 2 * width + depth - place, y: depth }
  return { x: 0, y: 2 * (width + depth) - place }
}
