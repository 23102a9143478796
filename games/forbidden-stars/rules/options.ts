import { type Json, readSettings, type Setting } from '@orrery/kernel'

/** The settings of a table, named as in the rulebook. */
export const SETTINGS: readonly Setting[] = [
  { id: 'quick_setup', rule: 'FS-OPT-5', values: [false, true] },
  { id: 'random_factions', rule: 'FS-OPT-3', values: [false, true] },
  { id: 'fixed_tile_sides', rule: 'FS-OPT-4', values: [false, true] },
  { id: 'strategize_structures', rule: 'FS-OPT-1', values: [false, true], expert: true },
  { id: 'paths_before_ships', rule: 'FS-OPT-2', values: [false, true], expert: true },
]

/** The settings of a table, parsed. */
export interface Options {
  readonly quickSetup: boolean
  readonly randomFactions: boolean
  readonly fixedTileSides: boolean
  readonly strategizeStructures: boolean
  readonly pathsBeforeShips: boolean
}

/** Reads options from outside. Throws a `RangeError` that names every invalid value. */
export function readOptions(raw: Json): Options {
  const { values, reasons } = readSettings(SETTINGS, raw)
  if (reasons.length > 0) throw new RangeError(reasons.join('\n'))
  return {
    quickSetup: values.quick_setup === true,
    randomFactions: values.random_factions === true,
    fixedTileSides: values.fixed_tile_sides === true,
    strategizeStructures: values.strategize_structures === true,
    pathsBeforeShips: values.paths_before_ships === true,
  }
}
