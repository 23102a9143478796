import type { Random } from '@orrery/kernel'
import { bearingOf, heading } from '../geometry/directions.ts'
import { pathOf } from '../geometry/path.ts'
import { distance2, INCH, isOn, type Point } from '../geometry/place.ts'
import { enters } from '../geometry/sight.ts'
import { at } from '../rules/at.ts'
import type { Manoeuvre, MoveBounds } from '../rules/move/manoeuvre.ts'
import { rammingPlan } from '../rules/move/ram.ts'
import { sideOfShip } from '../rules/ships.ts'
import { poseOf } from '../rules/stands.ts'
import { PLACE, type State } from '../state.ts'
import { steer } from './steer.ts'

/** The bearings relative to an enemy that a move may aim for: at it, at either broadside, past it, away from it. */
const AIMS = [0, 0, 0, 6000, -6000, 9000, -9000, 3000, -3000, 18_000]

/** The number of tries to find a safe move; the last one heads for the middle of the table. */
const TRIES = 5

/** A legal manoeuvre that makes sense: towards, along or away from an enemy, if possible neither off the table nor into a planet. */
export function sampleMove(g: State, bounds: MoveBounds, random: Random): Manoeuvre {
  if (bounds.ram.length > 0) return rammingPlan(bounds) ?? { segments: [] }
  if (bounds.mv === 0)
    return bounds.rotate === 0 ? { segments: [] } : { segments: [], rotate: (random.below(181) - 90) * (bounds.rotate / 90) }
  const enemy = nearestEnemy(g, bounds)
  let segments = steer(bounds, bounds.heading, bounds.mv)
  for (let i = 0; i < TRIES; i++) {
    const towards = bearingOf(enemy.x - bounds.x, enemy.y - bounds.y)
    const aim = heading(towards + at(AIMS, random.below(AIMS.length)))
    const span = bounds.mv - bounds.least
    const length =
      random.below(3) === 0 ? bounds.least + random.below(span + 1) : random.below(2) === 0 ? bounds.mv : bounds.mv - (span >> 1)
    segments = steer(bounds, i === TRIES - 1 ? bearingOf(bounds.width / 2 - bounds.x, bounds.depth / 2 - bounds.y) : aim, length)
    if (isSafe(g, bounds, pathOf(bounds, segments).end)) break
  }
  return { segments, ...minesIn(bounds, segments.length, random) }
}

/** In one of three moves, a mine where the move starts. */
function minesIn(bounds: MoveBounds, segments: number, random: Random): Pick<Manoeuvre, 'mines'> {
  if (bounds.mines === 0 || segments === 0 || random.below(3) > 0) return {}
  const centre = { x: bounds.x, y: bounds.y }
  const clear = bounds.bodies.every(([x = 0, y = 0, radius = 0]) => distance2(centre, { x, y }) > (radius + 2 * INCH) ** 2)
  const inside = isOn({ x: bounds.x, y: bounds.y }, bounds.width, bounds.depth) && margin(bounds) > 2 * INCH
  return clear && inside ? { mines: [{ segment: 0, at: 0 }] } : {}
}

function margin({ x, y, width, depth }: MoveBounds): number {
  return Math.min(x, y, width - x, depth - y)
}

/** Whether a move to a point stays on the table and out of planets and meteors. */
export function isSafe(g: State, bounds: MoveBounds, end: Point): boolean {
  if (!isOn(end, bounds.width, bounds.depth)) return false
  for (const piece of g.terrain) {
    if ((piece.kind === 'planet' || piece.kind === 'meteor') && enters(bounds, end, piece)) return false
  }
  return true
}

/** The place of the nearest enemy ship; the middle of the table if there is none. */
export function nearestEnemy(g: State, bounds: MoveBounds): Point {
  const side = sideOfShip(g, bounds.ship)
  let best: Point = { x: bounds.width / 2, y: bounds.depth / 2 }
  let least = Number.POSITIVE_INFINITY
  for (let ship = 0; ship < g.ships.place.length; ship++) {
    if (g.ships.place[ship] !== PLACE.table || sideOfShip(g, ship) === side) continue
    const pose = poseOf(g, ship)
    const away = distance2(pose, bounds)
    if (away >= least) continue
    least = away
    best = pose
  }
  return best
}
