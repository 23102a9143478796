import { choose, type Option, option, plan, type Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { settled } from '../../geometry/landing.ts'
import { pathOf } from '../../geometry/path.ts'
import { isWithin } from '../../geometry/place.ts'
import { shipParams } from '../../names.ts'
import { NONE, type ShipId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { goesOn } from '../end/victory.ts'
import { mayUse } from '../fire/shots.ts'
import { isDerelict, shipsOf, shipsOfSide, sideOfShip } from '../ships.ts'
import { bodiesOf, halfOf, poseOf, shipStands } from '../stands.ts'
import { launchFrom } from '../wing/launch.ts'
import { putAside } from '../wing/places.ts'
import { flyShip, hasTurned, rest, turnedBy } from './fly.ts'
import { currentMv, dropStep, MANOEUVRE, type Manoeuvre, type MoveBounds, moveBounds, NINTHS } from './manoeuvre.ts'
import { mayRam, ram } from './ram.ts'

/** The owner's next choice in the movement segment of the active squadron. */
interface MoveChoice {
  readonly ship: ShipId
  /** The ship to ram, or -1 (FA-COLL-4). */
  readonly ram: ShipId
}

/** FA-MOVE-5: the next ship of the active squadron moves, in an order that the owner chooses. Returns true when all have moved. */
export function* moveNext(g: State): Rule<boolean> {
  const { id, seat } = g.activation
  const options = moveOptions(g)
  if (options.length === 0) return true
  const prompt = { name: 'move.ship', rule: 'FA-MOVE-5', message: 'move-ship', on: `squadron:${id}` as const }
  const { ship, ram: target } = yield* choose(seat, prompt, options)
  g.ships.moved[ship] = 1
  if (target >= 0) yield* ram(g, ship, target)
  else if (isDerelict(g, ship)) yield* drift(g, ship)
  else yield* manoeuvre(g, ship)
  if (goesOn(g, ship)) yield* afterMove(g, ship)
  return false
}

function moveOptions(g: State): Option<MoveChoice>[] {
  const options: Option<MoveChoice>[] = []
  for (const ship of shipsOf(g, g.activation.id)) {
    if (g.ships.moved[ship] === 1) continue
    const params = shipParams(g, ship)
    options.push({ ...option(`move:${ship}`, { ship, ram: -1 }, 'FA-MOVE-5', `ship:${ship}`), params })
    for (const target of shipsOfSide(g, 1 - sideOfShip(g, ship))) {
      if (mayRam(g, ship, target) !== true) continue
      const ramming = { ...params, target: shipType(numberAt(g.ships.type, target)).term }
      const ramOption = option(`ram:${ship}:${target}`, { ship, ram: target }, 'FA-COLL-4', `ship:${ship}`)
      options.push({ ...ramOption, to: `ship:${target}`, params: ramming })
    }
  }
  return options
}

/** FA-ACT-10: what a ship does right after its move, or after a failed ram; an escape was declared with the move. */
function* afterMove(g: State, ship: ShipId): Rule {
  yield* launchFrom(g, ship)
  yield* pickUpPods(g, ship)
}

/** FA-MOVE-23 to 25, FA-MOVE-21: one ship's move, which is declared as a whole, and its escape. */
function* manoeuvre(g: State, ship: ShipId): Rule {
  const bounds = moveBounds(g, ship)
  const prompt = { name: 'move.plan', rule: 'FA-MOVE-6', message: 'move-plan', on: `ship:${ship}` as const, params: shipParams(g, ship) }
  const declared = yield* plan(g.activation.seat, prompt, MANOEUVRE, bounds)
  const length = yield* flyDeclared(g, ship, bounds, declared)
  g.ships.enginesCut[ship] = 0
  if (!goesOn(g, ship) || isDerelict(g, ship)) return
  if (declared.escape === true && length >= bounds.least * NINTHS) {
    g.ships.fold[ship] = 1
    tell(g, { type: 'fold-declared', rule: 'FA-MOVE-21', on: `ship:${ship}`, ship })
  }
}

/** Flies a declared manoeuvre. Returns the length flown, in ninths of a thousandth of an inch. */
function* flyDeclared(g: State, ship: ShipId, bounds: MoveBounds, declared: Manoeuvre): Rule<number> {
  const { segments, mines = [], rotate = 0 } = declared
  const around = { others: shipStands(g, ship), bodies: bodiesOf(g), width: bounds.width, depth: bounds.depth }
  const path = settled(pathOf(bounds, segments), bounds.half, bounds.least * NINTHS, around)
  const drops = mines.map((drop) => dropStep(segments, drop)).filter((step) => step <= path.steps)
  tellMove(g, ship, segments.length === 0)
  const length = yield* flyShip(g, ship, path, { drops })
  g.ships.flown[ship] = length
  g.ships.turned[ship] = hasTurned(path, length)
  if (!goesOn(g, ship)) return length
  if (rotate !== 0) {
    turnOnSpot(g, ship, rotate)
    tell(g, { type: 'ship-rotated', rule: 'FA-MOVE-15', on: `ship:${ship}`, ship, heading: numberAt(g.ships.heading, ship) })
  }
  rest(g, ship, length)
  tellArrival(g, ship, length)
  return length
}

/** FA-MOVE-17, FA-MOVE-18: turns a ship on the spot, at most until its stand would overlap another; wings under it are put aside. */
function turnOnSpot(g: State, ship: ShipId, by: number): void {
  g.ships.heading[ship] = turnedBy(g, ship, poseOf(g, ship), by)
  putAside(g, ship)
}

/** FA-DMG-17: a derelict moves straight ahead by exactly half its MV. */
function* drift(g: State, ship: ShipId): Rule {
  const whole = currentMv(g, ship) / 2
  const pose = poseOf(g, ship)
  const around = { others: shipStands(g, ship), bodies: bodiesOf(g), width: g.settings.width, depth: g.settings.depth }
  const path = settled(pathOf(pose, [{ straight: whole }]), halfOf(g, ship), whole * NINTHS, around)
  tellMove(g, ship, whole === 0)
  const length = yield* flyShip(g, ship, path)
  g.ships.flown[ship] = length
  g.ships.enginesCut[ship] = 0
  if (!goesOn(g, ship)) return
  rest(g, ship, length)
  tellArrival(g, ship, length)
}

function tellMove(g: State, ship: ShipId, stays: boolean): void {
  if (!stays) tell(g, { type: 'ship-moves', rule: 'FA-MOVE-5', on: `ship:${ship}`, ship })
}

/** Tells where a ship is now, and how far it flew, in ninths of a thousandth of an inch. */
export function tellArrival(g: State, ship: ShipId, length: number): void {
  const { x, y, heading } = poseOf(g, ship)
  const inches = Math.round(length / NINTHS / 100) / 10
  tell(g, { type: 'ship-moved', rule: 'FA-MOVE-25', on: `ship:${ship}`, ship, x, y, heading, inches })
}

/** FA-TERR-8: the distance within which a pod can be picked up. */
const POD_REACH = 2000

interface PodChoice {
  readonly pod: number
  /** The weapon system that is given up for it, or NONE if the ship has none. */
  readonly weapon: number
}

/** FA-TERR-8, FA-SCEN-9: after its move a ship may pick up pods within 2 inches, each instead of firing a weapon system. */
export function* pickUpPods(g: State, ship: ShipId): Rule {
  if (isDerelict(g, ship)) return
  let taken = 0
  for (;;) {
    const options = podOptions(g, ship, taken)
    if (options.length === 0) return
    const prompt = { name: 'pod.take', rule: 'FA-TERR-8', message: 'pod-take', on: `ship:${ship}` as const }
    const choice = yield* choose(numberAt(g.ships.owner, ship), prompt, [
      ...options,
      { ...option('done', null, 'FA-TERR-8'), message: 'no-pod' },
    ])
    if (choice === null) return
    taken++
    const pod = at(g.pods, choice.pod)
    pod.ship = ship
    if (choice.weapon !== NONE) {
      g.ships.fired[ship] = numberAt(g.ships.fired, ship) | (1 << choice.weapon)
      g.ships.firedTurn[ship] = numberAt(g.ships.firedTurn, ship) | (1 << choice.weapon)
    }
    tell(g, { type: 'pod-taken', rule: 'FA-TERR-8', on: `pod:${choice.pod}`, ship, value: pod.value })
  }
}

function podOptions(g: State, ship: ShipId, taken: number): Option<PodChoice | null>[] {
  const { weapons } = shipType(numberAt(g.ships.type, ship))
  const options: Option<PodChoice | null>[] = []
  for (let pod = 0; pod < g.pods.length; pod++) {
    const lying = at(g.pods, pod)
    if (lying.ship !== NONE || lying.carriedOff !== NONE || !isWithin(lying, poseOf(g, ship), POD_REACH)) continue
    for (let weapon = 0; weapon < weapons.length; weapon++) {
      if (mayUse(g, ship, weapon) !== true) continue
      const params = { weapon: at(weapons, weapon).term, value: lying.value }
      options.push({ ...option<PodChoice>(`pod:${pod}:${weapon}`, { pod, weapon }, 'FA-TERR-8', `pod:${pod}`), params })
    }
    if (weapons.length === 0 && taken === 0) {
      const params = { weapon: '@weapon-none', value: lying.value }
      options.push({ ...option<PodChoice>(`pod:${pod}:none`, { pod, weapon: NONE }, 'FA-SCEN-9', `pod:${pod}`), params })
    }
  }
  return options
}
