import { randomHex } from '@orrery/board/random-hex.ts'
import { storedJson, storeJson } from '@orrery/board/stored.ts'
import { type FleetList, STARTER_FLEETS } from '../../content/fleets.ts'
import { readFleet } from '../../fleet/read.ts'
import { type BuiltFleet, LONGEST_NAME } from './fleet.ts'

/** The storage key of this browser's fleets. */
const SHELF = 'orrery.firestorm-armada.fleets'
const MOST_FLEETS = 100

/** The fleets stored in this browser, newest first. Unreadable ones are left out. */
export function keptFleets(): BuiltFleet[] {
  const raw = storedJson(SHELF)
  return Array.isArray(raw) ? raw.flatMap((one) => readBuilt(one) ?? []) : []
}

/** Stores a fleet, replacing the one with its id. Returns false if there is no storage. */
export function keepFleet(built: BuiltFleet): boolean {
  return storeJson(SHELF, [built, ...keptFleets().filter(({ id }) => id !== built.id)].slice(0, MOST_FLEETS))
}

/** Deletes a stored fleet. Returns false if there is no storage. */
export function forgetFleet(id: string): boolean {
  return storeJson(
    SHELF,
    keptFleets().filter((built) => built.id !== id),
  )
}

/** An id for a new fleet. */
export const freshId = (): string => `fleet-${randomHex(32)}`

/** The starter fleet with the given id. */
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
