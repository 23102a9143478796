import { resolve } from 'node:path'
import { type BackUp, backUp, backUpPostgres } from '@orrery/server'
import { PLACE_FLAGS, placeOf, tried } from '../settings/place.ts'
import { type Command, read } from '../usage.ts'

export const command: Command = {
  name: 'backup',
  usage: 'FILE [--data FOLDER] [--settings FILE]',
  about: 'Copies everything in the data folder, or in the Postgres at DATABASE_URL, to a new file. The server may be running.',
  async run(args) {
    const { values, positionals } = read(args, PLACE_FLAGS, [1, 1])
    const { data, database } = placeOf(values)
    const file = resolve(positionals[0] as string)
    return tried('backup', async () => {
      const made = database === null ? backUp(data, file) : await backUpPostgres(database, file)
      return `${contentOf(made)}, are in ${file}`
    })
  },
}

/** A backup's content, in words. */
export function contentOf({ tables, unfinished, bytes }: BackUp): string {
  return `${tables} tables (${unfinished} unfinished), ${(bytes / 1e6).toFixed(1)} MB`
}
