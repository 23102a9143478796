import { isObject, type Json } from '@orrery/kernel'
import { type FleetList, type FlightList, type SquadronList, STARTER_FLEETS } from '../content/fleets.ts'
import { PLAYED_RACES, type RaceId } from '../content/races.ts'
import { WING_IDS, type WingId } from '../content/wings.ts'
import { type FleetProblem, type FleetTerms, fleetProblems } from './check.ts'

/** The greatest number of squadrons; a fleet with more is refused. */
export const MOST_SQUADRONS = 40
const MOST_FLIGHTS = 8
const MOST_SIZE = 99
const LONGEST_ID = 60

const UNREADABLE: FleetProblem = { rule: 'FA-FLEET-1', message: 'fleet-unreadable' }

/** Reads a fleet from outside, which is the id of a starter fleet or a list; undefined if it is neither. */
export function readFleet(raw: Json | undefined): FleetList | undefined {
  if (typeof raw === 'string') return STARTER_FLEETS.find(({ id }) => id === raw)
  if (!isObject(raw)) return undefined
  const race = PLAYED_RACES.find((id) => id === raw.race)
  const flagship = textOf(raw.flagship)
  const squadrons = listOf(raw.squadrons, MOST_SQUADRONS, readSquadron)
  return race === undefined || flagship === undefined || squadrons === undefined ? undefined : { race, flagship, squadrons }
}

function readSquadron(raw: Json): SquadronList | undefined {
  if (!isObject(raw)) return undefined
  const ship = textOf(raw.ship)
  const size = sizeOf(raw.size)
  if (ship === undefined || size === undefined) return undefined
  if (raw.flights === undefined) return { ship, size }
  const flights = listOf(raw.flights, MOST_FLIGHTS, readFlight)
  return flights === undefined ? undefined : { ship, size, flights }
}

function readFlight(raw: Json): FlightList | undefined {
  if (!isObject(raw)) return undefined
  const wing = WING_IDS.find((id): id is WingId => id === raw.wing)
  const size = sizeOf(raw.size)
  return wing === undefined || size === undefined ? undefined : { wing, size }
}

/** Every reason why what a seat brings may not play under these terms; a seat that brings nothing plays a starter fleet. */
export function broughtProblems(raw: Json | undefined, terms: FleetTerms): FleetProblem[] {
  if (raw === undefined || raw === null) return []
  const fleet = readFleet(raw)
  if (fleet !== undefined) return fleetProblems(fleet, terms)
  if (typeof raw !== 'string') return [UNREADABLE]
  return [{ rule: 'FA-FLEET-1', message: 'fleet-unknown-starter', params: { id: raw.slice(0, LONGEST_ID) } }]
}

/** The starter fleet of a race for a fleet value: the largest that fits, otherwise the smallest. */
export function starterFor(race: RaceId, value: number): FleetList {
  const own = STARTER_FLEETS.filter((fleet) => fleet.race === race)
  return (own.findLast((fleet) => fleet.value <= value) ?? own[0]) as FleetList
}

function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.length <= LONGEST_ID ? value : undefined
}

function sizeOf(value: Json | undefined): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_SIZE ? value : undefined
}

function listOf<T>(value: Json | undefined, most: number, read: (item: Json) => T | undefined): T[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined
  const items: T[] = []
  for (const raw of value) {
    const item = read(raw)
    if (item === undefined) return undefined
    items.push(item)
  }
  return items
}
