import { resolve } from 'node:path'
import { backUp } from '@orrery/server'
import { type Command, read } from '../usage.ts'

export const command: Command = {
  name: 'backup',
  usage: 'FILE [--data FOLDER]',
  about:
    'Copies all tables, players and answers to a new file, also while the server runs. Restored by being orrery.sqlite in a data folder.',
  async run(args) {
    const { values, positionals } = read(args, { data: { type: 'string', default: 'data' } }, [1, 1])
    const file = resolve(positionals[0] as string)
    try {
      const { tables, unfinished, bytes } = backUp(values.data, file)
      console.log(`${tables} tables (${unfinished} under way), ${(bytes / 1e6).toFixed(1)} MB, are in ${file}`)
      return 0
    } catch (error) {
      console.error(`orrery backup: ${error instanceof Error ? error.message : error}`)
      return 1
    }
  },
}
