import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { SETTINGS_ENV } from '../settings/read.ts'
import { SETTING_LIST } from '../settings/table.ts'
import { folder } from './orrery.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const DEPLOY = join(ROOT, 'deploy')
const KNOWN = new Set(['NODE_ENV', 'PATH', SETTINGS_ENV, ...SETTING_LIST.map(([, { env }]) => env)])
const FILLED = { ORRERY_HOST_KEY: 'a-key-of-the-host-of-this-test', POSTGRES_PASSWORD: 'secret', ORRERY_DOMAIN: 'play.example.org' }

interface Service {
  readonly image: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
}

const text = (name: string) => readFileSync(join(DEPLOY, name), 'utf8')

/** A compose file with its variables filled in as compose does. */
function compose(name: string, variables: Readonly<Record<string, string>> = FILLED) {
  const missing: string[] = []
  const filled = text(name).replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, variable: string, how?: string, other = '') => {
    const value = variables[variable] ?? ''
    if (value === '' && how === '?') missing.push(variable)
    return value === '' && how === '-' ? other : value
  })
  return { ...(parse(filled, { merge: true }) as { services: Record<string, Service>; volumes: Record<string, null> }), missing }
}

/** Runs the Dockerfile's program with a command, outside of a container. With --check it starts nothing. */
function checked(command: readonly string[], environment: Readonly<Record<string, string>>) {
  const entry = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(text('Dockerfile'))?.[1] ?? '[]') as string[]
  expect(entry[0]).toBe('node')
  const program = join(ROOT, (entry[1] as string).replace('/app/', ''))
  expect(existsSync(program)).toBe(true)
  const env = { PATH: process.env.PATH ?? '', ...environment, ORRERY_DATA: join(folder(), 'data') }
  const ran = spawnSync(process.execPath, [program, ...command, '--check'], { cwd: folder(), env, encoding: 'utf8' })
  return { code: ran.status, out: ran.stdout, err: ran.stderr }
}

test.each(['compose.yaml', 'cluster.yaml'])('%s is complete: the files that it names exist, and its servers start as written', (name) => {
  const { services, volumes, missing } = compose(name)
  expect(missing).toEqual([])
  const starts = new Map<string, () => ReturnType<typeof checked>>()
  for (const [
    service,
    { image, build, depends_on: needed = [], volumes: mounts = [], ports = [], command, environment = {} },
  ] of Object.entries(services)) {
    expect(image, service).toMatch(/^[a-z]+(:[\w.-]+)?$/)
    if (build !== undefined) expect(existsSync(join(DEPLOY, build.context, build.dockerfile))).toBe(true)
    for (const other of Array.isArray(needed) ? needed : Object.keys(needed)) expect(Object.keys(services)).toContain(other)
    for (const mount of mounts) {
      const [from = ''] = mount.split(':')
      if (from.startsWith('.')) expect(statSync(join(DEPLOY, from)).isFile()).toBe(true)
      else expect(Object.keys(volumes)).toContain(from)
    }
    for (const port of ports) expect(port).toMatch(/^([\d.]+:)?\d+:\d+(\/udp)?$/)
    if (image !== 'orrery') continue
    for (const variable of Object.keys(environment)) expect(KNOWN).toContain(variable)
    starts.set(JSON.stringify([command, environment]), () => checked(command ?? [], environment))
  }
  expect(starts.size).toBeGreaterThan(0)
  for (const start of starts.values()) expect(start()).toMatchObject({ code: 0, err: '' })
})

