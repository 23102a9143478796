import { no, plan, type Rule, type Verdict, yes } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { cosine, SCALE, sine } from '../../geometry/directions.ts'
import { depthIn, roomToDisc, roomToEdge } from '../../geometry/landing.ts'
import { cut, firstStep, type Path, pathOf, poseAt, type Segment } from '../../geometry/path.ts'
import { isWithin, type Point } from '../../geometry/place.ts'
import { across, along, CONTACT } from '../../geometry/stand.ts'
import { shipParams } from '../../names.ts'
import type { ShipId, State, Terrain } from '../../state.ts'
import { numberAt } from '../at.ts'
import { criticalHits } from '../damage/settle.ts'
import { d6 } from '../dice.ts'
import { goesOn } from '../end/victory.ts'
import { RING } from '../fire/attack.ts'
import { leave } from '../leave.ts'
import { isDerelict, isOnTable, sideOfShip } from '../ships.ts'
import { halfOf, poseOf, putShip, shipStands } from '../stands.ts'
import { putAside } from '../wing/places.ts'
import { crossAsteroids, flyShip, halfSpeed, hasTurned, hitMeteor, leaveTable, rest } from './fly.ts'
import { contactStep, MANOEUVRE, type Manoeuvre, type MoveBounds, moveBounds, moveRange, NINTHS } from './manoeuvre.ts'

/** FA-COLL-4, FA-COLL-5: whether a ship may declare ramming of an enemy. */
export function mayRam(g: State, ship: ShipId, target: ShipId): Verdict {
  const { stats } = shipType(numberAt(g.ships.type, ship))
  if (stats.hp - numberAt(g.ships.hull, ship) !== 1 || isDerelict(g, ship)) return no('FA-COLL-4')
  if (sideOfShip(g, ship) === sideOfShip(g, target)) return no('FA-COLL-4')
  if (!isWithin(poseOf(g, ship), poseOf(g, target), moveRange(g, ship).mv + 3000)) return no('FA-COLL-5')
  return rammingPlan(moveBounds(g, ship, target)) === null ? no('FA-COLL-5') : yes
}

/** FA-COLL-5 to 8: a ram, from its declaration to the fate of the rammer. */
export function* ram(g: State, ship: ShipId, target: ShipId): Rule {
  const bounds = moveBounds(g, ship, target)
  g.ships.rammed[ship] = g.turn
  const prompt = { name: 'ram.plan', rule: 'FA-COLL-5', message: 'ram-plan', on: `ship:${ship}` as const, params: shipParams(g, ship) }
  const { segments } = yield* plan(g.activation.seat, prompt, MANOEUVRE, bounds)
  const whole = pathOf(bounds, segments)
  const contact = contactStep(bounds, whole)
  const path = cut(whole, contact)
  const half = halfSpeed(g, ship)
  const length = yield* flyShip(g, ship, path, { rams: true })
  g.ships.flown[ship] = length
  g.ships.turned[ship] = hasTurned(path, length)
  g.ships.enginesCut[ship] = 0
  rest(g, ship, length)
  const { x, y } = poseAt(whole, contact)
  const arrived = goesOn(g, ship) && g.ships.x[ship] === x && g.ships.y[ship] === y
  if (arrived && isOnTable(g, target)) yield* collide(g, ship, target)
  // FA-TERR-10: only once; a ship that was stopped before the contact has suffered them.
  if (arrived && goesOn(g, ship)) yield* crossAsteroids(g, ship, path, path.steps, length <= half)
}

/** FA-COLL-6, FA-COLL-7: the roll on contact. */
function* collide(g: State, ship: ShipId, target: ShipId): Rule {
  const easy = shipType(numberAt(g.ships.type, target)).installation || g.ships.fullStop[target] === 1
  const need = easy ? 4 : 6
  const face = d6(g)
  const success = face >= need
  const on = `ship:${ship}`
  tell(g, { type: 'ram-rolled', rule: 'FA-COLL-6', on, to: `ship:${target}`, ship, target, face, need, success: success ? 1 : 0 })
  if (!success) {
    yield* flyPast(g, ship, target)
    return
  }
  yield* criticalHits(g, [target, ship], 'FA-COLL-7', RING)
}

/** FA-MOVE-25: the planet or meteor that a path reaches first, and the step; at the same point the meteor comes first. */
function firstBody(g: State, path: Path, to: number): { body: Terrain; step: number } | null {
  let first: { body: Terrain; step: number } | null = null
  for (const body of g.terrain) {
    if (body.kind !== 'planet' && body.kind !== 'meteor') continue
    const step = firstStep(path, 0, to, (on) => roomToDisc(on, body))
    if (step < 0 || (first !== null && (step > first.step || (step === first.step && body.kind === 'planet')))) continue
    first = { body, step }
  }
  return first
}

