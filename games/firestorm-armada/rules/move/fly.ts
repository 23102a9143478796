import { choose, option, type Rule } from '@orrery/kernel'
import { SCENARIO_CATALOGUE } from '../../content/scenarios.ts'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { FULL, heading, SCALE } from '../../geometry/directions.ts'
import { depthIn, entryStep, lastFreeStep, passes, roomToDisc, roomToEdge, roomToReach } from '../../geometry/landing.ts'
import { firstStep, flownAt, type Path, poseAt } from '../../geometry/path.ts'
import { type Disc, distance2, type Point, type Pose } from '../../geometry/place.ts'
import { across, along } from '../../geometry/stand.ts'
import { shipParams } from '../../names.ts'
import { NONE, type ShipId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { asteroidAttack, criticalHit, displace } from '../damage/settle.ts'
import { d6, randomDirection } from '../dice.ts'
import { goesOn } from '../end/victory.ts'
import { RING } from '../fire/attack.ts'
import { leave } from '../leave.ts'
import { isDerelict, isOnTable, sideOf, sideOfShip, suffers } from '../ships.ts'
import { halfOf, poseOf, putShip, shipStands } from '../stands.ts'
import { putAside } from '../wing/places.ts'
import { currentMv, dropPoint, NINTHS } from './manoeuvre.ts'
import { dropMine, explodeMine, MINE_REACH } from './mines.ts'

/** FA-MOVE-25: what may happen on the way, in the order in which it happens at the same point. */
type Happening =
  | { kind: 'drop'; step: number }
  | { kind: 'mine'; step: number; mine: number }
  | { kind: 'field'; step: number }
  | { kind: 'meteor' | 'planet'; step: number; body: Disc }
  | { kind: 'edge'; step: number }

/** How a path is flown. */
interface Flight {
  /** The steps at which mines are dropped. */
  readonly drops?: readonly number[]
  /** How far the ship has flown before in this activation, in ninths of a thousandth of an inch. */
  readonly before?: number
  /** Whether a card moves the ship (FA-MOVE-20). */
  readonly byCard?: boolean
  /** Whether it rams at the end of the path, so that asteroids strike it only after the contact (FA-COLL-6, FA-ACT-10). */
  readonly rams?: boolean
}

/** FA-MOVE-25: flies the path. Returns how far the ship came by itself, in ninths of a thousandth of an inch. */
export function* flyShip(
  g: State,
  ship: ShipId,
  path: Path,
  { drops = [], before = 0, byCard = false, rams = false }: Flight = {},
): Rule<number> {
  const half = halfSpeed(g, ship)
  const step = yield* flyOn(g, ship, path, drops, byCard)
  const length = flownAt(path, step)
  if (goesOn(g, ship)) {
    putAside(g, ship)
    if (!rams || step < path.steps) yield* crossAsteroids(g, ship, path, step, before + length <= half)
  }
  return length
}

/** FA-TERR-12: half of a ship's MV at the start of its move, even if cut engines leave less of it, in ninths of a thousandth of an inch. */
export function halfSpeed(g: State, ship: ShipId): number {
  return (currentMv(g, ship) * NINTHS) / 2
}

/** FA-MOVE-15, FA-MOVE-27, FA-FLEET-13: a ship that moved 0 inches is at Full Stop; installations never are. */
export function rest(g: State, ship: ShipId, length: number): void {
  g.ships.fullStop[ship] = length === 0 && !shipType(numberAt(g.ships.type, ship)).installation ? 1 : 0
}

/** FA-TRAIT/boldAdvance: 1 if a turn segment of the path was begun within the length flown, otherwise 0. */
export function hasTurned(path: Path, length: number): number {
  return path.legs.some(({ kind, first }) => kind !== 0 && flownAt(path, first) < length) ? 1 : 0
}

/** Carries out what happens on the way, up to the end of the path or of the ship's own movement. Returns the step of that end. */
function* flyOn(g: State, ship: ShipId, path: Path, drops: readonly number[], byCard: boolean): Rule<number> {
  const left = drops.slice().sort((a, b) => a - b)
  const entered: number[] = []
  for (let step = 0; ; ) {
    const next = nextHappening(g, ship, path, step, left, entered)
    if (next === null) {
      putShip(g, ship, poseAt(path, path.steps))
      return path.steps
    }
    step = next.step
    const pose = poseAt(path, step)
    putShip(g, ship, pose)
    switch (next.kind) {
      case 'drop':
        left.shift()
        // FA-MINE-8, FA-DMG-17: an earlier mine on the way may have left the ship unable to.
        if (!suffers(g, ship, 'secondaryOffline') && !isDerelict(g, ship)) dropMine(g, ship, dropPoint(pose, halfOf(g, ship)))
        break
      case 'mine':
        yield* explodeMine(g, next.mine)
        if (!goesOn(g, ship) || distance2(poseOf(g, ship), pose) > 0) return step
        break
      case 'field': {
        entered.push(step)
        const stopped = yield* enterDistortion(g, ship)
        if (!isOnTable(g, ship) || stopped === 'displaced') return step
        if (stopped === 'turned') return putBack(g, ship, path, step)
        break
      }
      case 'meteor': {
        const before = Math.max(step - 1, 0)
        yield* hitMeteor(g, ship, poseAt(path, before), next.body)
        return isOnTable(g, ship) ? putBack(g, ship, path, before) : before
      }
      case 'planet':
        yield* leave(g, ship, 'destroyed', 'FA-COLL-1')
        return step
      case 'edge':
        yield* leaveTable(g, ship, byCard)
        return step
    }
  }
}

/** The first thing that happens at or after a step. */
function nextHappening(
  g: State,
  ship: ShipId,
  path: Path,
  from: number,
  drops: readonly number[],
  entered: readonly number[],
): Happening | null {
  let found: Happening | null = null
  const before = (step: number) => step >= 0 && (found === null || step < found.step)
  const [drop = -1] = drops
  if (before(drop)) found = { kind: 'drop', step: drop }
  if (path.steps > 0) {
    const mine = nextMine(g, ship, path, from)
    if (mine !== null && before(mine.step)) found = { kind: 'mine', ...mine }
  }
  for (const piece of g.terrain) {
    if (!isNear(path, from, piece)) continue
    if (piece.kind === 'distortionField') {
      // It looks from the step before, because something else may have happened first at the point where the field is entered.
      const entry = entryStep(path, Math.max(from - 1, 0), piece)
      const step = entered.includes(entry) ? entryStep(path, entry, piece) : entry
      if (before(step)) found = { kind: 'field', step }
    } else if (piece.kind === 'meteor' || piece.kind === 'planet') {
      const step = firstStep(path, from, path.steps, (pose) => roomToDisc(pose, piece))
      if (before(step)) found = { kind: piece.kind, step, body: piece }
    }
  }
  const { width, depth } = g.settings
  const edge = firstStep(path, from, path.steps, (pose) => roomToEdge(pose, width, depth))
  if (before(edge)) found = { kind: 'edge', step: edge }
  return found
}

/** Whether the rest of a path could come near a disc. */
function isNear(path: Path, from: number, disc: Disc): boolean {
  const reach = path.steps - from + disc.radius + 1
  return distance2(poseAt(path, from), disc) <= reach * reach
}

/** FA-MINE-3, FA-MINE-9: the enemy mine that goes off first; of several at the same step the nearest, then the one laid first. */
function nextMine(g: State, ship: ShipId, path: Path, from: number): { step: number; mine: number } | null {
  const side = sideOf(numberAt(g.ships.owner, ship))
  let found: { step: number; mine: number } | null = null
  for (let i = 0; i < g.mines.length; i++) {
    const mine = at(g.mines, i)
    if (!mine.armed || sideOf(mine.owner) === side || !isNear(path, from, { x: mine.x, y: mine.y, radius: MINE_REACH })) continue
    const step = firstStep(path, from, path.steps, (pose) => roomToReach(pose, mine, MINE_REACH))
    if (step < 0 || (found !== null && step > found.step)) continue
    const pose = poseAt(path, step)
    if (found === null || step < found.step || distance2(mine, pose) < distance2(at(g.mines, found.mine), pose)) found = { step, mine: i }
  }
  return found
}

/** FA-TERR-2: the effect of entering a distortion field. */
function* enterDistortion(g: State, ship: ShipId): Rule<'nothing' | 'turned' | 'displaced'> {
  const face = d6(g)
  const fate = face >= 5 ? 'nothing' : face === 4 ? 'starboard' : face === 3 ? 'port' : 'displaced'
  tell(g, { type: 'distortion-rolled', rule: 'FA-TERR-2', on: `ship:${ship}`, ship, face, fate: `@distortion-${fate}` })
  if (fate === 'nothing') return fate
  if (fate !== 'displaced') {
    g.ships.heading[ship] = heading(numberAt(g.ships.heading, ship) + (fate === 'port' ? -4500 : 4500))
    return 'turned'
  }
  const inches = d6(g)
  yield* displace(g, ship, inches, randomDirection(g), 'FA-TERR-2', RING)
  return fate
}

/** FA-COLL-2, FA-COLL-9: the ship stops in front of the meteor, is turned away from it and suffers a critical hit. */
export function* hitMeteor(g: State, ship: ShipId, pose: Pose, meteor: Disc): Rule {
  putShip(g, ship, pose)
  tell(g, { type: 'meteor-hit', rule: 'FA-COLL-2', on: `ship:${ship}`, ship })
  const port = degreesPast(pose, meteor, -1)
  const starboard = degreesPast(pose, meteor, 1)
  let side = port < starboard ? -1 : 1
  if (port === starboard && port > 0) {
    const prompt = {
      name: 'move.bounce',
      rule: 'FA-COLL-9',
      message: 'move-bounce',
      on: `ship:${ship}` as const,
      params: shipParams(g, ship),
    }
    side = yield* choose(numberAt(g.ships.owner, ship), prompt, [
      { ...option('turn:port', -1, 'FA-COLL-9', `ship:${ship}`), message: 'turn-port' },
      { ...option('turn:starboard', 1, 'FA-COLL-9', `ship:${ship}`), message: 'turn-starboard' },
    ])
  }
  g.ships.heading[ship] = heading(pose.heading + side * Math.min(port, starboard) * 100)
  yield* criticalHit(g, ship, 'FA-COLL-2', RING)
}

/** FA-COLL-9: the smallest whole number of degrees to turn to a side until the way ahead no longer enters the disc. */
function degreesPast(pose: Pose, disc: Disc, side: 1 | -1): number {
  const dx = disc.x - pose.x
  const dy = disc.y - pose.y
  for (let degrees = 0; ; degrees++) {
    const h = heading(pose.heading + side * degrees * 100)
    if (along(h, dx, dy) <= 0 || Math.abs(across(h, dx, dy)) >= disc.radius * SCALE) return degrees
  }
}

/** FA-MOVE-25, FA-MOVE-29: a ship whose move was cut short is put back if it would end on another, and keeps its heading. */
function putBack(g: State, ship: ShipId, path: Path, from: number): number {
  const half = halfOf(g, ship)
  const others = shipStands(g, ship)
  const { heading: kept } = poseOf(g, ship)
  if (depthIn(poseOf(g, ship), half, others) === 0) return from
  const step = firstStep(path, from, 0, (pose) => depthIn({ ...pose, heading: kept }, half, others))
  if (step >= 0) {
    putShip(g, ship, { ...poseAt(path, step), heading: kept })
    return step
  }
  // Turned so, it fits nowhere on its way.
  const free = lastFreeStep(path, from, half, others)
  const pose = poseAt(path, free)
  const turn = heading(kept - pose.heading)
  putShip(g, ship, { ...pose, heading: turnedBy(g, ship, pose, turn > FULL / 2 ? turn - FULL : turn) })
  return free
}

/** FA-MOVE-17, FA-MOVE-18: the heading of a ship that turns on the spot, at most until its stand would overlap another. */
export function turnedBy(g: State, ship: ShipId, pose: Pose, by: number): number {
  const half = halfOf(g, ship)
  const others = shipStands(g, ship)
  let turn = by
  while (turn !== 0 && depthIn({ ...pose, heading: heading(pose.heading + turn) }, half, others) > 0) turn -= Math.sign(turn)
  return heading(pose.heading + turn)
}

/**
 * FA-MOVE-20: a ship that flies off the table withdraws, or escapes by the edge that the scenario names; one that a card
 * moves off is destroyed.
 */
export function* leaveTable(g: State, ship: ShipId, byCard: boolean, rule = 'FA-MOVE-20'): Rule {
  if (byCard) return yield* leave(g, ship, 'destroyed', rule)
  const escapes = leavesByExit(g, ship, poseOf(g, ship))
  yield* leave(g, ship, escapes === null ? 'withdrawn' : 'escaped', escapes ?? rule)
}

/** FA-TERR-1, 10, 11: a ship whose centre was inside an asteroid field on its way suffers one attack, which is weaker at half speed. */
export function* crossAsteroids(g: State, ship: ShipId, path: Path, to: number, slow: boolean): Rule {
  if (to === 0) return
  for (const piece of g.terrain) {
    if (piece.kind !== 'asteroidField' || !isNear(path, 0, piece) || !passes(path, to, piece)) continue
    yield* asteroidAttack(g, ship, slow ? 3 : 6, RING)
    return
  }
}

/** FA-SCEN-4, FA-SCEN-6: the rule by which a ship that leaves the table at a point escapes and does not withdraw, or null. */
export function leavesByExit(g: State, ship: ShipId, point: Point): string | null {
  if (g.attacker === NONE || sideOfShip(g, ship) === g.attacker || point.x <= g.settings.width) return null
  const { id } = SCENARIO_CATALOGUE.of(g.settings.scenario)
  if (id === 'convoy') return shipType(numberAt(g.ships.type, ship)).class === 'transport' ? 'FA-SCEN-4' : null
  return id === 'asteroidAmbush' ? 'FA-SCEN-6' : null
}
