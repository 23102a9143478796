import { openSeasonsAdmin, type SeasonLine } from '@orrery/server'
import { PLACE_FLAGS, placeOf, tried } from '../settings/place.ts'
import { dayOf } from '../terminal/day.ts'
import { type Command, read, UsageError } from '../usage.ts'

/** The longest season, in days: two years. */
const LONGEST = 730

export const command: Command = {
  name: 'seasons',
  usage: '[--begin NAME --game GAME [--days N]] [--end SEASON] [--data FOLDER] [--settings FILE]',
  about:
    'Lists the seasons with their winners, begins one for a game (until it is ended, or for some days), or ends one by its id and stores its winners. The server may be running.',
  async run(args) {
    const flags = { begin: { type: 'string' }, game: { type: 'string' }, days: { type: 'string' }, end: { type: 'string' } } as const
    const { values } = read(args, { ...PLACE_FLAGS, ...flags }, [0, 0])
    const { begin, game, end } = values
    if ((begin === undefined) !== (game === undefined)) throw new UsageError('a season has a name and a game: --begin NAME --game GAME')
    const days = daysOf(values.days)
    const { data, database } = placeOf(values)
    return tried('seasons', async () => {
      const admin = await openSeasonsAdmin(data, database)
      try {
        if (end !== undefined) await admin.end(end)
        if (begin !== undefined && game !== undefined) await admin.begin(begin, game, days)
        return (await admin.list()).map(seasonLines).join('\n')
      } finally {
        admin.close()
      }
    })
  },
}

function daysOf(text: string | undefined): number | null {
  if (text === undefined) return null
  const days = Number(text)
  if (!Number.isInteger(days) || days < 1 || days > LONGEST) throw new UsageError(`--days: a whole number from 1 to ${LONGEST}`)
  return days
}

function seasonLines({ id, name, game, begins, ends, winners }: SeasonLine): string {
  const term = ends === null ? `from ${dayOf(begins)} until it is ended` : `${dayOf(begins)} to ${dayOf(ends)}`
  const places = winners.map((one) => `    ${one.way}, ${one.pace}: ${one.place}. ${one.name} ${one.rating} ±${one.margin}`)
  return [`  ${id}  ${name} (${game}), ${term}`, ...places].join('\n')
}
