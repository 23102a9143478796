import ical, { ICalCalendarMethod } from 'ical-generator'
import type { ServerContext } from '../server-context.ts'
import { eveningGuestsOn } from '../store/club/evening-guests.ts'
import { waitingIn } from '../store/notices/waiting.ts'
import { askedAt, deadlineOf } from './deadline.ts'
import type { Notices } from './open.ts'
import { readWishes } from './wishes.ts'
import { wordsOf } from './words.ts'

/** The length of a deadline, and of an evening, in a calendar, in milliseconds. */
const SHORT = 15 * 60_000
const LONG = 3 * 3_600_000

/** A player's deadlines and dates as a calendar (RFC 5545), without anything from the tables. */
export async function feedOf(
  context: Pick<ServerContext, 'now' | 'store'>,
  notices: Notices,
  player: string,
  publicUrl: string | null,
): Promise<string> {
  const { language } = readWishes(await notices.ways.wishesOf(player))
  const accountCalendar = await notices.calendarOf(player)
  const { timeZone } = accountCalendar
  const calendar = ical({ name: 'Orrery', method: ICalCalendarMethod.PUBLISH, prodId: { company: 'Orrery', product: 'Orrery' } })
  const add = (id: string, at: number, length: number, summary: string, page: string): void => {
    const url = publicUrl === null ? {} : { url: new URL(page, publicUrl).href, description: new URL(page, publicUrl).href }
    calendar.createEvent({
      id: `${id}@orrery`,
      start: new Date(at),
      end: new Date(at + length),
      stamp: new Date(context.now()),
      summary,
      ...url,
    })
  }

  const waiting = waitingIn(context.store.database)
  for (const id of await waiting.asking([player])) {
    const table = await waiting.table(id)
    if (table === null) continue
    const own = askedAt(table).filter((asked) => asked.player === player)
    const deadlines = own.flatMap((asked) => deadlineOf(table, asked, accountCalendar) ?? [])
    if (deadlines.length === 0) continue
    const due = Math.min(...deadlines)
    const game = await notices.nameOf(table.row.game, language)
    const about = { kind: 'deadline', table: id, seat: 0, game: table.row.game, visit: 0, before: 0 } as const
    add(`deadline-${id}`, due, SHORT, wordsOf(about, { language, timeZone, game, due }).title, `#/table/${id}`)
  }
  for (const { id, at, title } of await eveningGuestsOn(context.store.database).comingFor(player, context.now() - LONG))
    add(id, at, LONG, title, `#/club/${id}`)
  return calendar.toString()
}
