import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type LogFormat, openLog, startServer } from '@orrery/server'
import { settingsHelp, settingsShown } from '../settings/describe.ts'
import { type ReadSettings, readSettings, SETTING_FLAGS, type Sources, unknownInEnvironment } from '../settings/read.ts'
import type { Settings } from '../settings/table.ts'
import { type Command, read } from '../usage.ts'

const WEB = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** In milliseconds. */
const DAY = 24 * 3_600_000

export const command: Command = {
  name: 'serve',
  usage: '[--port N] [--host ADDRESS] [--data FOLDER] [--settings FILE] [--check] [--SETTING VALUE ...]',
  about:
    'Serves tables to browsers, and stores them in the data folder. Ctrl+C stops it; every table goes on at the next start. --check reads the settings, prints them, and ends.',
  more: settingsHelp,
  async run(args) {
    const flags: Sources['flags'] = read(args, { ...SETTING_FLAGS, check: { type: 'boolean' } }, [0, 0]).values
    const all = readSettings({ flags, env: process.env, folder: process.cwd() })
    try {
      return flags.check === true ? checked(all) : await served(all.settings)
    } catch (error) {
      console.error(`orrery serve: ${error instanceof Error ? error.message : error}`)
      return 1
    }
  },
}

function checked(all: ReadSettings): number {
  const data = resolve(all.settings.data)
  mkdirSync(data, { recursive: true, mode: 0o700 })
  accessSync(data, constants.W_OK | constants.X_OK)
  console.log(settingsShown(all))
  for (const name of unknownInEnvironment(process.env)) console.log(`${name} is no setting; it is ignored`)
  return 0
}

async function served(settings: Settings): Promise<number> {
  const data = resolve(settings.data)
  const addresses = addressesOf(settings)
  const log = openLog(settings['log-level'], formatOf(settings['log-format']), console.log)
  for (const name of unknownInEnvironment(process.env)) log.warn({ name }, 'an environment variable is no setting; it is ignored')
  const asked = stopping()
  const server = await startServer({
    port: settings.port,
    host: settings.host,
    data,
    ...(addresses === null ? {} : { addresses }),
    log,
    behindProxy: settings['behind-proxy'],
    collecting: settings.collecting,
    botThinking: settings['bot-milliseconds'],
    botThreads: settings['bot-threads'],
    publicUrl: settings['public-url'],
    embedOn: settings['embed-on'] ?? [],
    mail: settings['mail-url'] === null ? null : { url: settings['mail-url'], from: settings['mail-from'] },
    notices: { webhookHosts: settings['webhook-hosts'] ?? [] },
    hostKey: settings['host-key'],
    onStop: asked.stop,
    metrics: settings.metrics,
    limits: {
      keepFinished: settings['keep-days'] * DAY,
      connections: settings.connections,
      connectionsPerAddress: settings['connections-per-address'],
      unfinished: settings['tables-per-player'],
      tradePoints: settings['trade-points'],
    },
    ...(existsSync(WEB) ? { webRoot: WEB } : {}),
  })
  log.info({ url: server.url }, `Orrery runs at ${server.url}`)
  log.info({}, `Tables are stored in ${addresses === null ? data : `the database at ${new URL(addresses.database).host}`}`)
  if (!existsSync(WEB)) log.warn({}, 'The pages are not built (npm run build): only the socket is served.')
  log.info({ signal: await asked.stopped }, 'it stops')
  await server.close()
  log.info({}, 'it has stopped')
  return 0
}

/** The addresses of the database and of the other servers; null: the data folder, and no other servers. */
function addressesOf({ 'database-url': database, 'nats-url': nats }: Settings): { database: string; nats: string | null } | null {
  if (database === null && nats !== null) throw new Error('NATS_URL is for servers that share a database: DATABASE_URL is not set')
  return database === null ? null : { database, nats }
}

/** The format of log lines if none is chosen: text at a terminal. */
export function formatOf(wanted: Settings['log-format']): LogFormat {
  if (wanted !== 'auto') return wanted
  return process.stdout.isTTY ? 'text' : 'json'
}

/** Resolves when the process is asked to stop, by a signal or by `stop`, with a word for the way. */
export function stopping(): { readonly stopped: Promise<string>; readonly stop: () => void } {
  let stop: () => void = () => undefined
  const stopped = new Promise<string>((done) => {
    stop = () => done('the host')
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done(signal))
  })
  return { stopped, stop }
}
