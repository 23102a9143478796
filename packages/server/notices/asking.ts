import { afterQuietHours, instantOf, localTime } from '@orrery/play'
import { type AccountCalendar, readCalendar } from '@orrery/protocol'
import type { NoticeWishes } from '@orrery/protocol/account'
import type { ServerContext } from '../server-context.ts'
import { calendarsIn } from '../store/calendars.ts'
import type { NewNotice, NoticeQueue } from '../store/notices/queue.ts'
import type { Ways } from '../store/notices/ways.ts'
import type { Event } from './about.ts'
import { readWishes } from './wishes.ts'

/** When the daily mail is sent, in milliseconds since the player's midnight. */
const DAILY = 8 * 3_600_000

/** The calendar of a player who has never set one. */
const NO_CALENDAR: AccountCalendar = { timeZone: 'UTC', quietHours: null, holidays: [] }

/** Queues notices for players, by every channel that they chose. */
export interface Asking {
  /** Events that a player does not want, or was already notified of, are left out; a notice that waits may become due earlier. */
  ask(events: readonly Event[]): Promise<void>
  /** A player's own calendar. */
  calendarOf(player: string): Promise<AccountCalendar>
}

/** Queues notices in a database. `hasMail`: whether the server can send mails. */
export function askingOn(
  context: Pick<ServerContext, 'store' | 'members' | 'now' | 'log'>,
  queue: NoticeQueue,
  ways: Ways,
  hasMail: boolean,
): Asking {
  const calendars = calendarsIn(context.store.database)

  async function calendarOf(player: string): Promise<AccountCalendar> {
    const [row] = await calendars.of([player])
    if (row === undefined) return NO_CALENDAR
    try {
      return readCalendar(JSON.parse(row.calendar))
    } catch (error) {
      context.log.error({ player, error }, 'a calendar cannot be read')
      return NO_CALENDAR
    }
  }

  /** A player's wishes and channels; null: none are wanted. */
  async function placesOf(player: string) {
    const text = await ways.wishesOf(player)
    if (text === null) return null
    const wishes = readWishes(text)
    const [pushes, webhooks, member] = await Promise.all([
      ways.pushesOf(player),
      ways.webhooksOf(player),
      hasMail && wishes.mail !== 'off' ? context.members.member(player) : null,
    ])
    const mail = member?.mail == null ? [] : [{ way: 'mail', place: '' }]
    const places = [
      ...pushes.map(({ id }) => ({ way: 'push', place: id })),
      ...webhooks.map(({ id }) => ({ way: 'webhook', place: id })),
      ...mail,
    ]
    return { wishes, places }
  }

  async function noticesOf(event: Event): Promise<NewNotice[]> {
    const found = await placesOf(event.player)
    if (found === null || (event.kind !== 'try' && !found.wishes.kinds[event.kind])) return []
    if (event.unless !== undefined && found.wishes.kinds[event.unless]) return []
    const calendar = await calendarOf(event.player)
    const about = JSON.stringify(event.about)
    return found.places.map(({ way, place }) => ({
      ...{ id: `${event.name}:${way}:${place}`, player: event.player, kind: event.kind, way, place, about },
      due: event.kind === 'try' ? event.at : dueOf(way, found.wishes, calendar, event.at),
    }))
  }

  return {
    calendarOf,
    async ask(events) {
      const notices = (await Promise.all(events.map(noticesOf))).flat()
      const known = await queue.known(notices.map(({ id }) => id))
      const fresh = notices.filter(({ id }) => !known.has(id))
      if (fresh.length > 0) await queue.add(fresh, context.now())
      const sooner = notices.filter(({ id, due }) => due < (known.get(id) ?? 0))
      if (sooner.length > 0) await queue.hasten(sooner)
    },
  }
}

/** When a notice is sent: not in quiet hours, and by mail only in the morning if that is wanted. */
export function dueOf(way: string, { mail }: NoticeWishes, calendar: AccountCalendar, at: number): number {
  const { timeZone } = calendar
  const daily = way === 'mail' && mail === 'daily'
  const { day, time } = localTime(timeZone, at)
  const wished = daily ? instantOf(timeZone, time < DAILY ? day : day + 1, DAILY) : at
  return afterQuietHours({ ...calendar, weekendsOff: false }, wished)
}
