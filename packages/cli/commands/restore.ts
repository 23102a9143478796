import { resolve } from 'node:path'
import { restoreFolder, restorePostgres } from '@orrery/server'
import { PLACE_FLAGS, placeOf, tried } from '../settings/place.ts'
import { type Command, read } from '../usage.ts'
import { contentOf } from './backup.ts'
import { comparedIn } from './move.ts'

export const command: Command = {
  name: 'restore',
  usage: 'FILE [--data FOLDER] [--settings FILE]',
  about:
    'Restores a backup into an empty data folder, or into the empty Postgres at DATABASE_URL, and compares every row. Overwrites nothing.',
  async run(args) {
    const { values, positionals } = read(args, PLACE_FLAGS, [1, 1])
    const { data, database } = placeOf(values)
    const file = resolve(positionals[0] as string)
    return tried('restore', async () => {
      if (database === null) return `${contentOf(restoreFolder(file, data))}, are in ${data}`
      const restored = await restorePostgres(file, database)
      return `${restored.of.tables} tables are in the database; ${comparedIn(restored)}`
    })
  },
}
