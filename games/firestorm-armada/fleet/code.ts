import type { FleetList, FlightList, SquadronList } from '../content/fleets.ts'
import type { WingId } from '../content/wings.ts'
import { readFleet } from './read.ts'

/** The letter of each wing type in links. */
const LETTERS: Readonly<Record<string, WingId>> = { f: 'fighter', b: 'bomber', i: 'interceptor', a: 'assaultShuttle' }

function letterOf(wing: WingId): string {
  return Object.keys(LETTERS).find((letter) => LETTERS[letter] === wing) as string
}

/**
 * A fleet as a short text for links, such as `terrans~titan~titan.1~ares.1.b5.i4`: race, flagship, then each squadron with its size and
 * its flights. An id has a race in front only if it is of another race.
 */
export function fleetCode({ race, flagship, squadrons }: FleetList): string {
  const short = (ship: string) => (ship.startsWith(`${race}-`) ? ship.slice(race.length + 1) : ship)
  const flightCode = ({ wing, size }: FlightList) => `.${letterOf(wing)}${size}`
  const squadronCode = ({ ship, size, flights }: SquadronList) => `${short(ship)}.${size}${(flights ?? []).map(flightCode).join('')}`
  return [race, short(flagship), ...squadrons.map(squadronCode)].join('~')
}

/** The fleet of a code; undefined if the code is invalid. */
export function fleetOfCode(code: string): FleetList | undefined {
  const [race = '', flagship = '', ...parts] = code.trim().split('~')
  const full = (ship: string) => (ship.includes('-') ? ship : `${race}-${ship}`)
  const squadrons = parts.map((part) => {
    const [ship = '', size = '', ...flights] = part.split('.')
    const listed = { ship: full(ship), size: numberOf(size) }
    const carried = flights.map((flight) => ({ wing: LETTERS[flight.slice(0, 1)] ?? '', size: numberOf(flight.slice(1)) }))
    return carried.length === 0 ? listed : { ...listed, flights: carried }
  })
  return readFleet({ race, flagship: full(flagship), squadrons })
}

function numberOf(digits: string): number {
  return /^\d{1,2}$/.test(digits) ? Number(digits) : -1
}
