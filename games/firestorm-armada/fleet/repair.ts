import type { FleetList, FlightList, SquadronList } from '../content/fleets.ts'
import { SHIPS } from '../content/ships.ts'
import { type FleetProblem, type FleetTerms, fleetProblems } from './check.ts'
import { fleetPoints, typeOf, wingCapacity } from './points.ts'

/** One step that solves a problem: what it does, what it costs or saves, and the fleet after it. */
export interface FleetRepair {
  /** The message that describes the step. */
  readonly message: 'repair-size' | 'repair-remove' | 'repair-wings' | 'repair-add' | 'repair-flagship' | 'repair-race'
  readonly params: Readonly<Record<string, string | number>>
  readonly fleet: FleetList
  /** The change in points. */
  readonly points: number
}

/** What identifies a problem, apart from its figures. */
function sameProblem({ rule, message, params, squadron }: FleetProblem): string {
  return [rule, message, params?.tier, params?.class, squadron].join(' ')
}

/** The number of repairs offered for one problem. */
const OFFERED = 3

/**
 * The steps that solve a problem without causing another, or lessen it if no single step solves it. Those that change the fewest
 * points come first.
 */
export function repairs(fleet: FleetList, terms: FleetTerms, problem: FleetProblem): FleetRepair[] {
  const before = fleetProblems(fleet, terms)
  const steps = edits(fleet).map((repair) => ({ repair, after: problemsAfter(repair, fleet, terms) }))
  const harmless = steps.filter(({ after }) => after.every((one) => before.some((old) => sameProblem(old) === sameProblem(one))))
  const mending = harmless.filter(({ after }) => !after.some((one) => sameProblem(one) === sameProblem(problem)))
  const lessening = harmless.filter(({ after }) => lessens(after, problem))
  const chosen = mending.length > 0 ? mending : lessening
  // If no single step is enough, the one that changes most comes first.
  const order = mending.length > 0 ? 1 : -1
  return chosen
    .map(({ repair }) => repair)
    .filter(isFirst)
    .sort((a, b) => order * (Math.abs(a.points) - Math.abs(b.points)))
    .slice(0, OFFERED)
}

/** Whether no step before it leads to the same fleet, as changes of equal squadrons do. */
function isFirst({ fleet }: FleetRepair, place: number, all: readonly FleetRepair[]): boolean {
  const same = JSON.stringify(fleet)
  return all.findIndex((other) => JSON.stringify(other.fleet) === same) === place
}

/** The problems after a repair, with the squadrons' indices from before it. */
function problemsAfter(repair: FleetRepair, fleet: FleetList, terms: FleetTerms): FleetProblem[] {
  const problems = fleetProblems(repair.fleet, terms)
  if (repair.message !== 'repair-remove') return problems
  const removed = fleet.squadrons.findIndex((squadron, place) => repair.fleet.squadrons[place] !== squadron)
  return problems.map((problem) =>
    problem.squadron === undefined || problem.squadron < removed ? problem : { ...problem, squadron: problem.squadron + 1 },
  )
}

/** Whether the problem remains but is smaller: less far above or below a limit. */
function lessens(after: readonly FleetProblem[], problem: FleetProblem): boolean {
  const left = after.find((one) => sameProblem(one) === sameProblem(problem))
  return left !== undefined && excess(left) < excess(problem)
}

/** How far the fleet is from keeping the rule. Sizes and wings have no figure, because one step always solves them. */
function excess({ message, params }: FleetProblem): number {
  const { points, count, escorts, most, races } = (params ?? {}) as Record<string, number>
  if (count !== undefined) return message === 'fleet-tier-few' ? -count : count
  if (escorts !== undefined) return escorts - (most as number)
  return (points ?? races) as number
}

