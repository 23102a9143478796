import { shipType } from '../content/ships.ts'
import type { Disc, Point, Pose } from '../geometry/place.ts'
import { type Stand, WING_RADIUS } from '../geometry/stand.ts'
import { PLACE, type ShipId, type State, type WingId } from '../state.ts'
import { numberAt } from './at.ts'

/** The place and the heading of a ship. */
export function poseOf(g: State, ship: ShipId): Pose {
  const { x, y, heading } = g.ships
  return { x: numberAt(x, ship), y: numberAt(y, ship), heading: numberAt(heading, ship) }
}

/** Puts a ship at a pose. */
export function putShip(g: State, ship: ShipId, pose: Pose): void {
  g.ships.x[ship] = pose.x
  g.ships.y[ship] = pose.y
  g.ships.heading[ship] = pose.heading
}

/** The place of a wing. */
export function pointOf(g: State, wing: WingId): Point {
  return { x: numberAt(g.wings.x, wing), y: numberAt(g.wings.y, wing) }
}

/** FA-GEN-3: half the side of a ship's stand. */
export function halfOf(g: State, ship: ShipId): number {
  return shipType(numberAt(g.ships.type, ship)).side / 2
}

/** The stand of a ship, at its place or at another pose. */
export function standOf(g: State, ship: ShipId, pose: Pose = poseOf(g, ship)): Stand {
  return { x: pose.x, y: pose.y, heading: pose.heading, half: halfOf(g, ship), round: false }
}

/** The stand of a wing, at its place or at another point. */
export function standOfWing(g: State, wing: WingId, point: Point = pointOf(g, wing)): Stand {
  return { x: point.x, y: point.y, heading: 0, half: WING_RADIUS, round: true }
}

/** The stands of all ships on the table except one. */
export function shipStands(g: State, but: ShipId): Stand[] {
  const stands: Stand[] = []
  const { place } = g.ships
  for (let ship = 0; ship < place.length; ship++) if (place[ship] === PLACE.table && ship !== but) stands.push(standOf(g, ship))
  return stands
}

/** The stands of all wings on the table except one. */
export function wingStands(g: State, but: WingId): Stand[] {
  const stands: Stand[] = []
  const { place } = g.wings
  for (let wing = 0; wing < place.length; wing++) if (place[wing] === PLACE.table && wing !== but) stands.push(standOfWing(g, wing))
  return stands
}

/** FA-TERR-3, FA-TERR-4: planets and meteors, which block lines of fire and movement. */
export function bodiesOf(g: State): Disc[] {
  return g.terrain.filter(({ kind }) => kind === 'planet' || kind === 'meteor')
}

/** FA-RANGE-5, FA-TERR-5: asteroid fields, distortion fields and nebulae, which obstruct lines of fire. */
export function fieldsOf(g: State): Disc[] {
  return g.terrain.filter(({ kind }) => kind === 'asteroidField' || kind === 'distortionField' || kind === 'nebula')
}

/** FA-WING-8: planets, meteors and distortion fields, which no wing may enter. */
export function wallsOfWings(g: State): Disc[] {
  return g.terrain.filter(({ kind }) => kind === 'planet' || kind === 'meteor' || kind === 'distortionField')
}
