import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isObject } from '@orrery/kernel'
import * as v from 'valibot'
import { parse } from 'yaml'
import { UsageError } from '../usage.ts'
import { SETTING_LIST, type Setting, type SettingName, type Settings } from './table.ts'

/** The settings file, read from the starting folder unless another one is named. */
export const SETTINGS_FILE = 'orrery.yaml'
export const SETTINGS_ENV = 'ORRERY_SETTINGS'

/** Where settings come from: flags by name, the environment, and the folder of the settings file. */
export interface Sources {
  readonly flags: Readonly<Record<string, unknown>>
  readonly env: Readonly<Record<string, string | undefined>>
  readonly folder: string
}

/** The settings, and where each was read, in words. */
export interface ReadSettings {
  readonly settings: Settings
  readonly from: { readonly [name in SettingName]: string }
}

interface SettingSource {
  readonly text: string
  readonly from: string
}

/** Settings as flags for `parseArgs`: secrets have none; a boolean needs no value. */
export const SETTING_FLAGS = Object.fromEntries([
  ['settings', { type: 'string' as const }],
  ...SETTING_LIST.flatMap(([name, { secret, takes }]) =>
    secret ? [] : [[name, { type: takes === 'true or false' ? ('boolean' as const) : ('string' as const) }]],
  ),
])

/**
 * Reads all settings: a flag wins over the environment, the environment over the file, the file over the default. Throws a `UsageError`
 * that names everything that is wrong, with the given value and what is allowed.
 */
export function readSettings({ flags, env, folder }: Sources): ReadSettings {
  const problems: string[] = []
  const file = fileValues(flags.settings, env[SETTINGS_ENV], folder, problems)
  const settings: Record<string, unknown> = {}
  const from: Record<string, string> = {}
  for (const [name, setting] of SETTING_LIST) {
    const given = givenFor(name, setting, flags, env, file)
    if (given === null) {
      settings[name] = null
      from[name] = 'not set'
      continue
    }
    const read = v.safeParse(setting.schema, given.text)
    if (read.success) {
      settings[name] = read.output
      from[name] = given.from
    } else
      problems.push(`${given.from} takes ${setting.takes}, not ${setting.secret ? 'the given value (it is secret)' : `'${given.text}'`}`)
  }
  if (problems.length > 0) throw new UsageError(problems.join('\n  '))
  return { settings: settings as unknown as Settings, from: from as ReadSettings['from'] }
}

/** Environment variables that look like settings but are none; they are reported, because a typo would go unnoticed. */
export function unknownInEnvironment(env: Sources['env']): string[] {
  const known = new Set([SETTINGS_ENV, ...SETTING_LIST.map(([, { env: name }]) => name)])
  return Object.keys(env).filter((name) => name.startsWith('ORRERY_') && !known.has(name))
}

function givenFor(
  name: SettingName,
  { env: variable, fallback }: Setting,
  flags: Sources['flags'],
  env: Sources['env'],
  file: ReadonlyMap<string, SettingSource>,
): SettingSource | null {
  const flag = flags[name]
  if (flag !== undefined) return { text: String(flag), from: `--${name}` }
  const set = env[variable]
  // Compose files leave a setting unset by passing an empty variable.
  if (set !== undefined && set !== '') return { text: set, from: variable }
  return file.get(name) ?? (fallback === null ? null : { text: fallback, from: 'the default' })
}

function fileValues(flag: unknown, variable: string | undefined, folder: string, problems: string[]): ReadonlyMap<string, SettingSource> {
  const named = typeof flag === 'string' ? flag : variable === '' ? undefined : variable
  const path = resolve(folder, named ?? SETTINGS_FILE)
  if (named === undefined && !existsSync(path)) return new Map()
  const shown = named ?? SETTINGS_FILE
  let raw: unknown
  try {
    raw = parse(readFileSync(path, 'utf8')) ?? {}
  } catch (error) {
    problems.push(`${shown} cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    return new Map()
  }
  if (!isObject(raw)) {
    problems.push(`${shown} takes lines of the form 'name: value'`)
    return new Map()
  }
  const values = new Map<string, SettingSource>()
  for (const [name, value] of Object.entries(raw)) {
    const known = SETTING_LIST.find(([one]) => one === name)?.[1]
    const from = `${name} in ${shown}`
    if (known === undefined) problems.push(`${shown} has a line '${name}', which is no setting${nearest(name)}`)
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      values.set(name, { text: String(value), from })
    else problems.push(`${from} takes ${known.takes}, not ${JSON.stringify(value)}`)
  }
  return values
}

/** The setting that was probably meant. */
function nearest(name: string): string {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
  const meant = SETTING_LIST.find(([one, { env }]) => [plain(one), plain(env)].includes(plain(name)) || plain(one).startsWith(plain(name)))
  return meant === undefined ? '' : `; is it '${meant[0]}'?`
}
