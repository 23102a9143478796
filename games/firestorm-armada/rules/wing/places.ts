import { isObject, type Json, no, planName, type Refusal, type Verdict, yes } from '@orrery/kernel'
import { tell } from '../../events.ts'
import { cosine, FULL, nearest, SCALE, sine } from '../../geometry/directions.ts'
import { roomToRim } from '../../geometry/landing.ts'
import { firstStep, lineTo } from '../../geometry/path.ts'
import { type Disc, distance2, isInside, isOn, isWithin, type Point, type Pose } from '../../geometry/place.ts'
import { enters } from '../../geometry/sight.ts'
import { isInContact, overlap, type Stand, WING_RADIUS } from '../../geometry/stand.ts'
import { NONE, PLACE, type ShipId, type State, type WingId } from '../../state.ts'
import { numberAt } from '../at.ts'
import { isWhole } from '../move/manoeuvre.ts'
import { shipsOfSide, sideOf, sideOfShip, wingsOfSide } from '../ships.ts'
import { pointOf, shipStands, standOf, standOfWing, wallsOfWings, wingStands } from '../stands.ts'

/** FA-WING-6, FA-WING-8: a wing to be moved or placed, with its start and how far it may go. */
export type WingStart = {
  wing: number
  x: number
  y: number
  reach: number
  /** Whether it was driven off this turn, so that it may not come into contact with enemies (FA-PD-8). */
  driven: boolean
}

/** Everything on which the legality of a flight's places depends. Stands are x, y, heading, half, and 1 for a round one. */
export type WingBounds = {
  wings: WingStart[]
  /** Whether the wings fly; otherwise they are placed (FA-WING-24). */
  flies: boolean
  stands: number[][]
  /** Enemy stands, which driven-off wings may not touch. */
  enemies: number[][]
  /** Enemy wings driven off this turn, which no wing may touch (FA-PD-18). */
  shunned: number[][]
  /** Planets, meteors and distortion fields. */
  walls: number[][]
  width: number
  depth: number
}

/** Where the wings of a flight go, in the order of their moves. */
export type WingPlan = { wings: { wing: number; x: number; y: number }[] }

/** FA-WING-6: the plan for a flight's move or placing. */
export const WINGS = planName<WingBounds, WingPlan>('wings')

/** A stand as bounds write it. */
export function standRow({ x, y, heading, half, round }: Stand): number[] {
  return [x, y, heading, half, round ? 1 : 0]
}

function standFrom([x = 0, y = 0, heading = 0, half = 0, round = 0]: readonly number[]): Stand {
  return { x, y, heading, half, round: round === 1 }
}

function discFrom([x = 0, y = 0, radius = 0]: readonly number[]): Disc {
  return { x, y, radius }
}

/** Whether a plan from outside is legal for the wings within its bounds. */
export function mayGo(bounds: WingBounds, value: Json): Verdict {
  const read = readPlan(bounds, value)
  if ('rule' in read) return read
  const placed: Stand[] = []
  for (const { wing, x, y } of read.wings) {
    const start = bounds.wings.find((one) => one.wing === wing) as WingStart
    const verdict = mayGoTo(bounds, start, { x, y }, placed)
    if (verdict !== true) return verdict
    placed.push(roundStand({ x, y }))
  }
  return yes
}

/** Whether one wing may go to a point, beside the stands in `placed` of others of its flight. */
export function mayGoTo(bounds: WingBounds, start: WingStart, to: Point, placed: readonly Stand[]): Verdict {
  const stand = roundStand(to)
  if (!isWithin(start, to, start.reach)) return no(bounds.flies ? 'FA-WING-8' : 'FA-WING-6', { most: start.reach / 1000 })
  for (const other of placed) if (overlap(stand, other) > 0) return no('FA-WING-8')
  // A flying wing may always stay.
  if (bounds.flies && to.x === start.x && to.y === start.y) return yes
  if (!isOn(to, bounds.width, bounds.depth)) return no('FA-WING-21')
  for (const row of bounds.stands) if (overlap(stand, standFrom(row)) > 0) return no('FA-WING-8')
  for (const row of bounds.walls) {
    const wall = discFrom(row)
    if (isInside(to, wall) || (bounds.flies && enters(start, to, wall))) return no(bounds.flies ? 'FA-COLL-3' : 'FA-WING-24')
  }
  if (start.driven) for (const row of bounds.enemies) if (isInContact(stand, standFrom(row))) return no('FA-PD-8')
  for (const row of bounds.shunned) if (isInContact(stand, standFrom(row))) return no('FA-PD-18')
  return yes
}

/** The stand of a wing at a point. */
export function roundStand({ x, y }: Point): Stand {
  return { x, y, heading: 0, half: WING_RADIUS, round: true }
}

function readPlan(bounds: WingBounds, value: Json): WingPlan | Refusal {
  if (!isObject(value) || !Array.isArray(value.wings) || value.wings.length !== bounds.wings.length) return no('FA-WING-8')
  const wings: WingPlan['wings'] = []
  for (const raw of value.wings) {
    if (!isObject(raw)) return no('FA-WING-8')
    const { wing, x, y } = raw
    if (!isWhole(x) || !isWhole(y)) return no('FA-GEN-2')
    const known = isWhole(wing) && bounds.wings.some((one) => one.wing === wing) && !wings.some((one) => one.wing === wing)
    if (!known) return no('FA-WING-7')
    wings.push({ wing, x, y })
  }
  return { wings }
}

