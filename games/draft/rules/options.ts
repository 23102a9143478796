import { type Json, readSettings, type Setting } from '@orrery/kernel'
import { FORMATS, type Format } from '../state.ts'

/** The settings of a table. */
export const SETTINGS: readonly Setting[] = [
  { id: 'format', rule: 'DR-TABLE-2', values: FORMATS },
  { id: 'raceDegree', rule: 'DR-BUILD-2', values: [1, 0, 2] },
  { id: 'decisionTime', rule: 'DR-TABLE-3', values: [0, 30, 60, 120, 600, 86_400] },
]

/** The settings of a table, parsed. */
export interface Options {
  readonly format: Format
  readonly raceDegree: number
}

/** Reads options from outside. Throws a `RangeError` that names every invalid value, one per line. */
export function readOptions(raw: Json): Options {
  const { values, reasons } = readSettings(SETTINGS, raw)
  if (reasons.length > 0) throw new RangeError(reasons.join('\n'))
  const { format, raceDegree } = values
  return { format: format === 'sealed' ? 'sealed' : 'booster', raceDegree: typeof raceDegree === 'number' ? raceDegree : 1 }
}
