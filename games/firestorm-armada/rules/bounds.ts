import { shipType } from '../content/ships.ts'
import type { ShipId, State } from '../state.ts'
import { NONE } from '../state.ts'
import { numberAt } from './at.ts'
import { holdsForShip } from './in-force.ts'
import type { MoveBounds } from './manoeuvre.ts'
import { suffers, teamsAboard } from './ships.ts'
import { currentMv, currentTl } from './speed.ts'
import { bodiesOf, halfOf, poseOf } from './stands.ts'

/** FA-MOVE-1 to 3, FA-MOVE-14: the most and the least that a ship may move in its activation, in thousandths of an inch. */
export function moveRange(g: State, ship: ShipId): { mv: number; least: number } {
  const mv = currentMv(g, ship)
  if (g.ships.enginesCut[ship] === 1) return { mv: mv / 2, least: 0 }
  return { mv, least: suffers(g, ship, 'engineFailure') ? 0 : mv / 2 }
}

/** Everything that decides which manoeuvres of a ship are legal now. */
export function moveBounds(g: State, ship: ShipId, ram: ShipId = NONE): MoveBounds {
  const type = shipType(numberAt(g.ships.type, ship))
  const pose = poseOf(g, ship)
  const { mv, least } = moveRange(g, ship)
  const { first, later } = currentTl(g, ship)
  const mines = ram === NONE ? minesToDrop(g, ship) : 0
  return {
    ship,
    x: pose.x,
    y: pose.y,
    heading: pose.heading,
    half: halfOf(g, ship),
    mv,
    least,
    firstTl: first,
    tl: later,
    // FA-TRAIT/agile
    angle: type.traits.includes('agile') ? 6000 : 4500,
    // FA-FLEET-12, FA-TRAIT/maneuverable
    rotate: ram === NONE && (type.installation || type.traits.includes('maneuverable')) ? 9000 : 0,
    mines,
    escape: ram === NONE && mayEscape(g, ship),
    width: g.settings.width,
    depth: g.settings.depth,
    bodies: mines === 0 ? [] : bodiesOf(g).map(({ x, y, radius }) => [x, y, radius]),
    ram: ram === NONE ? [] : [...xyh(g, ram), halfOf(g, ram)],
  }
}

function xyh(g: State, ship: ShipId): number[] {
  const { x, y, heading } = poseOf(g, ship)
  return [x, y, heading]
}

/** FA-MINE-1, FA-MINE-2: the most mines that a ship has in a game. */
export const MOST_MINES = 3

/** FA-MINE-1, 2, 8: how many mines a ship may drop in this activation. */
function minesToDrop(g: State, ship: ShipId): number {
  const { stats } = shipType(numberAt(g.ships.type, ship))
  if (stats.mn === 0 || suffers(g, ship, 'secondaryOffline')) return 0
  const now = holdsForShip(g, 'S12', ship) ? 2 : 1
  return Math.max(Math.min(now, MOST_MINES - numberAt(g.ships.mines, ship)), 0)
}

/** FA-MOVE-21, FA-BOARD-23: whether a ship may declare a fold space escape. */
function mayEscape(g: State, ship: ShipId): boolean {
  const { stats, traits } = shipType(numberAt(g.ships.type, ship))
  return stats.mv > 0 && !traits.includes('noFsd') && teamsAboard(g, ship) === 0 && g.ships.fold[ship] === 0
}
