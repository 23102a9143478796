import { shipType } from '../content/ships.ts'
import { OUTSIDE, QUARTERS } from '../geometry/arc.ts'
import { bearingOf, heading } from '../geometry/directions.ts'
import { distance, INCH, type Pose } from '../geometry/place.ts'
import { numberAt } from '../rules/at.ts'
import { coverOfWeapon } from '../rules/fire/shots.ts'
import { isDerelict, shipsOfSide, sideOfShip } from '../rules/ships.ts'
import { poseOf } from '../rules/stands.ts'
import type { ShipId, State } from '../state.ts'

/** How much nearer an enemy may come before it fires, in thousandths of an inch. */
const APPROACH = 5 * INCH

/**
 * How many dice the enemy could bring to bear on each side of a ship, in the order of `QUARTERS`, after coming nearer.
 */
export function threats(g: State, ship: ShipId): number[] {
  const pose = poseOf(g, ship)
  const dice = QUARTERS.map(() => 0)
  for (const foe of shipsOfSide(g, 1 - sideOfShip(g, ship))) {
    if (isDerelict(g, foe)) continue
    const from = poseOf(g, foe)
    const quarter = quarterTo(pose, from)
    dice[quarter] = numberAt(dice, quarter) + diceOf(g, foe, from, pose)
  }
  return dice
}

/** The index in `QUARTERS` of the side of a ship that faces a point. */
export function quarterTo(pose: Pose, { x, y }: { readonly x: number; readonly y: number }): number {
  return Math.floor(heading(bearingOf(x - pose.x, y - pose.y) - pose.heading + 4500) / 9000)
}

/** The dice of the most dangerous weapon, halved if it does not bear yet. */
function diceOf(g: State, foe: ShipId, from: Pose, to: Pose): number {
  const away = Math.max(distance(from, to) - APPROACH, 0)
  const band = Math.max(Math.ceil(away / (8 * INCH)), 1)
  let most = 0
  for (const weapon of shipType(numberAt(g.ships.type, foe)).weapons) {
    const dice = (weapon.ad[band - 1] ?? 0) * (coverOfWeapon(from, to, weapon) === OUTSIDE ? 0.5 : 1)
    most = Math.max(most, dice)
  }
  return most
}
