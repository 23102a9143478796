import type { Refusal } from '@orrery/kernel'
import type { FleetList, SquadronList } from '../content/fleets.ts'
import { raceOf } from '../content/races.ts'
import { fleetPoints, isEscort, squadronPoints, typeOf, wingCapacity } from './points.ts'
import { fleetTable, limitRule } from './tiers.ts'

/** The terms that a table agrees on before fleets are built. */
export interface FleetTerms {
  /** FA-SETUP-1: the agreed fleet value. */
  readonly value: number
  /** FA-ALLY-5: whether squadrons of another race may come. */
  readonly allied: boolean
}

/** A problem of a fleet: the rule that it breaks, and the index of the squadron if only that one breaks it. */
export interface FleetProblem extends Refusal {
  readonly message: string
  readonly squadron?: number
}

/** FA-FLEET-1 to 13, FA-WING-2, FA-ALLY-5: every reason why a fleet may not be brought; empty if it may. */
export function fleetProblems(fleet: FleetList, terms: FleetTerms): FleetProblem[] {
  return [
    ...pointsProblems(fleet, terms),
    ...raceProblems(fleet, terms),
    ...fleet.squadrons.flatMap((squadron, place) => squadronProblems(squadron, place)),
    ...tierProblems(fleet, terms),
    ...classProblems(fleet, terms),
    ...escortProblems(fleet),
    ...flagshipProblems(fleet),
  ]
}

function pointsProblems(fleet: FleetList, { value }: FleetTerms): FleetProblem[] {
  const points = fleetPoints(fleet)
  if (points <= value) return []
  return [{ rule: 'FA-FLEET-1', message: 'fleet-points', params: { points, value, over: points - value } }]
}

function raceProblems(fleet: FleetList, terms: FleetTerms): FleetProblem[] {
  const { bloc } = raceOf(fleet.race)
  const problems: FleetProblem[] = fleet.race === 'neutral' ? [{ rule: 'FA-FLEET-1', message: 'fleet-neutral' }] : []
  const others: string[] = []
  let spent = 0
  for (const [place, squadron] of fleet.squadrons.entries()) {
    const race = typeOf(squadron)?.race
    if (race === undefined || race === fleet.race) continue
    const params = { ship: `@ship-${squadron.ship}`, race: `@race-${race}` }
    if (!terms.allied) problems.push({ rule: 'FA-FLEET-1', message: 'fleet-other-race', squadron: place, params })
    else if (raceOf(race).bloc !== bloc) problems.push({ rule: 'FA-ALLY-1', message: 'fleet-other-bloc', squadron: place, params })
    if (!others.includes(race)) others.push(race)
    spent += squadronPoints(squadron)
  }
  if (!terms.allied) return problems
  if (others.length > 1) problems.push({ rule: 'FA-ALLY-5', message: 'fleet-many-races', params: { races: others.length } })
  const most = Math.floor(terms.value / 4)
  if (spent > most) problems.push({ rule: 'FA-ALLY-5', message: 'fleet-ally-points', params: { points: spent, most } })
  return problems
}

function squadronProblems(squadron: SquadronList, place: number): FleetProblem[] {
  const type = typeOf(squadron)
  if (type === undefined) {
    return [{ rule: 'FA-FLEET-2', message: 'fleet-unknown-ship', squadron: place, params: { id: squadron.ship } }]
  }
  const [least, most] = type.squadron
  const { size } = squadron
  if (size >= least && size <= most) return flightProblems(squadron, place, type.term)
  return [
    { rule: 'FA-FLEET-2', message: 'fleet-size', squadron: place, params: { ship: type.term, size, least, most } },
    ...flightProblems(squadron, place, type.term),
  ]
}

function flightProblems(squadron: SquadronList, place: number, ship: string): FleetProblem[] {
  const flights = squadron.flights ?? []
  const sizes = flights.map(({ size }) => size)
  const wings = sizes.reduce((sum, size) => sum + size, 0)
  const capacity = wingCapacity(squadron)
  const problems: FleetProblem[] = []
  const wrong = (rule: string, message: string, params = {}) => {
    problems.push({ rule, message, squadron: place, params: { ship, ...params } })
  }
  if (wings > capacity) wrong('FA-WING-2', 'fleet-wings', { wings, capacity })
  if (flights.length > 2) wrong('FA-WING-2', 'fleet-flights', { flights: flights.length })
  if (sizes.some((size) => size < 1 || size > 6)) wrong('FA-WING-2', 'fleet-flight-size')
  if (flights.length === 2 && Math.abs((sizes[0] as number) - (sizes[1] as number)) > 1) wrong('FA-WING-2', 'fleet-unequal-flights')
  if (capacity < 4 && flights.some(({ wing }) => wing === 'assaultShuttle')) wrong('FA-FLEET-11', 'fleet-shuttles', { capacity })
  return problems
}

const TIERS = [1, 2, 3] as const

function tierProblems(fleet: FleetList, { value }: FleetTerms): FleetProblem[] {
  const table = fleetTable(value)
  const problems: FleetProblem[] = []
  for (const tier of TIERS) {
    const [least, most] = table.tiers[tier - 1] as readonly [number, number]
    const count = fleet.squadrons.filter((squadron) => typeOf(squadron)?.tier === tier && !isEscort(squadron)).length
    if (count < least || count > most) {
      const message = count < least ? 'fleet-tier-few' : 'fleet-tier-many'
      problems.push({ rule: table.rule, message, params: { tier, count, least, most } })
    }
  }
  return problems
}

function classProblems(fleet: FleetList, { value }: FleetTerms): FleetProblem[] {
  const table = fleetTable(value)
  const problems: FleetProblem[] = []
  for (const [limited, most] of Object.entries(table.most)) {
    let count = 0
    for (const squadron of fleet.squadrons) if (typeOf(squadron)?.class === limited) count += squadron.size
    if (count > most) {
      problems.push({ rule: limitRule(table, limited), message: 'fleet-class', params: { class: `@class-${limited}`, count, most } })
    }
  }
  return problems
}

function escortProblems({ squadrons }: FleetList): FleetProblem[] {
  const escorts = squadrons.filter(isEscort).length
  const most = squadrons.filter((squadron) => typeOf(squadron)?.tier === 1).length
  return escorts <= most ? [] : [{ rule: 'FA-FLEET-7', message: 'fleet-escorts', params: { escorts, most } }]
}

function flagshipProblems({ flagship, squadrons }: FleetList): FleetProblem[] {
  const named = squadrons.find(({ ship }) => ship === flagship)
  if (named !== undefined && typeOf(named)?.tier === 1) return []
  return [{ rule: 'FA-FLEET-8', message: 'fleet-flagship' }]
}
