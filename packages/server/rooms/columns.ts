import { dueTimes, nextDue, type UnderWay } from '@orrery/play'
import type { SeatRow } from '../store/schema.ts'
import type { ClockColumns, Progress } from '../store/store.ts'
import { isBot, type Room, type RoomSeat } from './room.ts'
import { timingOf } from './timing.ts'

/** The columns for lists, restarts and clocks. */
export function progressOf(room: Room, play: UnderWay, changed: number, seats = room.seats): Progress {
  const { table } = play
  const over = table.result !== null
  const waiting = over ? [] : table.questions.map(({ seat }) => seat)
  return {
    stage: over ? 'over' : 'playing',
    version: table.version,
    waiting: JSON.stringify(waiting),
    bot_due: waiting.some((seat) => isBot({ seats }, seat)) ? 1 : 0,
    due: nextDue(dueTimes(play, timingOf(room, seats), (seat) => !isBot({ seats }, seat))),
    changed,
    game_version: table.game.version,
  }
}

/** The clocks that a move has changed. */
export function clocksOf(after: UnderWay, before: UnderWay | null): ClockColumns[] {
  return after.clocks.flatMap(({ spent, since, late, reserve }, seat) => {
    const was = before?.clocks[seat]
    if (was !== undefined && was.spent === spent && was.since === since && was.late === late && was.reserve === reserve) return []
    return [{ seat, spent, asked_at: since, late, reserve }]
  })
}

/** The row of a seat. */
export function seatRow(table: string, { seat, player, name, bot, leftAt, settings }: RoomSeat, play: UnderWay | null): SeatRow {
  const { spent, since, late, reserve } = play?.clocks[seat] ?? { spent: 0, since: null, late: 0, reserve: 0 }
  const brought = settings === null ? null : JSON.stringify(settings)
  return {
    ...{ table_id: table, seat, player, name, bot, given_up: leftAt === null ? 0 : 1, settings: brought },
    ...{ spent, asked_at: since, late, reserve, left_at: leftAt },
  }
}
