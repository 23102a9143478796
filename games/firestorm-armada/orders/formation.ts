import { heading } from '../geometry/directions.ts'
import { pathOf } from '../geometry/path.ts'
import { distance, middleOf, type Point, type Pose } from '../geometry/place.ts'
import { type Manoeuvre, type MoveBounds, mayMove, moveBounds } from '../rules/move/manoeuvre.ts'
import { isDerelict, shipsOf } from '../rules/ships.ts'
import type { ShipId, SquadronId, State } from '../state.ts'
import { asJson, toward } from './steer.ts'

/** A ship's manoeuvre in a formation, and the end that would keep its place. */
export interface Wanted {
  readonly ship: ShipId
  readonly bounds: MoveBounds
  readonly manoeuvre: Manoeuvre
  readonly place: Point
}

/** FA-MOVE-5, FA-DMG-17: the ships of a squadron that have not moved and are not derelict. */
export function steeredShips(g: State, squadron: SquadronId): ShipId[] {
  return shipsOf(g, squadron).filter((ship) => g.ships.moved[ship] === 0 && !isDerelict(g, ship))
}

/** The bounds of all ships that have still to move, the leader's first. */
export function formationBounds(g: State, squadron: SquadronId): MoveBounds[] {
  const all = steeredShips(g, squadron).map((ship) => moveBounds(g, ship))
  const middle = middleOf(all)
  return all.toSorted((one, other) => freedom(other) - freedom(one) || distance(one, middle) - distance(other, middle))
}

/** How freely a ship can manoeuvre. The freest ship leads, because the others follow its manoeuvre. */
function freedom({ mv, least, tl, angle }: MoveBounds): number {
  return mv * 2 - least - tl + angle / 100
}

/**
 * Moves a squadron as one: its leader, the first of the bounds, goes as near to a point as possible, and every other ship makes the
 * same manoeuvre to keep its place. A ship that cannot do so comes as near to its place as its bounds allow.
 */
export function formationTo(all: readonly MoveBounds[], to: Point): Wanted[] {
  const [leader] = all
  return leader === undefined ? [] : formationBy(all, { segments: toward(leader, to) })
}

/** Moves a squadron as one by its leader's manoeuvre. */
export function formationBy(all: readonly MoveBounds[], { segments, rotate = 0 }: Manoeuvre): Wanted[] {
  const [leader] = all
  if (leader === undefined) return []
  const { end } = pathOf(leader, segments)
  return all.map((bounds) => {
    const place = { x: bounds.x + end.x - leader.x, y: bounds.y + end.y - leader.y }
    const same: Manoeuvre = rotate === 0 ? { segments: [...segments] } : { segments: [], rotate }
    // A ship with another heading goes its own way to its place and turns as near as possible to the leader's heading.
    const alike = bounds.heading === leader.heading && mayMove(bounds, asJson(same)) === true
    return { ship: bounds.ship, bounds, place, manoeuvre: alike ? same : { segments: toward(bounds, place, end.heading) } }
  })
}

/** The pose at which a ship ends if nothing stops it. */
export function endOf(bounds: MoveBounds, { segments, rotate = 0 }: Manoeuvre): Pose {
  const { x, y, heading: towards } = pathOf(bounds, segments).end
  return { x, y, heading: heading(towards + rotate) }
}
