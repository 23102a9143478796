import { holidaysAfter, isTimeZone } from '@orrery/play'
import { type AccountCalendar, type RequestOf, readCalendar } from '@orrery/protocol'
import { RequestError } from '../request-error.ts'
import { giveTime, renewDue } from '../rooms/grant-time.ts'
import { openRoom } from '../rooms/rooms.ts'
import type { Person } from '../rooms/seating.ts'
import type { ServerContext } from '../server-context.ts'
import { calendarsIn } from '../store/calendars.ts'
import { punctualityOf } from '../store/punctuality.ts'
import type { Connection } from './connection.ts'

/** The calendar of a player who has never set one. */
const NO_CALENDAR: AccountCalendar = { timeZone: 'UTC', quietHours: null, holidays: [] }

/** Handlers of time: giving it to others, and players' own calendars. `changing` throws if a player has changed something too often lately. */
export function timeHandlers(context: ServerContext, personOf: (connection: Connection) => Person, changing: (player: string) => void) {
  const calendars = calendarsIn(context.store.database)

  async function calendarOf(player: string): Promise<AccountCalendar> {
    const [row] = await calendars.of([player])
    return row === undefined ? NO_CALENDAR : readCalendar(JSON.parse(row.calendar))
  }

  /**
   * Recalculates when the next clock of each of the player's tables here runs out; other servers hear of the change. One that fails is
   * recalculated when it is next read.
   */
  async function renewTables(player: string): Promise<void> {
    for (const table of await calendars.tables(player)) {
      try {
        await renewDue(context, await openRoom(context, table))
      } catch (error) {
        if (!(error instanceof RequestError)) context.log.error({ table, player, error }, 'its clocks cannot be counted anew')
      }
    }
  }

  return {
    async 'give-time'(connection: Connection, { ref, table, seat, milliseconds }: RequestOf<'give-time'>) {
      await giveTime(context, await openRoom(context, table), personOf(connection), seat, milliseconds)
      connection.send({ type: 'done', ref })
    },
    async punctuality(connection: Connection, { ref, person }: RequestOf<'punctuality'>) {
      const { tables, answers, spent, timeouts } = await punctualityOf(context.store.database, person)
      const each = answers + timeouts === 0 ? null : Math.round(spent / (answers + timeouts))
      connection.send({ type: 'punctuality', ref, person, tables, answers, each, timeouts })
    },
    async calendar(connection: Connection, { ref }: RequestOf<'calendar'>) {
      connection.send({ type: 'calendar', ref, calendar: await calendarOf(personOf(connection).id) })
    },
    async 'set-calendar'(connection: Connection, { ref, calendar }: RequestOf<'set-calendar'>) {
      const { id } = personOf(connection)
      if (!isTimeZone(calendar.timeZone)) throw new RequestError('bad-settings', `no time zone '${calendar.timeZone}'`)
      changing(id)
      const { holidays: before } = await calendarOf(id)
      const changed = { ...calendar, holidays: allowed(before, calendar, context.now()) }
      await calendars.set(id, JSON.stringify(changed))
      await renewTables(id)
      context.bus.tell({ kind: 'calendar', server: context.ownership.name, player: id })
      connection.send({ type: 'calendar', ref, calendar: changed })
    },
  }
}

function allowed(before: AccountCalendar['holidays'], { holidays, timeZone }: AccountCalendar, now: number): AccountCalendar['holidays'] {
  try {
    return holidaysAfter(before, holidays, now, timeZone)
  } catch (error) {
    if (error instanceof RangeError) throw new RequestError('bad-settings', error.message)
    throw error
  }
}
