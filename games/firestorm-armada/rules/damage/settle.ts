import { choose, type Option, type Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { cosine, nearest, SCALE, sine } from '../../geometry/directions.ts'
import { depthIn } from '../../geometry/landing.ts'
import { firstStep, pathOf } from '../../geometry/path.ts'
import { type Disc, distance, distance2, INCH, isInside, isOn, isWithin, type Point } from '../../geometry/place.ts'
import { NONE, PLACE, type ShipId, type State, type WingId } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { wave } from '../dice.ts'
import { isShielded } from '../fire/shots.ts'
import { leave, loseWing } from '../leave.ts'
import type { Ring } from '../ring.ts'
import { isFlying, isOnTable } from '../ships.ts'
import { halfOf, pointOf, poseOf, putShip, shipStands } from '../stands.ts'
import { driveOff } from '../wing/driven-off.ts'
import { putAside } from '../wing/places.ts'
import { hullLeft, PLAIN, rollCritical } from './losses.ts'
import { areaAttack } from './receive.ts'

/** A ship struck by an event, and whether its magazine exploded. */
export interface Struck {
  readonly ship: ShipId
  readonly magazine: boolean
}

/**
 * What destroyed ships. Only a ship destroyed by an attack, a mine or an explosion may fire a last salvo (card window
 * ownShipDestroyed).
 */
export type Cause = 'attack' | 'mine' | 'explosion' | 'other'

/** FA-DMG-23: an explosion, which attacks everything near it except one model. */
export interface Blast extends Point {
  readonly dice: number
  readonly reach: number
  readonly rule: string
  readonly cause: Cause
  /** The model that it does not touch, or NONE. */
  readonly but: ShipId
}

/** FA-DMG-5, FA-MINE-4: how far explosions reach. */
export const BLAST_REACH = 4000

/** FA-DMG-18, FA-DMG-27: when all losses of an event are applied, wrecks leave the table and set off explosions, one after another. */
export function* settle(g: State, struck: readonly Struck[], cause: Cause, ring: Ring, first: readonly Blast[] = []): Rule {
  const blasts = [...first]
  yield* clearWrecks(g, struck, cause, blasts, ring)
  // An explosion may add others to the list.
  for (const blast of blasts) yield* goOff(g, blast, blasts, ring)
}

function* clearWrecks(g: State, struck: readonly Struck[], cause: Cause, blasts: Blast[], ring: Ring): Rule {
  for (const { ship, magazine } of struck) {
    if (!isOnTable(g, ship) || hullLeft(g, ship) > 0) continue
    if (cause !== 'other') yield* ring.lastSalvo(g, ship, ring)
    if (!isOnTable(g, ship)) continue
    const { x, y } = poseOf(g, ship)
    yield* leave(g, ship, 'destroyed', 'FA-DMG-18')
    const { stats, traits } = shipType(numberAt(g.ships.type, ship))
    if (!magazine && !traits.includes('combustibleCargo')) continue
    blasts.push({ x, y, dice: 2 * stats.hp, reach: BLAST_REACH, rule: 'FA-DMG-5', cause: 'explosion', but: NONE })
  }
}

/** A model near a blast: a ship, or a wing. */
interface Near {
  readonly ship: ShipId
  readonly wing: WingId
  readonly away: number
}

/** FA-DMG-5, FA-DMG-23, FA-DMG-24, FA-MINE-4: a blast hits friend and foe, the nearest first, unless a planet or a meteor is between. */
function* goOff(g: State, blast: Blast, blasts: Blast[], ring: Ring): Rule {
  tell(g, { type: 'exploded', rule: blast.rule, x: blast.x, y: blast.y, dice: blast.dice })
  const near = modelsNear(g, blast)
  const drivenOff: WingId[] = []
  while (near.length > 0) {
    const { ship, wing } = yield* nearestModel(g, near, blast)
    near.splice(
      near.findIndex((one) => one.ship === ship && one.wing === wing),
      1,
    )
    if (isFlying(g, wing)) blastWing(g, wing, blast, drivenOff)
    // FA-FIRE-13: a ship that has left the table meanwhile is no longer a target.
    if (!isOnTable(g, ship)) continue
    const magazine = yield* areaAttack(g, ship, blast.dice, blast.cause === 'mine' ? 'mine' : 'explosion', blast.rule, ring)
    yield* clearWrecks(g, [{ ship, magazine }], blast.cause, blasts, ring)
  }
  const flying = drivenOff.filter((wing) => isFlying(g, wing))
  if (flying.length > 0) yield* driveOff(g, flying, blast, 'FA-DMG-24')
}

function modelsNear(g: State, { x, y, reach, but }: Blast): Near[] {
  const centre = { x, y }
  const near: Near[] = []
  for (let ship = 0; ship < g.ships.type.length; ship++) {
    if (!isOnTable(g, ship) || ship === but) continue
    const pose = poseOf(g, ship)
    if (isWithin(centre, pose, reach) && !isShielded(g, centre, pose)) near.push({ ship, wing: NONE, away: distance2(centre, pose) })
  }
  for (let wing = 0; wing < g.wings.type.length; wing++) {
    if (g.wings.place[wing] !== PLACE.table) continue
    const point = pointOf(g, wing)
    if (isWithin(centre, point, reach) && !isShielded(g, centre, point)) near.push({ ship: NONE, wing, away: distance2(centre, point) })
  }
  return near
}

/** FA-DMG-23: the nearest model; of several equally near ones the player with the initiative chooses. */
function* nearestModel(g: State, near: readonly Near[], blast: Blast): Rule<Near> {
  let least = Number.POSITIVE_INFINITY
  for (const { away } of near) least = Math.min(least, away)
  const equal = near.filter(({ away }) => away === least)
  if (equal.length === 1) return at(equal, 0)
  const options = equal.map((model): Option<Near> => {
    const on = model.ship === NONE ? `wing:${model.wing}` : `ship:${model.ship}`
    return {
      id: `next:${on}`,
      value: model,
      rule: 'FA-DMG-23',
      on,
      to: undefined,
      cost: undefined,
      message: 'next-model',
      params: undefined,
    }
  })
  return yield* choose(
    at(g.order, 0),
    { name: 'blast.next', rule: 'FA-DMG-23', message: 'blast-next', params: { dice: blast.dice } },
    options,
  )
}

/** FA-DMG-24: rolls the dice once for a wing; only the worst die counts. */
function blastWing(g: State, wing: WingId, blast: Blast, drivenOff: WingId[]): void {
  const dice = wave(g, blast.dice)
  const worst = Math.max(0, ...dice)
  tell(g, { type: 'wing-blasted', rule: 'FA-DMG-24', on: `wing:${wing}`, wing, dice })
  if (worst === 6) loseWing(g, wing, PLACE.destroyed, 'FA-DMG-24')
  else if (worst >= 4) drivenOff.push(wing)
}

/** FA-DMG-4: a critical hit that no attack made (but a ram or a meteor); shields do not help. */
export function* criticalHit(g: State, ship: ShipId, rule: string, ring: Ring): Rule {
  yield* criticalHits(g, [ship], rule, ring)
}

/** FA-DMG-27: critical hits of one event on several ships: all losses come first, then what they set off. */
export function* criticalHits(g: State, ships: readonly ShipId[], rule: string, ring: Ring): Rule {
  const struck: Struck[] = []
  for (const ship of ships) struck.push({ ship, magazine: yield* rollCritical(g, ship, PLAIN, rule, ring) })
  yield* settle(g, struck, 'other', ring)
}

/** FA-TERR-1, FA-TERR-10, FA-DEF-2: asteroids attack a ship, only once in an activation; shields do not work. */
export function* asteroidAttack(g: State, ship: ShipId, dice: number, ring: Ring): Rule {
  const { kind, asteroids } = g.activation
  if (kind !== 'none') {
    if (asteroids.includes(ship)) return
    asteroids.push(ship)
  }
  const magazine = yield* areaAttack(g, ship, dice, 'terrain', 'FA-TERR-1', ring)
  yield* settle(g, [{ ship, magazine }], 'attack', ring)
}

/** FA-DMG-25: a ship jumps a number of inches in a direction and keeps its heading; only the end point counts. */
export function* displace(g: State, ship: ShipId, inches: number, direction: number, rule: string, ring: Ring): Rule {
  const from = poseOf(g, ship)
  const length = inches * INCH
  moveTo(g, ship, { x: from.x + nearest((length * sine(direction)) / SCALE), y: from.y + nearest((length * cosine(direction)) / SCALE) })
  tell(g, { type: 'displaced', rule, on: `ship:${ship}`, ship, inches, direction })
  // Each pass moves the ship farther on, so this ends at the table's edge at the latest.
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

/** FA-GEN-14: the point of the rim nearest to a point inside, rounded outwards; for the centre, the rim in the ship's direction. */
function rimOf(disc: Disc, point: Point, direction: number): Point {
  const away = distance(disc, point)
  const east = away === 0 ? sine(direction) / SCALE : (point.x - disc.x) / away
  const north = away === 0 ? cosine(direction) / SCALE : (point.y - disc.y) / away
  for (let reach = disc.radius; ; reach++) {
    const rim = { x: disc.x + nearest(east * reach), y: disc.y + nearest(north * reach) }
    if (!isInside(rim, disc)) return rim
  }
}

/** Moves the ship from another ship's stand on to the first free point. Returns whether it had to. */
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