test('the cluster is three servers of one database and one NATS, all known to the proxy', () => {
  const { services } = compose('cluster.yaml')
  const servers = Object.entries(services).filter(([, { image, command }]) => image === 'orrery' && command?.[0] === 'serve')
  expect(servers).toHaveLength(3)
  const { out } = checked(servers[0]?.[1].command ?? [], servers[0]?.[1].environment ?? {})
  for (const line of ['database-url: set', 'nats-url: set', 'host-key: set', 'behind-proxy: true']) expect(out).toContain(line)
  const { DATABASE_URL: database, NATS_URL: nats } = (servers[0]?.[1].environment ?? {}) as Record<string, string>
  for (const address of [database, nats]) expect(Object.keys(services)).toContain(new URL(address as string).hostname)
  expect(new URL(database as string).password).toBe(services.postgres?.environment?.POSTGRES_PASSWORD)
  const proxied = /reverse_proxy ([^{]+)\{/.exec(text('Caddyfile'))?.[1]?.trim().split(/\s+/)
  expect(proxied).toEqual(servers.map(([name]) => `${name}:4242`))
  expect([...text('Caddyfile')].filter((sign) => sign === '{')).toHaveLength([...text('Caddyfile')].filter((sign) => sign === '}').length)
})

test('the example names the required variables, and nothing starts without them', () => {
  const named = [...text('env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect(compose('cluster.yaml', {}).missing.every((name) => named.includes(name))).toBe(true)
  expect(new Set(compose('cluster.yaml', {}).missing)).toEqual(new Set(named))
  expect(compose('compose.yaml', {}).missing).toEqual([])
  expect(checked(['serve'], { ORRERY_HOST_KEY: 'short' })).toMatchObject({ code: 2, err: expect.stringContaining('ORRERY_HOST_KEY takes') })
})

test('the Dockerfile copies and starts existing files, and checks health at the address of the server', () => {
  const file = text('Dockerfile')
  const lines = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const known = /^(FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|ENTRYPOINT|CMD) /
  for (const line of lines) expect(line).toMatch(known)
  const scripts = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts
  for (const [, script] of file.matchAll(/npm run ([\w-]+)/g)) expect(Object.keys(scripts)).toContain(script)
  for (const [, major] of file.matchAll(/^FROM node:(\d+)/gm)) expect(major).toBe(process.versions.node.split('.')[0])
  for (const [, variable] of (/^ENV (.*)$/m.exec(file)?.[1] ?? '').matchAll(/(\w+)=/g)) expect(KNOWN).toContain(variable)
  const health = JSON.parse(/CMD (\[.*\])$/m.exec(lines.find((line) => line.startsWith('HEALTHCHECK')) ?? '')?.[1] ?? '[]') as string[]
  expect(health.slice(0, 2)).toEqual(['node', '-e'])
  const asked = spawnSync(process.execPath, ['-e', (health[2] as string).replace('4242', '1')])
  expect(asked.status).toBe(1)
  for (const ignored of ['.git', '**/node_modules', 'data'])
    expect(readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')).toContain(ignored)
})

test('the systemd unit starts an existing program with an existing settings file', () => {
  const unit = text('orrery.service')
  expect([...unit.matchAll(/^\[(\w+)\]$/gm)].map(([, section]) => section)).toEqual(['Unit', 'Service', 'Install'])
  for (const line of unit.split('\n')) expect(line).toMatch(/^($|#|\[\w+\]$|[A-Z]\w+=\S)/)
  const bin = JSON.parse(readFileSync(join(ROOT, 'packages/cli/package.json'), 'utf8')).bin as Record<string, string>
  const starts = [...unit.matchAll(/^ExecStart(?:Pre)?=(.*)$/gm)].map(([, command]) => (command as string).split(' '))
  expect(starts).toHaveLength(2)
  for (const [program = '', ...args] of starts) {
    expect(program).toBe(`/opt/orrery/node_modules/.bin/${Object.keys(bin)[0]}`)
    const here = args.filter((one) => one !== '--check').map((one) => one.replace('/etc/orrery/', `${normalize(DEPLOY)}/`))
    expect(checked(here, {})).toMatchObject({ code: 0, err: '' })
  }
  for (const [, variables] of unit.matchAll(/^Environment=(.*)$/gm))
    for (const [, variable] of (variables as string).matchAll(/(\w+)=/g)) expect(KNOWN).toContain(variable)
})
