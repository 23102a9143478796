import type { Rule } from '@orrery/kernel'
import { tell } from '../../events.ts'
import { cosine, nearest, SCALE, sine } from '../../geometry/directions.ts'
import { depthIn } from '../../geometry/landing.ts'
import { firstStep, pathOf } from '../../geometry/path.ts'
import { type Disc, distance, INCH, isInside, isOn, type Point } from '../../geometry/place.ts'
import type { ShipId, State } from '../../state.ts'
import { putAside } from '../aside.ts'
import { numberAt } from '../at.ts'
import { leave } from '../leave.ts'
import type { Ring } from '../ring.ts'
import { isOnTable } from '../ships.ts'
import { halfOf, poseOf, putShip, shipStands } from '../stands.ts'
import { criticalHit } from './critical.ts'
import { asteroidAttack } from './terrain.ts'

/** FA-DMG-25: a ship jumps this many inches in a direction and keeps its heading; only the end point counts. */
export function* displace(g: State, ship: ShipId, inches: number, direction: number, rule: string, ring: Ring): Rule {
  const from = poseOf(g, ship)
  const length = inches * INCH
  moveTo(g, ship, { x: from.x + nearest((length * sine(direction)) / SCALE), y: from.y + nearest((length * cosine(direction)) / SCALE) })
  tell(g, { type: 'displaced', rule, on: `ship:${ship}`, ship, inches, direction })
  // Each pass moves the ship to a point further on, so this ends at the table's edge at the latest.
  for (;;) {
    const point = poseOf(g, ship)
    if (!isOn(point, g.settings.width, g.settings.depth)) return yield* leave(g, ship, 'destroyed', 'FA-DMG-16')
    if (bodyAt(g, point, 'planet') !== undefined) return yield* leave(g, ship, 'destroyed', 'FA-COLL-1')
    const meteor = bodyAt(g, point, 'meteor')
    if (meteor !== undefined) {
      moveTo(g, ship, rimOf(meteor, point, direction))
      yield* criticalHit(g, ship, 'FA-COLL-2', ring)
      if (!isOnTable(g, ship)) return
    }
    if (!goOnToFree(g, ship, direction)) break
  }
  putAside(g, ship)
  if (g.terrain.some((piece) => piece.kind === 'asteroidField' && isInside(poseOf(g, ship), piece))) {
    yield* asteroidAttack(g, ship, 6, ring)
  }
}

function moveTo(g: State, ship: ShipId, { x, y }: Point): void {
  putShip(g, ship, { x, y, heading: numberAt(g.ships.heading, ship) })
}

function bodyAt(g: State, point: Point, kind: 'planet' | 'meteor'): Disc | undefined {
  return g.terrain.find((piece) => piece.kind === kind && isInside(point, piece))
}

/** The point of the rim nearest to a point inside, rounded outward (FA-GEN-14); from the centre the way the ship came. */
function rimOf(disc: Disc, point: Point, direction: number): Point {
  const away = distance(disc, point)
  const east = away === 0 ? sine(direction) / SCALE : (point.x - disc.x) / away
  const north = away === 0 ? cosine(direction) / SCALE : (point.y - disc.y) / away
  for (let reach = disc.radius; ; reach++) {
    const rim = { x: disc.x + nearest(east * reach), y: disc.y + nearest(north * reach) }
    if (!isInside(rim, disc)) return rim
  }
}

/** From another ship's stand the ship moves on to the first free point; returns whether it had to. */
function goOnToFree(g: State, ship: ShipId, direction: number): boolean {
  const pose = poseOf(g, ship)
  const half = halfOf(g, ship)
  const others = shipStands(g, ship)
  if (depthIn(pose, half, others) === 0) return false
  const path = pathOf({ x: pose.x, y: pose.y, heading: direction }, [{ straight: g.settings.width + g.settings.depth }])
  const step = firstStep(path, 0, path.steps, (on) => depthIn({ x: on.x, y: on.y, heading: pose.heading }, half, others))
  const { x, y } =
    path.legs.length === 0
      ? pose
      : { x: pose.x + nearest((step * sine(direction)) / SCALE), y: pose.y + nearest((step * cosine(direction)) / SCALE) }
  moveTo(g, ship, { x, y })
  return true
}
