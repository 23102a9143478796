import { no, plan, type Rule, type Verdict, yes } from '@orrery/kernel'
import { shipType } from '../content/ships.ts'
import { tell } from '../events.ts'
import { SCALE } from '../geometry/directions.ts'
import { depthIn, roomToDisc, roomToEdge } from '../geometry/landing.ts'
import { cut, firstStep, type Path, pathOf, poseAt } from '../geometry/path.ts'
import { isWithin } from '../geometry/place.ts'
import { along } from '../geometry/stand.ts'
import { shipParams } from '../names.ts'
import type { ShipId, State, Terrain } from '../state.ts'
import { putAside } from './aside.ts'
import { numberAt } from './at.ts'
import { moveBounds, moveRange } from './bounds.ts'
import { criticalHits } from './damage/critical.ts'
import { d6 } from './dice.ts'
import { goesOn } from './end/victory.ts'
import { flyShip, hitMeteor } from './fly.ts'
import { leave } from './leave.ts'
import { contactStep, MANOEUVRE } from './manoeuvre.ts'
import { rammingPlan } from './ramming-plan.ts'
import { isDerelict, isOnTable, sideOfShip } from './ships.ts'
import { halfOf, poseOf, putShip, shipStands } from './stands.ts'
import { RING } from './whole-ring.ts'

/** FA-COLL-4, FA-COLL-5: whether a ship may declare ramming of an enemy. */
export function mayRam(g: State, ship: ShipId, target: ShipId): Verdict {
  const { stats } = shipType(numberAt(g.ships.type, ship))
  if (stats.hp - numberAt(g.ships.hull, ship) !== 1 || isDerelict(g, ship)) return no('FA-COLL-4')
  if (sideOfShip(g, ship) === sideOfShip(g, target)) return no('FA-COLL-4')
  if (!isWithin(poseOf(g, ship), poseOf(g, target), moveRange(g, ship).mv + 3000)) return no('FA-COLL-5')
  return rammingPlan(moveBounds(g, ship, target)) === null ? no('FA-COLL-5') : yes
}

/** FA-COLL-5 to 8: the ram, from its declaration to what becomes of the rammer. */
export function* ram(g: State, ship: ShipId, target: ShipId): Rule {
  const bounds = moveBounds(g, ship, target)
  g.ships.rammed[ship] = g.turn
  const prompt = { name: 'ram.plan', rule: 'FA-COLL-5', message: 'ram-plan', on: `ship:${ship}` as const, params: shipParams(g, ship) }
  const { segments } = yield* plan(g.activation.seat, prompt, MANOEUVRE, bounds)
  const whole = pathOf(bounds, segments)
  const contact = contactStep(bounds, whole)
  const length = yield* flyShip(g, ship, cut(whole, contact))
  g.ships.flown[ship] = length
  g.ships.enginesCut[ship] = 0
  g.ships.fullStop[ship] = 0
  const { x, y } = poseAt(whole, contact)
  const arrived = goesOn(g, ship) && g.ships.x[ship] === x && g.ships.y[ship] === y
  if (arrived && isOnTable(g, target)) yield* collide(g, ship, target)
}

/** FA-COLL-6, FA-COLL-7: the roll on contact. */
function* collide(g: State, ship: ShipId, target: ShipId): Rule {
  const easy = shipType(numberAt(g.ships.type, target)).installation || g.ships.fullStop[target] === 1
  const face = d6(g)
  const success = face === 6 || (easy && face >= 4)
  tell(g, { type: 'ram-rolled', rule: 'FA-COLL-6', on: `ship:${ship}`, to: `ship:${target}`, ship, target, face, success: success ? 1 : 0 })
  if (!success) {
    yield* flyPast(g, ship, target)
    return
  }
  yield* criticalHits(g, [target, ship], 'FA-COLL-7', RING)
}

/** The planet or meteor that a path reaches first, and at which step; at one and the same point the meteor (FA-MOVE-25). */
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
  if (edge >= 0) yield* leave(g, ship, 'withdrawn', 'FA-COLL-10')
  else putAside(g, ship)
}
