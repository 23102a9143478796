import { type FleetList, STARTER_FLEETS } from '../../content/fleets.ts'
import { readFleet } from '../../fleet/read.ts'
import { type BuiltFleet, LONGEST_NAME } from './fleet.ts'

/** Where the fleets of this browser are kept. */
const SHELF = 'orrery.firestorm-armada.fleets'
const MOST_FLEETS = 100

/** The fleets kept in this browser, newest first. What cannot be read is left out. */
export function keptFleets(): BuiltFleet[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '[]')
    return Array.isArray(raw) ? raw.flatMap((one) => readBuilt(one) ?? []) : []
  } catch {
    return []
  }
}

/** Keeps a fleet in place of the one of its id. False when the browser keeps nothing. */
export function keepFleet(built: BuiltFleet): boolean {
  return keepAll([built, ...keptFleets().filter(({ id }) => id !== built.id)].slice(0, MOST_FLEETS))
}

/** Forgets a fleet. */
export function forgetFleet(id: string): boolean {
  return keepAll(keptFleets().filter((built) => built.id !== id))
}

function keepAll(fleets: readonly BuiltFleet[]): boolean {
  try {
    localStorage.setItem(SHELF, JSON.stringify(fleets))
    return true
  } catch {
    return false
  }
}

/** An id for a new fleet. */
export const freshId = (): string => `fleet-${crypto.randomUUID()}`

/** The starter fleets, as fleets. */
export function starterFleet(id: string): FleetList | undefined {
  const found = STARTER_FLEETS.find((fleet) => fleet.id === id)
  return found === undefined ? undefined : { race: found.race, flagship: found.flagship, squadrons: found.squadrons }
}

function readBuilt(raw: unknown): BuiltFleet | null {
  if (typeof raw !== 'object' || raw === null || !('id' in raw) || !('name' in raw) || !('value' in raw) || !('fleet' in raw)) return null
  const { id, name, value } = raw
  const fleet = readFleet(JSON.parse(JSON.stringify(raw.fleet)))
  if (typeof id !== 'string' || typeof name !== 'string' || typeof value !== 'number' || fleet === undefined) return null
  return { id, name: name.slice(0, LONGEST_NAME), value, fleet }
}
