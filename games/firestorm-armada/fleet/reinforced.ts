import { type FleetList, STARTER_FLEETS } from '../content/fleets.ts'
import type { RaceId } from '../content/races.ts'
import { fleetProblems } from './check.ts'
import { squadronPoints } from './points.ts'
import { starterFor } from './read.ts'

/**
 * FA-ALLY-2: the ready-made fleet of a race for a value that is dearer than its starter fleet, such as twice a table's: the starter fleet with as
 * many further squadrons of the race's starter fleets as the rules and the value allow, the dearest that fit first, and all kinds in turn.
 */
export function reinforced(race: RaceId, value: number): FleetList {
  const { flagship, squadrons } = starterFor(race, value)
  const own = STARTER_FLEETS.filter((fleet) => fleet.race === race).flatMap((fleet) => fleet.squadrons)
  const kinds = own.filter(({ ship }, at) => ship !== flagship && own.findIndex((other) => other.ship === ship) === at)
  const dearest = kinds.toSorted((one, other) => squadronPoints(other) - squadronPoints(one))
  let fleet: FleetList = { race, flagship, squadrons }
  for (let before = 0; before < fleet.squadrons.length; ) {
    before = fleet.squadrons.length
    for (const squadron of dearest) {
      const larger = { ...fleet, squadrons: [...fleet.squadrons, squadron] }
      if (fleetProblems(larger, { value, allied: false }).length === 0) fleet = larger
    }
  }
  return fleet
}
