import { moveToPostgres } from '@orrery/server'
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
      const { rows, of } = await moveToPostgres(data, database)
      return `${of.tables} tables and ${of.players} players are in the database; ${rows} rows were compared. Start the server with DATABASE_URL from now on, and keep ${data} until you are sure.`
    })
  },
}
