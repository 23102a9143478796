import type { FleetList, FlightList, SquadronList } from '../content/fleets.ts'
import { type ShipType, shipTypeById } from '../content/ships.ts'
import { WINGS } from '../content/wings.ts'

/** FA-WING-3: the points of a squadron's wings. */
function wingPoints(flights: readonly FlightList[]): number {
  let points = 0
  for (const { wing, size } of flights) points += size * (WINGS.find(({ id }) => id === wing)?.points ?? 0)
  return points
}

/** FA-FLEET-1, FA-WING-3: the points of a squadron with its wings; 0 if there is no such type. */
export function squadronPoints({ ship, size, flights }: SquadronList): number {
  return (shipTypeById(ship)?.points ?? 0) * size + wingPoints(flights ?? [])
}

/** FA-FLEET-1: the points of a fleet. */
export function fleetPoints({ squadrons }: FleetList): number {
  let points = 0
  for (const squadron of squadrons) points += squadronPoints(squadron)
  return points
}

/** FA-WING-19: the wing capacity of a whole squadron. */
export function wingCapacity({ ship, size }: SquadronList): number {
  return (shipTypeById(ship)?.stats.wc ?? 0) * size
}

/** The ship type of a squadron; undefined if there is no type with that id. */
export function typeOf({ ship }: SquadronList): ShipType | undefined {
  return shipTypeById(ship)
}

/** FA-FLEET-7: escort squadrons count neither for tiers nor for cards. */
export function isEscort(squadron: SquadronList): boolean {
  return typeOf(squadron)?.class === 'escort'
}

/** FA-FLEET-13: whether a fleet has stations or gun platforms. */
export function hasInstallations({ squadrons }: FleetList): boolean {
  return squadrons.some((squadron) => typeOf(squadron)?.installation === true)
}
