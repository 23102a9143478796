import { makeRatingsAgain } from '@orrery/server'
import { PLACE_FLAGS, placeOf, tried } from '../settings/place.ts'
import { type Command, read, UsageError } from '../usage.ts'

export const command: Command = {
  name: 'ratings',
  usage: '--again [--data FOLDER] [--settings FILE]',
  about:
    'Makes all ratings anew from the kept results and compares them with those that stand; where any differs, all are replaced. Also while the server runs.',
  async run(args) {
    const { values } = read(args, { ...PLACE_FLAGS, again: { type: 'boolean' } as const }, [0, 0])
    if (values.again !== true) throw new UsageError('say --again: there is nothing else to do with ratings')
    const { data, database } = placeOf(values)
    return tried('ratings', async () => {
      const { counted, tables, ratings, differing } = await makeRatingsAgain(data, database)
      const first = counted === 0 ? '' : ` ${counted} results were counted for the first time.`
      const found = differing === 0 ? 'They are the same.' : `${differing} differed; all are replaced.`
      return `${ratings} ratings were made of ${tables} rated tables.${first} ${found}`
    })
  },
}
