import { makeRatingsAgain } from '@orrery/server'
import { PLACE_FLAGS, placeOf, tried } from '../settings/place.ts'
import { type Command, read, UsageError } from '../usage.ts'

export const command: Command = {
  name: 'ratings',
  usage: '--again [--data FOLDER] [--settings FILE]',
  about:
    'Recalculates all ratings from the stored results and compares them with the current ones; if any differs, all are replaced. The server may be running.',
  async run(args) {
    const { values } = read(args, { ...PLACE_FLAGS, again: { type: 'boolean' } as const }, [0, 0])
    if (values.again !== true) throw new UsageError('use --again: the command does nothing else')
    const { data, database } = placeOf(values)
    return tried('ratings', async () => {
      const { counted, tables, ratings, differing } = await makeRatingsAgain(data, database)
      const first = counted === 0 ? '' : ` ${counted} results were counted for the first time.`
      const found = differing === 0 ? 'They are the same.' : `${differing} differed; all are replaced.`
      return `${ratings} ratings were calculated from ${tables} rated tables.${first} ${found}`
    })
  },
}
