import { availableParallelism } from 'node:os'
import { openLog } from '@orrery/server'
import { startWorker } from '@orrery/server/cluster/worker'
import { settingsShown } from '../settings/describe.ts'
import { readSettings, SETTING_FLAGS, type Sources } from '../settings/read.ts'
import { type Command, read } from '../usage.ts'
import { formatOf, stopping } from './serve.ts'

export const command: Command = {
  name: 'work',
  usage: '[--settings FILE] [--check] [--SETTING VALUE ...]',
  about:
    'Runs the bots of all servers of a database (DATABASE_URL, NATS_URL), --bot-threads at a time. Start as many workers as you like, anywhere that reaches both. Ctrl+C stops it after the current work. --check reads the settings, prints them, and ends.',
  async run(args) {
    const flags: Sources['flags'] = read(args, { ...SETTING_FLAGS, check: { type: 'boolean' } }, [0, 0]).values
    const all = readSettings({ flags, env: process.env, folder: process.cwd() })
    const { settings } = all
    const log = openLog(settings['log-level'], formatOf(settings['log-format']), console.log)
    const { 'database-url': database, 'nats-url': nats } = settings
    try {
      if (database === null || nats === null) throw new Error('a worker needs DATABASE_URL and NATS_URL, those of the servers')
      if (flags.check === true) {
        console.log(settingsShown(all))
        return 0
      }
      const threads = settings['bot-threads'] ?? availableParallelism()
      const worker = await startWorker({ addresses: { database, nats }, threads, botThinking: settings['bot-milliseconds'] })
      log.info({ threads }, 'it thinks for bots')
      const signal = await stopping().stopped
      await worker.close()
      log.info({ signal, decisions: worker.done() }, 'it has stopped')
      return 0
    } catch (error) {
      console.error(`orrery work: ${error instanceof Error ? error.message : error}`)
      return 1
    }
  },
}