/** The rings around a point that are tried, nearest first, and the number of directions on each. */
const RINGS = [1200, 1600, 2000, 2600, 3200, 3900]
const DIRECTIONS = 24

/** A legal place for every wing around a point; null if the rings have none. `first` is the direction to begin with. */
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

/**
 * FA-WING-20, FA-PD-18: wings on which a ship ends its move are put aside, by the shortest distance that clears all stands; so are enemy
 * wings driven off this turn that it touches.
 */
export function putAside(g: State, ship: ShipId): void {
  const stand = standOf(g, ship)
  for (let wing = 0; wing < g.wings.type.length; wing++) {
    if (g.wings.place[wing] !== PLACE.table) continue
    const under = standOfWing(g, wing)
    const isShunned = g.wings.drivenOff[wing] === g.turn && sideOf(numberAt(g.wings.owner, wing)) !== sideOfShip(g, ship)
    if (isShunned ? isInContact(stand, under) : overlap(stand, under) > 0) putWingAside(g, wing, 'FA-WING-20')
  }
}

/** Puts a wing at the nearest point that is clear of all stands. */
export function putWingAside(g: State, wing: WingId, rule: string): void {
  const from = pointOf(g, wing)
  const to = clearPoint(g, wing, from)
  if (to === null || distance2(from, to) === 0) return
  g.wings.x[wing] = to.x
  g.wings.y[wing] = to.y
  tell(g, { type: 'wing-put-aside', rule, on: `wing:${wing}`, wing, x: to.x, y: to.y })
}

/** The number of directions that are tried, and their length, which is greater than any group of stands. */
const BEARINGS = 360
const FARTHEST = 12_000

/** More than half the diagonals of the largest stand and a wing's: no stand farther away can touch the wing. */
const WIDEST = 6000

function clearPoint(g: State, wing: WingId, from: Point): Point | null {
  const isNear = (stand: Stand) => isWithin(from, stand, FARTHEST + WIDEST)
  const others = [...shipStands(g, NONE), ...wingStands(g, wing)].filter(isNear)
  const shunned = (g.wings.drivenOff[wing] === g.turn ? enemyStands(g, wing) : []).filter(isNear)
  const walls = wallsOfWings(g)
  let best: Point | null = null
  for (let i = 0; i < BEARINGS; i++) {
    const h = (i * FULL) / BEARINGS
    const far = { x: from.x + nearest((FARTHEST * sine(h)) / SCALE), y: from.y + nearest((FARTHEST * cosine(h)) / SCALE) }
    const path = lineTo(from, far)
    const reach = best === null ? path.steps : Math.ceil(Math.sqrt(distance2(from, best)))
    const step = firstStep(path, 0, Math.min(reach, path.steps), (pose) => roomToClear(pose, others, shunned, walls))
    if (step < 0) continue
    const point = pointAt(from, far, step, path.steps)
    if (!isOn(point, g.settings.width, g.settings.depth)) continue
    if (best === null || distance2(from, point) < distance2(from, best)) best = point
  }
  return best
}

/** FA-PD-8: the stands of a wing's enemies, which it may not touch in the turn in which it was driven off. */
function enemyStands(g: State, wing: WingId): Stand[] {
  const side = 1 - sideOf(numberAt(g.wings.owner, wing))
  return [...shipsOfSide(g, side).map((ship) => standOf(g, ship)), ...wingsOfSide(g, side).map((other) => standOfWing(g, other))]
}

/** FA-GEN-15: the least distance that a stand must move until it touches no other; 0 if it touches none. */
export function touching(stand: Stand, stands: readonly Stand[]): number {
  let most = 0
  for (const other of stands) if (isInContact(stand, other)) most = Math.max(most, overlap(stand, other), 1)
  return most
}

/**
 * The least distance that a wing must move until its stand is clear of the others and away from the shunned ones, and its centre is
 * outside all walls; 0 if they are.
 */
function roomToClear(pose: Pose, others: readonly Stand[], shunned: readonly Stand[], walls: readonly Disc[]): number {
  let room = Math.max(depthOfWing(pose, others), touching(roundStand(pose), shunned))
  for (const wall of walls) room = Math.max(room, roomToRim(pose, wall))
  return room
}

function pointAt(from: Point, to: Point, step: number, steps: number): Point {
  return { x: from.x + nearest(((to.x - from.x) * step) / steps), y: from.y + nearest(((to.y - from.y) * step) / steps) }
}

/** The deepest overlap of a wing's stand at a point with another stand; 0 if it is clear. */
export function depthOfWing(point: Point, others: readonly Stand[]): number {
  const stand: Stand = { x: point.x, y: point.y, heading: 0, half: WING_RADIUS, round: true }
  let most = 0
  for (const other of others) most = Math.max(most, overlap(stand, other))
  return most
}
