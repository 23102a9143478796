import type { Rule } from '@orrery/kernel'
import { tell } from '../../events.ts'
import { cosine, nearest, SCALE, sine } from '../../geometry/directions.ts'
import { depthIn, roomToDisc } from '../../geometry/landing.ts'
import { firstStep, lineTo, poseAt } from '../../geometry/path.ts'
import { type Disc, distance, INCH, isOn, isWithin, type Point } from '../../geometry/place.ts'
import { across, along, gap } from '../../geometry/stand.ts'
import { PLACE, type ShipId, type State, type Terrain } from '../../state.ts'
import { at } from '../at.ts'
import { boardingRounds, decompression, fires } from '../damage/end.ts'
import { criticalHits } from '../damage/settle.ts'
import { d6, randomDirection } from '../dice.ts'
import { RING } from '../fire/attack.ts'
import { droneMines } from '../move/mines.ts'
import { shipsOfSide } from '../ships.ts'
import { halfOf, poseOf, putShip, shipStands, standOf, standOfWing } from '../stands.ts'
import { putAside, putWingAside } from '../wing/places.ts'
import { countPoints, isOver } from './victory.ts'

/** FA-TERR-6: how far a well reaches, and how far it pulls ships. */
const WELL_REACH = 8 * INCH

/** FA-END-5, FA-END-9, FA-END-11: checks for the end of the game, then carries out the compulsory effects in their order. */
export function* endEffects(g: State): Rule {
  if (g.turn >= g.settings.turns) {
    g.end = 'turns'
    countPoints(g)
    return
  }
  g.step = 'end-repair'
  g.rolls = []
  for (const effects of [fires, decompression, boardingRounds, terrain, droneMines]) {
    yield* effects(g)
    if (isOver(g)) return
  }
}

/** FA-TERR-6, FA-TERR-7: wells pull and meteors drift. */
function* terrain(g: State): Rule {
  for (const piece of g.terrain) if (piece.kind === 'gravityWell') pull(g, piece)
  for (const piece of g.terrain) {
    if (!piece.drifting) continue
    yield* drift(g, piece)
    if (isOver(g)) return
  }
}

/** FA-TERR-6, FA-TERR-11: every ship near the well is pulled an inch straight towards it, or up to another stand or a rim. */
function pull(g: State, well: Terrain): void {
  for (const side of [at(g.order, 0) & 1, 1 - (at(g.order, 0) & 1)]) {
    for (const ship of shipsOfSide(g, side)) {
      const pose = poseOf(g, ship)
      if (!isWithin(pose, well, WELL_REACH)) continue
      const away = distance(pose, well)
      if (away === 0) continue
      const part = Math.min(INCH / away, 1)
      const to = { x: pose.x + nearest((well.x - pose.x) * part), y: pose.y + nearest((well.y - pose.y) * part) }
      const path = lineTo(pose, to)
      const stop = firstStop(g, ship, pose.heading, path)
      const end = poseAt(path, stop)
      putShip(g, ship, { x: end.x, y: end.y, heading: pose.heading })
      putAside(g, ship)
      tell(g, { type: 'ship-pulled', rule: 'FA-TERR-6', on: `ship:${ship}`, ship, x: end.x, y: end.y })
    }
  }
}

/** The last step of a pull before another stand, a planet or a meteor. */
function firstStop(g: State, ship: ShipId, heading: number, path: ReturnType<typeof lineTo>): number {
  const others = shipStands(g, ship)
  const half = halfOf(g, ship)
  const bodies: Disc[] = g.terrain.filter(({ kind }) => kind === 'planet' || kind === 'meteor')
  for (let step = 1; step <= path.steps; step++) {
    const pose = { ...poseAt(path, step), heading }
    if (depthIn(pose, half, others) > 0 || bodies.some((body) => roomToDisc(pose, body) === 0)) return step - 1
  }
  return path.steps
}

/**
 * FA-TERR-7: whether a meteor that drifts to a point could reach a ship's stand, which means to come nearer. A meteor that already touches
 * the stand and drifts away from it or along it does not reach it, just as a ship does not enter a field in which it starts
 * (FA-TERR-11).
 */
function isBefore(g: State, ship: ShipId, meteor: Point, to: Point): boolean {
  const { x, y, heading } = poseOf(g, ship)
  const half = halfOf(g, ship) * SCALE
  const off = [along(heading, meteor.x - x, meteor.y - y), across(heading, meteor.x - x, meteor.y - y)] as const
  const beyond = off.map((length) => length - Math.max(-half, Math.min(half, length)))
  // The direction is that from the nearest point of the stand, or from its centre if the meteor's centre is under the stand.
  const [ahead = 0, aside = 0] = beyond.some((length) => length !== 0) ? beyond : off
  return ahead * along(heading, to.x - meteor.x, to.y - meteor.y) + aside * across(heading, to.x - meteor.x, to.y - meteor.y) < 0
}

/** FA-TERR-7, FA-TERR-11: a drifting meteor moves D6 inches; a ship whose stand it reaches stops it and suffers a critical hit. */
function* drift(g: State, meteor: Terrain): Rule {
  const length = d6(g) * INCH
  const direction = randomDirection(g)
  const from = { x: meteor.x, y: meteor.y }
  const to = { x: from.x + nearest((length * sine(direction)) / SCALE), y: from.y + nearest((length * cosine(direction)) / SCALE) }
  const path = lineTo(from, to)
  const ships = g.ships.place.flatMap((place, ship) => (place === PLACE.table && isBefore(g, ship, meteor, to) ? [ship] : []))
  const roomTo = (pose: Point, ship: ShipId) =>
    gap({ x: pose.x, y: pose.y, heading: 0, half: meteor.radius, round: true }, standOf(g, ship))
  const stop = firstStep(path, 0, path.steps, (pose) => {
    if (!isOn(pose, g.settings.width, g.settings.depth)) return 0
    let room = Math.min(pose.x, pose.y, g.settings.width - pose.x, g.settings.depth - pose.y) + 1
    for (const ship of ships) room = Math.min(room, roomTo(pose, ship))
    return room
  })
  const struck = stop < 0 ? [] : ships.filter((ship) => roomTo(poseAt(path, stop), ship) <= 0)
  const end = stop < 0 ? path.end : struck.length > 0 ? poseAt(path, stop) : poseAt(path, Math.max(stop - 1, 0))
  meteor.x = end.x
  meteor.y = end.y
  tell(g, { type: 'meteor-drifted', rule: 'FA-TERR-7', x: end.x, y: end.y })
  if (struck.length > 0) yield* criticalHits(g, struck, 'FA-TERR-7', RING)
  const reached = { x: end.x, y: end.y, heading: 0, half: meteor.radius, round: true }
  for (let wing = 0; wing < g.wings.place.length; wing++) {
    if (g.wings.place[wing] !== PLACE.table) continue
    if (gap(reached, standOfWing(g, wing)) === 0) putWingAside(g, wing, 'FA-TERR-11')
  }
}
