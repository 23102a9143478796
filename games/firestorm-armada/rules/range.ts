import type { WeaponRecord } from '../content/ship.ts'
import { type Cover, coverIn, coverOfChannel, coversOf, FULLY, OUTSIDE } from '../geometry/arc.ts'
import type { Disc, Point, Pose } from '../geometry/place.ts'
import { bandOf, enters, type Line, lineOf } from '../geometry/sight.ts'
import type { ShipId, State, Terrain } from '../state.ts'
import { poseOf } from './stands.ts'

/** FA-RANGE-3, 4, 11 to 15: how much of a target is in a weapon's arcs. */
export function coverOfWeapon(from: Pose, target: Point, weapon: Pick<WeaponRecord, 'arcs'>): Cover {
  return coverAmong(coversOf(from, target), from, target, weapon)
}

/** The same if the covers of the four arcs are known already (`coversOf`). */
export function coverAmong(covers: number, from: Pose, target: Point, weapon: Pick<WeaponRecord, 'arcs'>): Cover {
  let most: Cover = OUTSIDE
  for (const arc of weapon.arcs) {
    if (arc === 'any') return FULLY
    const cover = arc === 'fixedFore' ? coverOfChannel(from, target) : coverIn(covers, arc)
    if (cover > most) most = cover
  }
  return most
}

/** FA-RANGE-2, FA-RANGE-9: the range band from one ship to another, 0 beyond 32 inches. */
export function bandBetween(g: State, ship: ShipId, target: ShipId): 0 | 1 | 2 | 3 | 4 {
  return bandOf(poseOf(g, ship), poseOf(g, target))
}

const NO_BODIES: readonly Disc[] = []

/** FA-RANGE-5 to 8, FA-RANGE-16, FA-TERR-5: the line of fire between two points; ships and wings never block it. */
export function lineBetween(g: State, from: Point, to: Point): Line {
  // Most lines cross nothing: lists are made only if they are needed.
  let fields: Terrain[] | null = null
  for (const piece of g.terrain) {
    if (piece.kind === 'gravityWell' || !enters(from, to, piece)) continue
    if (piece.kind === 'planet' || piece.kind === 'meteor') return 'blocked'
    if (fields === null) fields = [piece]
    else fields.push(piece)
  }
  return fields === null ? 'free' : lineOf(from, to, fields, NO_BODIES)
}

/** For explosions and mines: whether a planet or meteor is between two points. */
export function isShielded(g: State, from: Point, to: Point): boolean {
  for (const body of g.terrain) if ((body.kind === 'planet' || body.kind === 'meteor') && enters(from, to, body)) return true
  return false
}
