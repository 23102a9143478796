import { dueTimes, nextDue, type TimeControl, type Timing, timeControlOf, timeControlProblem, timePassing } from '@orrery/play'
import { readCalendar, readTimeControl } from '@orrery/protocol'
import type { Log } from '../log.ts'
import { RequestError } from '../request-error.ts'
import { calendarsIn } from '../store/calendars.ts'
import type { Store } from '../store/store.ts'
import { isBot, type Room, type RoomSeat } from './room.ts'

/** How time runs at a table. `seats`: the new ones, if they are about to change. */
export function timingOf(room: Room, seats: readonly RoomSeat[] = room.seats): Timing {
  const control = room.game === null ? null : timeControlOf(room.game, room.settings, room.time)
  return {
    control,
    passingFor(seat) {
      const own = room.calendars.get(seats[seat]?.player ?? '')
      const weekendsOff = control?.weekendsOff ?? false
      if (own !== undefined) return timePassing({ ...own, weekendsOff })
      return weekendsOff ? timePassing({ timeZone: 'UTC', weekendsOff, holidays: [], quietHours: null }) : null
    },
  }
}

/** The time left of each seat, in milliseconds, null where none runs; null for a table without limits. */
export function leftOf(room: Room, now: number): (number | null)[] | null {
  const timing = timingOf(room)
  if (timing.control === null || room.play === null) return null
  const left: (number | null)[] = room.seats.map(() => null)
  for (const { seat, at } of dueTimes(room.play, timing, (seat) => !isBot(room, seat))) left[seat] = Math.max(0, at - now)
  return left
}

/** When a table's first clock runs out; null if none runs. */
export function dueOf(room: Room): number | null {
  return room.play === null ? null : nextDue(dueTimes(room.play, timingOf(room), (seat) => !isBot(room, seat)))
}

/** A wanted time control. Throws a `RequestError` if it is not playable. */
export function checkedTime(wish: TimeControl | undefined): TimeControl | null {
  if (wish === undefined) return null
  const problem = timeControlProblem(wish)
  if (problem !== null) throw new RequestError('bad-settings', problem)
  return wish
}

/** A stored time control. Throws if it is invalid. */
export function storedTime(text: string | null): TimeControl | null {
  return text === null ? null : readTimeControl(JSON.parse(text))
}

/** Reads the calendars of the present or coming players of a table by day. An unreadable one counts as none. */
export async function readCalendars(
  { store, log }: { readonly store: Store; readonly log: Log },
  room: Room,
  newcomers: readonly string[] = [],
): Promise<void> {
  if (room.time?.pace !== 'day') return
  const players = [...new Set([...room.seats.flatMap(({ player }) => player ?? []), ...newcomers])]
  const rows = await calendarsIn(store.database).of(players)
  room.calendars.clear()
  for (const { player, calendar } of rows) {
    try {
      room.calendars.set(player, readCalendar(JSON.parse(calendar)))
    } catch (error) {
      log.error({ player, error }, 'a calendar cannot be read')
    }
  }
}