/** All single steps from a fleet to another. */
function edits(fleet: FleetList): FleetRepair[] {
  const made: FleetRepair[] = []
  const points = fleetPoints(fleet)
  const add = (message: FleetRepair['message'], params: FleetRepair['params'], changed: FleetList) => {
    const after = withFlagship(changed)
    made.push({ message, params, fleet: after, points: fleetPoints(after) - points })
  }
  for (const [place, squadron] of fleet.squadrons.entries()) {
    const ship = `@ship-${squadron.ship}`
    add('repair-remove', { ship, size: squadron.size }, { ...fleet, squadrons: fleet.squadrons.toSpliced(place, 1) })
    const type = typeOf(squadron)
    if (type === undefined) continue
    const [least, most] = type.squadron
    for (let size = least; size <= most; size++) {
      if (size !== squadron.size)
        add('repair-size', { ship, from: squadron.size, to: size }, put(fleet, place, fitted({ ...squadron, size })))
    }
    for (const flights of flightChoices(squadron)) {
      const { flights: _before, ...bare } = squadron
      const wings = flights.reduce((sum, { size }) => sum + size, 0)
      add('repair-wings', { ship, wings }, put(fleet, place, flights.length === 0 ? bare : { ...bare, flights }))
    }
  }
  for (const type of SHIPS) {
    const [size] = type.squadron
    if (type.race === fleet.race) {
      add('repair-add', { ship: type.term, size }, { ...fleet, squadrons: [...fleet.squadrons, { ship: type.id, size }] })
    }
  }
  for (const { ship } of fleet.squadrons) {
    if (ship !== fleet.flagship)
      made.push({ message: 'repair-flagship', params: { ship: `@ship-${ship}` }, fleet: { ...fleet, flagship: ship }, points: 0 })
  }
  for (const race of fleet.squadrons.flatMap((squadron) => typeOf(squadron)?.race ?? [])) {
    if (race !== fleet.race) made.push({ message: 'repair-race', params: { race: `@race-${race}` }, fleet: { ...fleet, race }, points: 0 })
  }
  return made
}

function put(fleet: FleetList, place: number, squadron: SquadronList): FleetList {
  return { ...fleet, squadrons: fleet.squadrons.with(place, squadron) }
}

/** The squadron with no more wings than it can carry, which a smaller squadron may have. */
function fitted(squadron: SquadronList): SquadronList {
  const capacity = wingCapacity(squadron)
  const wings = (squadron.flights ?? []).reduce((sum, { size }) => sum + size, 0)
  if (wings <= capacity) return squadron
  const flights = shared(squadron.flights ?? [], capacity)
  const { flights: _before, ...bare } = squadron
  return flights.length === 0 ? bare : { ...bare, flights }
}

/** FA-WING-2: shares the wings as equally as possible between the first two flights. A flight with too many is refused like any other. */
function shared(flights: readonly FlightList[], wings: number): FlightList[] {
  const kept = flights.slice(0, 2)
  return kept
    .map(({ wing }, place) => ({ wing, size: Math.floor((wings + (place === 0 ? kept.length - 1 : 0)) / kept.length) }))
    .filter(({ size }) => size > 0)
}

/** Other flights for the squadron: fewer wings, shared equally, or fighters in place of wings that are not allowed. */
function flightChoices(squadron: SquadronList): FlightList[][] {
  const flights = squadron.flights ?? []
  if (flights.length === 0) return []
  const wings = flights.reduce((sum, { size }) => sum + size, 0)
  const choices: FlightList[][] = [flights.map(({ wing, size }) => ({ wing: wing === 'assaultShuttle' ? 'fighter' : wing, size }))]
  for (let count = Math.min(wings, wingCapacity(squadron)); count >= 0; count--) choices.push(shared(flights, count))
  return choices
}

/** FA-FLEET-8: the fleet with the most expensive possible flagship, if the one named is gone. */
function withFlagship(fleet: FleetList): FleetList {
  if (fleet.squadrons.some(({ ship }) => ship === fleet.flagship)) return fleet
  const able = fleet.squadrons.flatMap((squadron) => typeOf(squadron) ?? []).filter(({ tier }) => tier === 1)
  const best = able.sort((a, b) => b.points - a.points)[0]
  return best === undefined ? fleet : { ...fleet, flagship: best.id }
}
