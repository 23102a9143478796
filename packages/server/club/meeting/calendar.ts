import ical, { ICalCalendarMethod } from 'ical-generator'
import { RequestError } from '../../request-error.ts'
import type { ServerContext } from '../../server-context.ts'
import { eveningsOn } from '../../store/club/evenings.ts'

/** The length of an evening in a calendar, in milliseconds: nobody knows it. */
const LONG = 3 * 3_600_000

/** An evening as a calendar file (RFC 5545). It names nobody. Throws a `RequestError` if there is none with that id. */
export async function calendarOf(context: Pick<ServerContext, 'store'>, id: string, address: string): Promise<string> {
  const row = await eveningsOn(context.store.database).read(id)
  if (row === null || row.stage === 'off') throw new RequestError('unknown-table', 'there is no such evening')
  const calendar = ical({ name: row.title, method: ICalCalendarMethod.PUBLISH, prodId: { company: 'Orrery', product: 'Orrery' } })
  calendar.createEvent({
    ...{ id: `${row.id}@orrery`, summary: row.title, url: address, description: address },
    ...{ start: new Date(row.at), end: new Date(row.at + LONG), stamp: new Date(row.created) },
  })
  return calendar.toString()
}
