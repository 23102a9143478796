import { isObject, type Json, no, planName, type Refusal, type Verdict, yes } from '@orrery/kernel'
import { type Disc, isInside, isWithin, type Point, type Pose } from '../../geometry/place.ts'
import { overlap, type Stand } from '../../geometry/stand.ts'
import { isWhole } from '../move/manoeuvre.ts'

/** Everything on which the legality of a squadron's place depends. Lengths are thousandths of an inch. */
export type DeployBounds = {
  squadron: number
  ships: { ship: number; half: number }[]
  /** The command distance (FA-SETUP-11). */
  cd: number
  /** Rectangles: west, south, east, north. Every ship's centre must be in one of them. */
  zones: number[][]
  /** The stands on the table, as x, y, heading, half, and 1 for a round one. */
  stands: number[][]
  /** Planets and meteors. */
  bodies: number[][]
  /** Enemy ships, and the least distance of every ship from them (0 for no limit). */
  enemies: number[][]
  apart: number
  /** Every ship must be within `near` of one of the fields; -1 for no such limit. */
  fields: number[][]
  near: number
  width: number
  depth: number
}

/** Where the ships of a squadron are placed. */
export type DeployPlan = { ships: { ship: number; x: number; y: number; heading: number }[] }

/** FA-SETUP-7: the plan for a squadron's place. */
export const DEPLOYMENT = planName<DeployBounds, DeployPlan>('deployment')

/** FA-SETUP-7, FA-SETUP-11: whether a plan from outside places the squadron legally within its bounds. */
export function mayDeploy(bounds: DeployBounds, value: Json): Verdict {
  const read = readPlan(bounds, value)
  if ('rule' in read) return read
  const placed: Stand[] = []
  for (const { ship, x, y, heading } of read.ships) {
    const { half } = bounds.ships.find((one) => one.ship === ship) as { half: number }
    const verdict = mayStand(bounds, { x, y, heading }, half, placed)
    if (verdict !== true) return verdict
    placed.push({ x, y, heading, half, round: false })
  }
  return isOneGroup(placed, bounds.cd) ? yes : no('FA-SETUP-11', { distance: bounds.cd / 1000 })
}

/** Whether one ship may be placed at a pose, beside those of its squadron already placed. */
export function mayStand(bounds: DeployBounds, pose: Pose, half: number, placed: readonly Stand[]): Verdict {
  const inside = bounds.zones.some(([west = 0, south = 0, east = 0, north = 0]) => {
    return pose.x >= west && pose.x <= east && pose.y >= south && pose.y <= north
  })
  if (!inside) return no('FA-SETUP-7')
  const stand: Stand = { ...pose, half, round: false }
  for (const other of placed) if (overlap(stand, other) > 0) return no('FA-SETUP-11')
  for (const [x = 0, y = 0, heading = 0, other = 0, round = 0] of bounds.stands) {
    if (overlap(stand, { x, y, heading, half: other, round: round === 1 }) > 0) return no('FA-SETUP-11')
  }
  for (const body of bounds.bodies) if (isInside(pose, discOf(body))) return no('FA-SETUP-11')
  for (const [x = 0, y = 0] of bounds.enemies)
    if (!isApart(pose, { x, y }, bounds.apart)) return no('FA-SETUP-10', { most: bounds.apart / 1000 })
  if (bounds.near >= 0 && !bounds.fields.some((field) => isNear(pose, discOf(field), bounds.near))) return no('FA-SCEN-6')
  return yes
}

/** A planet, a meteor or a field of the bounds. */
export function discOf([x = 0, y = 0, radius = 0]: readonly number[]): Disc {
  return { x, y, radius }
}

/** Whether two points are at least a distance apart. */
function isApart(a: Point, b: Point, least: number): boolean {
  const dx = a.x - b.x
  const dy = a.y - b.y
  return dx * dx + dy * dy >= least * least
}

function isNear(point: Point, field: Disc, near: number): boolean {
  return isWithin(point, field, field.radius + near)
}

/** FA-CD-7: whether chains of connections join all ships. */
function isOneGroup(stands: readonly Stand[], cd: number): boolean {
  const left = stands.slice(1)
  const joined = stands.slice(0, 1)
  for (const stand of joined) {
    for (let i = left.length - 1; i >= 0; i--) {
      const other = left[i] as Stand
      if (!isWithin(stand, other, cd)) continue
      joined.push(other)
      left.splice(i, 1)
    }
  }
  return left.length === 0
}

function readPlan(bounds: DeployBounds, value: Json): DeployPlan | Refusal {
  if (!isObject(value) || !Array.isArray(value.ships) || value.ships.length !== bounds.ships.length) return no('FA-SETUP-7')
  const ships: DeployPlan['ships'] = []
  for (const raw of value.ships) {
    if (!isObject(raw)) return no('FA-SETUP-7')
    const { ship, x, y, heading } = raw
    if (!isWhole(x) || !isWhole(y) || !isWhole(heading) || heading < 0 || heading >= 36_000) return no('FA-GEN-2')
    if (!isWhole(ship) || !bounds.ships.some((one) => one.ship === ship) || ships.some((one) => one.ship === ship)) return no('FA-SETUP-7')
    ships.push({ ship, x, y, heading })
  }
  return { ships }
}
