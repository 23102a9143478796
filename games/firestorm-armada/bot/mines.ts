import { type Path, pathOf, poseAt, type Segment } from '../geometry/path.ts'
import { INCH, isInside, isOn, isWithin, type Point } from '../geometry/place.ts'
import { numberAt } from '../rules/at.ts'
import { type Drop, dropPoint, type Manoeuvre, type MoveBounds } from '../rules/move/manoeuvre.ts'
import { shipsOfSide, sideOfShip } from '../rules/ships.ts'
import { poseOf } from '../rules/stands.ts'
import type { State } from '../state.ts'

/** FA-MINE-4: a mine hits everything within this distance, friend or foe. */
const BLAST = 4 * INCH

/** An enemy within this distance is likely to come within reach of the mine. */
const LIKELY = 9 * INCH

/** FA-MINE-1 to 4: a mine where the move begins, if an enemy is near it and neither a friend nor the end of the move is. */
function minesFor(g: State, bounds: MoveBounds, segments: readonly Segment[]): Drop[] {
  if (bounds.mines === 0 || segments.length === 0) return []
  const path: Path = pathOf(bounds, segments)
  const point = dropPoint(poseAt(path, 0), bounds.half)
  if (!mayLie(bounds, point) || isWithin(point, path.end, BLAST)) return []
  const side = sideOfShip(g, bounds.ship)
  const friends = shipsOfSide(g, side).filter((ship) => ship !== bounds.ship && !isStillToMove(g, bounds, ship))
  if (friends.some((ship) => isWithin(point, poseOf(g, ship), BLAST))) return []
  return shipsOfSide(g, 1 - side).some((ship) => isWithin(point, poseOf(g, ship), LIKELY)) ? [{ segment: 0, at: 0 }] : []
}

/** The manoeuvre with a mine dropped where it does harm; unchanged if it already says which mines are dropped. */
export function withMines(g: State, bounds: MoveBounds, manoeuvre: Manoeuvre): Manoeuvre {
  const mines = manoeuvre.mines === undefined ? minesFor(g, bounds, manoeuvre.segments) : []
  return mines.length === 0 ? manoeuvre : { ...manoeuvre, mines }
}

/** FA-MINE-10: whether the point is on the table, outside planets and meteors. */
function mayLie({ width, depth, bodies }: MoveBounds, point: Point): boolean {
  return isOn(point, width, depth) && bodies.every(([x = 0, y = 0, radius = 0]) => !isInside(point, { x, y, radius }))
}

/** Whether a ship is of the same squadron and has still to move, so that it will not stay there. */
function isStillToMove(g: State, bounds: MoveBounds, ship: number): boolean {
  return g.ships.squadron[ship] === g.ships.squadron[bounds.ship] && numberAt(g.ships.moved, ship) === 0
}