/** FA-COLL-10: after a failed ram the ship continues straight ahead to the first free point beyond the target. */
function* flyPast(g: State, ship: ShipId, target: ShipId): Rule {
  const pose = poseOf(g, ship)
  const there = poseOf(g, target)
  const { width, depth } = g.settings
  const path = pathOf(pose, [{ straight: width + depth }])
  const half = halfOf(g, ship)
  const others = shipStands(g, ship)
  const beyond = Math.max(Math.ceil(along(pose.heading, there.x - pose.x, there.y - pose.y) / SCALE), 0)
  const free = firstStep(path, beyond, path.steps, (on) => depthIn(on, half, others))
  const edge = firstStep(path, 0, free, (on) => roomToEdge(on, width, depth))
  const reached = firstBody(g, path, edge >= 0 ? edge : free)
  if (reached !== null) {
    const { body, step } = reached
    if (body.kind === 'planet') yield* leave(g, ship, 'destroyed', 'FA-COLL-1')
    else yield* hitMeteor(g, ship, poseAt(path, Math.max(step - 1, 0)), body)
    return
  }
  putShip(g, ship, poseAt(path, edge >= 0 ? edge : free))
  if (edge >= 0) yield* leaveTable(g, ship, false, 'FA-COLL-10')
  else putAside(g, ship)
}

/** The straight lengths before the turn that are tried, as shares of the spare length, and the step of turns in hundredths of a degree. */
const STRETCHES = [0, 0.25, 0.5, 0.75, 1]
const TURN_STEP = 500

/** A legal manoeuvre whose path touches the stand to be rammed; null if none of those tried does. */
export function rammingPlan(bounds: MoveBounds): Manoeuvre | null {
  const sides = sidesTo(bounds)
  if (sides.length === 0) return null
  for (const segments of tries(bounds, sides)) {
    const path = pathOf(bounds, segments)
    if (passesNear(path, bounds) && contactStep(bounds, path) >= 0) return { segments }
  }
  return null
}

/** The greatest distance of an arc of the turning template from its chord, with a margin for rounding. */
const SAGITTA = 400

/**
 * Whether a path could touch the stand to be rammed: a leg of it, taken as a straight line, comes within the half diagonals of both
 * stands. This excludes most candidates before they are measured step by step.
 */
function passesNear(path: Path, bounds: MoveBounds): boolean {
  const [x = 0, y = 0] = bounds.ram
  const reach = reachOf(bounds)
  return path.legs.some((leg, i) => isNearLine(leg, path.legs[i + 1] ?? path.end, { x, y }, reach)) || path.legs.length === 0
}

/** The distance from the stand to be rammed beyond which no path touches it. */
function reachOf({ half, ram }: MoveBounds): number {
  const [, , , other = 0] = ram
  return (half + other) * 1.4143 + CONTACT + SAGITTA
}

/**
 * FA-COLL-5: the sides to which a turn may touch the stand to be rammed; none if no path can, because none leaves the angle of its
 * turn.
 */
function sidesTo(bounds: MoveBounds): number[] {
  const [x = 0, y = 0] = bounds.ram
  const reach = reachOf(bounds) * SCALE
  const ahead = along(bounds.heading, x - bounds.x, y - bounds.y)
  const aside = across(bounds.heading, x - bounds.x, y - bounds.y)
  if (Math.abs(aside) * cosine(bounds.angle) - ahead * sine(bounds.angle) > reach * SCALE) return []
  return [1, -1].filter((side) => side * aside >= -reach)
}

function isNearLine(from: Point, to: Point, point: Point, reach: number): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length2 = dx * dx + dy * dy
  const part = length2 === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length2
  const foot = Math.min(Math.max(part, 0), 1)
  return isWithin({ x: from.x + dx * foot, y: from.y + dy * foot }, point, reach)
}

/** The candidates: straight ahead, then one turn after some distance, and straight on to the end. */
function* tries({ mv, firstTl, angle }: MoveBounds, sides: readonly number[]): Generator<Segment[]> {
  yield mv > 0 ? [{ straight: mv }] : []
  for (const part of STRETCHES) {
    for (let turn = TURN_STEP; turn <= angle; turn += TURN_STEP) {
      const cost = Math.ceil((turn * 2) / NINTHS)
      const spare = mv - firstTl - cost
      if (spare < 0) break
      const before = firstTl + Math.floor(spare * part)
      const after = mv - before - cost
      for (const side of sides) {
        const segments: Segment[] = [{ turn: side * turn }]
        if (before > 0) segments.unshift({ straight: before })
        if (after > 0) segments.push({ straight: after })
        yield segments
      }
    }
  }
}
