import { tell } from '../events.ts'
import { cosine, FULL, nearest, SCALE, sine } from '../geometry/directions.ts'
import { roomToRim } from '../geometry/landing.ts'
import { firstStep, lineTo } from '../geometry/path.ts'
import { type Disc, distance2, isOn, isWithin, type Point, type Pose } from '../geometry/place.ts'
import { overlap, type Stand, WING_RADIUS } from '../geometry/stand.ts'
import type { ShipId, State, WingId } from '../state.ts'
import { NONE, PLACE } from '../state.ts'
import { pointOf, shipStands, standOf, standOfWing, wallsOfWings, wingStands } from './stands.ts'

/** FA-WING-20: wings on which a ship has ended its move are put aside by the shortest distance that clears all stands. */
export function putAside(g: State, ship: ShipId): void {
  const stand = standOf(g, ship)
  for (let wing = 0; wing < g.wings.type.length; wing++) {
    if (g.wings.place[wing] !== PLACE.table || overlap(stand, standOfWing(g, wing)) === 0) continue
    putWingAside(g, wing, 'FA-WING-20')
  }
}

/** Puts one wing at the nearest point that is clear of all stands. */
export function putWingAside(g: State, wing: WingId, rule: string): void {
  const from = pointOf(g, wing)
  const to = clearPoint(g, wing, from)
  if (to === null || distance2(from, to) === 0) return
  g.wings.x[wing] = to.x
  g.wings.y[wing] = to.y
  tell(g, { type: 'wing-put-aside', rule, on: `wing:${wing}`, wing, x: to.x, y: to.y })
}

/** The directions that are tried, and how far: further than any group of stands reaches. */
const DIRECTIONS = 360
const FARTHEST = 12_000

/** Half of the diagonals of two of the largest stands: no stand further away is ever touched. */
const WIDEST = 6000

function clearPoint(g: State, wing: WingId, from: Point): Point | null {
  const others = [...shipStands(g, NONE), ...wingStands(g, wing)].filter((stand) => isWithin(from, stand, FARTHEST + WIDEST))
  const walls = wallsOfWings(g)
  let best: Point | null = null
  for (let i = 0; i < DIRECTIONS; i++) {
    const h = (i * FULL) / DIRECTIONS
    const far = { x: from.x + nearest((FARTHEST * sine(h)) / SCALE), y: from.y + nearest((FARTHEST * cosine(h)) / SCALE) }
    const path = lineTo(from, far)
    const reach = best === null ? path.steps : Math.ceil(Math.sqrt(distance2(from, best)))
    const step = firstStep(path, 0, Math.min(reach, path.steps), (pose) => roomToClear(pose, others, walls))
    if (step < 0) continue
    const point = pointAt(from, far, step, path.steps)
    if (!isOn(point, g.settings.width, g.settings.depth)) continue
    if (best === null || distance2(from, point) < distance2(from, best)) best = point
  }
  return best
}

/** How far a wing must move at least before its stand is clear and its centre outside all walls; 0 if it is. */
function roomToClear(pose: Pose, others: readonly Stand[], walls: readonly Disc[]): number {
  let room = depthOfWing(pose, others)
  for (const wall of walls) room = Math.max(room, roomToRim(pose, wall))
  return room
}

function pointAt(from: Point, to: Point, step: number, steps: number): Point {
  return { x: from.x + nearest(((to.x - from.x) * step) / steps), y: from.y + nearest(((to.y - from.y) * step) / steps) }
}

/** How deep a wing's stand at a point overlaps the others at most; 0 if it is clear. */
export function depthOfWing(point: Point, others: readonly Stand[]): number {
  const stand: Stand = { x: point.x, y: point.y, heading: 0, half: WING_RADIUS, round: true }
  let most = 0
  for (const other of others) most = Math.max(most, overlap(stand, other))
  return most
}
