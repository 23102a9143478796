import type { ClassId } from '../content/classes.ts'

/** The least and the greatest number of squadrons of a tier. */
type Range = readonly [number, number]

/** The limits for fleets of a fleet value. */
export interface FleetTable {
  /** FA-FLEET-4 to 6, FA-FLEET-13: the rule of the table. */
  readonly rule: string
  readonly tiers: readonly [Range, Range, Range]
  /** The greatest number of ships of a class, if it is limited. */
  readonly most: Readonly<Partial<Record<ClassId, number>>>
}

const PATROL: FleetTable = {
  rule: 'FA-FLEET-4',
  tiers: [
    [1, 2],
    [1, 2],
    [1, 3],
  ],
  most: { dreadnought: 0, station: 0 },
}

const BATTLE: FleetTable = {
  rule: 'FA-FLEET-5',
  tiers: [
    [1, 3],
    [1, 3],
    [2, 4],
  ],
  most: { battleship: 2, dreadnought: 1, station: 1 },
}

const GRAND: FleetTable = {
  rule: 'FA-FLEET-6',
  tiers: [
    [1, 4],
    [2, 5],
    [2, 6],
  ],
  most: { station: 1 },
}

/** FA-FLEET-4 to 6: the table for an agreed fleet value. */
export function fleetTable(value: number): FleetTable {
  return value <= 800 ? PATROL : value <= 1200 ? BATTLE : GRAND
}

/** FA-FLEET-13: the rule that limits the ships of a class. */
export function limitRule(table: FleetTable, limited: string): string {
  return limited === 'station' && table !== PATROL ? 'FA-FLEET-13' : table.rule
}
