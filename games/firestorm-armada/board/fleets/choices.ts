import type { SeatSettings } from '@orrery/board'
import type { Text } from '@orrery/text'
import { type FleetList, STARTER_FLEETS } from '../../content/fleets.ts'
import { fleetProblems } from '../../fleet/check.ts'
import { FIRST_FLEETS } from './firsts.ts'
import { termsOf } from './fleet.ts'
import { keptFleets } from './kept.ts'

/** A fleet that the seat may choose. */
export interface Choice {
  readonly id: string
  readonly name: string
  readonly fleet: FleetList
  /** What the seat brings: the id of a starter fleet, or the list. */
  readonly brings: string | FleetList
}

/** Whether it is one of those for a first table. */
export function isFirst({ id }: Choice): boolean {
  return FIRST_FLEETS.includes(id)
}

/** The starter fleets. */
export function starters(text: Text): Choice[] {
  return STARTER_FLEETS.map((fleet) => ({ id: fleet.id, name: text.say(`fleet-${fleet.id}`), fleet, brings: fleet.id }))
}

/** The legal fleets that this browser keeps. */
export function own(text: Text): Choice[] {
  return keptFleets()
    .filter(({ fleet, value }) => fleetProblems(fleet, termsOf(value)).length === 0)
    .map(({ id, name, fleet }) => ({ id, name: name === '' ? text.say('fleets-unnamed') : name, fleet, brings: fleet }))
}

/** The one that a seat's settings bring. */
export function chosenOf({ fleet }: SeatSettings, choices: readonly Choice[]): Choice | undefined {
  if (fleet === undefined || fleet === null) return undefined
  const same = JSON.stringify(fleet)
  return choices.find(({ brings }) => (typeof brings === 'string' ? brings === fleet : JSON.stringify(brings) === same))
}
