import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_LIMITS, openLog, startServer } from '@orrery/server'
import { type Command, read, wholeNumber } from '../usage.ts'

const WEB = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** In milliseconds. */
const DAY = 24 * 3_600_000

export const command: Command = {
  name: 'serve',
  usage: '[--port N] [--host ADDRESS] [--data FOLDER] [--keep-days N] [--behind-proxy] [--quiet]',
  about:
    'Serves tables to browsers, and keeps them in the data folder. Tables that ended --keep-days ago (365; 0: never) are forgotten but for their replays. Stops at Ctrl+C; every table goes on at the next start.',
  async run(args) {
    const { values } = read(
      args,
      {
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        data: { type: 'string', default: 'data' },
        'keep-days': { type: 'string' },
        'behind-proxy': { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
      },
      [0, 0],
    )
    const port = wholeNumber('port', values.port ?? process.env.PORT, 4242, 0, 65535)
    const keepFinished = wholeNumber('keep-days', values['keep-days'], DEFAULT_LIMITS.keepFinished / DAY, 0, 36_500) * DAY
    const data = resolve(values.data)
    try {
      const server = await startServer({
        port,
        host: values.host,
        data,
        limits: { keepFinished },
        behindProxy: values['behind-proxy'],
        log: openLog(values.quiet ? 'silent' : 'info', process.stdout.isTTY ? 'text' : 'json', console.log),
        ...(existsSync(WEB) ? { webRoot: WEB } : {}),
      })
      console.log(`Orrery is at ${server.url}`)
      console.log(`Tables are kept in ${data}`)
      if (!existsSync(WEB)) console.log('The pages are not built (npm run build): only the socket is served.')
      await stopped()
      await server.close()
      return 0
    } catch (error) {
      console.error(`orrery serve: ${error instanceof Error ? error.message : error}`)
      return 1
    }
  },
}

/** Resolves when the process is asked to stop. */
function stopped(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
  })
}
