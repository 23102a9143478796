import { type ReadSettings, SETTINGS_ENV, SETTINGS_FILE } from './read.ts'
import { SETTING_LIST, type Setting, type SettingName } from './table.ts'

/** The settings as the table in `docs/hosting.md`. */
export function settingsTable(): string {
  const rows = SETTING_LIST.map(([name, { env, takes, fallback, about }]) => [
    `\`${name}\``,
    `\`${env}\``,
    takes,
    fallback === null ? 'not set' : `\`${fallback}\``,
    about,
  ])
  const lines = [['in the file, as a flag', 'in the environment', 'takes', 'otherwise', ''], ['---', '---', '---', '---', '---'], ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The settings for a terminal. */
export function settingsHelp(): string {
  const lines = SETTING_LIST.flatMap(([name, { env, takes, fallback, about, secret }]) => [
    `  ${secret ? '' : `--${name}, `}${env}${secret ? `, or ${name} in the file` : ''}`,
    `      ${about.replaceAll('`', '')} Takes ${takes}; default: ${fallback ?? 'not set'}.`,
  ])
  const head = [
    `Settings come from flags, else from the environment, else from a file of lines 'name: value' (${SETTINGS_FILE} where it is started,`,
    `or the one that --settings or ${SETTINGS_ENV} names), else they have the defaults below.`,
  ]
  return [...head, '', ...lines].join('\n')
}

/** A settings file that lists every setting and sets none. */
export function settingsFile(): string {
  const head = [
    `# The settings of orrery serve. Remove the '#' of a line to set it; flags and environment variables win.`,
    '# orrery serve --check prints each setting and where it comes from.',
  ]
  const entries = SETTING_LIST.map(([name, { takes, fallback, about }]) =>
    ['', `# ${about.replaceAll('`', '')}`, `# Takes ${takes}.`, `#${name}: ${fallback ?? ''}`.trimEnd()].join('\n'),
  )
  return `${[...head, ...entries].join('\n')}\n`
}

/** The settings that were read, one line each; of a secret it says only whether it is set. */
export function settingsShown({ settings, from }: ReadSettings): string {
  return SETTING_LIST.map(([name, setting]) => `${name}: ${shown(name, setting, settings[name])} (${from[name]})`).join('\n')
}

function shown(name: SettingName, { secret }: Setting, value: unknown): string {
  if (value === null) return name === 'bot-threads' ? 'auto' : '-'
  return secret ? 'set' : String(value)
}
