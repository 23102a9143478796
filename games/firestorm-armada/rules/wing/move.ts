import { plan, type Rule } from '@orrery/kernel'
import { wingType } from '../../content/wings.ts'
import { tell } from '../../events.ts'
import { roomToReach } from '../../geometry/landing.ts'
import { firstStep, lineTo, type Path, poseAt } from '../../geometry/path.ts'
import { distance2, INCH } from '../../geometry/place.ts'
import { flightParams } from '../../names.ts'
import type { FlightId, State, WingId } from '../../state.ts'
import { NONE, PLACE } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { isOver } from '../end/victory.ts'
import { turnCardSum } from '../in-force.ts'
import { explodeMine, MINE_REACH } from '../move/mines.ts'
import { isFlying, shipsOfSide, sideOf, wingsOf, wingsOfSide } from '../ships.ts'
import { pointOf, shipStands, standOf, standOfWing, wallsOfWings, wingStands } from '../stands.ts'
import { depthOfWing, standRow, WINGS, type WingBounds } from './places.ts'

/** FA-WING-4: the distance that a wing may fly now, in thousandths of an inch. */
export function reachOf(g: State, wing: WingId): number {
  const { mv } = wingType(numberAt(g.wings.type, wing))
  return (mv + turnCardSum(g, 'T07', numberAt(g.wings.owner, wing), 'own') + numberAt(g.wings.boost, wing)) * INCH
}

/** The bounds for the move of a flight with `part` of its MV (half for intercept moves). */
export function flightBounds(g: State, flight: FlightId, part: number): WingBounds {
  const wings = wingsOf(g, flight)
  const side = sideOf(at(g.flights, flight).owner)
  const driven = wings.some((wing) => g.wings.drivenOff[wing] === g.turn)
  const others = otherWings(g, flight)
  const foes = wingsOfSide(g, 1 - side)
  const enemies = [...shipsOfSide(g, 1 - side).map((ship) => standOf(g, ship)), ...foes.map((wing) => standOfWing(g, wing))]
  const shunned = foes.filter((wing) => g.wings.drivenOff[wing] === g.turn)
  return {
    wings: wings.map((wing) => {
      const { x, y } = pointOf(g, wing)
      return { wing, x, y, reach: reachOf(g, wing) * part, driven: g.wings.drivenOff[wing] === g.turn }
    }),
    flies: true,
    stands: [...shipStands(g, NONE), ...others.map((wing) => standOfWing(g, wing))].map(standRow),
    enemies: driven ? enemies.map(standRow) : [],
    shunned: shunned.map((wing) => standRow(standOfWing(g, wing))),
    walls: wallsOfWings(g).map(({ x, y, radius }) => [x, y, radius]),
    width: g.settings.width,
    depth: g.settings.depth,
  }
}

function otherWings(g: State, flight: FlightId): WingId[] {
  const found: WingId[] = []
  for (let wing = 0; wing < g.wings.flight.length; wing++) {
    if (g.wings.flight[wing] !== flight && g.wings.place[wing] === PLACE.table) found.push(wing)
  }
  return found
}

/** FA-WING-8, FA-WING-23: the wings of a flight move one by one, straight to the points of the plan. */
export function* moveFlight(g: State, flight: FlightId, part: number): Rule {
  const { owner } = at(g.flights, flight)
  const prompt = {
    name: 'wing.move',
    rule: 'FA-WING-8',
    message: 'wing-move',
    on: `flight:${flight}` as const,
    params: flightParams(g, flight),
  }
  const { wings } = yield* plan(owner, prompt, WINGS, flightBounds(g, flight, part))
  for (const { wing, x, y } of wings) {
    if (!isFlying(g, wing)) continue
    yield* flyWing(g, wing, lineTo(pointOf(g, wing), { x, y }))
    if (isOver(g)) return
    if (isFlying(g, wing)) tell(g, { type: 'wing-moved', rule: 'FA-WING-8', on: `wing:${wing}`, wing, ...pointOf(g, wing) })
  }
}

/** FA-MINE-3, FA-MINE-9: a wing flies its path until an enemy mine drives it off or destroys it. */
function* flyWing(g: State, wing: WingId, path: Path): Rule {
  for (let step = 0; path.steps > 0; ) {
    const next = nextMine(g, wing, path, step)
    if (next === null) break
    step = next.step
    const { x, y } = poseAt(path, step)
    putWing(g, wing, x, y)
    yield* explodeMine(g, next.mine)
    if (isOver(g) || !isFlying(g, wing) || g.wings.x[wing] !== x || g.wings.y[wing] !== y) return
  }
  const { x, y } = poseAt(path, lastClear(g, wing, path))
  putWing(g, wing, x, y)
}

/** FA-WING-8: the last step of a path at which the wing's stand is clear: a mine may have driven another model onto its end. */
function lastClear(g: State, wing: WingId, path: Path): number {
  const others = [...shipStands(g, NONE), ...wingStands(g, wing)]
  const step = firstStep(path, path.steps, 0, (pose) => depthOfWing(pose, others))
  return Math.max(step, 0)
}

function putWing(g: State, wing: WingId, x: number, y: number): void {
  g.wings.x[wing] = x
  g.wings.y[wing] = y
}

function nextMine(g: State, wing: WingId, path: Path, from: number): { step: number; mine: number } | null {
  const side = sideOf(numberAt(g.wings.owner, wing))
  let found: { step: number; mine: number } | null = null
  for (let i = 0; i < g.mines.length; i++) {
    const mine = at(g.mines, i)
    if (!mine.armed || sideOf(mine.owner) === side) continue
    const step = firstStep(path, from, path.steps, (pose) => roomToReach(pose, mine, MINE_REACH))
    if (step < 0 || (found !== null && step > found.step)) continue
    const pose = poseAt(path, step)
    if (found === null || step < found.step || distance2(mine, pose) < distance2(at(g.mines, found.mine), pose)) found = { step, mine: i }
  }
  return found
}
