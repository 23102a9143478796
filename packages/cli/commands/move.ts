import { type Moved, moveToPostgres } from '@orrery/server'
import { PLACE_FLAGS, placeOf, tried } from '../settings/place.ts'
import { type Command, read, UsageError } from '../usage.ts'

export const command: Command = {
  name: 'move',
  usage: '[--data FOLDER] [--settings FILE]',
  about:
    'Copies the data folder of a stopped server into the empty Postgres at DATABASE_URL, and compares every row. The folder does not change.',
  async run(args) {
    const { values } = read(args, PLACE_FLAGS, [0, 0])
    const { data, database } = placeOf(values)
    if (database === null) throw new UsageError('DATABASE_URL, the database to move to, is not set')
    return tried('move', async () => {
      const moved = await moveToPostgres(data, database)
      return `${moved.of.tables} tables and ${moved.of.players} players are in the database; ${comparedIn(moved)}. Start the server with DATABASE_URL from now on, and keep ${data} until you are sure.`
    })
  },
}

/** What was compared, and what was changed, in words. */
export function comparedIn({ rows, cleaned }: Moved): string {
  const tables = Object.entries(cleaned).map(([table, texts]) => `${table} ${texts}`)
  const replaced =
    tables.length === 0 ? '' : `; null characters, which Postgres does not take, were replaced in texts of ${tables.join(', ')}`
  return `${rows} rows were compared${replaced}`
}
