import type { Random } from '@orrery/kernel'
import { bearingOf, cosine, heading, nearest, SCALE, sine } from '../geometry/directions.ts'
import { distance, type Point } from '../geometry/place.ts'
import type { Stand } from '../geometry/stand.ts'
import { at, numberAt } from '../rules/at.ts'
import { sideOf, sideOfShip } from '../rules/ships.ts'
import { halfOf, poseOf } from '../rules/stands.ts'
import { mayGoTo, placesAround, roundStand, type WingBounds, type WingPlan, type WingStart } from '../rules/wing/places.ts'
import { PLACE, type ShipId, type State } from '../state.ts'

/** A legal plan for wings: they are placed around their carrier, or fly to an enemy ship until they touch it or as near as they can. */
export function sampleWings(g: State, bounds: WingBounds, random: Random): WingPlan {
  if (!bounds.flies) {
    const [first] = bounds.wings
    const centre = { x: first?.x ?? 0, y: first?.y ?? 0 }
    return placesAround(bounds, centre, random.below(24)) ?? stay(bounds)
  }
  const target = targetOf(g, bounds, random)
  return target === null ? stay(bounds) : flyTo(g, bounds, target)
}

function stay(bounds: WingBounds): WingPlan {
  return { wings: bounds.wings.map(({ wing, x, y }) => ({ wing, x, y })) }
}

/** A random enemy ship; nearer ones are likelier. */
function targetOf(g: State, bounds: WingBounds, random: Random): ShipId | null {
  const [first] = bounds.wings
  if (first === undefined) return null
  const side = sideOf(numberAt(g.wings.owner, first.wing))
  const enemies: ShipId[] = []
  for (let ship = 0; ship < g.ships.place.length; ship++) {
    if (g.ships.place[ship] === PLACE.table && sideOfShip(g, ship) !== side) enemies.push(ship)
  }
  if (enemies.length === 0) return null
  const one = at(enemies, random.below(enemies.length))
  const other = at(enemies, random.below(enemies.length))
  return distance(first, poseOf(g, one)) <= distance(first, poseOf(g, other)) ? one : other
}

/** As many wings as reach it surround a ship's stand in contact; the others go as near as they can. */
export function flyTo(g: State, bounds: WingBounds, ship: ShipId): WingPlan {
  const pose = poseOf(g, ship)
  const ring = Math.floor(halfOf(g, ship)) + 375 + 20
  const placed: Stand[] = []
  const wings: WingPlan['wings'] = []
  for (const start of bounds.wings) {
    const point = touching(bounds, start, pose, pose.heading, ring, placed) ?? towards(bounds, start, pose, placed)
    placed.push(roundStand(point))
    wings.push({ wing: start.wing, x: point.x, y: point.y })
  }
  return areApart(placed) ? { wings } : stay(bounds)
}

/** The nearest point where the wing may touch the stand, at the middle or the quarters of a side; null if there is none. */
function touching(
  bounds: WingBounds,
  start: WingStart,
  centre: Point,
  facing: number,
  ring: number,
  placed: readonly Stand[],
): Point | null {
  if (distance(start, centre) - ring > start.reach) return null
  let best: Point | null = null
  for (let side = 0; side < 4; side++) {
    for (const aside of [0, 760, -760]) {
      const h = heading(facing + side * 9000)
      const x = centre.x + nearest((ring * sine(h) + aside * cosine(h)) / SCALE)
      const y = centre.y + nearest((ring * cosine(h) - aside * sine(h)) / SCALE)
      if (best !== null && distance(start, { x, y }) >= distance(start, best)) continue
      if (mayGoTo(bounds, start, { x, y }, placed) === true) best = { x, y }
    }
  }
  return best
}

/** The point as far towards a goal as the wing may go, a little to either side if the way is blocked. */
function towards(bounds: WingBounds, start: WingStart, goal: Point, placed: readonly Stand[]): Point {
  const bearing = bearingOf(goal.x - start.x, goal.y - start.y)
  const most = Math.min(start.reach, Math.max(distance(start, goal) - 2000, 0))
  for (const part of [1, 0.75, 0.5, 0.25]) {
    for (const aside of [0, 1500, -1500, 3500, -3500]) {
      const h = heading(bearing + aside)
      const x = start.x + nearest((most * part * sine(h)) / SCALE)
      const y = start.y + nearest((most * part * cosine(h)) / SCALE)
      if (mayGoTo(bounds, start, { x, y }, placed) === true) return { x, y }
    }
  }
  return { x: start.x, y: start.y }
}

/** Whether the wings do not overlap: one that stays may be where another has gone. */
function areApart(placed: readonly Stand[]): boolean {
  for (let i = 0; i < placed.length; i++) {
    for (let j = i + 1; j < placed.length; j++) {
      const a = at(placed, i)
      const b = at(placed, j)
      if ((a.x - b.x) ** 2 + (a.y - b.y) ** 2 < 750 * 750) return false
    }
  }
  return true
}
