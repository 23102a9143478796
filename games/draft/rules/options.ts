import type { Json, Setting } from '@orrery/kernel'
import { FORMATS, type Format } from '../state.ts'

/** The settings of a table. */
export const SETTINGS: readonly Setting[] = [
  { id: 'format', rule: 'DR-TABLE-2', values: FORMATS },
  { id: 'raceDegree', rule: 'DR-BUILD-2', values: [1, 0, 2] },
  { id: 'decisionTime', rule: 'DR-TABLE-3', values: [0, 30, 60, 120, 600, 86_400] },
]

/** The settings of a table, read. */
export interface Options {
  readonly format: Format
  readonly raceDegree: number
}

/** Reads options from outside. Throws a `RangeError` that names everything that does not fit, one a line. */
export function readOptions(raw: Json): Options {
  const reasons: string[] = []
  const given = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {}
  if (given !== raw && raw !== null) reasons.push('options: expected an object')
  for (const { id, values } of SETTINGS) {
    const value = given[id]
    if (value !== undefined && !values.some((one) => one === value)) reasons.push(`${id}: expected one of ${values.join(', ')}`)
  }
  for (const id of Object.keys(given)) {
    if (id !== 'seats' && !SETTINGS.some((setting) => setting.id === id)) reasons.push(`${id}: there is no such setting`)
  }
  if (reasons.length > 0) throw new RangeError(reasons.join('\n'))
  const { format, raceDegree } = given
  return { format: format === 'sealed' ? 'sealed' : 'booster', raceDegree: typeof raceDegree === 'number' ? raceDegree : 1 }
}
