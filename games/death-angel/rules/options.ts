import { type Json, readSettings, type Setting } from '@orrery/kernel'

/** The settings of a table. */
export const SETTINGS: readonly Setting[] = [
  { id: 'teams', rule: 'DA-FEW-6', values: ['choose', 'random'] },
  { id: 'firstChooser', rule: 'DA-SETUP-13', values: ['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6'] },
  { id: 'chooseFormation', rule: 'DA-OPT-2', values: [false, true] },
  { id: 'openInstinct', rule: 'DA-OPT-3', values: [false, true] },
  { id: 'cardOutlivesTeam', rule: 'DA-OPT-4', values: [false, true], expert: true },
  { id: 'mergeAtEventEnd', rule: 'DA-OPT-1', values: [false, true], expert: true },
]

/** The settings of a table, parsed. */
export interface Options {
  /** Whether a solo player's teams are drawn at random (DA-FEW-6). */
  readonly randomTeams: boolean
  /** The seat named as first chooser, or null for a random one (DA-SETUP-13). */
  readonly firstChooser: number | null
  readonly chooseFormation: boolean
  readonly openInstinct: boolean
  readonly cardOutlivesTeam: boolean
  readonly mergeAtEventEnd: boolean
}

/** Reads options from outside. Throws a `RangeError` that names every invalid value. */
export function readOptions(raw: Json, seats: number): Options {
  const { values, reasons } = readSettings(SETTINGS, raw)
  const named = values.firstChooser
  const firstChooser = typeof named === 'string' && named.startsWith('seat-') ? Number(named.slice(5)) - 1 : null
  if (firstChooser !== null && firstChooser >= seats) reasons.push(`firstChooser: there are only ${seats} seats`)
  if (seats > 1 && values.teams === 'random') reasons.push('teams: only a solo player may draw his teams at random (DA-FEW-6)')
  if (seats > 1 && values.chooseFormation === true) reasons.push('chooseFormation: only for a solo player (DA-OPT-2)')
  if (seats > 1 && values.cardOutlivesTeam === true) reasons.push('cardOutlivesTeam: only for a solo player (DA-OPT-4)')
  if (reasons.length > 0) throw new RangeError(reasons.join('\n'))
  return {
    randomTeams: values.teams === 'random',
    firstChooser,
    chooseFormation: values.chooseFormation === true,
    openInstinct: values.openInstinct === true,
    cardOutlivesTeam: values.cardOutlivesTeam === true,
    mergeAtEventEnd: values.mergeAtEventEnd === true,
  }
}
