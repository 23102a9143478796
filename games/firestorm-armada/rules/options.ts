import { isObject, type Json, type Refusal, readSettings, type Setting } from '@orrery/kernel'
import type { FleetList } from '../content/fleets.ts'
import { type RaceId, raceOf } from '../content/races.ts'
import { SCENARIO_IDS, type ScenarioId, scenarioOf } from '../content/scenarios.ts'
import type { FleetTerms } from '../fleet/check.ts'
import { hasInstallations } from '../fleet/points.ts'
import { broughtProblems, readFleet, starterFor } from '../fleet/read.ts'
import { reinforced } from '../fleet/reinforced.ts'
import { sideOf } from './ships.ts'

/** The settings of a table. */
export const SETTINGS: readonly Setting[] = [
  { id: 'fleetValue', rule: 'FA-SETUP-1', values: [500, 800, 1200] },
  { id: 'scenario', rule: 'FA-SETUP-1', values: SCENARIO_IDS },
  { id: 'alliedSquadrons', rule: 'FA-ALLY-5', values: [false, true] },
  { id: 'disorder', rule: 'FA-DISORDER-1', values: [false, true] },
  { id: 'initiativeWinnerChooses', rule: 'FA-INIT-6', values: [false, true], expert: true },
  { id: 'pdMinimumOne', rule: 'FA-MOD-9', values: [true, false], expert: true },
  { id: 'ownSystemsLink', rule: 'FA-LINK-17', values: [true, false], expert: true },
  { id: 'drivenOffImmuneToAll', rule: 'FA-PD-3', values: [false, true], expert: true },
]

/** The settings of a table, parsed. */
export interface Options {
  readonly value: number
  readonly scenario: ScenarioId
  readonly alliedSquadrons: boolean
  readonly disorder: boolean
  readonly initiativeWinnerChooses: boolean
  readonly pdMinimumOne: boolean
  readonly ownSystemsLink: boolean
  readonly drivenOffImmuneToAll: boolean
  /** The fleet of each seat. */
  readonly fleets: readonly FleetList[]
}

/** The races of seats that bring nothing; those of a side are of one bloc (FA-ALLY-1). */
const DEFAULT_RACES: readonly RaceId[] = ['terrans', 'dindrenzi', 'aquans', 'relthoza']

/** The seat that, with three players, has no partner. */
const ALONE = 1

/** FA-ALLY-2: the value of a seat's fleet at a table of this fleet value; with three players, who has no partner has twice as much. */
function valueAt(fleetValue: number, seats: number, seat: number): number {
  return seats === 3 && seat === ALONE ? fleetValue * 2 : fleetValue
}

/** The ready-made fleet of a race for a seat of a table of this fleet value. */
export function readyFleet(race: RaceId, fleetValue: number, seats: number, seat: number): FleetList {
  const value = valueAt(fleetValue, seats, seat)
  return value === fleetValue ? starterFor(race, value) : reinforced(race, value)
}

function termsAt(terms: FleetTerms, seats: number, seat: number): FleetTerms {
  return { ...terms, value: valueAt(terms.value, seats, seat) }
}

/** The terms for building fleets that the options set. */
function termsOf(given: { [key: string]: Json }): FleetTerms {
  return { value: typeof given.fleetValue === 'number' ? given.fleetValue : 500, allied: given.alliedSquadrons === true }
}

/** Every reason why a seat may not bring this to a table with these options. */
export function mayBring(raw: Json, brought: Json, seat: number, seats: number): Refusal[] {
  return isObject(brought) ? broughtProblems(brought.fleet, termsAt(termsOf(isObject(raw) ? raw : {}), seats, seat)) : []
}

/** Reads options from outside. Throws a `RangeError` that names every invalid value. */
export function readOptions(raw: Json, seats: number): Options {
  const { raw: given, values, reasons } = readSettings(SETTINGS, raw)
  const terms = termsOf(values)
  const fleets = readFleets(given.seats, seats, terms, reasons)
  const scenario = SCENARIO_IDS.find((id) => id === values.scenario) ?? 'borderClash'
  const wrong = reasons.length > 0 ? reasons : sidesProblems(fleets, scenario)
  if (wrong.length > 0) throw new RangeError(wrong.join('\n'))
  return {
    value: terms.value,
    scenario,
    alliedSquadrons: terms.allied,
    disorder: values.disorder === true,
    initiativeWinnerChooses: values.initiativeWinnerChooses === true,
    pdMinimumOne: values.pdMinimumOne === true,
    ownSystemsLink: values.ownSystemsLink === true,
    drivenOffImmuneToAll: values.drivenOffImmuneToAll === true,
    fleets,
  }
}

function readFleets(raw: Json | undefined, seats: number, terms: FleetTerms, reasons: string[]): FleetList[] {
  const brought = Array.isArray(raw) ? raw : []
  const fleets: FleetList[] = []
  for (let seat = 0; seat < seats; seat++) {
    const bringing = brought[seat]
    const fleet = isObject(bringing) ? bringing.fleet : undefined
    const problems = broughtProblems(fleet, termsAt(terms, seats, seat))
    for (const { rule, message, params } of problems) {
      reasons.push(`seat ${seat + 1}: ${message} (${rule})${params === undefined ? '' : ` ${JSON.stringify(params)}`}`)
    }
    fleets.push(readFleet(fleet) ?? readyFleet(DEFAULT_RACES[seat] ?? 'terrans', terms.value, seats, seat))
  }
  return fleets
}

/** FA-ALLY-1, FA-FLEET-13: the reasons why the fleets do not fit together. */
function sidesProblems(fleets: readonly FleetList[], scenario: ScenarioId): string[] {
  const reasons: string[] = []
  for (const side of [0, 1]) {
    const blocs = fleets.filter((_, seat) => sideOf(seat) === side).map(({ race }) => raceOf(race).bloc)
    if (blocs.some((bloc) => bloc !== blocs[0])) reasons.push(`side ${side + 1}: allies must be of one bloc (FA-ALLY-1)`)
  }
  const installed = [0, 1].filter((side) => fleets.some((fleet, seat) => sideOf(seat) === side && hasInstallations(fleet)))
  if (scenarioOf(scenario).roles && installed.length > 1) reasons.push('seats: only the defender may use installations (FA-FLEET-13)')
  return reasons
}
