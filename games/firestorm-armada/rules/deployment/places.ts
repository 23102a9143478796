import type { Random } from '@orrery/kernel'
import { cosine, heading, nearest, SCALE, sine } from '../../geometry/directions.ts'
import { isWithin, type Point, type Pose } from '../../geometry/place.ts'
import { overlap, type Stand } from '../../geometry/stand.ts'
import { type DeployBounds, type DeployPlan, discOf, mayStand } from './plan.ts'

/** The gap between the stands of neighbours in a line. */
const GAP = 600

/** The number of random anchors that are tried before the zone is searched point by point. */
const TRIES = 60
const GRID = 700

/** The place of a squadron in line abreast around an anchor, with the anchor's heading; null if it is not legal. */
export function deployedAt(bounds: DeployBounds, anchor: Pose): DeployPlan | null {
  const ships: DeployPlan['ships'] = []
  const across = heading(anchor.heading + 9000)
  const step = Math.max(...bounds.ships.map(({ half }) => half)) * 2 + GAP
  for (const [i, { ship, half }] of bounds.ships.entries()) {
    // Ships go from the middle to both sides: 0, 1, -1, 2, -2 ...
    const off = (i % 2 === 1 ? (i + 1) / 2 : -i / 2) * step
    const pose: Pose = {
      x: anchor.x + nearest((off * sine(across)) / SCALE),
      y: anchor.y + nearest((off * cosine(across)) / SCALE),
      heading: anchor.heading,
    }
    // Neighbours are farther apart than their stands, so they need no check against each other.
    if (mayStand(bounds, pose, half, []) !== true) return null
    ships.push({ ship, ...pose })
  }
  return step <= bounds.cd ? { ships } : null
}

/** A legal place for a squadron anywhere in its zones, with one of the given headings; null if none was found. */
export function somePlace(bounds: DeployBounds, headings: readonly number[], random: Random): DeployPlan | null {
  for (let i = 0; i < TRIES; i++) {
    const [west = 0, south = 0, east = 0, north = 0] = zoneFor(bounds, random)
    const anchor = { x: west + random.below(east - west + 1), y: south + random.below(north - south + 1) }
    const found = deployedAt(bounds, { ...anchor, heading: headings[random.below(headings.length)] as number })
    if (found !== null) return found
  }
  return firstPlace(bounds, headings)
}

/** A square around one of the fields if ships must be near one, otherwise one of the zones. */
function zoneFor(bounds: DeployBounds, random: Random): readonly number[] {
  const field = bounds.near < 0 ? undefined : bounds.fields[random.below(bounds.fields.length)]
  if (field === undefined) return bounds.zones[random.below(bounds.zones.length)] as number[]
  const { x, y, radius } = discOf(field)
  const reach = radius + bounds.near
  return [Math.max(x - reach, 0), Math.max(y - reach, 0), Math.min(x + reach, bounds.width), Math.min(y + reach, bounds.depth)]
}

/** The first legal place that is found point by point: in line, or else wherever there is room; null if there is none. */
export function firstPlace(bounds: DeployBounds, headings: readonly number[]): DeployPlan | null {
  for (const point of pointsOf(bounds)) {
    for (const towards of headings) {
      const found = deployedAt(bounds, { ...point, heading: towards })
      if (found !== null) return found
    }
  }
  for (const towards of headings) {
    const found = anyhow(bounds, towards)
    if (found !== null) return found
  }
  return null
}

/** The points of the zones that are tried. */
function* pointsOf({ zones }: DeployBounds): Generator<Point> {
  for (const [west = 0, south = 0, east = 0, north = 0] of zones)
    for (let y = south; y <= north; y += GRID) for (let x = west; x <= east; x += GRID) yield { x, y }
}

/** FA-SETUP-11: a place of ships that do not stand in line, each within the command distance of one placed before. */
function anyhow(bounds: DeployBounds, towards: number): DeployPlan | null {
  const half = Math.max(...bounds.ships.map((ship) => ship.half))
  const stands = Array.from(pointsOf(bounds), (point): Stand => ({ ...point, heading: towards, half, round: false }))
  const free = stands.filter((stand) => mayStand(bounds, stand, half, []) === true)
  for (const first of free) {
    const group = [first]
    for (const member of group) {
      for (const stand of free) {
        if (group.length === bounds.ships.length) break
        if (isWithin(member, stand, bounds.cd) && group.every((other) => overlap(stand, other) === 0)) group.push(stand)
      }
    }
    if (group.length < bounds.ships.length) continue
    return { ships: bounds.ships.map(({ ship }, i) => placeOf(ship, group[i] as Stand)) }
  }
  return null
}

function placeOf(ship: number, { x, y, heading: towards }: Stand): DeployPlan['ships'][number] {
  return { ship, x, y, heading: towards }
}
