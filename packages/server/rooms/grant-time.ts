import { MOST_RESERVE } from '@orrery/play'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { change, inTurn } from './change.ts'
import { progressOf } from './columns.ts'
import { type Room, seatsOf } from './room.ts'
import type { Person } from './seating.ts'
import { tellInfo } from './tell.ts'
import { readCalendars, timingOf } from './timing.ts'

/** Stores when the next clock runs out, and sends it: after a calendar has changed. */
export function renewDue(context: ServerContext, room: Room): Promise<void> {
  return inTurn(room, async () => {
    await readCalendars(context, room)
    await change(context, room, () => {
      if (room.play === null || room.stage !== 'playing') return null
      return { change: { progress: progressOf(room, room.play, room.changed) }, done: () => undefined }
    })
    tellInfo(context, room)
  })
}

/** Gives another seat more time, which is added to its reserve. */
export function giveTime(context: ServerContext, room: Room, person: Person, seat: number, milliseconds: number): Promise<void> {
  return inTurn(room, async () => {
    await change(context, room, () => {
      const { play } = room
      if (play === null || room.stage !== 'playing') throw new RequestError('not-now', 'the table is not being played')
      if (timingOf(room).control === null) throw new RequestError('not-now', 'no time is limited here')
      const held = seatsOf(room, person.id)
      if (held.length === 0) throw new RequestError('forbidden', 'only who plays here may give time')
      if (play.clocks[seat] === undefined) throw new RequestError('bad-settings', 'there is no such seat')
      if (held.some((one) => one.seat === seat)) throw new RequestError('forbidden', 'nobody gives time to themselves')
      if (context.official.has(room.id)) throw new RequestError('forbidden', 'in a tournament the judge gives time')
      const clocks = play.clocks.map((clock, at) => (at === seat ? { ...clock, reserve: clock.reserve + milliseconds } : clock))
      if ((clocks[seat]?.reserve ?? 0) > MOST_RESERVE) throw new RequestError('too-many', 'a seat has a year in reserve at most')
      const after = { ...play, clocks }
      const { spent, since, late, reserve } = clocks[seat] as (typeof clocks)[number]
      return {
        change: { clocks: [{ seat, spent, asked_at: since, late, reserve }], progress: progressOf(room, after, room.changed) },
        done() {
          room.play = after
        },
      }
    })
    tellInfo(context, room)
  })
}
