import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settingsFile, settingsHelp, settingsShown, settingsTable } from '../settings/describe.ts'
import { readSettings, type Sources, unknownInEnvironment } from '../settings/read.ts'
import { SETTING_LIST } from '../settings/table.ts'
import { folder, orrery } from './orrery.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const KEY = 'a-key-of-the-host-long-enough'

function given(sources: { flags?: Sources['flags']; env?: Sources['env']; file?: string }) {
  const where = folder()
  if (sources.file !== undefined) writeFileSync(join(where, 'orrery.yaml'), sources.file)
  return readSettings({ flags: sources.flags ?? {}, env: sources.env ?? {}, folder: where })
}

function problems(sources: Parameters<typeof given>[0]): string {
  try {
    given(sources)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test('a flag overrides the environment, the environment the file, and the file the default', () => {
  const file = 'port: 1\nhost: 0.0.0.0\nkeep-days: 30\nbehind-proxy: true\n'
  const { settings, from } = given({ flags: { port: '3' }, env: { PORT: '2', ORRERY_HOST: '::', ORRERY_DATA: '' }, file })
  expect(settings).toMatchObject({
    port: 3,
    host: '::',
    'keep-days': 30,
    'behind-proxy': true,
    data: 'data',
    'host-key': null,
    'bot-threads': null,
  })
  expect(from).toMatchObject({
    port: '--port',
    host: 'ORRERY_HOST',
    'keep-days': 'keep-days in orrery.yaml',
    data: 'the default',
    'host-key': 'not set',
  })
})

test('a flag or the environment names another file, which must exist', () => {
  const path = join(folder(), 'other.yaml')
  writeFileSync(path, 'port: 7\n')
  expect(given({ flags: { settings: path } }).settings.port).toBe(7)
  expect(given({ env: { ORRERY_SETTINGS: path } }).settings.port).toBe(7)
  expect(problems({ env: { ORRERY_SETTINGS: '/nowhere/orrery.yaml' } })).toContain('/nowhere/orrery.yaml cannot be read: ENOENT')
})

test('all errors are reported at once: name, given value, allowed values', () => {
  const said = problems({
    flags: { port: '70000' },
    env: { ORRERY_KEEP_DAYS: 'a year', ORRERY_METRICS: 'yes' },
    file: 'host: [1]\nlog-level: loud\nlogformat: json\n"speed": 3\n',
  }).split('\n  ')
  expect(said).toEqual([
    'host in orrery.yaml takes an address or name of this machine, not [1]',
    "orrery.yaml has a line 'logformat', which is no setting; is it 'log-format'?",
    "orrery.yaml has a line 'speed', which is no setting",
    "--port takes a whole number from 0 to 65535, not '70000'",
    "ORRERY_KEEP_DAYS takes a whole number from 0 to 36500, not 'a year'",
    "log-level in orrery.yaml takes debug, info, warn, error, silent, not 'loud'",
    "ORRERY_METRICS takes off, key, open, not 'yes'",
  ])
  expect(problems({ file: '- a\n- b\n' })).toContain("takes lines of the form 'name: value'")
  expect(problems({ file: 'port: {\n' })).toContain('orrery.yaml cannot be read')
})

test.each(SETTING_LIST.map(([name, setting]) => ({ name, setting })))(
  '$name refuses what it does not take, and takes its default',
  ({ name, setting }) => {
    const wrong = [
      '',
      ...(name === 'data' ? [] : ['ő ű', '-1', 'x'.repeat(300)]),
      ...(setting.takes.includes('number') ? ['1e99', '99999999999'] : []),
    ]
    for (const text of wrong) expect(problems({ flags: { [name]: text } }), text).toContain(`--${name} takes ${setting.takes}, not `)
    if (setting.fallback !== null) expect(problems({ flags: { [name]: setting.fallback } })).toBe('')
  },
)

test('the address of the pages may have TLS or not, and who writes another one is told both', () => {
  for (const address of ['https://play.example.org', 'http://192.168.1.2:4242/'])
    expect(given({ env: { ORRERY_PUBLIC_URL: address } }).settings['public-url']).toBe(address)
  const said = problems({ env: { ORRERY_PUBLIC_URL: 'play.example.org' } })
  expect(said).toBe("ORRERY_PUBLIC_URL takes https://name or http://name, not 'play.example.org'")
})

test('a secret setting is neither shown nor repeated when it is wrong, and has no flag', () => {
  const read = given({ env: { ORRERY_HOST_KEY: KEY } })
  expect(read.settings['host-key']).toBe(KEY)
  expect(settingsShown(read)).toContain('host-key: set (ORRERY_HOST_KEY)')
  expect(settingsShown(read)).not.toContain(KEY)
  expect(problems({ env: { ORRERY_HOST_KEY: 'too-short' } })).toMatch(/^ORRERY_HOST_KEY takes 24 to 200 .*it is secret/)
  expect(problems({ env: { ORRERY_HOST_KEY: 'too-short' } })).not.toContain('too-short')
  expect(orrery(['serve', '--host-key', KEY])).toMatchObject({ code: 2, err: expect.stringContaining('--host-key') })
})

test('unknown names in the environment are reported', () => {
  expect(unknownInEnvironment({ ORRERY_KEEP_DAY: '3', ORRERY_KEEP_DAYS: '3', PORT: '1', HOME: '/' })).toEqual(['ORRERY_KEEP_DAY'])
})

test('serve --check prints every setting and its source, and starts nothing', () => {
  const data = join(folder(), 'data')
  const { code, out, err } = orrery(['serve', '--check', '--data', data, '--behind-proxy'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain(`data: ${data} (--data)`)
  expect(out).toContain('behind-proxy: true (--behind-proxy)')
  expect(out).toContain('port: 4242 (the default)')
  for (const [name] of SETTING_LIST) expect(out).toContain(`${name}: `)
  writeFileSync(`${data}file`, '')
  expect(orrery(['serve', '--check', '--data', `${data}file`])).toMatchObject({ code: 1, err: expect.stringContaining(`${data}file`) })
})

test('help and documents list every setting correctly', () => {
  const help = orrery(['serve', '--help']).out
  expect(help).toContain(settingsHelp())
  for (const [, { env, takes }] of SETTING_LIST) {
    expect(help).toContain(env)
    expect(help).toContain(takes)
  }
  const document = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8')
  expect(document).toContain(settingsTable())
  const file = readFileSync(join(ROOT, 'deploy/orrery.yaml'), 'utf8')
  expect(file).toBe(settingsFile())
  expect(Object.keys(parse(file.replaceAll(/^#(?! )/gm, '')))).toEqual(SETTING_LIST.map(([name]) => name))
  for (const [, yaml] of document.matchAll(/^```yaml orrery.yaml\n([\s\S]*?)^```/gm)) {
    expect(problems({ file: yaml as string })).toBe('')
    expect(Object.keys(parse(yaml as string))).not.toEqual([])
  }
})
