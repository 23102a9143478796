import type { Area } from '../../content/scenarios.ts'
import { INCH } from '../../geometry/place.ts'
import type { Side, SquadronId, State } from '../../state.ts'
import { NONE } from '../../state.ts'
import { at } from '../at.ts'
import { commandDistance } from '../command.ts'
import { allShipsOf, isAttacker, scenarioOfTable, shipsOf, shipsOfSide, sideOf, wingsOfSide } from '../ships.ts'
import { bodiesOf, fieldsOf, halfOf, pointOf, poseOf, shipStands, wingStands } from '../stands.ts'
import { standRow } from '../wing/places.ts'
import type { DeployBounds } from './plan.ts'

/** The edges by their numbers in the state, and the heading that leads in from each. */
export const EDGES = { south: 0, north: 1, west: 2, east: 3 } as const
const INWARD = [0, 18_000, 9000, 27_000]

/** FA-SETUP-7: the depth of deployment zones along edges, and of the zones of reserves. */
const ZONE = 8 * INCH

/** The heading from a side's edge into the table. */
export function inward(g: State, side: Side): number {
  return at(INWARD, at(g.edges, side))
}

/** An area of the content, in thousandths of an inch. */
function zoneOf([west, south, east, north]: Area): number[] {
  return [west * INCH, south * INCH, east * INCH, north * INCH]
}

/** FA-SETUP-7, FA-SCEN-2 to 6: the zone in which a side deploys at set-up; empty for anywhere. */
function deploymentZone(g: State, seat: number): number[] {
  const { zones, roles } = scenarioOfTable(g)
  const own = roles ? (isAttacker(g, seat) ? (zones.attacker ?? zones.attackerFirstHalf) : zones.defender) : undefined
  return own === undefined ? edgeZone(g, sideOf(seat)) : zoneOf(own)
}

/** Whether all ships of a squadron stand in the zone in which its player deploys. */
export function isInZone(g: State, squadron: SquadronId): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = deploymentZone(g, at(g.squadrons, squadron).owner)
  return shipsOf(g, squadron).every((ship) => {
    const { x, y } = poseOf(g, ship)
    return west <= x && x <= east && south <= y && y <= north
  })
}

/** The zone within 8 inches of a side's edge. */
export function edgeZone(g: State, side: Side): number[] {
  const { width, depth } = g.settings
  switch (at(g.edges, side)) {
    case EDGES.south:
      return [0, 0, width, ZONE]
    case EDGES.north:
      return [0, depth - ZONE, width, depth]
    case EDGES.west:
      return [0, 0, ZONE, depth]
    default:
      return [width - ZONE, 0, width, depth]
  }
}

/** The half of the table at a side's edge. */
export function ownHalf(g: State, side: Side): number[] {
  const { width, depth } = g.settings
  switch (at(g.edges, side)) {
    case EDGES.south:
      return [0, 0, width, depth / 2]
    case EDGES.north:
      return [0, depth / 2, width, depth]
    case EDGES.west:
      return [0, 0, width / 2, depth]
    default:
      return [width / 2, 0, width, depth]
  }
}

/** Where a squadron arrives: in its zone, from reserve at the edge or in its half, in ambush, or at the asteroids. */
export type Arrival = 'zone' | 'edge' | 'half' | 'ambush' | 'rocks'

/** The bounds of a squadron's place. */
export function deployBounds(g: State, squadron: SquadronId, arrival: Arrival): DeployBounds {
  const { owner } = at(g.squadrons, squadron)
  const side = sideOf(owner)
  const { width, depth } = g.settings
  const apart = { zone: 0, edge: 0, half: 8 * INCH, ambush: 12 * INCH, rocks: 16 * INCH }[arrival]
  return {
    squadron,
    ships: allShipsOf(g, squadron).map((ship) => ({ ship, half: halfOf(g, ship) })),
    cd: commandDistance(g, squadron),
    zones: [zonesFor(g, owner, arrival)],
    stands: [...shipStands(g, NONE), ...wingStands(g, NONE)].map(standRow),
    bodies: bodiesOf(g).map(({ x, y, radius }) => [x, y, radius]),
    enemies: apart === 0 ? [] : enemiesOf(g, 1 - side, arrival),
    apart,
    fields: arrival === 'rocks' ? fieldsOf(g).map(({ x, y, radius }) => [x, y, radius]) : [],
    near: arrival === 'rocks' ? 2 * INCH : -1,
    width,
    depth,
  }
}

function zonesFor(g: State, seat: number, arrival: Arrival): number[] {
  const { width, depth } = g.settings
  if (arrival === 'zone') return deploymentZone(g, seat)
  if (arrival === 'edge') return edgeZone(g, sideOf(seat))
  return arrival === 'rocks' ? [0, 0, width, depth] : ownHalf(g, sideOf(seat))
}

/** FA-SETUP-10, FA-SCEN-6, FA-TRAIT/ambush: the enemies to keep away from: their ships, and for a reserve their wings, too. */
function enemiesOf(g: State, side: Side, arrival: Arrival): number[][] {
  const ships = shipsOfSide(g, side).map((ship) => poseOf(g, ship))
  const wings = arrival === 'half' ? wingsOfSide(g, side).map((wing) => pointOf(g, wing)) : []
  return [...ships, ...wings].map(({ x, y }) => [x, y])
}
