import { catalogue } from '@orrery/kernel'
import type { TerrainId } from './terrain.ts'

export const SCENARIO_IDS = ['borderClash', 'rescueMission', 'extraction', 'convoy', 'stationAssault', 'asteroidAmbush'] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]

/** A rectangle in inches: west, south, east, north. */
export type Area = readonly [number, number, number, number]

/** FA-GEN-1: the width and depth of the table, in inches. */
export const TABLE: readonly [number, number] = [72, 48]

/** A piece of terrain that a scenario lays out, in inches. */
export interface PlacedTerrain {
  readonly kind: TerrainId
  readonly x: number
  readonly y: number
  readonly radius: number
  /** FA-TERR-7: whether it drifts. */
  readonly drifting: boolean
}

/** FA-SCEN-8: free models of the defender. */
export interface FreeModels {
  readonly type: 'transport' | 'station' | 'platform'
  readonly squadrons: number
  /** The number of ships in each squadron. */
  readonly size: number
}

/** A scenario: its table, its length and its terrain. */
export interface Scenario {
  readonly id: ScenarioId
  readonly turns: number
  /** FA-SCEN-7: whether one side attacks and the other defends. */
  readonly roles: boolean
  /** FA-SCEN-11: whether squadrons may be kept in reserve. */
  readonly reserves: boolean
  /** Drawn at random by FA-SETUP-2, or laid out. */
  readonly terrain: 'random' | readonly PlacedTerrain[]
  /** The zones in which the sides deploy; a side without a zone arrives by the scenario's own rule. */
  readonly zones: Readonly<Partial<Record<'north' | 'south' | 'attacker' | 'defender' | 'attackerFirstHalf', Area>>>
  readonly pods: readonly { readonly x: number; readonly y: number; readonly value: number }[]
  readonly models: readonly FreeModels[]
}

const RECORDS: readonly Scenario[] = [
  {
    id: 'borderClash',
    turns: 6,
    roles: false,
    reserves: true,
    terrain: 'random',
    zones: { north: [0, 40, 72, 48], south: [0, 0, 72, 8] },
    pods: [],
    models: [],
  },
  {
    id: 'rescueMission',
    turns: 7,
    roles: true,
    reserves: false,
    terrain: [
      { kind: 'meteor', x: 24, y: 24, radius: 1.2, drifting: true },
      { kind: 'meteor', x: 48, y: 24, radius: 1.2, drifting: true },
    ],
    zones: { defender: [0, 0, 72, 12] },
    pods: [
      { x: 30, y: 26, value: 25 },
      { x: 36, y: 30, value: 25 },
      { x: 42, y: 26, value: 25 },
      { x: 33, y: 22, value: 50 },
      { x: 39, y: 22, value: 50 },
      { x: 36, y: 25, value: 100 },
    ],
    models: [],
  },
  {
    id: 'extraction',
    turns: 6,
    roles: true,
    reserves: true,
    terrain: 'random',
    zones: { defender: [0, 40, 72, 48], attacker: [0, 0, 72, 8] },
    pods: [],
    models: [],
  },
  {
    id: 'convoy',
    turns: 8,
    roles: true,
    reserves: false,
    terrain: [
      { kind: 'asteroidField', x: 24, y: 34, radius: 4, drifting: false },
      { kind: 'asteroidField', x: 46, y: 14, radius: 4, drifting: false },
      { kind: 'distortionField', x: 36, y: 24, radius: 3, drifting: false },
      { kind: 'meteor', x: 56, y: 30, radius: 1, drifting: false },
    ],
    zones: { defender: [0, 8, 10, 40], attacker: [60, 0, 72, 48] },
    pods: [],
    models: [{ type: 'transport', squadrons: 1, size: 4 }],
  },
  {
    id: 'stationAssault',
    turns: 6,
    roles: true,
    reserves: true,
    terrain: [
      { kind: 'planet', x: 36, y: 44, radius: 3.5, drifting: false },
      { kind: 'asteroidField', x: 14, y: 26, radius: 4, drifting: false },
      { kind: 'asteroidField', x: 58, y: 26, radius: 4, drifting: false },
    ],
    zones: { defender: [6, 30, 66, 48], attacker: [0, 0, 72, 8] },
    pods: [],
    models: [
      { type: 'station', squadrons: 1, size: 1 },
      { type: 'platform', squadrons: 2, size: 2 },
    ],
  },
  {
    id: 'asteroidAmbush',
    turns: 6,
    roles: true,
    reserves: false,
    terrain: [
      { kind: 'asteroidField', x: 12, y: 18, radius: 4, drifting: false },
      { kind: 'asteroidField', x: 26, y: 32, radius: 4.5, drifting: false },
      { kind: 'asteroidField', x: 40, y: 16, radius: 4, drifting: false },
      { kind: 'asteroidField', x: 52, y: 34, radius: 4.5, drifting: false },
      { kind: 'asteroidField', x: 64, y: 20, radius: 3.5, drifting: false },
      { kind: 'meteor', x: 34, y: 24, radius: 1.2, drifting: false },
      { kind: 'meteor', x: 58, y: 26, radius: 1, drifting: false },
    ],
    zones: { defender: [0, 20, 12, 28], attackerFirstHalf: [60, 0, 72, 48] },
    pods: [],
    models: [],
  },
]

export const SCENARIO_CATALOGUE = catalogue('scenarios', RECORDS, ({ id }) => id)

/** The scenario with the given id. */
export function scenarioOf(id: ScenarioId): Scenario {
  return SCENARIO_CATALOGUE.of(SCENARIO_CATALOGUE.kind(id))
}
