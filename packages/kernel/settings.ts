import type { Game, Setting } from './game.ts'
import { isObject, type Json } from './json.ts'

/** Options from outside, as far as all games read them the same way. */
export interface ReadSettings {
  /** The fields given; none if no object was given. */
  readonly raw: { readonly [field: string]: Json }
  /** Every setting's value: the given one, or the first of its values if it is missing or does not fit. */
  readonly values: { readonly [setting: string]: string | number | boolean }
  /** Everything that does not fit, one line each, for a `RangeError`; a game adds its own. */
  readonly reasons: string[]
}

/** Reads a table's settings from outside; the game reads `seats`. Null means no options. */
export function readSettings(settings: readonly Setting[], raw: Json): ReadSettings {
  const given = isObject(raw) ? raw : {}
  const reasons = given === raw || raw === null ? [] : ['options: expected an object']
  const values: { [setting: string]: string | number | boolean } = {}
  for (const { id, values: allowed } of settings) {
    const value = given[id] ?? null
    const found = value === null ? allowed[0] : allowed.find((one) => one === value)
    if (found === undefined) reasons.push(`${id}: expected one of ${allowed.join(', ')}`)
    values[id] = found ?? (allowed[0] as string)
  }
  for (const id of Object.keys(given)) {
    if (id !== 'seats' && !settings.some((setting) => setting.id === id)) reasons.push(`${id}: there is no such setting`)
  }
  return { raw: given, values, reasons }
}

/** The settings that people choose: all but the editions. */
export function settingsToChoose({ settings }: Pick<Game, 'settings'>): readonly Setting[] {
  return settings.filter(({ edition }) => edition !== true)
}

/**
 * The options of a table that is opened now, from those that were chosen: every edition is the last one, whatever they say. Whoever opens
 * a new table stores these; whoever opens a stored one again takes its options as they are.
 */
export function optionsOfNew<O extends Json>({ settings }: Pick<Game, 'settings'>, chosen: O): O {
  const editions = settings.filter(({ edition }) => edition === true)
  // What is not an object the game reads, or refuses.
  if (editions.length === 0 || typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)) return chosen
  return { ...chosen, ...Object.fromEntries(editions.map(({ id, values }) => [id, values.at(-1)])) }
}
